/** Whether the practice game of the conformance suite can be played: in test builds only. */
declare const __WITH_TOY__: boolean;
/** The games that are taught: they have `games/<id>/lessons/`. */
declare const __COURSES__: readonly string[];
/** Ids of the games in the registry, in its order. */
declare const __GAMES__: readonly string[];
/** Ids of the built-in opponents, weakest first. */
declare const __LEVELS__: readonly string[];
