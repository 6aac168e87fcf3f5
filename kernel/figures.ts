/** Figures of an evaluation that were learnt from games, as they stand in a file. */
import type { Figures } from './contract.ts';

export interface FigureTable {
  /** Where they come from, in a sentence. */
  readonly from: string;
  /** Only those that are others than the evaluation's own. */
  readonly figures: Figures;
}

/** Throws where a table names a figure that the evaluation does not have: it would silently do nothing. */
export function withFigures<W extends object>(own: W, figures: Figures): W {
  const unknown = Object.keys(figures).find((name) => !Object.hasOwn(own, name));
  if (unknown !== undefined) throw new Error(`the evaluation has no figure ${unknown}`);
  return { ...own, ...figures };
}
