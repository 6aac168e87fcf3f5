/**
 * Everything a person reads is a key with parameters; catalogues in three languages turn it into words.
 * Messages are ICU message format, so plurals and selections are right in each language.
 */
export const LANGUAGES = ['en', 'de', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Text {
  readonly key: string;
  readonly params?: Params;
}
/** A seat is named by whoever speaks: "Seat 1", "Anna", "Eva". */
export interface SeatRef {
  readonly seat: number;
}
export type ParamValue = string | number | Text | SeatRef | readonly ParamValue[];
export type Params = Readonly<Record<string, ParamValue>>;

/** Messages by key. */
export type Catalogue = Readonly<Record<string, string>>;
export type Catalogues = Readonly<Record<Language, Catalogue>>;

export const joinCatalogues = (first: Catalogues, second: Catalogues): Catalogues => ({
  en: { ...first.en, ...second.en },
  de: { ...first.de, ...second.de },
  pl: { ...first.pl, ...second.pl },
});

export interface Speaker {
  readonly language: Language;
  say(text: Text): string;
  seat(seat: number): string;
}

export const text = (key: string, params?: Params): Text => (params === undefined ? { key } : { key, params });
