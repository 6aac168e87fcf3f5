/** Moves that are known in advance: made once per edition and handed out again and again. */
import { FACES, SIDE_NAMES, STARTING_TILES, type StartingTile } from './components/edition.ts';
import type { ChangeDie, DrawTrack, MoveOf, TileName } from './moves.ts';
import type { Tables } from './tables.ts';

/** By number: the value of a die, a city, a region or an engine box; 0 is nobody's. */
type ByNumber<T> = readonly T[];

export interface InternedMoves {
  /** `[hex][pair]` */
  readonly draw: readonly (readonly DrawTrack[])[];
  /** `[face][hex]`: what the black die allows there; face 0 = any kind (tile 6). */
  readonly drawBy: readonly (readonly (readonly DrawTrack[])[])[];
  readonly chooseDie: ByNumber<MoveOf<'chooseDie'>>;
  readonly chooseTwoDice: ByNumber<ByNumber<MoveOf<'chooseTwoDice'>>>;
  readonly useDie: ByNumber<MoveOf<'useDie'>>;
  readonly seizeDie: ByNumber<readonly MoveOf<'seizeDie' | 'declineSeize'>[]>;
  readonly upgrade: ByNumber<MoveOf<'upgradeEngine'>>;
  /** `[tile index][side]` */
  readonly takeTile: readonly (readonly MoveOf<'takeTile'>[])[];
  /** `[side]` */
  readonly takeSoloTile: readonly MoveOf<'takeTile'>[];
  /** `[side]` */
  readonly setDie: readonly (readonly ChangeDie[])[];
  readonly stepDie: ByNumber<readonly ChangeDie[]>;
  /** Turn over, reroll. */
  readonly lookAgain: ByNumber<readonly ChangeDie[]>;
  readonly pass: MoveOf<'pass'>;
  readonly endTurn: MoveOf<'endTurn'>;
  readonly startingTile: Readonly<Record<StartingTile, MoveOf<'chooseStartingTile'>>>;
  readonly region: ByNumber<MoveOf<'chooseRegion'>>;
  /** `[colour][city index]` */
  readonly ownLoad: readonly (readonly MoveOf<'placeOwnLoad'>[])[];
  /** `[city index][colour]` */
  readonly arrange: readonly (readonly MoveOf<'arrangeGoods'>[])[];
  /** `[city index]` */
  readonly keepRow: readonly MoveOf<'keepRow'>[];
  readonly keepRows: MoveOf<'keepRows'>;
  readonly rerollEva: ByNumber<readonly MoveOf<'rerollEva' | 'declineEva'>[]>;
  readonly blockEva: ByNumber<readonly MoveOf<'blockEva' | 'declineEva'>[]>;
  readonly evaCrosses: ByNumber<readonly MoveOf<'evaCrosses'>[]>;
  /** `[tile index][side]` */
  readonly evaReturnsTile: readonly (readonly (readonly MoveOf<'evaReturnsTile'>[])[])[];
  readonly evaRerolls: ByNumber<readonly MoveOf<'evaRerolls'>[]>;
  readonly evaRemovesCube: ByNumber<readonly MoveOf<'evaRemovesCube'>[]>;
}

type Compiled = Pick<Tables, 'hexes' | 'pairs' | 'faceAllows' | 'cityAt' | 'tiles' | 'soloTiles' | 'colours'>;

const NUMBERS: readonly number[] = [0, ...FACES];
const byNumber = <T>(make: (n: number) => T): T[] => NUMBERS.map(make);
const takeTile = ({ name }: { readonly name: TileName }): MoveOf<'takeTile'> => ({ type: 'takeTile', tile: name });

export function internMoves(t: Compiled): InternedMoves {
  const declineEva: MoveOf<'declineEva'> = { type: 'declineEva' };
  return {
    ...drawingMoves(t),
    ...dieMoves(t),
    chooseDie: byNumber((value) => ({ type: 'chooseDie', value })),
    chooseTwoDice: byNumber((low) => byNumber((high) => ({ type: 'chooseTwoDice', values: [low, high] }))),
    useDie: byNumber((value) => ({ type: 'useDie', value })),
    seizeDie: byNumber((value) => [
      { type: 'seizeDie', value },
      { type: 'declineSeize', value },
    ]),
    upgrade: byNumber((box) => ({ type: 'upgradeEngine', box })),
    takeTile: t.tiles.map((sides) => sides.map(takeTile)),
    takeSoloTile: t.soloTiles[1].map(takeTile),
    pass: { type: 'pass' },
    endTurn: { type: 'endTurn' },
    startingTile: startingTileMoves(),
    region: byNumber((region) => ({ type: 'chooseRegion', region })),
    ownLoad: t.colours.map((cube) => FACES.map((city) => ({ type: 'placeOwnLoad', cube, city }))),
    arrange: FACES.map((city) => t.colours.map((cube) => ({ type: 'arrangeGoods', city, cube }))),
    keepRow: FACES.map((city) => ({ type: 'keepRow', city })),
    keepRows: { type: 'keepRows' },
    rerollEva: byNumber((value) => [{ type: 'rerollEva', value }, declineEva]),
    blockEva: byNumber((city) => [{ type: 'blockEva', city }, declineEva]),
    evaCrosses: byNumber((region) => [{ type: 'evaCrosses', region }]),
    evaReturnsTile: t.soloTiles.map((sides) => sides.map(({ name }) => [{ type: 'evaReturnsTile', tile: name }])),
    evaRerolls: byNumber((city) => [{ type: 'evaRerolls', city }]),
    evaRemovesCube: byNumber((city) => [{ type: 'evaRemovesCube', city }]),
  };
}

function drawingMoves(t: Compiled): Pick<InternedMoves, 'draw' | 'drawBy'> {
  const draw = t.hexes.map(({ id }) =>
    t.pairs.map((pair): DrawTrack => {
      const [a, b] = pair?.sides ?? [0, 0];
      return { type: 'drawTrack', hex: id, sides: [SIDE_NAMES[a], SIDE_NAMES[b]] };
    }),
  );
  const drawBy = [undefined, ...t.faceAllows].map((allows) =>
    draw.map((moves, hex) =>
      t.cityAt[hex] >= 0 ? [] : moves.filter((_, pair) => pair > 0 && (allows === undefined || allows[pair] === 1)),
    ),
  );
  return { draw, drawBy };
}

/** Changes by tiles 1, 5a and 5b (SR-8.2, SR-8.9, SR-8.10). */
function dieMoves({ tiles }: Compiled): Pick<InternedMoves, 'setDie' | 'stepDie' | 'lookAgain'> {
  const [stepTile, lookTile] = tiles[4];
  return {
    setDie: tiles[0].map(({ name }) =>
      FACES.map((value): ChangeDie => ({ type: 'changeDie', tile: name, mode: 'set', value })),
    ),
    stepDie: byNumber((value) =>
      [value - stepTile.step, value + stepTile.step]
        .filter((result) => value > 0 && result >= 1 && result <= FACES.length)
        .map((result): ChangeDie => ({ type: 'changeDie', tile: stepTile.name, mode: 'step', value: result })),
    ),
    lookAgain: byNumber((value) => [
      { type: 'changeDie', tile: lookTile.name, mode: 'turnOver', value: FACES.length + 1 - value },
      { type: 'changeDie', tile: lookTile.name, mode: 'reroll' },
    ]),
  };
}

function startingTileMoves(): InternedMoves['startingTile'] {
  const [engine, track, plusTwo, actionTile, ownLoad] = STARTING_TILES.map(
    (tile): MoveOf<'chooseStartingTile'> => ({ type: 'chooseStartingTile', tile }),
  );
  return { engine, track, plusTwo, actionTile, ownLoad };
}
