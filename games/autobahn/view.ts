/**
 * AB-3.13: everything on the table is open except the order of face-down decks and unrevealed wine cards.
 * A view lists what may be known; decks appear sorted, which says what is in them but not in which order.
 */
import { rising, type Seat, type Viewer } from '../../kernel/index.ts';
import type { AutobahnState, BotState } from './state.ts';
import { NONE } from './tables.ts';

/** A wine card the viewer does not know. */
export const UNKNOWN = -2;

type OpenKeys =
  | 'reveals'
  | 'frames'
  | 'config'
  | 'era'
  | 'turn'
  | 'startSeat'
  | 'trigger'
  | 'finalTurns'
  | 'stacks'
  | 'road'
  | 'connected'
  | 'values'
  | 'stationAt'
  | 'upgradeAt'
  | 'traffic'
  | 'trafficSupply'
  | 'upgradesLeft'
  | 'wineSingles'
  | 'wineDoubles'
  | 'roadTiles'
  | 'countryTiles'
  | 'display'
  | 'routesOnOffer'
  | 'pharma'
  | 'offices'
  | 'floors'
  | 'money'
  | 'supply'
  | 'lobby'
  | 'track'
  | 'stations'
  | 'tokens'
  | 'extraTokens'
  | 'padlocks'
  | 'funding'
  | 'actionTiles'
  | 'cards'
  | 'tiles'
  | 'tilesTaken'
  | 'trucks'
  | 'goods'
  | 'boards'
  | 'goodsMarks'
  | 'moneyMarks'
  | 'delivered'
  | 'routes'
  | 'wineState'
  | 'trafficHeld'
  | 'card'
  | 'colours'
  | 'tileUsed'
  | 'freshTiles'
  | 'rowUsed'
  | 'passed'
  | 'moved'
  | 'boosted'
  | 'built'
  | 'turnsLeft';

/** Autobot's task deck and advanced tasks are one pool: which advanced card was shuffled in is unseen (AB-24.12). */
export interface BotView extends Omit<BotState, 'taskDeck' | 'advancedTasks' | 'colourDeck' | 'wines'> {
  readonly colourDeck: readonly number[];
  /** The card everybody knows to be on top, NONE otherwise. */
  readonly colourTop: number;
  readonly hiddenTasks: readonly number[];
  readonly taskDeckSize: number;
  /** Wine cards beside the solo board, once they are revealed. */
  readonly wines: readonly number[];
  readonly hiddenWines: number;
}

/** Where something is hidden: what the viewer knows of it. */
export interface Sight {
  readonly deck: readonly number[];
  readonly advancedDeck: readonly number[];
  readonly wineCards: readonly number[];
  readonly autobot?: BotView;
}

export interface AutobahnView extends Pick<AutobahnState, OpenKeys>, Sight {
  readonly viewer: Viewer;
}

const sorted = (cards: readonly number[]): number[] => rising(cards.slice());

const knowsWine = (s: Pick<AutobahnState, 'wineState'>, seat: Seat, viewer: Viewer): boolean =>
  seat === viewer || s.wineState[seat] !== 0;

const winesOpen = (s: Pick<AutobahnState, 'era'>): boolean => s.era === 3;

function botView(s: AutobahnState, bot: BotState): BotView {
  const top = bot.topKnown !== 0 ? bot.colourDeck[bot.colourDeck.length - 1] : NONE;
  return {
    colourDeck: sorted(bot.colourDeck),
    colourTop: top,
    topKnown: bot.topKnown,
    colourCards: bot.colourCards.slice(),
    hiddenTasks: sorted([...bot.taskDeck, ...bot.advancedTasks]),
    taskDeckSize: bot.taskDeck.length,
    usedTasks: bot.usedTasks.slice(),
    queue: bot.queue.slice(),
    seenTasks: bot.seenTasks,
    slots: bot.slots,
    aside: bot.aside,
    targets: bot.targets.slice(),
    loadedAt: bot.loadedAt.slice(),
    loads: bot.loads,
    wines: winesOpen(s) ? bot.wines.slice() : [],
    hiddenWines: winesOpen(s) ? 0 : bot.wines.length,
    wineTaken: bot.wineTaken,
    colours: bot.colours,
    mainColour: bot.mainColour,
  };
}

export function sightOf(s: AutobahnState, viewer: Viewer): Sight {
  const sight: Sight = {
    deck: sorted(s.deck),
    advancedDeck: sorted(s.advancedDeck),
    wineCards: s.wineCards.map((card, seat) => (card === NONE || knowsWine(s, seat, viewer) ? card : UNKNOWN)),
  };
  return s.bot === undefined ? sight : { ...sight, autobot: botView(s, s.bot) };
}

export function viewOf(s: AutobahnState, viewer: Viewer): AutobahnView {
  return {
    viewer,
    reveals: s.reveals,
    frames: s.frames.slice(),
    config: s.config,
    era: s.era,
    turn: s.turn,
    startSeat: s.startSeat,
    trigger: s.trigger,
    finalTurns: s.finalTurns,
    stacks: s.stacks.slice(),
    road: s.road.slice(),
    connected: s.connected.slice(),
    values: s.values.slice(),
    stationAt: s.stationAt.slice(),
    upgradeAt: s.upgradeAt.slice(),
    traffic: s.traffic.slice(),
    trafficSupply: s.trafficSupply,
    upgradesLeft: s.upgradesLeft,
    wineSingles: s.wineSingles,
    wineDoubles: s.wineDoubles,
    roadTiles: s.roadTiles.slice(),
    countryTiles: s.countryTiles.slice(),
    display: s.display.slice(),
    routesOnOffer: s.routesOnOffer.slice(),
    pharma: s.pharma.slice(),
    offices: s.offices.slice(),
    floors: s.floors.slice(),
    money: s.money.slice(),
    supply: s.supply.slice(),
    lobby: s.lobby.slice(),
    track: s.track.slice(),
    stations: s.stations.slice(),
    tokens: s.tokens.slice(),
    extraTokens: s.extraTokens.slice(),
    padlocks: s.padlocks.slice(),
    funding: s.funding.slice(),
    actionTiles: s.actionTiles.slice(),
    cards: s.cards.slice(),
    tiles: s.tiles.slice(),
    tilesTaken: s.tilesTaken.slice(),
    trucks: s.trucks.slice(),
    goods: s.goods.slice(),
    boards: s.boards.slice(),
    goodsMarks: s.goodsMarks.slice(),
    moneyMarks: s.moneyMarks.slice(),
    delivered: s.delivered.slice(),
    routes: s.routes.slice(),
    wineState: s.wineState.slice(),
    trafficHeld: s.trafficHeld.slice(),
    card: s.card,
    colours: s.colours,
    tileUsed: s.tileUsed,
    freshTiles: s.freshTiles.slice(),
    rowUsed: s.rowUsed,
    passed: s.passed.slice(),
    moved: s.moved,
    boosted: s.boosted,
    built: s.built,
    ...(s.turnsLeft === undefined ? {} : { turnsLeft: s.turnsLeft }),
    ...sightOf(s, viewer),
  };
}
