/** Analyses of finished games: worked out step by step in the thinker, and kept, so that a step is done once. */
import { type Analysis, analysisOf, isDone, studyTasks } from '../../host/analysis.ts';
import { type Finding, STUDY_VERSION, type StudyTask, type TurnFinding } from '../../host/study.ts';
import type { Table } from '../../host/table.ts';
import { keptAnalysis, saveAnalysis } from '../saves/analyses.ts';
import { openGame } from './games.ts';

/** Who works a step out. */
export interface Scholar {
  study(task: StudyTask): Promise<Finding>;
}

interface Studied {
  readonly tasks: readonly StudyTask[];
  readonly findings: Finding[];
}

async function keptFindings(id: string): Promise<readonly Finding[]> {
  try {
    const kept = await keptAnalysis(id);
    return kept?.version === STUDY_VERSION ? kept.findings : [];
  } catch {
    return [];
  }
}

export class Analyses {
  readonly #scholar: Scholar;
  readonly #studied = new WeakMap<Table, Promise<Studied>>();

  constructor(scholar: Scholar) {
    this.#scholar = scholar;
  }

  #of(table: Table): Promise<Studied> {
    const known = this.#studied.get(table);
    if (known) return known;
    const begin = async (): Promise<Studied> => ({
      tasks: studyTasks((await openGame(table.game.id, table.ownEdition)).game, table.match, table.ownEdition),
      findings: [...(await keptFindings(table.id))],
    });
    const begun = begin();
    this.#studied.set(table, begun);
    return begun;
  }

  /** What is known of the game; with `goOn` after the next turn that has not been looked at. */
  async analysis(table: Table, goOn: boolean): Promise<Analysis> {
    const studied = await this.#of(table);
    if (goOn) await this.#nextTurn(table, studied);
    return analysisOf(table.match, studied.tasks.length, studied.findings);
  }

  /** Everything up to and with the next turn: where chance alone has spoken there is little to do. */
  async #nextTurn({ id }: Table, { tasks, findings }: Studied): Promise<void> {
    for (const task of tasks) {
      if (isDone(task, findings)) continue;
      const finding = await this.#scholar.study(task);
      if (!isDone(task, findings)) findings.push(finding);
      if (finding.kind === 'turn') break;
    }
    // Where nothing can be kept it is known as long as the table is open.
    await saveAnalysis({ id, version: STUDY_VERSION, findings }).catch(() => undefined);
  }

  /** All lines of one turn. */
  async turn(table: Table, at: number): Promise<TurnFinding | undefined> {
    const { findings } = await this.#of(table);
    return findings.find((finding): finding is TurnFinding => finding.kind === 'turn' && finding.at === at);
  }
}
