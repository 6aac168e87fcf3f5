/**
 * The hex map of one sheet in characters. A hex is one sign every four columns, shifted by two in every other row;
 * the lines between the rows hold the slanting sides.
 *
 *   1   empty hex of that region     (1)  city         #      blocked side
 *   o   empty town      +  drawn hex        @    drawn town   - / \  track that ends at a side
 */
import { SIDES, type Tables } from './tables.ts';

const STEP = 4;
const LEFT = 3;

/** By side, E first and then clockwise: column and line of its mark, seen from the hex, and the sign of a track there. */
const MARKS = [
  [1, 0, '-'],
  [1, 1, '\\'],
  [-1, 1, '/'],
  [-1, 0, '-'],
  [-1, -1, '\\'],
  [1, -1, '/'],
] as const;

export function mapLines(t: Tables, map: number, tracks: readonly number[]): string[] {
  const rows = Math.max(...t.hexes.map((hex) => hex.row)) + 1;
  const columns = Math.max(...t.hexes.map((hex) => hex.col));
  const width = LEFT + columns * STEP + STEP;
  // One line above the map: track may end at its upper edge.
  const grid = Array.from({ length: 2 * rows + 1 }, () => Array.from({ length: width }, () => ' '));
  const spot = (hex: number): readonly [column: number, line: number] => {
    const { row, col } = t.hexes[hex];
    return [LEFT + (col - 1) * STEP + (row % 2) * (STEP / 2), 2 * row + 1];
  };

  t.hexes.forEach((hex, i) => {
    const [column, line] = spot(i);
    grid[line][0] = hex.id[0];
    if (t.cityAt[i] >= 0) {
      grid[line][column - 1] = '(';
      grid[line][column] = String(t.cityAt[i] + 1);
      grid[line][column + 1] = ')';
    } else grid[line][column] = signOf(t, i, tracks[i]);
  });
  t.hexes.forEach((_, hex) => {
    markEnds(t, map, tracks, hex, grid, spot(hex));
  });
  t.hexes.forEach((_, hex) => {
    markWalls(t, map, hex, grid, spot(hex));
  });
  const header = Array.from({ length: columns }, (_, i) => String(i + 1).padEnd(STEP)).join('');
  const lines = grid.map((signs) => signs.join('').trimEnd());
  return [`${' '.repeat(LEFT)}${header}`.trimEnd(), ...lines];
}

function signOf(t: Tables, hex: number, pair: number): string {
  if (t.townAt[hex] === 1) return pair === 0 ? 'o' : '@';
  return pair === 0 ? String(t.regionOf[hex] + 1) : '+';
}

function markEnds(
  t: Tables,
  map: number,
  tracks: readonly number[],
  hex: number,
  grid: string[][],
  [column, line]: readonly [number, number],
): void {
  for (const side of t.pairs[tracks[hex]]?.sides ?? []) {
    const [right, down, sign] = MARKS[side];
    grid[line + down][column + right] = sign;
    if (down !== 0) continue;
    // The two halves of a level side are joined by a sign of their own.
    const next = t.maps[map].across[hex * SIDES + side];
    const joined = next >= 0 && (t.cityAt[next] >= 0 || t.leaves[tracks[next] * SIDES + ((side + 3) % SIDES)] >= 0);
    if (joined) grid[line][column + 2 * right] = sign;
  }
}

function markWalls(
  t: Tables,
  map: number,
  hex: number,
  grid: string[][],
  [column, line]: readonly [number, number],
): void {
  for (let side = 0; side < SIDES; side++) {
    const cell = hex * SIDES + side;
    if (t.maps[map].across[cell] >= 0 || t.maps[0].across[cell] < 0) continue;
    const [right, down] = MARKS[side];
    grid[line + down][column + (down === 0 ? 2 * right : right)] = '#';
  }
}
