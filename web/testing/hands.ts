/**
 * What a person does at the table, done inside the page as fast as the page can take it: looks for what glows, and presses it where a
 * pointer would really hit it. What glows and cannot be hit is a defect, and ends the game with an error.
 */

import { type GameRow, saveTable } from '../saves/saves.ts';

export type Pointer = 'mouse' | 'touch';

export interface Wish {
  readonly pointer: Pointer;
  /** How many moves to make; the game may end before. */
  readonly moves: number;
  /** Ends where the screen would go to somebody else. */
  readonly mine?: boolean;
  /** Ends when so many moves in a row can be taken back. */
  readonly open?: number;
  /** Ends with the first move of which the page had warned. */
  readonly warned?: boolean;
}

export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What the page was told by the table, in order: at which moment, whose eyes it was for, and all that it held. */
export interface Told {
  readonly stage: string;
  readonly seat: number | undefined;
  readonly at: number;
  readonly viewer: number | 'spectator';
  readonly view: object;
}

type Place = HTMLElement | SVGElement;

const PATIENCE_MS = 60_000;
/** Longer than the board glides. */
const GLIDE_MS = 1_000;
/** Taps with which a piece is turned before it is put down. */
const MOST_TURNS = 3;
const GRID = [0.5, 0.25, 0.75];

let luck = 1;
const below = (count: number): number => {
  luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
  return (luck >>> 8) % count;
};

const nap = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

const seen = (selector: string): Place[] =>
  [...document.querySelectorAll<Place>(selector)].filter((place) =>
    place.checkVisibility({ visibilityProperty: true }),
  );

const there = (selector: string): boolean => document.querySelector(selector) !== null;
const stage = (): string | undefined =>
  there('.hand-over') ? 'handover' : document.querySelector<HTMLElement>('[data-stage]')?.dataset.stage;
const moment = (): string | undefined => document.querySelector<HTMLElement>('.table')?.dataset.at;

const nameOf = (place: Element): string =>
  place.getAttribute('data-target') ?? place.textContent?.trim() ?? place.outerHTML.slice(0, 80);

function situation(): string {
  const question = document.querySelector('.question-bar h2')?.textContent ?? '';
  return `at ${moment()}, ${stage()}: “${question}”, glowing: ${seen('[data-target]').map(nameOf).join(' ') || 'nothing'}`;
}

async function until(holds: () => boolean, wanted: string): Promise<void> {
  for (const start = performance.now(); !holds(); ) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`${wanted} does not come (${situation()})`);
    await nap();
  }
}

/** Until the person has to decide, the screen goes to somebody else, or the game is over. */
async function turn(): Promise<string> {
  const ends = ['yours', 'handover', 'over'];
  await until(() => ends.includes(stage() ?? ''), 'my turn');
  return stage() ?? '';
}

/** Points on a line. */
function* along(line: SVGGeometryElement): Generator<readonly [x: number, y: number]> {
  const toScreen = line.getScreenCTM();
  if (!toScreen) return;
  for (const part of GRID) {
    const { x, y } = line.getPointAtLength(part * line.getTotalLength()).matrixTransform(toScreen);
    yield [x, y];
  }
}

/** Points inside a place, the likeliest first: a place may be a ring, a line, or several pieces. */
function* points(place: Place): Generator<readonly [x: number, y: number]> {
  const { left, top, width, height } = place.getBoundingClientRect();
  for (const down of GRID) for (const right of GRID) yield [left + width * right, top + height * down];
  for (const part of place.querySelectorAll('*')) {
    const box = part.getBoundingClientRect();
    if (box.width > 0 || box.height > 0) yield [box.left + box.width / 2, box.top + box.height / 2];
    if (part instanceof SVGGeometryElement) yield* along(part);
  }
}

/** The glowing place that a pointer would hit: pieces that lie on it on the board do not count. */
function glowingAt(x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y);
  const direct = hit?.closest('[data-target]') ?? null;
  const board = hit?.closest('.board-svg');
  if (direct || !board) return direct;
  const under = document.elementsFromPoint(x, y).filter((place) => board.contains(place));
  return under.map((place) => place.closest('[data-target]')).find((place) => place !== null) ?? null;
}

const hits = (place: Place, x: number, y: number): boolean =>
  place.matches('[data-target]') ? glowingAt(x, y) === place : place.contains(document.elementFromPoint(x, y));

/** Where a pointer would hit it. */
function spotOn(place: Place): Spot | undefined {
  for (const [x, y] of points(place)) {
    const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (inside && hits(place, x, y)) return { name: nameOf(place), x, y };
  }
  return undefined;
}

/** A hand comes a moment after the eye: what it is to hit must have come to rest. Inside the page both are one. */
let slow = true;

/** Two frames are drawn: what was about to move has moved. */
const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Where a pointer would hit it and, if it comes a moment later, still does. */
async function restingSpot(place: Place): Promise<Spot | undefined> {
  let spot = spotOn(place);
  for (const start = performance.now(); slow && spot; ) {
    await drawn();
    const later = spotOn(place);
    if (later?.x === spot.x && later.y === spot.y) return later;
    if (performance.now() - start > PATIENCE_MS) throw new Error(`${spot.name} does not come to rest (${situation()})`);
    spot = later;
  }
  return spot;
}

/** Makes way where it does not lie open, by scrolling or by showing the whole board; then it must be hit. */
async function reach(place: Place): Promise<Spot> {
  if (slow) await until(() => !there('.board-svg.moving'), 'a board at rest');
  const direct = await restingSpot(place);
  if (direct) return direct;
  if (place.closest('.board-svg')) document.querySelector<HTMLElement>('.zoom-buttons [data-key="0"]')?.click();
  else place.scrollIntoView({ block: 'center', inline: 'center' });
  for (const start = performance.now(); performance.now() - start < GLIDE_MS; await nap()) {
    const spot = await restingSpot(place);
    if (spot) return spot;
  }
  const { left, top, width, height } = place.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 160);
  throw new Error(`${nameOf(place)} glows but cannot be hit: ${over ?? 'out of sight'} lies there (${situation()})`);
}

function press(spot: Spot, pointer: Pointer): void {
  const hit = document.elementFromPoint(spot.x, spot.y);
  if (!hit) throw new Error(`nothing is at ${spot.name}`);
  const event = {
    bubbles: true,
    cancelable: true,
    clientX: spot.x,
    clientY: spot.y,
    pointerType: pointer,
    isPrimary: true,
    detail: 1,
  };
  hit.dispatchEvent(new PointerEvent('pointerdown', event));
  hit.dispatchEvent(new PointerEvent('pointerup', event));
  hit.dispatchEvent(new PointerEvent('click', event));
}

const PANEL = '.panel-area[data-open]';
const asking = (): Place[] => seen('.target-menu [role="menuitem"]');
const confirming = (): Place[] => seen('[data-confirm]');

const covered = (place: Place): boolean => there(PANEL) && place.closest(PANEL) === null && spotOn(place) === undefined;

/** What can be pressed to make a move: places that glow, buttons of the question, tabs that call to what glows behind them. */
function offered(): Place[] {
  const glowing = seen('[data-target], .question-bar .offers [data-offer]');
  const calling = seen('.tab.calls:not([aria-pressed="true"])');
  if (glowing.length + calling.length > 0) return [...glowing, ...calling];
  // Too many for buttons: the page itself leads to its list.
  return seen('.moves-panel .move').length > 0 ? seen('.moves-panel .move') : seen('button[data-key="m"].wanted');
}

/** Everything that an answer of the page would change. */
const sight = (): string =>
  JSON.stringify([
    moment(),
    stage(),
    document.querySelector<HTMLElement>(PANEL)?.dataset.open,
    document.querySelector('.target-menu')?.textContent,
    document.querySelector('.considered.pinned')?.textContent,
  ]);

/** One move on its way: the first press may open a menu, a panel or a plate that asks once more. */
interface Attempt {
  readonly before: string | undefined;
  pressed: Spot | undefined;
  sight: string;
  /** A tab was opened for what glows behind it. */
  opened: string | undefined;
  turns: number;
  /** The plate warned that something will be seen. */
  warned: boolean;
  /** A plate was answered: when it goes away, nothing but the move can come. */
  sure: boolean;
}
let attempt: Attempt;

function begin(): void {
  attempt = {
    before: moment(),
    pressed: undefined,
    sight: '',
    opened: undefined,
    turns: 0,
    warned: false,
    sure: false,
  };
}

const behind = (): Place[] => seen(`${PANEL} [data-target], ${PANEL} .move`);

/** What to press first; behind a tab that called, something must glow. */
async function first(): Promise<Spot> {
  const { opened } = attempt;
  const open = opened === undefined ? offered : behind;
  await until(() => open().length > 0, opened === undefined ? 'something that glows' : `what glows behind ${opened}`);
  const all = open();
  const chosen = all[below(all.length)];
  if (covered(chosen)) return reach(seen('.panel-area header button')[0]);
  if (chosen.matches('.tab:not(.desk-tab), button[data-key="m"]')) attempt.opened = nameOf(chosen);
  return reach(chosen);
}

/** What to press next to make a move; undefined when it is made. Every press must have an effect. */
async function next(): Promise<Spot | undefined> {
  const { before, pressed } = attempt;
  const moved = (): boolean => moment() !== before || stage() === 'handover';
  if (pressed) await until(() => moved() || sight() !== attempt.sight, `an answer to ${pressed.name}`);
  if (attempt.sure && !there('[data-confirm]')) await until(moved, `the move after ${pressed?.name}`);
  if (moved()) return undefined;
  const items = asking();
  let spot: Spot;
  if (items.length > 0) spot = await reach(items[below(items.length)]);
  else if (pressed && confirming().length > 0) {
    await until(() => moved() || there('.considered.pinned h3 + *'), 'what the move would do');
    if (moved()) return undefined;
    attempt.warned = there('.considered.pinned .reveals');
    attempt.sure = true;
    const again = attempt.turns++ < MOST_TURNS && below(2) === 0 && hitsTarget(pressed);
    spot = again ? pressed : await reach(confirming()[0]);
  } else spot = await first();
  attempt.pressed = spot;
  attempt.sight = sight();
  return spot;
}

const hitsTarget = ({ name, x, y }: Spot): boolean => glowingAt(x, y)?.getAttribute('data-target') === name;

/** The person in front of the screen has gone; nothing of the game may be in sight. */
async function takeOver(pointer: Pointer): Promise<void> {
  const shown = seen('.board-svg, .dock, .panel-area, .question-bar, .seat-strip, [data-target], [data-offer]');
  if (shown.length > 0) throw new Error(`the next person sees ${shown.map((place) => place.className).join()}`);
  press(await reach(seen('.hand-over button')[0]), pointer);
  await until(() => stage() !== 'handover', 'the table after a hand-over');
}

/** What became of a move. */
export interface Made {
  /** Nobody else has moved since. */
  readonly alone: boolean;
  /** The page had warned that something will be seen. */
  readonly warned: boolean;
  /** It can be taken back. */
  readonly open: boolean;
}

const undoOpen = (): boolean => !document.querySelector<HTMLButtonElement>('button[data-key="u"]')?.disabled;

/** Plays on by pressing what glows. */
async function play(wish: Wish): Promise<Played> {
  slow = false;
  try {
    return await playFast(wish);
  } finally {
    slow = true;
  }
}

interface Played {
  readonly made: Made[];
  readonly over: boolean;
}

async function playFast({
  pointer,
  moves,
  mine = false,
  open = Number.POSITIVE_INFINITY,
  warned = false,
}: Wish): Promise<Played> {
  const made: Made[] = [];
  for (let count = 0, run = 0; ; ) {
    const now = await turn();
    if (now === 'over') return { made, over: true };
    if (now === 'handover' && mine) return { made, over: false };
    if (now === 'handover') {
      await takeOver(pointer);
      continue;
    }
    if (count === moves || run === open || (warned && made.at(-1)?.warned)) return { made, over: false };
    begin();
    for (let spot = await next(); spot; spot = await next()) press(spot, pointer);
    count++;
    if ((await turn()) === 'yours') {
      const alone = Number(moment()) === Number(attempt.before) + 1;
      made.push({ alone, warned: attempt.warned, open: undoOpen() });
      run = undoOpen() ? run + 1 : 0;
    }
  }
}

/** What somebody at the keyboard knows. */
export interface Situation {
  readonly stage: string;
  readonly at: string | undefined;
  /** The place that has the focus; undefined when nothing has it. */
  readonly focus: string | undefined;
  /** It can be seen that it has the focus, and where. */
  readonly shown: boolean;
  /** What it is: a target, the field above the list of moves, the button that confirms … */
  readonly kind: 'target' | 'offer' | 'field' | 'move' | 'item' | 'confirm' | 'other';
  readonly targets: number;
  /** Moves in the list, if it is open. */
  readonly listed: readonly string[];
  readonly items: number;
  /** Everything that an answer of the page would change. */
  readonly sight: string;
}

const KINDS: readonly (readonly [Situation['kind'], string])[] = [
  ['target', '[data-target]'],
  ['offer', '.question-bar [data-offer]'],
  ['field', '.moves-panel input'],
  ['move', '.moves-panel .move'],
  ['item', '.target-menu [role="menuitem"]'],
  ['confirm', '[data-confirm]'],
];

/** An outline on the screen, not covered as a whole. */
function focusShown(place: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(place);
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return place.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && inside;
}

function situationByKey(): Situation {
  const now = document.activeElement;
  const focused = now && now !== document.body ? now : undefined;
  return {
    stage: stage() ?? '',
    at: moment(),
    focus: focused && nameOf(focused),
    shown: focused !== undefined && focusShown(focused),
    kind: KINDS.find(([, selector]) => focused?.matches(selector))?.[0] ?? 'other',
    targets: seen('[data-target]').length,
    listed: seen('.moves-panel .move').map(nameOf),
    items: asking().length,
    sight: sight(),
  };
}

/** An open panel is drawn, and what asks for a yes has the focus. */
const atRest = (): boolean =>
  (!there('.table[data-panel]') || there(PANEL)) && (!there('[data-confirm]') || there('[data-confirm]:focus'));

async function situationAtRest(): Promise<Situation> {
  await until(atRest, 'a page at rest');
  return situationByKey();
}

/** Until a key has had its effect: the move is made, or a menu, a plate or a list wants another key. */
async function keyed(before: Situation): Promise<Situation> {
  const ends = ['yours', 'handover', 'over'];
  const asks = (): boolean => sight() !== before.sight && (asking().length > 0 || confirming().length > 0);
  await until(() => (moment() === before.at ? asks() : ends.includes(stage() ?? '')), `an answer to ${before.focus}`);
  return situationAtRest();
}

/** What can be used on a screen, and was not stopped at yet. */
let stops: readonly Place[] = [];

function markStops(): void {
  stops = seen('a[href], button, input, select, textarea, summary').filter(
    (place) => place.tabIndex >= 0 && !place.matches(':disabled'),
  );
}
/** The keyboard stops here: what it is called; undefined behind the last stop. Of radio buttons one stands for all. */
function passStop(): string | undefined {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return undefined;
  const group = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.name : undefined;
  stops = stops.filter(
    (place) => place !== focused && !(group !== undefined && place instanceof HTMLInputElement && place.name === group),
  );
  return focused.tagName;
}
const missedStops = (): string[] => stops.map(nameOf);

const told: Told[] = [];
/** Every message that reached the page, whatever it was about. */
const messages: string[] = [];

const isNews = (
  data: unknown,
): data is { snapshot: { moment: Omit<Told, 'stage' | 'seat'>; stage: { kind: string; seat?: number } } } =>
  typeof data === 'object' && data !== null && 'snapshot' in data;

/** Overhears what the table tells the page. */
function overhear(): void {
  const { start } = MessagePort.prototype;
  MessagePort.prototype.start = function (): void {
    this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      messages.push(JSON.stringify(data));
      // The first snapshot is part of an answer, later ones come by themselves.
      const news = typeof data === 'object' && data !== null && 'value' in data ? data.value : data;
      if (!isNews(news)) return;
      const { moment: now, stage: then } = news.snapshot;
      told.push({ stage: then.kind, seat: then.seat, at: now.at, viewer: now.viewer, view: now.view });
    });
    start.call(this);
  };
}

/** The same seed presses the same things. */
const shuffle = (seed: number): void => {
  luck = seed;
};

/** Without paint, which takes most of the time, everything else is as it was. */
const paint = (wanted: boolean): void => {
  document.documentElement.style.opacity = wanted ? '' : '0';
};

/** Puts a table where the browser keeps those that wait. */
const keep = async (json: string): Promise<void> => {
  const game: GameRow = JSON.parse(json);
  const { id, setup, holders, moves } = game;
  await saveTable({ id, game: setup.game, updated: 0, holders, moves: moves.length, stage: 'yours' }, game, 0);
};

const person = {
  keep,
  paint,
  shuffle,
  turn,
  begin,
  next,
  play,
  situation: situationAtRest,
  keyed,
  markStops,
  passStop,
  missedStops,
  told,
  messages,
  overhear,
};

declare global {
  var hands: typeof person;
}
globalThis.hands = person;
