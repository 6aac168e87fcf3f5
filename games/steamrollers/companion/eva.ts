/** Eva beside the real board (SR-10): her phases are those of the table; dice, tiles and cubes lie before the person. */
import {
  type CompanionEnd,
  type CompanionLine,
  type CompanionOption,
  type Dialogue,
  type Events,
  type FrameMachine,
  frameMachine,
  type GameEvent,
  type ParamValue,
  type Setup,
  seedStream,
  type Text,
  text,
} from '../../../kernel/index.ts';
import { FACES } from '../components/edition.ts';
import { rollOf } from '../effects/dice.ts';
import { SIDE_A, TILE } from '../effects/tiles.ts';
import { END_ROUND, END_TURN, ROUND } from '../frames.ts';
import { handlersOf } from '../handlers.ts';
import type { SteamRollersMove } from '../moves.ts';
import { OPTIONS } from '../options.ts';
import { scoreSheets } from '../scoring.ts';
import { setUp } from '../setup.ts';
import { crossRolled, diceOfLevel } from '../solo/difficulty.ts';
import { cloneState, EVA, NONE, type SteamRollersState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { tileText } from '../terms.ts';

const PLAYER = 0;
const SIDES = ['a', 'b'];
/** Of a city that is not empty it does not matter which cubes lie there. */
const SOME_CUBES = [0, 0];

/** Hears every step of Eva as it is settled. */
export type Witness = (state: SteamRollersState, events: readonly GameEvent[]) => void;

const DICE: readonly CompanionOption[] = FACES.map((_, i) => ({
  id: String(i + 1),
  text: text('companion.face', { value: i + 1 }),
  sign: `die.${i + 1}`,
}));
const YES_NO: readonly CompanionOption[] = [
  { id: 'yes', text: text('companion.yes') },
  { id: 'no', text: text('companion.no') },
];

/** Luck that rolls what was rolled on the real table. */
function luckThatRolls(value: number): number[] {
  for (let seed = 0; ; seed++) {
    const stream = seedStream(seed, 'companion');
    if (rollOf(stream.slice()) === value) return stream;
  }
}

const TOLD = new Set(['event.evaCrosses', 'event.evaTooWeak', 'event.evaRemoves', 'event.end.evaFull']);

class EvaGame {
  readonly #t: Tables;
  readonly #dialogue: Dialogue;
  readonly #machine: FrameMachine<SteamRollersState, SteamRollersMove>;
  readonly #witness: Witness | undefined;
  #lines: CompanionLine[] = [];
  /** Cities known to be empty: nothing comes back to them. */
  readonly #empty = new Set<number>();
  state: SteamRollersState;

  constructor(t: Tables, dialogue: Dialogue, witness?: Witness) {
    this.#t = t;
    this.#dialogue = dialogue;
    this.#machine = frameMachine(handlersOf(t));
    this.#witness = witness;
    this.state = this.#setUp();
  }

  #ask(kind: string, words: Text, options: readonly CompanionOption[], rule?: string): string {
    const lines = this.#lines;
    this.#lines = [];
    return this.#dialogue.ask({ kind, text: words, lines, options, ...(rule === undefined ? {} : { rule }) });
  }
  #askDie(kind: string, words: Text, rule: string): number {
    return Number(this.#ask(kind, words, DICE, rule));
  }

  #setUp(): SteamRollersState {
    const levels = OPTIONS.find(({ key }) => key === 'level')?.values ?? [];
    const level = Number(
      this.#ask(
        'level',
        text('option.level'),
        levels.map((value) => ({ id: String(value), text: text(`option.level.${value}`) })),
        'SR-10.3',
      ),
    );
    const side = this.#ask(
      'side',
      text('companion.side'),
      SIDES.map((name) => ({ id: name, text: text(`tile.S2${name}`) })),
      'SR-10.2',
    );
    this.#lines = ['goods', 'rows', 'dice'].map((line) => ({ text: text(`do.setup.${line}`) }));
    const rolled = Array.from({ length: diceOfLevel(this.#t, level) }, (_, i) =>
      this.#askDie('setupDie', text('companion.setupDie', { n: i + 1 }), 'SR-10.3'),
    );
    const options = { ...Object.fromEntries(OPTIONS.map(({ key, values }) => [key, values[0]])), level };
    const setup: Setup = { game: 'steamrollers', edition: '', seats: ['player', 'eva'], options, seed: 1 };
    const state = this.#withSides(setUp(this.#t, setup), (sides) =>
      sides.map((_, tile) => (tile === TILE.two ? SIDES.indexOf(side) : SIDE_A)),
    );
    crossRolled(state, rolled);
    for (const number of new Set(rolled))
      this.#lines.push({ text: text('do.setup.cross', { region: number, crosses: state.crossed[number - 1] }) });
    state.frames.length = 0;
    state.frames.push(ROUND);
    this.#machine.settle(state);
    return state;
  }

  #withSides(state: SteamRollersState, sides: (now: readonly number[]) => readonly number[]): SteamRollersState {
    return { ...state, deal: { ...state.deal, tileSides: sides(state.deal.tileSides) } };
  }

  /** What lies before the person counts only as far as they told it. */
  #clearTable(): void {
    const { goods, tileOwner, sideways } = this.state;
    goods.fill(SOME_CUBES);
    tileOwner.fill(NONE);
    sideways.fill(0);
  }

  #settle(move: SteamRollersMove['type'] | undefined, seat: number): void {
    const events: Events = [];
    const state = this.state;
    if (move === undefined) this.#machine.settle(state, events);
    else this.#machine.apply(state, seat, this.#offered(state, seat, move), events);
    for (const event of events) this.#tell(event);
    this.#witness?.(state, events);
  }
  #offered(state: SteamRollersState, seat: number, type: SteamRollersMove['type']): SteamRollersMove {
    const found = this.#machine.moves(state, seat).find((move) => move.type === type);
    if (found === undefined) throw new Error(`${type} is not offered`);
    return found;
  }

  #tell({ key, params }: GameEvent): void {
    if (key === 'event.evaTakesBack')
      this.#lines.push({ text: text('do.event.evaTakesBack', { tile: this.state.evaDie }) });
    else if (key === 'event.evaRemoves')
      this.#lines.push({ text: text(`do.${key}`, { ...cityAndPoints(params), total: this.state.evaPoints }) });
    else if (TOLD.has(key)) this.#lines.push({ text: text(`do.${key}`, params) });
  }

  get #top(): string {
    return this.state.frames.at(-1)?.kind ?? 'over';
  }
  /** Where a step would lead. */
  #foresee(move: SteamRollersMove['type']): SteamRollersState {
    const state = cloneState(this.state);
    this.#machine.apply(state, EVA, this.#offered(state, EVA, move));
    return state;
  }

  #tellStatus(): void {
    const { round, evaPoints, crossed } = this.state;
    this.#dialogue.status = [
      text('companion.round', { round }),
      text('companion.points', { points: evaPoints }),
      text('companion.crosses', { crosses: crossed.join(' ') }),
    ];
  }

  /** One round: the player's turn on the real board, then Eva's; false when the game is over. */
  playRound(): boolean {
    this.#tellStatus();
    const over = { id: 'over', text: text('companion.over'), group: text('companion.orOver') };
    const first = this.state.round === 1;
    const answer = this.#ask('die', text('companion.die'), first ? DICE : [...DICE, over], 'SR-10.5');
    this.#clearTable();
    if (answer === 'over') {
      this.state.goods.fill([]);
      this.state.frames.splice(0, Number.POSITIVE_INFINITY, END_ROUND);
      this.#settle(undefined, EVA);
      return false;
    }
    this.state.pool.splice(0, Number.POSITIVE_INFINITY, Number(answer));
    this.state.frames.splice(0, Number.POSITIVE_INFINITY, END_TURN);
    this.#askSignal(() => this.#settle(undefined, EVA), Number(answer));
    while (this.#top !== 'over' && this.#top !== 'chooseDie') this.#phase();
    return this.#top !== 'over';
  }

  #signalUsed = false;
  /** SR-10.11: before every phase 1 the player may have her die rolled again. */
  #askSignal(go: () => void, die: number): void {
    const { deal, tileOwner } = this.state;
    const may = deal.tileSides[TILE.two] === SIDE_A && !this.#signalUsed;
    const used = may && this.#ask('signal', text('companion.signal', { value: die }), YES_NO, 'SR-10.11') === 'yes';
    if (used) tileOwner[TILE.two] = PLAYER;
    go();
    if (!used) return;
    this.#signalUsed = true;
    this.state.random.rerolls = luckThatRolls(this.#askDie('reroll', text('companion.reroll'), 'SR-10.11'));
    this.#settle('rerollEva', PLAYER);
  }

  #phase(): void {
    switch (this.#top) {
      case 'evaPhase1':
        this.#cross();
        return;
      case 'evaPhase2':
        this.#goOnTo('evaReturnsTile');
        return;
      case 'evaPhase3':
        this.#rollAgain();
        return;
      case 'evaPhase4':
        this.#settle('evaRemovesCube', EVA);
        return;
      default:
        throw new Error(`Eva does not know ${this.#top}`);
    }
  }

  /** SR-10.6: what comes after her cross depends on a tile and on the cubes of the city, unless she has won by it. */
  #cross(): void {
    const { evaDie, tileOwner, sideways, goods } = this.state;
    const number = evaDie - 1;
    if (this.#foresee('evaCrosses').ending !== 'running') {
      this.#settle('evaCrosses', EVA);
      return;
    }
    if (this.#ask('tile', text('companion.tile', { tile: evaDie }), YES_NO, 'SR-10.7') === 'yes') {
      tileOwner[number] = PLAYER;
      sideways[number] = 0;
    }
    if (this.#isEmpty(number)) goods[number] = [];
    this.#goOnTo('evaCrosses');
  }

  #isEmpty(city: number): boolean {
    if (this.#empty.has(city)) return true;
    const empty = this.#ask('city', text('companion.city', { city: city + 1 }), YES_NO, 'SR-10.8') === 'no';
    if (empty) this.#empty.add(city);
    return empty;
  }

  /** SR-10.12: as if the sealed wagon lay before the player, who is asked whenever the rules would ask then. */
  #goOnTo(move: 'evaCrosses' | 'evaReturnsTile'): void {
    const { tileOwner, sideways, deal } = this.state;
    const owned = tileOwner[TILE.two];
    if (deal.tileSides[TILE.two] !== SIDE_A && owned === NONE) {
      tileOwner[TILE.two] = PLAYER;
      sideways[TILE.two] = 1;
    }
    const asks = this.#foresee(move).frames.at(-1)?.kind === 'sealedWagon';
    const words = text('companion.wagon', { city: this.state.evaDie });
    const blocks = asks && this.#ask('wagon', words, YES_NO, 'SR-10.12') === 'yes';
    if (!blocks) tileOwner[TILE.two] = owned;
    this.#settle(move, EVA);
    if (blocks) this.#settle('blockEva', PLAYER);
  }

  #rollAgain(): void {
    this.#lines.push({ text: text('do.cityEmpty', { city: this.state.evaDie }) });
    const die = this.#askDie('reroll', text('companion.reroll'), 'SR-10.8');
    this.state.random.rerolls = luckThatRolls(die);
    this.#clearTable();
    this.#askSignal(() => this.#settle('evaRerolls', EVA), die);
  }

  beginTurn(): void {
    this.#signalUsed = false;
  }

  /** SR-10.14: the tiles in the pool are hers. */
  score(): CompanionEnd {
    if (this.state.ending === 'evaFull') return { sheet: scoreSheets(this.#t, this.state)[EVA], needed: undefined };
    const owners: number[] = [];
    const sides = this.state.deal.tileSides.map((side, tile) => {
      const answer = this.#ask('pool', text('companion.pool', { tile: tile + 1 }), this.#poolOptions(tile), 'SR-10.14');
      owners.push(answer === 'none' ? PLAYER : NONE);
      return answer === 'none' ? side : SIDES.indexOf(answer);
    });
    const state = this.#withSides({ ...this.state, tileOwner: owners }, () => sides);
    const sheet = scoreSheets(this.#t, state)[EVA];
    // SR-10.15: a tie is a defeat.
    return { sheet, needed: sheet.total + 1 };
  }

  #poolOptions(tile: number): CompanionOption[] {
    const known = tile === TILE.two;
    const sides = SIDES.map((id, side) => ({ id, side: this.#t.soloTiles[tile][side] })).filter(({ side }, i, all) =>
      known ? i === this.state.deal.tileSides[tile] : i === 0 || side.points !== all[0].side.points,
    );
    return [
      { id: 'none', text: text('companion.notInPool') },
      ...sides.map(({ id, side }) => ({
        id,
        text: text('companion.inPool', { tile: tileText(side.name), points: side.points }),
      })),
    ];
  }
}

const cityAndPoints = ({ city, points }: Readonly<Record<string, ParamValue>>) => ({ city, points });

export function leadEva(t: Tables, dialogue: Dialogue, witness?: Witness): CompanionEnd {
  const game = new EvaGame(t, dialogue, witness);
  do game.beginTurn();
  while (game.playRound());
  return game.score();
}
