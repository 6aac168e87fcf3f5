import { USUAL } from '../players/levels.ts';

/** Whoever plays for a person plays as well as the house can. */
export const STAND_IN = USUAL;
