/** Moves that are known in advance: made once per edition and handed out again and again. */
import { FACES, SIDE_NAMES, STARTING_TILES, type StartingTile } from './components/edition.ts';
import type { DrawTrack, SteamRollersMove } from './moves.ts';
import type { Tables } from './tables.ts';

export interface InternedMoves {
  /** `[hex][pair]` */
  readonly draw: readonly (readonly DrawTrack[])[];
  /** `[face][hex]`: what the black die allows there; face 0 = any kind (tile 6). */
  readonly drawBy: readonly (readonly (readonly DrawTrack[])[])[];
  readonly chooseDie: readonly SteamRollersMove[];
  readonly chooseTwoDice: readonly (readonly SteamRollersMove[])[];
  readonly useDie: readonly SteamRollersMove[];
  readonly seizeDie: readonly (readonly SteamRollersMove[])[];
  readonly upgrade: readonly SteamRollersMove[];
  /** `[tile index][side]`, standard and solo. */
  readonly takeTile: readonly (readonly SteamRollersMove[])[];
  readonly takeSoloTile: readonly SteamRollersMove[];
  readonly setDie: readonly (readonly SteamRollersMove[])[];
  readonly stepDie: readonly (readonly SteamRollersMove[])[];
  /** `[value]`: turn over, reroll. */
  readonly lookAgain: readonly (readonly SteamRollersMove[])[];
  readonly pass: SteamRollersMove;
  readonly endTurn: SteamRollersMove;
  readonly startingTile: Readonly<Record<StartingTile, SteamRollersMove>>;
  readonly region: readonly SteamRollersMove[];
  readonly ownLoad: readonly (readonly SteamRollersMove[])[];
  /** `[city][colour]` */
  readonly arrange: readonly (readonly SteamRollersMove[])[];
  readonly rerollEva: readonly (readonly SteamRollersMove[])[];
  readonly blockEva: readonly (readonly SteamRollersMove[])[];
  readonly evaCrosses: readonly (readonly SteamRollersMove[])[];
  readonly evaReturnsTile: readonly (readonly (readonly SteamRollersMove[])[])[];
  readonly evaRerolls: readonly (readonly SteamRollersMove[])[];
  readonly evaRemovesCube: readonly (readonly SteamRollersMove[])[];
}

export function internMoves(t: {
  hexes: Tables['hexes'];
  pairs: Tables['pairs'];
  faceAllows: Tables['faceAllows'];
  cityAt: Int8Array;
  tiles: Tables['tiles'];
  soloTiles: Tables['tiles'];
  colours: readonly string[];
}): InternedMoves {
  const values = [0, ...FACES];
  const each = (make: (n: number) => SteamRollersMove): SteamRollersMove[] => values.map(make);
  const draw = t.hexes.map(({ id }) =>
    t.pairs.map((pair): DrawTrack => {
      const [a, b] = pair?.sides ?? [0, 0];
      return { type: 'drawTrack', hex: id, sides: [SIDE_NAMES[a], SIDE_NAMES[b]] };
    }),
  );
  const declineEva: SteamRollersMove = { type: 'declineEva' };
  const [stepTile, lookTile] = t.tiles[4];
  const allTiles = t.tiles.map((sides) =>
    sides.map(({ name }): SteamRollersMove => ({ type: 'takeTile', tile: name })),
  );
  const returns = t.soloTiles.map((sides) =>
    sides.map(({ name }): SteamRollersMove[] => [{ type: 'evaReturnsTile', tile: name }]),
  );
  return {
    draw,
    drawBy: [undefined, ...t.faceAllows].map((allows) =>
      draw.map((moves, hex) =>
        t.cityAt[hex] >= 0 ? [] : moves.filter((_, pair) => pair > 0 && (allows === undefined || allows[pair] === 1)),
      ),
    ),
    chooseDie: each((value) => ({ type: 'chooseDie', value })),
    chooseTwoDice: values.map((low) => each((high) => ({ type: 'chooseTwoDice', values: [low, high] }))),
    useDie: each((value) => ({ type: 'useDie', value })),
    seizeDie: values.map((value) => [
      { type: 'seizeDie', value },
      { type: 'declineSeize', value },
    ]),
    upgrade: each((box) => ({ type: 'upgradeEngine', box })),
    takeTile: allTiles,
    takeSoloTile: t.soloTiles[1].map(({ name }) => ({ type: 'takeTile', tile: name })),
    setDie: t.tiles[0].map(({ name }) =>
      FACES.map((value): SteamRollersMove => ({ type: 'changeDie', tile: name, mode: 'set', value })),
    ),
    stepDie: values.map((value) =>
      [value - stepTile.step, value + stepTile.step]
        .filter((result) => value > 0 && result >= 1 && result <= FACES.length)
        .map((result): SteamRollersMove => ({ type: 'changeDie', tile: stepTile.name, mode: 'step', value: result })),
    ),
    lookAgain: values.map((value) => [
      { type: 'changeDie', tile: lookTile.name, mode: 'turnOver', value: FACES.length + 1 - value },
      { type: 'changeDie', tile: lookTile.name, mode: 'reroll' },
    ]),
    pass: { type: 'pass' },
    endTurn: { type: 'endTurn' },
    startingTile: startingTileMoves(),
    region: each((region) => ({ type: 'chooseRegion', region })),
    ownLoad: t.colours.map((cube) => FACES.map((city): SteamRollersMove => ({ type: 'placeOwnLoad', cube, city }))),
    arrange: FACES.map((city) => t.colours.map((cube): SteamRollersMove => ({ type: 'arrangeGoods', city, cube }))),
    rerollEva: values.map((value) => [{ type: 'rerollEva', value }, declineEva]),
    blockEva: values.map((city) => [{ type: 'blockEva', city }, declineEva]),
    evaCrosses: values.map((region) => [{ type: 'evaCrosses', region }]),
    evaReturnsTile: returns,
    evaRerolls: values.map((city) => [{ type: 'evaRerolls', city }]),
    evaRemovesCube: values.map((city) => [{ type: 'evaRemovesCube', city }]),
  };
}

function startingTileMoves(): Readonly<Record<StartingTile, SteamRollersMove>> {
  const [engine, track, plusTwo, actionTile, ownLoad] = STARTING_TILES.map(
    (tile): SteamRollersMove => ({ type: 'chooseStartingTile', tile }),
  );
  return { engine, track, plusTwo, actionTile, ownLoad };
}
