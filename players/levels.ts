/** The names of the built-in opponents, for whoever has to name one and not to think as it does. */

/** Weakest first. */
export const LEVELS = ['random', 'novice', 'steady', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits down when nobody says who, and who stands in for somebody absent. */
export const USUAL: Level = 'steady';
/** Whose hint a person gets: strong, and still fast. */
export const ADVISER: Level = 'expert';
/** Who plays in lessons: there is hardly a move to make before they are over. */
export const FOR_LEARNERS: Level = 'novice';
