interface Sheet {
  readonly file: string;
  readonly css: string;
}
export declare const KIT_CLASSES: readonly string[];
export declare function classesIn(sources: readonly string[]): Set<string>;
export declare function classesOf(sheets: readonly Sheet[]): Set<string>;
export declare function boardStyles(board: {
  readonly game: string;
  readonly sheets: readonly Sheet[];
  readonly sources: readonly string[];
  readonly ofTable: ReadonlySet<string>;
}): { problems: string[]; rules: number };
export declare function breakpoints(house: {
  readonly sheets: readonly Sheet[];
  readonly sources: readonly { readonly file: string; readonly code: string }[];
  readonly screens: readonly string[];
}): { problems: string[]; queries: number };
