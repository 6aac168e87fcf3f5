/** Train Rush by Sebastian Szponar, as a game of the house. */
import type { Game, GameModule } from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { describe } from './describe.ts';
import { evaluator } from './evaluate.ts';
import { machineOf } from './handlers.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import type { TrainRushMove } from './moves.ts';
import { print } from './print.ts';
import { resultOf, scoreSheets } from './scoring.ts';
import { scramble } from './scramble.ts';
import { setUp } from './setup.ts';
import { clone, type TrainRushState } from './state.ts';
import { compile } from './tables.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { type TrainRushView, viewFor } from './view.ts';

export const RULESET = 1;

export type TrainRush = Game<TrainRushState, TrainRushMove, TrainRushView>;

export function openTrainRush(edition: unknown): TrainRush {
  const tables = compile(parseEdition(edition), edition);
  const machine = machineOf(tables);
  return {
    id: 'train-rush',
    title: tables.title,
    version: RULESET,
    edition: tables.editionName,
    seatPlans: [{ players: [2, 4], automas: [] }],
    options: [{ key: 'heroes', values: ['drafted', 'dealt'] }],
    text: { en, de, pl },
    checkSetup: () => undefined,
    setup(setup, events) {
      const state = setUp(tables, setup, events);
      machine.settle(state, events);
      return state;
    },
    deciding: machine.deciding,
    prompt: machine.prompt,
    moves: machine.moves,
    apply: machine.apply,
    clone,
    result: (state) => resultOf(tables, state),
    view: viewFor,
    imagine: (view, stream) => imagine(tables, view, stream),
    scramble,
    forecast: (view) => scoreSheets(tables, view),
    evaluate: evaluator(tables),
    describe: (move) => describe(tables, move),
    print: (view, speaker) => print(tables, view, speaker),
    invariants: (state) => invariants(tables, state),
  };
}

export const trainRush: GameModule = { id: 'train-rush', standardEdition, open: openTrainRush };
