/** What things are worth to a seat, in points: all figures of the evaluation, as data. A tuner may change any of them. */

export const WORTH = {
  /** Majorities: how far ahead is safe, at the end and more for every round still to play. */
  sectorDoubt: 0.3,
  sectorDoubtPerRound: 0.06,
  trackDoubt: 0.4,
  trackDoubtPerRound: 0.2,
  areaDoubt: 0.8,
  areaDoubtPerRound: 0.6,
  /** The chance, by rounds left, that a seat without a piece still comes to a place. */
  laterEntry: 0.03,
  /** What is left of the worth of a bonus for every space before it. */
  bonusFading: 0.55,

  /** Markers and coal at hand: the first ones each round, and those beyond. */
  coal: 0.75,
  coalBeyond: 0.25,
  coalPerRound: 3.5,
  investment: 0.9,
  investmentBeyond: 0.3,
  investmentPerRound: 4,
  /** Markers and coal that every income will bring, and what is left of their worth for each level above. */
  investmentIncome: 1.0,
  coalIncome: 0.6,
  incomeFading: 0.98,
  /** A place among the wagons that could be filled. */
  wagonPlace: 0.7,
  /** One step below the top while it is free: a share of its points. */
  nearTop: 0.35,

  /** Deliveries to come: cities that a train stops in every round, the worth of a cube delivered. */
  stopsPerRound: 1.0,
  delivery: 1.05,
  /** Cubes on board. */
  cube: 0.9,
  wagonSlot: 0.15,
  /** A contract that the train could fulfil in a city ahead; and one for which a cube is missing. */
  contract: 0.75,
  almost: 0.3,
  /** What a delivered cube brings in the contract area. */
  areaCube: 0.6,

  /** The way to the next cities: half of the worth is left so many fields away; what the second best counts. */
  fieldsPerRound: 8,
  nearness: 6,
  secondCity: 0.15,
  firstVisit: 1.5,
  rentStop: 1.5,
  /** Cities visited in a round, and the doubt about it. */
  visitsPerRound: 1.15,
  visitsDoubt: 1.0,
  noRegion: 2,
  tokenPoint: 0.22,

  warehouse: 0.5,
  /** With a station in its zone, so that it can be rented; less for every further one. */
  readyWarehouse: 3,
  readyFading: 0.6,
  station: 3.7,
  rentedPerRound: 0.3,
  stationPerRound: 0.22,

  /** Parcels a seat finds in a round when it wants them, the trust in each one still missing, and in unbuilt stations. */
  parcelPace: 0.6,
  parcelTrust: 0.6,
  parcelToCome: 0.1,

  /** What a train can still load for its missions, as a share of their points. */
  missionTrust: 0.5,
  /** Heroes in hand: the chance to play one in its region, elsewhere by rounds left. */
  heroHere: 0.7,
  heroElsewhere: 0.13,
  hero: 0.6,

  /** What effects bring: an advance, an agent, a warehouse built, a wagon loaded, a slot of a new wagon, an exchange, a card kept, a tile or hand card used. */
  advance: 1.8,
  agent: 3.5,
  built: 1.6,
  load: 1.5,
  newSlot: 1.2,
  exchange: 2.5,
  drawnCard: 0.7,
  freeEffect: 1.3,

  card: 0.2,
  cardField: 0.1,
  cardCoal: 0.15,
  special: 0.4,

  /** A rival left behind in the turn order of a later round. */
  laterPlace: 0.7,
  /** How often a rival who bids later overtakes, by the share of its spies that can: 1 is by chance. With 2 the first bid was 7, and three played 8. */
  overtaking: 6,
  /** A field that the movement area would have bought; and START, where nothing else can be done. */
  investedField: 0.55,
  stranded: 10,
  strandedCoal: 3,
  /** An agent that the corruption area would have brought. */
  lostAgent: 2,
  /** A wagon loaded or drawn as the bonus of a sector. */
  wagonBonus: 1.2,
};

export type Worth = Readonly<typeof WORTH>;
