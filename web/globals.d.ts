/** Whether the practice game of the conformance suite can be played: in test builds only. */
declare const __WITH_TOY__: boolean;
/** Ids of the games in the registry, in its order. */
declare const __GAMES__: readonly string[];
/** Ids of the built-in opponents, weakest first. */
declare const __LEVELS__: readonly string[];
