/** Several that study a game together, a step each: a step comes out the same whoever takes it, so the findings are those of one alone. */
import type { Game } from '../kernel/index.ts';
import { type Finding, perform, type StudyStep } from './study.ts';
import { wait } from './together.ts';

/** Somebody in another thread who takes a step for whoever leads. */
export interface Assistant {
  studyStep(step: StudyStep): Promise<readonly Finding[]>;
}

/**
 * How much longer than the leader an assistant may take: so many times as long, and so many milliseconds. One step can take twenty times as long as
 * another, and taking it again is dearer than waiting; who is late is waited for once, since it gets nothing more until it has answered.
 */
const PATIENCE = 3;
const GRACE = 5_000;

export const takeStep = (game: Game, step: StudyStep): Finding[] => step.map((task) => perform(game, task));

/**
 * Takes the first of these steps, one for everybody who is idle and the last for the leader, who also takes what an assistant fails at. Whoever
 * has not answered is not idle.
 */
export async function studyTogether(
  game: Game,
  steps: readonly StudyStep[],
  idle: Set<Assistant>,
): Promise<readonly Finding[]> {
  const assistants = [...idle].slice(0, steps.length - 1);
  const theirs = assistants.map((assistant, i) => {
    idle.delete(assistant);
    return assistant.studyStep(steps[i]).then(
      (findings) => {
        idle.add(assistant);
        return findings;
      },
      () => undefined,
    );
  });
  const began = performance.now();
  const own = takeStep(game, steps[assistants.length]);
  const late = wait(GRACE + PATIENCE * (performance.now() - began));
  const findings: Finding[] = [];
  for (const [i, work] of theirs.entries())
    findings.push(...((await Promise.race([work, late])) ?? takeStep(game, steps[i])));
  return [...findings, ...own];
}
