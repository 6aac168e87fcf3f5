/** What things are worth to an opponent, in points. One flat list of numbers, so that a tuner can change any of them. */
export const WEIGHTS = {
  /** Money as a means: per DM while there is little of it, and the part of it that more is worth. */
  money: 0.32,
  purse: 13.3,
  richer: 0.36,
  /** What it costs to be short of money: per DM below a reserve. */
  poor: 0.1,
  reserve: 12,
  /** Share of a budget, and of a promotion by the route card, of this era that comes again in each later one. */
  againPromotions: 1,
  again: 0.9,
  /** Steps on the development track, deliveries, stations and DM 20 to count on in a whole game: with care, so that the next one counts. */
  steps: 7.5,
  countries: 3,
  stations: 5,
  fortunes: 8.5,
  /** DM 20 that count in full in Finance, and the part of it that more is worth: whoever only makes money never ends an era. */
  treasure: 12,
  hoard: 0.45,
  /** How soon before the end a promotion half earned loses its worth. */
  unfinished: 2.81,
  /** Other promotions of a whole game: routes, end of an era, cards. */
  promotions: 4.01,
  /** An employee in an office, beside what it counts in Network. */
  office: 0.4,
  /** How far the offices even out in a whole game. */
  evenOut: 0.85,
  /** Share of the closed floors that is opened in a whole game. */
  opened: 0.681,
  /** Room for promotions that the first of the two padlocks of level 3 is worth. */
  halfOpen: 0.8,
  /** The chance of the last seat on a floor, and, in a whole game, of one on a full floor. */
  lastSeat: 0.6,
  seatGivenUp: 0.3,
  /** Employees in the Lobby that are waited for, and what each is worth above its points. */
  candidates: 1.53,
  candidate: 0.8,
  /** An employee that has left the supply: when it is empty, the next one brings a promotion (AB-12.3). */
  hired: 0.05,
  /** A route: per section still missing less than six, and a promotion of its ladder one status away. */
  routeSection: 1,
  routeNear: 0.26,
  trackStep: 0.272,
  /** An action card beside its effect, a card in hand, and each colour above one. */
  card: 0.85,
  basicCard: 0.335,
  inHand: 0.0328,
  colour: 0.549,
  /** A card that lies above its space: picked up, it brings DM 1 (AB-6.7). */
  played: 0.15,
  /** A turn that goes into picking up cards because the spaces are full while cards are left. */
  refresh: 0.828,
  station: 4,
  /** Turns of a whole game, all players together; turns until another station stands; own stations passed per turn once six are built. */
  turns: 90,
  perStation: 3.5,
  passes: 0.3,
  /** Share of a second truck in that. */
  secondPasses: 0.5,
  /** A station that can be passed in this turn, in the next one, a turn later, and without a card of the right colour. */
  imminent: 0.9,
  pass: 0.8,
  passLater: 0.6,
  wrongColour: 0.4,
  /** A station that somebody else's trucks or the own ones may pass. */
  upgradedStation: 1,
  actionTile: 1.7,
  truck: 0.203,
  /** A country delivered to, beside what it counts in Trade; one that is connected and still open. */
  country: 2,
  openCountry: 0.2,
  /** Share of a delivery that is left per step still to drive. */
  nearer: 0.82,
  /** Rewards of deliveries, and how much of one is left while it waits to be claimed. */
  waiting: 0.6,
  rewardDevelop: 1.7,
  rewardMoney: 0.4,
  rewardUnlock: 8.14,
  rewardGainCard: 2.2,
  rewardReplaceCard: 1.9,
  /** Share of a promotion that a traffic token is on the way to. */
  trafficToken: 0.3,
  /** How far wine is counted on, and the turns it needs: to be loaded, for every section that is missing, for every step. */
  wine: 0.8,
  wineLoad: 2,
  wineSection: 1,
  wineStep: 0.45,
  /** A step on the development track that an action about to be taken brings. */
  pendingDevelop: 1.5,
  /** The permanent technologies of levels 1 and 2, in a whole game. */
  upgradeDevelop: 9,
  upgradeDiscount: 14.3,
  loadDevelop: 0.9,
  secondTruck: 4,
  stationDevelop: 8,
  stationBonus: 11.8,
  /** On the way to the bonus of a whole row of technologies: per padlock. */
  firstRow: 0.637,
  secondRow: 0.8,
  /** Bonus tiles by what they bring. */
  tileDevelop: 3.74,
  tileMoney: 1.4,
  tileBuildRoad: 1.4,
  tileUpgradeLink: 1.4,
  tileBuildStation: 1.8,
  tileLoadTruck: 1.6,
  tileMoveTruck: 0.65,
  tileOther: 0.8,
  /** Effects of action cards, in a whole game. */
  buildDevelopCard: 1.13,
  upgradeDevelopCard: 3,
  loadExtraStepCard: 1.01,
  extraStationCard: 6.94,
  extraBuildCard: 6.08,
  upgradeLoadCard: 9.72,
  payDevelopCard: 6.79,
  truckPlus2Card: 2.11,
  doubleBuildCard: 3.81,
  gain12Card: 9,
  develop1Card: 8.01,
  extraBuildUpgradeLoadCard: 8,
  extraBuildPromoteCard: 14,
  /** Time that all have left, in points of a whole game: where only the own points count, every turn that is played on would look like a gain. */
  clock: 150,
};
export type Weights = typeof WEIGHTS;

/**
 * What is otherwise at tables of three and four, where a seat has thirty turns: stations are seldom passed, eras are ended by others, and
 * promotions by the route card are most of those there are.
 */
const AMONG_MANY: Partial<Weights> = {
  money: 0.28,
  routeSection: 1.35,
  promotions: 3.3,
  opened: 0.6,
  station: 2,
  stationDevelop: 4,
  turns: 60,
  perStation: 4.2,
  passes: 0.2,
  wrongColour: 0.5,
  nearer: 0.74,
  rewardMoney: 0.32,
  upgradeDevelop: 12,
  loadDevelop: 1.3,
  firstRow: 0.45,
  tileMoveTruck: 0.8,
  clock: 180,
};
const WEIGHTS_AMONG_MANY: Weights = { ...WEIGHTS, ...AMONG_MANY };

/** At a table of more than two the game is another one: fewer own turns, fuller floors, and every era ended by somebody else. */
export const MANY = 3;

export const weightsFor = (seats: number): Weights => (seats < MANY ? WEIGHTS : WEIGHTS_AMONG_MANY);
