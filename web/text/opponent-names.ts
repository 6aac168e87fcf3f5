/** How opponents are called when nobody gives them a name. */
export const OPPONENT_NAMES = ['Hanna', 'Otto', 'Karol', 'Marta', 'Ravi', 'Ines'] as const;
