/** What was found out about finished games, in the browser's database beside them. */
import type { Finding } from '../../host/study.ts';
import { database } from './saves.ts';

export interface KeptAnalysis {
  readonly id: string;
  /** Of another version nothing is of use. */
  readonly version: number;
  readonly findings: readonly Finding[];
}

const isAnalysis = (row: object): row is KeptAnalysis => 'version' in row && 'findings' in row;

export async function keptAnalysis(id: string): Promise<KeptAnalysis | undefined> {
  const row = await (await database()).get('analyses', id);
  return row && isAnalysis(row) ? row : undefined;
}

export async function saveAnalysis(analysis: KeptAnalysis): Promise<void> {
  await (await database()).put('analyses', analysis);
}
