/** One table on the screen: what is known of it, and what can be done with it. */

import { RefusedError } from '../../host/calls.ts';
import {
  type Catalogues,
  type Condition,
  LANGUAGES,
  type Seat,
  type Speaker,
  speaker,
  type Viewer,
} from '../../kernel/index.ts';
import type { NextMove } from '../kit/board.ts';
import type { BoardModule, Offer, Question, Scene, SeatInfo } from '../kit/index.ts';
import { makeQuestion, offerId } from '../kit/offers.ts';
import { loadBoard } from '../page/boards.ts';
import { SPEEDS, settings } from '../settings/settings.ts';
import { createStore, type Store } from '../store/store.ts';
import type {
  Advice,
  AdvisedLine,
  Consequences,
  HostNews,
  LogEntry,
  Moment,
  SeatHolder,
  Snapshot,
  TableInfo,
} from '../worker/protocol.ts';
import { whenIdle } from './after-next-paint.ts';
import type { TableHost, TableLine } from './line.ts';
import { type Rehearsal, stepsOf } from './rehearsal.ts';

/** A move that is being looked at before it is made. */
export interface Considered {
  readonly offer: Offer;
  /** Undefined while it is being worked out. */
  readonly consequences: Consequences | undefined;
  /** Waits for a confirmation; otherwise it goes away with the pointer. */
  readonly pinned: boolean;
}

/** A place that cannot be chosen, and what would have to hold. */
export interface WhyNot {
  readonly place: string;
  readonly conditions: readonly Condition[];
}

export interface OpenMenu {
  readonly target: string;
  readonly offers: readonly Offer[];
}

/** What the table says. */
export interface Position {
  readonly info: TableInfo | undefined;
  readonly board: BoardModule | undefined;
  readonly present: Snapshot | undefined;
  readonly question: Question | undefined;
  readonly log: readonly LogEntry[];
}

/** What the person in front of it is doing, and what he is told. */
export interface PersonState {
  /** The moment that is shown instead of the present one. */
  readonly past: Moment | undefined;
  readonly considered: Considered | undefined;
  readonly menu: OpenMenu | undefined;
  /** A line of advice that is shown on the board; the move of its step is the one that is considered. */
  readonly rehearsal: Rehearsal | undefined;
  readonly whyNot: WhyNot | undefined;
  /** What an opponent would do at some version of the table; undefined while it thinks. */
  readonly advice: (Advice & { readonly version: number | undefined }) | undefined;
  /** By keyboard: whatever could be a target can be walked to and asked about. */
  readonly asking: boolean;
  /** A move that is on its way to a host far away: nothing of it is shown as done before the answer. */
  readonly sending: Offer | undefined;
  /** Nothing can be chosen for now: somebody asks something, or the line is down. */
  readonly still: boolean;
  /** A target with several meanings that was tapped: a second one it shares moves with narrows them, like a card and the space it goes to. */
  readonly held: string | undefined;
  /** The open panel; undefined = none, or the first one where there is a column for them. */
  readonly panel: string | undefined;
  /** The rule a rules panel is open at. */
  readonly rule: string | undefined;
  /** What the others did is told in full at this moment, and known up to that move. */
  readonly storyAt: number | undefined;
  readonly knownUpTo: number;
  readonly trouble: unknown;
  /** Whether what is played here is kept in this browser. */
  readonly kept: boolean;
  /** Another tab has the table now: it stands still here. */
  readonly takenOver: boolean;
  /** Notices that were read. */
  readonly putAway: readonly string[];
}

type TableState = Position & PersonState;

const EMPTY: TableState = {
  info: undefined,
  board: undefined,
  present: undefined,
  question: undefined,
  log: [],
  past: undefined,
  considered: undefined,
  menu: undefined,
  rehearsal: undefined,
  whyNot: undefined,
  advice: undefined,
  asking: false,
  sending: undefined,
  still: false,
  held: undefined,
  panel: undefined,
  rule: undefined,
  storyAt: undefined,
  knownUpTo: 0,
  trouble: undefined,
  kept: true,
  takenOver: false,
  putAway: [],
};

const NOTHING_CHOSEN = {
  considered: undefined,
  menu: undefined,
  rehearsal: undefined,
  held: undefined,
  whyNot: undefined,
  asking: false,
};

/** A pointer stays longer than this on what it wants to know about. */
const PASSING_MS = 40;
const PASSING_FAR_MS = 120;
/** The words for the home screen wait until a table that opens, or a move, has been drawn. */
const NOTE_MS = 400;

/** How a choice was made decides whether it is looked at first: a finger cannot hover. */
export type Means = 'mouse' | 'touch' | 'key';

export class TableSession {
  readonly id: string;
  /** Whoever answers for the table, wherever that is. */
  readonly host: TableHost;
  readonly store: Store<TableState> = createStore(EMPTY);
  /** All words of the game, with those that it teaches by; undefined until they have come. Nothing is drawn anew for them but what speaks them. */
  readonly teaching: Store<Catalogues | undefined> = createStore<Catalogues | undefined>(undefined);
  readonly #line: TableLine;
  #close: (() => void)[] = [];
  #voices: readonly Speaker[] | undefined;
  /** What has come and is not shown yet. */
  readonly #unseen: Snapshot[] = [];
  /** Whether the latest that was received is still being drawn. */
  #drawing = false;
  /** At which version of the table a move is on its way to it. */
  #playing: number | undefined;
  #open = false;
  #noting: ReturnType<typeof setTimeout> | undefined;
  #taught: Promise<void> | undefined;

  constructor(id: string, line: TableLine) {
    this.id = id;
    this.host = line.host;
    this.#line = line;
  }

  /** Sits down; the answer tells how to get up again. */
  open(): () => void {
    this.#open = true;
    this.#close.push(
      this.#line.onNews((news) => this.#heed(news)),
      settings.subscribe(() => this.#followSettings()),
    );
    void this.#sitDown(false);
    return () => {
      this.#open = false;
      void this.host.leave();
      for (const close of this.#close) close();
      this.#close = [];
      if (this.#noting !== undefined) this.#note();
    };
  }

  #heed(news: HostNews): void {
    if ('trouble' in news) this.#set({ trouble: new RefusedError(news.trouble.name, news.trouble.message) });
    else if ('kept' in news) this.#set({ kept: news.kept });
    else if ('takenOver' in news && news.takenOver === this.id) this.#standStill();
    else if ('info' in news && news.info.id === this.id) this.#set({ info: news.info });
    else if ('snapshot' in news && news.snapshot.table === this.id) this.#hear(news.snapshot);
  }

  /** Takes the table from another tab; that one is told. */
  takeOver(): Promise<void> {
    this.#set({ trouble: undefined, past: undefined });
    return this.#sitDown(true);
  }

  async #sitDown(takeOver: boolean): Promise<void> {
    try {
      void this.host.pace(SPEEDS[settings.get().speed]);
      const { info, snapshot, kept } = await this.host.open(this.id, { takeOver });
      if (!this.#open) return;
      this.#set({ info, kept, takenOver: false });
      this.#unseen.push(snapshot);
      this.#receive();
      this.#line.shown();
      const board = await loadBoard(info.game.id);
      if (!this.#open) return;
      this.#line.settled?.();
      this.#set({ board });
      this.#makeQuestion();
      this.#close.push(whenIdle(() => void this.#teach()));
      if (board.printed) await this.host.printIn(settings.get().language);
    } catch (error) {
      if (this.#open) this.#set({ trouble: error });
    }
  }

  /** Sees to the words that the table teaches by: they come when it has been drawn, or when the first of them is needed. */
  #teach(): Promise<void> {
    const { info } = this.store.get();
    this.#taught ??= info && this.#fetchTeaching(info.game.id);
    return this.#taught ?? Promise.resolve();
  }
  async #fetchTeaching(game: string): Promise<void> {
    try {
      this.teaching.set(await this.host.teaching(game));
    } catch (error) {
      // They can be fetched again with the next that is needed.
      this.#taught = undefined;
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  /** Another tab plays on: what is on the screen stays, and nothing can be done with it. */
  #standStill(): void {
    const { present } = this.store.get();
    const stage =
      present?.stage.kind === 'yours' ? { kind: 'waiting' as const, seat: present.stage.seat } : present?.stage;
    this.#set({
      takenOver: true,
      question: undefined,
      ...NOTHING_CHOSEN,
      ...(present && stage ? { present: { ...present, stage, canUndo: false } } : {}),
    });
  }

  /** Nothing can be chosen while the table stands still; what is being considered waits, and is there again if the table has not moved on. */
  holdStill(still: boolean): void {
    if (this.store.get().still !== still) this.#set({ still, menu: undefined, held: undefined });
  }

  putAway(notice: string): void {
    this.#set({ putAway: [...this.store.get().putAway, notice] });
  }

  #set(part: Partial<TableState>): void {
    this.store.change((now) => ({ ...now, ...part }));
  }

  #followSettings(): void {
    const { speed, language } = settings.get();
    void this.host.pace(SPEEDS[speed]);
    if (this.store.get().board?.printed) void this.host.printIn(language);
  }

  /**
   * While others move, what comes before the last move is drawn is shown in one go: opponents who play at once are faster than any page can
   * draw, and a page that drew move after move would never catch up with them.
   */
  #hear(snapshot: Snapshot): void {
    this.#unseen.push(snapshot);
    if (snapshot.stage.kind !== 'waiting') this.#receive();
    else if (this.#unseen.length === 1 && !this.#drawing) setTimeout(() => this.#receive());
  }
  /** A position is on the screen. */
  drawn(present: Snapshot): void {
    if (present !== this.store.get().present) return;
    this.#drawing = false;
    this.#receive();
  }

  #receive(): void {
    const { log, present, panel } = this.store.get();
    const snapshots = this.#unseen.splice(0);
    const snapshot = snapshots.at(-1);
    if (!snapshot) return;
    this.#drawing = true;
    const moved = present === undefined || present.version !== snapshot.version;
    const ended = snapshot.stage.kind === 'over' && present !== undefined && present.stage.kind !== 'over';
    this.#set({
      present: snapshot,
      log: snapshots.reduce((known, { log: { from, entries } }) => [...known.slice(0, from), ...entries], log),
      ...(moved ? { ...NOTHING_CHOSEN, sending: undefined } : {}),
      ...(ended ? { panel: 'score' } : { panel }),
    });
    this.#makeQuestion();
  }

  /** Leaves word on the home screen of where the game stands. */
  #note(): void {
    clearTimeout(this.#noting);
    this.#noting = undefined;
    const { present, board, info } = this.store.get();
    const { note } = this.#line;
    if (!note || !present || !board || !info) return;
    if (present.stage.kind === 'waiting' || present.stage.kind === 'handover') return;
    const status = board.status(sceneOf(info, board, present));
    if (status.length === 0) return;
    this.#voices ??= LANGUAGES.map((language) => speaker([board.text, info.game.text], language, String));
    const [en, de, pl] = this.#voices.map((voice) => status.map((text) => voice.say(text)).join(' · '));
    note({ id: this.id, words: { en, de, pl } });
  }

  /** The question of the present, once board and position are both known. */
  #makeQuestion(): void {
    const { present, board, info } = this.store.get();
    if (!present || !board || !info) return;
    const { stage } = present;
    const question =
      stage.kind === 'yours'
        ? makeQuestion(stage.seat, stage.prompt, stage.moves, (move) =>
            board.targets(move, sceneOf(info, board, present)),
          )
        : undefined;
    this.#set({ question });
    // Nobody is at the home screen now.
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => this.#note(), NOTE_MS);
  }

  /** Does something that may be refused, and says so; whether it was done. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#set({ trouble: error });
      return false;
    }
  }

  async tap(target: string, means: Means): Promise<void> {
    if (this.#followsLine(({ targets }) => targets.includes(target))) return;
    const offers = this.#offersAt(target);
    const turned = offers.length > 1 && means !== 'key' ? this.meant(target) : undefined;
    if (offers.length === 1) await this.choose(offers[0], means);
    else if (turned) await this.consider(turned, true);
    else if (offers.length > 1) this.#set({ menu: { target, offers }, held: target, considered: undefined });
  }

  /** While a line is shown, what glows is what it does next: whoever chooses that goes on with it, anything else ends it. False if none is shown. */
  #followsLine(means: (offer: Offer) => boolean): boolean {
    const { rehearsal } = this.store.get();
    if (!rehearsal) return false;
    if (means(rehearsal.steps[rehearsal.at].offer)) this.showStep(rehearsal.at + 1);
    else this.dismiss();
    return true;
  }

  /** A finger lies on several small places: which of their moves is meant? */
  askWhichIsMeant(targets: readonly string[]): void {
    if (this.#followsLine((offer) => offer.targets.some((target) => targets.includes(target)))) return;
    const offers = new Map(targets.flatMap((target) => this.#offersAt(target)).map((offer) => [offer.id, offer]));
    const [only, ...more] = offers.values();
    if (more.length === 0) void this.choose(only, 'touch');
    else this.#set({ menu: { target: targets[0], offers: [only, ...more] }, held: undefined, considered: undefined });
  }

  /** What a target can mean, together with the one that is held. */
  #offersAt(target: string): readonly Offer[] {
    const { question, held } = this.store.get();
    const offers = question?.at(target) ?? [];
    if (held === undefined || held === target) return offers;
    const shared = offers.filter(({ targets }) => targets.includes(held));
    return shared.length > 0 ? shared : offers;
  }

  /** The one move a target means, or the next of several that the board turns through. */
  meant(target: string): Offer | undefined {
    const { board, info, present, considered } = this.store.get();
    const offers = this.#offersAt(target);
    if (offers.length < 2 || !board || !info || !present) return offers[0];
    const pinned = considered?.pinned ? considered.offer : undefined;
    return board.turn?.(target, offers, pinned, sceneOf(info, board, present));
  }

  closeMenu(): void {
    if (this.store.get().menu) this.#set({ menu: undefined });
  }

  /** The version of the table that is on the screen: commands say by which one they were chosen. */
  #version(): number | undefined {
    return this.store.get().present?.version;
  }

  /** Makes a move, or shows first what it does where a look before is due. */
  async choose(offer: Offer, means: Means): Promise<void> {
    if (this.#followsLine(({ id }) => id === offer.id)) return;
    const { considered } = this.store.get();
    if (considered?.pinned && considered.offer.id === offer.id) return this.confirm();
    const { confirm } = settings.get();
    if (means === 'touch' || confirm === 'always') return this.consider(offer, true);
    if (confirm === 'never') return this.#play(offer);
    const asked = this.#version();
    const known = considered?.offer.id === offer.id ? considered.consequences : undefined;
    const consequences = known ?? (await this.#foresee(offer));
    if (this.#version() !== asked) return;
    if (consequences?.kind === 'reveals')
      this.#set({ considered: { offer, consequences, pinned: true }, menu: undefined });
    else await this.#play(offer);
  }

  async #foresee(offer: Offer): Promise<Consequences | undefined> {
    const { present } = this.store.get();
    if (!present) return undefined;
    try {
      await this.#teach();
      return await this.host.preview(present.version, offer.move);
    } catch (error) {
      // The table moved on while the pointer was still here.
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  /** Shows what a move would do. */
  async consider(offer: Offer, pinned: boolean): Promise<void> {
    const { considered } = this.store.get();
    if (considered?.pinned && !pinned) return;
    const before = considered?.offer.id === offer.id ? considered : undefined;
    if (before?.pinned === pinned) return;
    this.#set({
      considered: { offer, consequences: before?.consequences, pinned },
      rehearsal: undefined,
      whyNot: undefined,
      ...(pinned ? { menu: undefined } : {}),
    });
    if (before?.consequences) return;
    // A pointer on its way somewhere else asks nothing of the host.
    if (!pinned) {
      const passing = this.#line.far ? PASSING_FAR_MS : PASSING_MS;
      await new Promise((resolve) => setTimeout(resolve, passing));
    }
    if (this.store.get().considered?.offer.id !== offer.id) return;
    const consequences = await this.#foresee(offer);
    this.store.change((now) =>
      now.considered?.offer.id === offer.id ? { ...now, considered: { ...now.considered, consequences } } : now,
    );
  }

  /** The pointer has left. */
  unconsider(): void {
    const { considered } = this.store.get();
    if (considered && !considered.pinned) this.#set({ considered: undefined });
  }
  /** Does not do what is being looked at; false if nothing waited for an answer. */
  dismiss(): boolean {
    const { considered, menu, held, whyNot, asking } = this.store.get();
    this.#set(NOTHING_CHOSEN);
    return menu !== undefined || held !== undefined || whyNot !== undefined || asking || considered?.pinned === true;
  }
  /** A tap beside everything puts back what is held. */
  letGo(): void {
    const { held, whyNot } = this.store.get();
    if (held !== undefined || whyNot !== undefined) this.#set({ held: undefined, whyNot: undefined });
  }

  /** Whether a place can be chosen, were nothing else held. */
  canMean(place: string): boolean {
    return (this.store.get().question?.at(place).length ?? 0) > 0;
  }

  /** Asks why a place cannot be chosen now. */
  async askWhyNot(place: string): Promise<void> {
    const { present, question, still } = this.store.get();
    if (!present || !question || still) return;
    try {
      await this.#teach();
      const conditions = await this.host.whyNot(present.version, place);
      if (this.#version() !== present.version) return;
      this.#set({ ...NOTHING_CHOSEN, ...(conditions ? { whyNot: { place, conditions } } : {}) });
    } catch (error) {
      // The table moved on meanwhile.
      if (!(error instanceof RefusedError)) throw error;
    }
  }
  toggleAsking(): void {
    const { asking, question } = this.store.get();
    if (question) this.#set({ ...NOTHING_CHOSEN, asking: !asking });
  }

  confirm(): Promise<void> {
    const { considered, rehearsal } = this.store.get();
    if (rehearsal) return this.#playThrough(rehearsal);
    return considered ? this.#play(considered.offer) : Promise.resolve();
  }

  async #play(offer: Offer): Promise<void> {
    const version = this.#version();
    // The second half of a double click means nothing more; a quick hand at the next question does.
    if (version === undefined || this.#playing === version) return;
    this.#playing = version;
    this.#set({ ...NOTHING_CHOSEN, trouble: undefined, ...(this.#line.far ? { sending: offer } : {}) });
    let refused = true;
    try {
      refused = !(await this.attempt(() => this.host.play(version, offer.move)));
    } finally {
      // What was done stays on its way until it is drawn; what was refused is put back.
      if (refused && this.store.get().sending === offer) this.#set({ sending: undefined });
      if (this.#playing === version && (refused || !this.#line.far)) this.#playing = undefined;
    }
  }

  /** Makes move after move, until there is no next one or something comes between. */
  async playOn(next: NextMove): Promise<void> {
    for (;;) {
      const { question, present, board, info } = this.store.get();
      const offer = question && present && board && info && next(sceneOf(info, board, present), question);
      if (!offer) return;
      const movedOn = this.#movesOnFrom(present.version);
      await this.#play(offer);
      if (!(await movedOn)) return;
    }
  }

  /** Until the table has another version; false if there was trouble, or nobody sits here any more. */
  #movesOnFrom(version: number): Promise<boolean> {
    return new Promise((resolve) => {
      const stop = this.store.subscribe(() => {
        const { present, trouble } = this.store.get();
        const moved = present?.version !== version;
        if (!moved && trouble === undefined && this.#open) return;
        stop();
        resolve(moved && this.#open);
      });
    });
  }

  /** Undo, or restart the turn. */
  async takeBack(what: 'undo' | 'restart'): Promise<void> {
    this.dismiss();
    const version = this.#version();
    if (version !== undefined) await this.attempt(() => this.host[what](version));
  }
  /** Tells the host something that needs no more than saying. */
  async tell(what: 'ready' | 'skip'): Promise<void> {
    await this.attempt(() => this.host[what]());
  }

  /** An opponent's advice with its reasons, in a panel of its own. */
  async hint(): Promise<void> {
    const { question, panel } = this.store.get();
    if (!question) return;
    if (panel === 'hint') return this.showPanel(undefined);
    const version = this.#version();
    this.#set({ ...NOTHING_CHOSEN, panel: 'hint', rule: undefined, advice: undefined });
    await this.attempt(async () => {
      const advice = await this.host.advice();
      if (advice && this.#version() === version) this.#set({ advice: { ...advice, version } });
    });
  }

  /** The move that a line of advice begins with, as the question offers it. */
  advised({ moves }: AdvisedLine): Offer | undefined {
    return this.store.get().question?.offers.find(({ id }) => id === offerId(moves[0]));
  }

  /** Shows a line of advice on the board, step by step; one of a single move is considered like any other. */
  async showLine(line: AdvisedLine): Promise<void> {
    const { present, board, info } = this.store.get();
    const first = this.advised(line);
    if (!first || !board || !info || !present) return;
    const { stage } = present;
    if (stage.kind !== 'yours') return;
    await this.attempt(async () => {
      await this.#teach();
      const moves = line.moves.length > 1 ? await this.host.rehearse(present.version, line.moves) : [];
      if (this.#version() !== present.version) return;
      if (moves.length < 2) return this.consider(first, true);
      const steps = stepsOf(moves, stage, board, sceneOf(info, board, present));
      this.#set({ ...NOTHING_CHOSEN, rehearsal: { steps, at: 0, whole: steps.length === line.moves.length } });
      this.showStep(0);
    });
  }
  /** Shows a step of the line on the board, if it has one there. */
  showStep(at: number): void {
    const { rehearsal } = this.store.get();
    const step = rehearsal?.steps[at];
    if (!step) return;
    const { offer, consequences } = step;
    this.#set({ rehearsal: { ...rehearsal, at }, considered: { offer, consequences, pinned: true } });
  }
  /** Plays what was shown. */
  #playThrough({ steps }: Rehearsal): Promise<void> {
    const left = steps.map(({ offer }) => offer.id);
    return this.playOn((_scene, { offers }) => {
      const next = left.shift();
      return offers.find(({ id }) => id === next);
    });
  }

  /** Shows an earlier moment; the present one when it is reached. */
  async look(at: number): Promise<void> {
    const { present } = this.store.get();
    if (!present || at >= present.moment.at) return this.now();
    await this.attempt(async () => {
      const past = await this.host.look(Math.max(0, at));
      this.#set({ past, ...NOTHING_CHOSEN });
    });
  }
  async now(): Promise<void> {
    this.#set({ past: undefined });
  }
  /** The moment on the screen. */
  get at(): number {
    const { past, present } = this.store.get();
    return past?.at ?? present?.moment.at ?? 0;
  }

  showPanel(panel: string | undefined): void {
    this.#set({ panel, rule: undefined });
  }
  showRule(rule: string): void {
    this.#set({ panel: 'rules', rule });
  }
  /** Unfolds what the others did since the person's last move, or folds it again. */
  toggleStory(): void {
    const { storyAt } = this.store.get();
    this.#set({ storyAt: storyAt === this.at ? undefined : this.at });
  }
  /** All that was told is known now. */
  closeStory(): void {
    this.#set({ storyAt: undefined, knownUpTo: this.at });
  }
  clearTrouble(): void {
    this.#set({ trouble: undefined });
  }
}

/** Whether somebody sat there whose name is gone. */
export const isFormer = (holder: SeatHolder): boolean => holder.kind === 'human' && holder.former === true;

/** The seats as they are shown. Who has no name of their own is named by whoever speaks. */
export function seatInfos(
  info: TableInfo,
  board: BoardModule,
  deciding: readonly Seat[],
  say: (name: { readonly key: string }) => string = ({ key }) => key.slice(key.indexOf('.') + 1),
): SeatInfo[] {
  return info.holders.map((holder, seat) => ({
    seat,
    name:
      holder.kind === 'automa'
        ? say({ key: `seat.${holder.automa}` })
        : (holder.name ?? (isFormer(holder) ? say({ key: 'web.formerPlayer' }) : '')),
    holder: holder.kind,
    shape: board.seats[seat % board.seats.length].shape,
    active: deciding.includes(seat),
  }));
}

/** Whose things lie in front: one's own; who watches sees those of whoever decides. */
export const seatShown = (viewer: Viewer, deciding: readonly Seat[]): Seat =>
  viewer === 'spectator' ? (deciding[0] ?? 0) : viewer;

function sceneOf(info: TableInfo, board: BoardModule, { moment }: Snapshot): Scene {
  const { view, viewer, deciding } = moment;
  return {
    view,
    viewer,
    edition: info.game.edition,
    me: seatShown(viewer, deciding),
    seats: seatInfos(info, board, deciding),
  };
}
