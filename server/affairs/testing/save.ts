/** A game of the toy as a device keeps it. */
import { toSave } from '../../../host/save.ts';
import { Table } from '../../../host/table.ts';
import { toy } from '../../../kernel/conformance/toy.ts';
import { makeSetup, startMatch } from '../../../kernel/index.ts';

export function saveOfToy(moves: number): string {
  const game = toy.open(toy.standardEdition);
  const setup = makeSetup(game, { seats: ['player', 'player'], seed: 5 });
  const holders = [
    { kind: 'human', name: 'Anna' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const table = new Table(startMatch(game, setup), { id: 't', holders, edition: toy.standardEdition });
  for (let i = 0; i < moves; i++) {
    const [seat] = table.deciding;
    table.play(seat, game.moves(table.match.state, seat)[0]);
  }
  return JSON.stringify(toSave(table));
}
