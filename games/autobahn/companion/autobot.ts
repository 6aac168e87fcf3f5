/** Autobot beside the real board (AB-24): the rules of the table choose, the person draws, moves the pieces and says what they did themselves. */
import {
  type CompanionEnd,
  type CompanionLine,
  type Dialogue,
  type Events,
  frameMachine,
  type GameEvent,
  text,
} from '../../../kernel/index.ts';
import { describeMove } from '../describe.ts';
import { handlersOf } from '../handlers.ts';
import { sheetOf } from '../scoring.ts';
import type { AutobahnState } from '../state.ts';
import { AUTOBOT_ACTS, ON_BOARD, type Tables, TRUCKS } from '../tables.ts';
import { viewOf } from '../view.ts';
import { kindOf, kindOptions } from './card-kinds.ts';
import { instructions } from './instructions.ts';
import { askDeed } from './player-turn.ts';
import { setUpRealBoard } from './setup.ts';
import { BOT, type Board, nothingTold, PLAYER, runOn, Trial } from './trial.ts';

/** Hears every step as it is settled. */
export type Witness = (state: AutobahnState, events: readonly GameEvent[]) => void;

class Game {
  readonly #board: Board;
  readonly #witness: Witness | undefined;
  #told = nothingTold();
  #lines: CompanionLine[] = [];
  /** What Autobot did since the player's last turn. */
  #latest: GameEvent[] = [];
  state: AutobahnState;

  constructor(t: Tables, dialogue: Dialogue, witness?: Witness) {
    this.#board = { t, machine: frameMachine(handlersOf(t)), dialogue };
    this.#witness = witness;
    this.state = setUpRealBoard(t, dialogue);
    runOn(this.#board, this.state, []);
    dialogue.draw = () => ({
      view: viewOf(this.state, PLAYER),
      latest: this.#latest.map((event) => ({ seat: BOT, event })),
    });
    this.#lines = SETUP_LINES.map((line) => ({ text: text(`do.setup.${line}`) }));
    this.confirm('setup');
  }

  #do(act: (s: AutobahnState, events: Events) => void): void {
    const before = this.state;
    const { state, events } = new Trial(this.#board, this.#told, before, act).outcome();
    this.state = state;
    this.#lines.push(...instructions(this.#board.t, before, state, events));
    if (before.turn === BOT) this.#latest.push(...events);
    this.#witness?.(state, events);
  }

  #takeLines(): CompanionLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  /** What has to be done on the real board, until it is done. */
  confirm(kind: string): void {
    const lines = this.#takeLines();
    if (lines.length === 0) return;
    this.#board.dialogue.ask({
      kind,
      text: text(`companion.do.${kind}`),
      lines,
      options: [{ id: 'done', text: text('companion.done') }],
    });
  }

  #tellStatus(): void {
    const { era, turn } = this.state;
    this.#board.dialogue.status = [
      text('companion.era', { era }),
      text(turn === BOT ? 'companion.itsTurn' : 'companion.yourTurn'),
    ];
  }

  /** AB-24.5: the colour card that was turned over comes on top. */
  #drawColour(): void {
    const { t, dialogue } = this.#board;
    const { bot } = this.state;
    if (bot === undefined || bot.topKnown === 1) return;
    const kind = dialogue.ask({
      kind: 'colour',
      text: text('companion.colour'),
      rule: 'AB-24.5',
      options: kindOptions(t, bot.colourDeck),
    });
    const at = bot.colourDeck.findIndex((card) => kindOf(t, card) === kind);
    bot.colourDeck.push(...bot.colourDeck.splice(at, 1));
  }

  #botActs(): void {
    const { machine } = this.#board;
    this.#do((s, events) => machine.apply(s, BOT, AUTOBOT_ACTS, events));
  }

  #placeTraffic(): void {
    const { t, machine, dialogue } = this.#board;
    const moves = machine.moves(this.state, PLAYER);
    const options = moves.map((move, i) => ({ id: String(i), text: describeMove(t, move) }));
    const chosen =
      moves[Number(dialogue.ask({ kind: 'traffic', text: text('companion.traffic'), rule: 'AB-26.2', options }))];
    this.#do((s, events) => machine.apply(s, PLAYER, chosen, events));
  }

  #playerTurn(): void {
    const deed = askDeed(this.#board, this.state, this.#takeLines());
    // Their trucks may stand elsewhere now.
    this.#told = nothingTold();
    for (let truck = 0; truck < TRUCKS; truck++) this.state.trucks[PLAYER * TRUCKS + truck] = ON_BOARD;
    this.#do(
      deed ??
        ((s) => {
          while (s.frames[s.frames.length - 1].kind !== 'endTurn') s.frames.pop();
        }),
    );
  }

  /** One decision; false when there is none left. */
  goOn(): boolean {
    this.#tellStatus();
    switch (this.state.frames.at(-1)?.kind) {
      case undefined:
        this.confirm('end');
        return false;
      case 'botTurn':
        this.confirm('between');
        this.#latest = [];
        this.#drawColour();
        this.#botActs();
        this.confirm('action');
        return true;
      case 'botTrucks':
        this.#botActs();
        this.confirm('trucks');
        return true;
      case 'placeTraffic':
        this.#placeTraffic();
        return true;
      default:
        this.#playerTurn();
        return true;
    }
  }
}

const SETUP_LINES = ['pieces', 'tasks', 'colours', 'employees'];

export function leadAutobot(t: Tables, dialogue: Dialogue, witness?: Witness): CompanionEnd {
  const game = new Game(t, dialogue, witness);
  while (game.goOn());
  const sheet = sheetOf(t, game.state, BOT);
  // AB-24.44: only more points win.
  return { sheet, needed: sheet.total + 1 };
}
