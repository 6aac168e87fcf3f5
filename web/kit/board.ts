/**
 * The contract between the table and a game's board. A board turns a View into pictures and legal moves into places to tap;
 * it never decides what is legal. How to draw one: docs/draw-a-board.md.
 */
import type { ReactNode } from 'react';
import type { Catalogues, Language, Move, Prompt, Seat, Speaker, Text, Viewer } from '../../kernel/index.ts';
import type { Shape } from './marks.tsx';

/** One legal move as the table offers it. */
export interface Offer<M extends Move = Move> {
  readonly move: M;
  /** The same move has the same id as long as the game lasts. */
  readonly id: string;
  /** The move in words. */
  readonly text: Text;
  /** The places that mean it, as `BoardModule.targets` says; a move without a place becomes a button in the question bar. */
  readonly targets: readonly string[];
}

/** What the person in front of the screen has to decide now. */
export interface Question<M extends Move = Move> {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly offers: readonly Offer<M>[];
  /** The moves that tapping this target could mean: none, one, or several to choose from. */
  at(target: string): readonly Offer<M>[];
}

/** What would be after a move that shows nothing new: drawn while the move is being considered. */
export interface Preview<V extends object = object, M extends Move = Move> {
  readonly offer: Offer<M>;
  /** Undefined while it is being worked out, and for a move that draws or reveals: then nothing is known yet. */
  readonly view: V | undefined;
}

export type Holder = 'human' | 'opponent' | 'automa';

/** A seat as it is shown: always colour and shape together. Colours are the CSS variables `--seat-N` and `--seat-N-ink`. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly holder: Holder;
  readonly shape: Shape;
  /** Deciding now. */
  readonly active: boolean;
}

/** One thing that happened, and to whom: the seat it tells of, otherwise the one whose move it was. */
export interface SeatEvent {
  readonly seat: Seat | undefined;
  readonly event: Text;
}

/** One moment of a game as one viewer may know it. */
export interface Scene<V extends object = object, E = unknown> {
  readonly view: V;
  /** The component data the game is played with; the same object for the whole game. */
  readonly edition: E;
  readonly viewer: Viewer;
  /** The seat whose things the dock shows: the viewer's, or that of whoever decides for a spectator. */
  readonly me: Seat;
  readonly seats: readonly SeatInfo[];
}

/** What every part of a board is drawn from. */
export interface TableProps<V extends object = object, M extends Move = Move, E = unknown> extends Scene<V, E> {
  /** Undefined while others decide, in the past of the game, and when it is over. */
  readonly question: Question<M> | undefined;
  readonly preview: Preview<V, M> | undefined;
  /** What happened since the viewer's own last move: to be ringed in its seat's colour until the next one. */
  readonly latest: readonly SeatEvent[];
  /** An earlier moment is shown: `latest` is the one move that led to it, to be ringed whoever made it. */
  readonly past?: boolean;
  readonly speaker: Speaker;
  readonly language: Language;
  /** The room the board has: a tall one asks for a portrait arrangement. */
  readonly room: 'wide' | 'tall';
  /** The room of a tablet: shared things stand closer beside the board. */
  readonly narrow?: boolean;
  say(key: string, params?: Text['params']): string;
  /** Tapping a target: plays its one move, or asks which of several is meant. `<Target>` does this by itself. */
  tap(target: string): void;
  /** Considers one move: its consequences are shown and it waits for a confirmation. */
  consider(offer: Offer<M>): void;
}

export interface SeatProps<V extends object = object, M extends Move = Move, E = unknown> extends TableProps<V, M, E> {
  readonly seat: Seat;
}

/** The next of several moves that are made in a row, by what can be done then; undefined when all are made. */
export type NextMove<V extends object = object, M extends Move = Move, E = unknown> = (
  scene: Scene<V, E>,
  question: Question<M>,
) => Offer<M> | undefined;

/**
 * A sheet of paper on the board for a question that asks the same thing many times: it is answered as a whole, and then move after move is made
 * by that answer. Each of them can still be made by itself. `Sheet` is HTML, fetched when it is asked for.
 */
export interface AnswerSheet<V extends object = object, M extends Move = Move, E = unknown> {
  asks(scene: Scene<V, E>): boolean;
  Sheet(props: TableProps<V, M, E> & { playOn(next: NextMove<V, M, E>): void }): ReactNode;
}

/** A part of the board with a tab of its own: offices, management, other sheets … */
export interface BoardPanel<V extends object = object, M extends Move = Move, E = unknown> {
  readonly id: string;
  readonly title: Text;
  /** 24 × 24, `currentColor`. */
  Icon(): ReactNode;
  Panel(props: TableProps<V, M, E>): ReactNode;
  /** In a side column it stands without a heading: its tab says what it is. */
  readonly bare?: boolean;
  /** Whether a target lies in this panel: the tab then shows that something can be done there. */
  holds?(target: string): boolean;
}

export interface Explanation {
  readonly title: Text;
  readonly lines?: readonly Text[];
  /** The rule that says more. */
  readonly rule?: string;
}

export interface Explaining<V extends object = object, E = unknown> {
  readonly text: Catalogues;
  explain(piece: string, scene: Scene<V, E>): Explanation | undefined;
}

export interface BoardLayout {
  /** Where my things lie on a desktop, and `right` on a tablet held across; otherwise below the board, on a phone in the bottom sheet. */
  readonly dock: 'right' | 'bottom';
  /** Width of a dock on the right, or height of a dock at the bottom, in px. */
  readonly dockSize: number;
  /** Width in px of a side column for the panels on a desktop; without it they open as a drawer over the board's left edge. */
  readonly side?: number;
  /**
   * On a phone the whole board stays in sight; otherwise it goes to where something can be done. A number is the scale below which the
   * whole would be too small to be tapped.
   */
  readonly whole?: boolean | number;
  /** A tablet held upright gets the portrait arrangement too. */
  readonly upright?: boolean;
  /** Where the buttons that zoom the board stand: on it, or below the tabs, where the board has no empty corner. */
  readonly zoomButtons?: 'board' | 'rail';
  /** The part that stays in sight while a drawer lies over the board, in the coordinates of `size`; unless told, all of it. */
  readonly core?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * What `games/<id>/board/index.tsx` exports as `board`. Methods, not function properties: a BoardModule<MyView, …> must be usable
 * as a BoardModule. The capitalised ones are React components and may use hooks.
 */
export interface BoardModule<V extends object = object, M extends Move = Move, E = unknown> {
  readonly id: string;
  /** Words of the board alone; the game's own words are known as well. */
  readonly text: Catalogues;
  /** Colour of each seat in the light and the dark theme, with the ink that is readable on it. */
  readonly seats: readonly SeatColour[];
  readonly layout: BoardLayout;
  /** Draws the position as the game prints it, and so needs it as text. */
  readonly printed?: boolean;
  readonly panels: readonly BoardPanel<V, M, E>[];
  /** The board's own coordinates; the table fits, pans and zooms them. */
  size(
    scene: Scene<V, E>,
    room: 'wide' | 'tall',
    narrow?: boolean,
  ): { readonly width: number; readonly height: number };
  /** The places on board, dock or panels that mean this move. */
  targets(move: M, scene: Scene<V, E>): readonly string[];
  /**
   * Several moves under one target, and none is asked for by a menu: the one that a tap considers next, for instance a piece of track that
   * turns with every tap. Undefined where a menu shall ask.
   */
  turn?(
    target: string,
    offers: readonly Offer<M>[],
    considered: Offer<M> | undefined,
    scene: Scene<V, E>,
  ): Offer<M> | undefined;
  /** SVG content in the coordinates of `size`. */
  Board(props: TableProps<V, M, E>): ReactNode;
  /** My things, always in sight. HTML. */
  Dock(props: TableProps<V, M, E>): ReactNode;
  /** The facts of another seat in one line of a strip, without its name: points, stocks. HTML, phrasing content only. */
  SeatStrip(props: SeatProps<V, M, E>): ReactNode;
  /** Everything that may be known of a seat. HTML, shown in a sheet. */
  SeatDetail(props: SeatProps<V, M, E>): ReactNode;
  readonly answerSheet?: AnswerSheet<V, M, E>;
  /** What a piece is, for hover and long press; pieces are named by `data-piece` or `<Piece>`. */
  explain?(piece: string, scene: Scene<V, E>): Explanation | undefined;
  /** Instead of `explain`: the same with words of its own, fetched when somebody first asks. */
  explaining?(): Promise<Explaining<V, E>>;
  /** What whoever never played it wants to know first, in a few sentences: what scores, what a turn is, when it ends. */
  readonly welcome?: readonly Text[];
  /** Where the game stands, shortest first: round, phase. */
  status(scene: Scene<V, E>): readonly Text[];
  /** A picture of one move, for menus and the question bar. */
  Choice?(props: TableProps<V, M, E> & { readonly offer: Offer<M> }): ReactNode;
  /** Keys of events, the most important first: what a summary of somebody's turn begins with. */
  readonly headlines?: readonly string[];
  /** A picture for a line of the log. 16 × 16, `currentColor`. */
  EventIcon?(props: { readonly event: string }): ReactNode;
}

export interface SeatColour {
  readonly light: string;
  readonly dark: string;
  /** Colour of marks and letters on it, in both themes. */
  readonly ink: string;
  readonly shape: Shape;
}

/**
 * What `games/<id>/board/home.tsx` exports as `card`. Part of the first load: keep it small, import nothing of the board.
 */
export interface HomeCard {
  readonly id: string;
  readonly title: string;
  /** The game's colour on the home screen. */
  readonly colour: string;
  /** Position in the row of cards. */
  readonly order: number;
  readonly words: Readonly<Record<Language, HomeWords>>;
  /** SVG of 432 × 206, cut at the sides on a phone. */
  Art(): ReactNode;
  /** What stands in the middle of the part that a phone shows: its x. */
  readonly focus?: number;
  /** SVG of 24 × 24 with a ground of its own: stands for the game in lists. */
  Sign?(): ReactNode;
}
export interface HomeWords {
  readonly pitch: string;
  readonly players: string;
  readonly time: string;
  readonly weight: string;
}
