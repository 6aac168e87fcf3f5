/** What the evaluation believes things to be worth. */

/** Tuned by play against itself. */
export const W = {
  /** Turns that one cube still to go stands for, per player. */
  turnsPerCube: 3.2,
  soloActionsPerCube: 1.8,
  /** Chance that the die one wants is there. */
  dieChance: 0.85,
  /** Share of the turns that will be deliveries. */
  deliveryShare: 0.8,
  /** Share of the cubes within reach that nobody takes before. */
  cubeShare: 0.6,
  /** Turns that one missing hex or engine box costs. */
  turnsPerHex: 1.15,
  turnsPerBox: 1.05,
  /** How much a point of a plan is worth today. */
  plan: 0.6,
  /** How much of the points of a planned link counts per missing hex. */
  link: 0.75,
  /** Turns in which one tile in two is taken away by somebody. */
  tileHalfLife: 2.5,
  flexibleTile: 0.5,
  waybill: 1.2,
  order: 0.5,
  /** What Eva gains while one more own action of the game is to come. */
  evaPace: 0.5,
  evaScore: 0.8,
  /** What her next die threatens: per cross of its region in the long run, per point at once, a reroll, defeat. */
  evaGrowth: 0.6,
  evaRemoval: 1,
  evaReroll: 2,
  evaWins: 50,
};
