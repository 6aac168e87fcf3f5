/** The kinds of things there are in every edition; rules and boards know them by name. */
export const TRACK_IDS = ['investment', 'coal', 'loading', 'unloading', 'wagons'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

export const FIELD_KINDS = ['start', 'track', 'siding', 'city', 'market'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Stands for any resource on wagons and contracts. */
export const ANY = 'any';
