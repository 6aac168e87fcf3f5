/** Foreign states: `load` refuses them, or everything that can be asked of them afterwards is answered. */
import * as fc from 'fast-check';
import { Session } from '../../cli/engine/session.ts';
import type { Setup } from '../../kernel/index.ts';
import type { Border, Check, Outcome } from './border.ts';
import { changed, changes } from './changes.ts';
import { openGames, someSetups, someStates } from './corpus.ts';
import { ask, hashOf, internalMessage } from './engine.ts';

/** Whatever a table asks of a game it has. */
function askEverything(session: Session, seats: number): Outcome {
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const requests = [
    { cmd: 'pending' },
    { cmd: 'result' },
    ...viewers.flatMap((viewer) => [
      { cmd: 'print', viewer },
      { cmd: 'forecast', viewer },
      { cmd: 'imagine', viewer },
    ]),
  ];
  for (const request of requests) {
    const answer = ask(session, request);
    if (!answer.ok) return { finding: `loaded, then ${JSON.stringify(request)}: ${answer.error}` };
  }
  for (let i = 0; i < 3; i++) {
    const { decisions } = ask(session, { cmd: 'pending' });
    const [decision] = Array.isArray(decisions) ? decisions : [];
    if (decision === undefined) break;
    const { seat } = decision;
    const moves = ask(session, { cmd: 'moves', seat, words: true });
    if (!moves.ok) return { finding: `loaded, then moves: ${moves.error}` };
    const { move, ...chosen } = ask(session, { cmd: 'choose', seat, player: 'novice', seed: i });
    if (move === undefined) return { finding: `loaded, then choose: ${chosen.error}` };
    const played = ask(session, { cmd: 'apply', seat, move });
    if (!played.ok) return { finding: `loaded, then apply ${JSON.stringify(move)}: ${played.error}` };
  }
  return 'accepted';
}

export const states: Border = {
  name: 'states',
  async inputs() {
    const games = await openGames();
    const valid = games.flatMap(({ game }, i) =>
      someSetups(game).flatMap((setup) => someStates(game, setup).map((state) => ({ game: i, setup, state }))),
    );
    return fc
      .tuple(fc.constantFrom(...valid), changes)
      .map(([{ game, setup, state }, list]) => `${JSON.stringify({ game, setup })}\n${changed(state, list)}`);
  },
  async open(): Promise<Check> {
    const sessions = (await openGames()).map((opened) => new Session(opened, [], 'en'));
    return (input, answered) => {
      const [head, state] = input.split('\n');
      const { game, setup }: { game: number; setup: Setup } = JSON.parse(head);
      const session = sessions[game];
      ask(session, { cmd: 'new' });
      const before = hashOf(session);
      const answer = session.answer(`{"cmd":"load","setup":${JSON.stringify(setup)},"state":${state}}`);
      answered();
      if (answer.ok) return askEverything(session, setup.seats.length);
      if (internalMessage(answer)) return { finding: `an internal message: ${answer.error}` };
      return hashOf(session) === before ? 'refused' : { finding: 'refused, and the game has changed' };
    };
  },
};
