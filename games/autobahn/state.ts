/**
 * The state of a game of Autobahn (AB-29.1): small whole numbers in dense arrays, indexed by the tables.
 * Arrays "by seat × n" are flat. Per-turn facts are reset when a turn begins.
 */
import type { GameState, Random, Seat } from '../../kernel/index.ts';
import type { Trigger } from './moves.ts';
import type { Bonus } from './tables.ts';

/** What does not change during a game; shared between clones. */
export interface AutobahnConfig {
  readonly seats: number;
  /** Seat of Autobot, NOBODY without. */
  readonly bot: number;
  /** Number of players the offices, tiles and tokens are set up for. */
  readonly setUpFor: number;
  /** Used seats of each office. */
  readonly officeRoom: readonly number[];
  readonly wine: boolean;
  readonly traffic: boolean;
  readonly services: boolean;
  readonly twoColour: boolean;
  readonly extraTiles: boolean;
  readonly department: 'none' | 'planning' | 'customs';
  readonly solo: SoloOptions;
  /** Turns that everybody has in an era, by house rule (AB-17.7); games without it have no such field. */
  readonly turnLimit?: number;
}

export interface SoloOptions {
  readonly board: 'easy' | 'hard';
  readonly fastTrucks: boolean;
  readonly stationPassDevelop: boolean;
  readonly skipDevelop: boolean;
  readonly morePromotions: 'standard' | 'more' | 'most';
}

/** Autobot's own things (AB-29.5). */
export interface BotState {
  /** Top card last. */
  colourDeck: number[];
  /** Whether everybody knows the top card of the colour deck (AB-24.43). */
  topKnown: number;
  /** Colour cards in the slots; the last one is the current card. */
  colourCards: number[];
  /** Task cards by index; top card last. */
  taskDeck: number[];
  usedTasks: number[];
  queue: number[];
  advancedTasks: number[];
  /** Bit mask of the task cards everybody has seen; these are no longer among the advanced ones. */
  seenTasks: number;
  /** Bonus tiles on the slots of the solo board, and set aside. */
  slots: number;
  aside: number;
  /** Country each truck drives to; NONE without, the number of countries for wine. */
  targets: number[];
  /** Order in which the trucks were loaded. */
  loadedAt: number[];
  loads: number;
  /** Wine cards beside the solo board (AB-25.7). */
  wines: number[];
  wineTaken: number;
  /** Colours of the card of this turn. */
  colours: number;
  /** Colour used by the main action of this turn, NONE before. */
  mainColour: number;
}

export interface AutobahnState extends GameState {
  readonly random: Random;
  reveals: number;
  readonly frames: AutobahnFrame[];
  readonly config: AutobahnConfig;

  era: number;
  turn: Seat;
  startSeat: Seat;
  /** Who triggered the end of the era, NOBODY before (AB-17.3). */
  trigger: number;
  /** Turns left after the trigger in era 3, NONE before (AB-17.5). */
  finalTurns: number;
  /** Road tiles: eras 1, 2, 3 and the side supply. */
  stacks: number[];

  /** By section: 0 empty, 1 single, 2 dual carriageway. */
  road: number[];
  /** By city, whether a built section touches it (kept up to date from `road`). */
  connected: number[];
  /** By city, its value (AB-1.5; kept up to date from `road`). */
  values: number[];
  /** Owner of the station by link, NOBODY without. */
  stationAt: number[];
  /** By link, which station upgrade stands there, NONE without. */
  upgradeAt: number[];
  /** Traffic tokens by section. */
  traffic: number[];
  trafficSupply: number;
  /** Bit mask of the station upgrades still on the Services board. */
  upgradesLeft: number;
  wineSingles: number;
  wineDoubles: number;

  /** Construction bonus tile by section, NONE without. */
  roadTiles: number[];
  /** Delivery bonus tiles by country × space, NONE where gone or unused. */
  countryTiles: number[];
  /** The row of displayed cards, NONE where empty (AB-23.2). */
  display: number[];
  /** Top card last. */
  deck: number[];
  advancedDeck: number[];
  /** Route cards on offer during setup. */
  routesOnOffer: number[];
  /** Who delivered pharmaceuticals first, by country. */
  pharma: number[];

  /** Seats of the employees by colour × seat, NOBODY where empty. */
  offices: number[];
  /** Bit mask of seats by department × floor. */
  floors: number[];

  money: number[];
  supply: number[];
  lobby: number[];
  track: number[];
  stations: number[];
  /** Bit mask of coloured unlock tokens left, by seat. */
  tokens: number[];
  extraTokens: number[];
  /** Bit mask of filled padlocks, by seat. */
  padlocks: number[];
  /** Bit mask of eras in which funding was claimed, by seat. */
  funding: number[];
  /** 0 two cones, 1 flipped, 2 removed; by seat × space. */
  actionTiles: number[];
  /** 0 not owned, 1 in hand, 2 + space above that space; by seat × card. */
  cards: number[];
  /** Bonus tiles owned, by seat × type. */
  tiles: number[];
  tilesTaken: number[];
  /** Place of each truck by seat × truck: ON_BOARD, a section, or number of sections + depot. */
  trucks: number[];
  /** Goods of each truck, NONE without. */
  goods: number[];
  /** Delivery board by seat, NONE without. */
  boards: number[];
  /** 0 free, 1 waiting, 2 claimed; by seat × country. */
  goodsMarks: number[];
  /** Bit mask of used money spaces, by seat. */
  moneyMarks: number[];
  /** Bit mask of countries delivered to, by seat. */
  delivered: number[];
  routes: number[];
  wineCards: number[];
  /** 0 not revealed, 1 revealed and on the road, 2 delivered, 3 lost; by seat. */
  wineState: number[];
  trafficHeld: number[];

  /** The card played this turn, NONE before. */
  card: number;
  /** Its colours, after Change colour. */
  colours: number;
  /** Whether the bonus tile of the turn is used. */
  tileUsed: number;
  /** Tiles of this turn's deliveries by type, not yet usable (AB-22.2). */
  freshTiles: number[];
  /** Bit mask of station-row positions gained by passing this turn. */
  rowUsed: number;
  /** Links whose own station gave a bonus this turn. */
  passed: number[];
  /** Bit mask of trucks that made their regular movement. */
  moved: number;
  /** Bit mask of trucks with the extra step of `loadExtraStep`. */
  boosted: number;
  /** Sections built this turn, with the card or otherwise. */
  built: number;

  bot?: BotState;
  /** Turns until the limit of the era, where there is one (AB-17.7). */
  turnsLeft?: number;
}

/** A movement: `left` steps to go, `start` where it began, `lo` and `hi` the sections entered, 31 each. */
export interface Drive {
  readonly seat: Seat;
  readonly truck: number;
  readonly left: number;
  readonly start: number;
  readonly lo: number;
  readonly hi: number;
}

/** An effect that became due by an action (AB-6.6 step 4). */
export interface Due {
  readonly trigger: Trigger;
  readonly bonus: Bonus;
  /** Position of the station row, for `stationRow`. */
  readonly position: number;
  readonly link: number;
}

interface Own {
  readonly seat: Seat;
}
export type BuildFrame = Own & {
  readonly kind: 'buildRoad';
  readonly colours: number;
  readonly discount: number;
  readonly mayDecline: boolean;
  readonly byCard: boolean;
};
type ActionChoice<K extends string> = Own & {
  readonly kind: K;
  readonly colours: number;
  readonly mayDecline: boolean;
  readonly byCard: boolean;
};

export type AutobahnFrame =
  // steps
  | (Own & { readonly kind: 'turn' })
  | (Own & { readonly kind: 'phase3' })
  | (Own & { readonly kind: 'endTurn' })
  | (Own & { readonly kind: 'gain'; readonly bonus: Bonus; readonly chosen: boolean; readonly colour: number })
  | (Own & { readonly kind: 'promotions'; readonly left: number })
  | (Own & { readonly kind: 'developing'; readonly left: number })
  | (Own & { readonly kind: 'payBuilding'; readonly section: number; readonly cost: number })
  | (Own & { readonly kind: 'payUpgrade'; readonly link: number; readonly cost: number })
  | (Own & { readonly kind: 'updateCities'; readonly link: number; readonly upgraded: boolean })
  | (Own & {
      readonly kind: 'performed';
      readonly action: number;
      /** Link upgraded or built on, for its colour and its sections. */
      readonly link: number;
      readonly byCard: boolean;
      readonly newStation: boolean;
    })
  | (Own & { readonly kind: 'afterAction'; readonly space: number; readonly used: number })
  | (Drive & { readonly kind: 'driving' })
  | (Own & { readonly kind: 'delivered'; readonly truck: number; readonly country: number })
  | (Own & { readonly kind: 'administration' })
  | (Own & { readonly kind: 'routeCheck' })
  | (Own & { readonly kind: 'nextEra' })
  | (Own & { readonly kind: 'trafficDue'; readonly wanted: readonly number[] })
  | (Own & { readonly kind: 'secondSection' })
  // decisions
  | (Own & { readonly kind: 'routeCard' })
  | (Own & { readonly kind: 'claim' })
  | (Own & { readonly kind: 'action'; readonly as: number })
  | (Own & { readonly kind: 'card'; readonly space: number; readonly used: number })
  | (Own & { readonly kind: 'cardAfter'; readonly space: number; readonly used: number })
  | (Own & { readonly kind: 'tileChance' })
  | (Own & { readonly kind: 'effects'; readonly due: readonly Due[]; readonly byCard: boolean })
  | BuildFrame
  | ActionChoice<'upgradeLink'>
  | (ActionChoice<'loadTruck'> & { readonly thenMove: number })
  | ActionChoice<'buildStation'>
  | (Own & { readonly kind: 'takeUpgrade'; readonly link: number })
  | (Own & { readonly kind: 'unlock' })
  | (Own & { readonly kind: 'promote' })
  | (Own & { readonly kind: 'develop'; readonly steps: number })
  | (Own & { readonly kind: 'gainCard' })
  | (Own & { readonly kind: 'replaceCard' })
  | (Own & { readonly kind: 'swapOut' })
  | (Own & { readonly kind: 'swapIn'; readonly card: number })
  | (Own & { readonly kind: 'shiftCard' })
  | (Own & { readonly kind: 'actionTile'; readonly to: 1 | 2 })
  | (Own & { readonly kind: 'simpleGain'; readonly bonus: Bonus; readonly colour: number })
  | (Own & { readonly kind: 'moveTruck'; readonly steps: number })
  | (Own & { readonly kind: 'trucks' })
  | (Drive & { readonly kind: 'drive' })
  | (Own & { readonly kind: 'stationBonus'; readonly link: number; readonly left: number })
  | (Own & { readonly kind: 'deliveryTile'; readonly country: number })
  | (Own & { readonly kind: 'placeTraffic'; readonly wanted: readonly number[] })
  // Autobot
  | BotFrame;

/** Parts of the bot's action phase, in order (AB-24.10). */
export type BotPart = 'bonus' | 'extraBuild' | 'main' | 'second';

export type BotFrame =
  | { readonly kind: 'botTurn'; readonly seat: Seat }
  | {
      readonly kind: 'botMain';
      readonly seat: Seat;
      readonly task: number;
      readonly part: BotPart;
      /** Cities that the first of two sections connected, and whether it completed a link to one (AB-24.32). */
      readonly fresh: readonly number[];
      readonly reached: boolean;
    }
  | { readonly kind: 'botPhase2'; readonly seat: Seat; readonly done: number }
  | { readonly kind: 'botTrucks'; readonly seat: Seat; readonly done: number }
  | {
      readonly kind: 'botDrive';
      readonly seat: Seat;
      readonly truck: number;
      /** Where the movement began. */
      readonly start: number;
      /** Sections still to enter, next one first. */
      readonly path: readonly number[];
      /** City to deliver to at the end, NONE if the truck only stops. */
      readonly city: number;
    }
  | { readonly kind: 'botEnd'; readonly seat: Seat };

export type FrameOf<K extends AutobahnFrame['kind']> = Extract<AutobahnFrame, { kind: K }>;

function cloneBot(bot: BotState): BotState {
  return {
    colourDeck: bot.colourDeck.slice(),
    topKnown: bot.topKnown,
    colourCards: bot.colourCards.slice(),
    taskDeck: bot.taskDeck.slice(),
    usedTasks: bot.usedTasks.slice(),
    queue: bot.queue.slice(),
    advancedTasks: bot.advancedTasks.slice(),
    seenTasks: bot.seenTasks,
    slots: bot.slots,
    aside: bot.aside,
    targets: bot.targets.slice(),
    loadedAt: bot.loadedAt.slice(),
    loads: bot.loads,
    wines: bot.wines.slice(),
    wineTaken: bot.wineTaken,
    colours: bot.colours,
    mainColour: bot.mainColour,
  };
}

/** Written out: copying by names is slow, and search copies states all the time. */
const cloneRandom = ({ tiles, routes, improved, advanced, boards, start, wine, colours, tasks }: Random): Random => ({
  tiles: tiles.slice(),
  routes: routes.slice(),
  improved: improved.slice(),
  advanced: advanced.slice(),
  boards: boards.slice(),
  start: start.slice(),
  wine: wine.slice(),
  colours: colours.slice(),
  tasks: tasks.slice(),
});

export function cloneState(s: AutobahnState): AutobahnState {
  const copy: AutobahnState = {
    random: cloneRandom(s.random),
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
    deck: s.deck.slice(),
    advancedDeck: s.advancedDeck.slice(),
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
    wineCards: s.wineCards.slice(),
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
  };
  if (s.bot !== undefined) copy.bot = cloneBot(s.bot);
  if (s.turnsLeft !== undefined) copy.turnsLeft = s.turnsLeft;
  return copy;
}
