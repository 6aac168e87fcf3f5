/** Analyses of finished games: worked out in steps by the thinker, and kept, so that a step is taken once. */
import { type Analysis, analysisOf, stepsLeft, studyTasks } from '../../host/analysis.ts';
import { type Finding, STUDY_VERSION, type StudyStep, type StudyTask, type TurnFinding } from '../../host/study.ts';
import type { Table } from '../../host/table.ts';
import { keptAnalysis, saveAnalysis } from '../saves/analyses.ts';
import { openGame } from './games.ts';
import { MOST_THREADS } from './threads.ts';

export interface Scholar {
  /** Takes the first of these steps, at least one and as many as it can take at a time; the findings are in their order. */
  study(steps: readonly StudyStep[]): Promise<readonly Finding[]>;
}

interface Studied {
  readonly tasks: readonly StudyTask[];
  readonly findings: Finding[];
  /** What is being worked out. */
  underWay?: Promise<void> | undefined;
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

  /** What is known of the game; with `goOn` after the next turns that have not been looked at. */
  async analysis(table: Table, goOn: boolean): Promise<Analysis> {
    const studied = await this.#of(table);
    if (goOn) {
      studied.underWay ??= this.#goOn(table, studied).finally(() => {
        studied.underWay = undefined;
      });
      await studied.underWay;
    }
    return analysisOf(table.match, studied.tasks.length, studied.findings);
  }

  async #goOn({ id }: Table, { tasks, findings }: Studied): Promise<void> {
    const steps = stepsLeft(tasks, findings).slice(0, MOST_THREADS);
    if (steps.length > 0) findings.push(...(await this.#scholar.study(steps)));
    // Where nothing can be kept it is known as long as the table is open.
    await saveAnalysis({ id, version: STUDY_VERSION, findings }).catch(() => undefined);
  }

  /** All lines of one turn. */
  async turn(table: Table, at: number): Promise<TurnFinding | undefined> {
    const { findings } = await this.#of(table);
    return findings.find((finding): finding is TurnFinding => finding.kind === 'turn' && finding.at === at);
  }
}
