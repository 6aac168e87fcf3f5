import { describe, expect, test, vi } from 'vitest';
import { openStandard } from '../games/testing.ts';
import { toy } from '../kernel/conformance/toy.ts';
import { type Game, type Match, makeSetup } from '../kernel/index.ts';
import { novice } from '../players/novice.ts';
import { playMatch, seatPlayers } from '../players/play.ts';
import { analysisOf, stepsLeft, studyTasks } from './analysis.ts';
import { type Finding, perform, type StudyTask } from './study.ts';
import { type Assistant, studyTogether, takeStep } from './study-together.ts';

function played(game: Game): Match {
  const setup = makeSetup(game, { seats: ['player', 'player'], seed: 3 });
  return playMatch(game, setup, seatPlayers([novice, novice], 3));
}

/** An assistant that works as it would in another thread: what passes between them is plain data. */
function assistantFor(game: Game, counted: { steps: number } = { steps: 0 }): Assistant {
  return {
    async studyStep(step) {
      counted.steps++;
      return structuredClone(takeStep(game, structuredClone(step)));
    },
  };
}

/** From the first task to the last, as a page goes on; after each call, how many findings there were. */
async function studyAll(game: Game, tasks: readonly StudyTask[], idle: Set<Assistant>) {
  const findings: Finding[] = [];
  const progress: number[] = [];
  for (let steps = stepsLeft(tasks, []); steps.length > 0; steps = stepsLeft(tasks, findings)) {
    findings.push(...(await studyTogether(game, steps.slice(0, 4), idle)));
    progress.push(findings.length);
  }
  return { findings, progress };
}

const game = toy.open(toy.standardEdition);
const match = played(game);
const tasks = studyTasks(game, match);
const alone = tasks.map((task) => perform(game, task));

test('a step goes up to and with a turn, and what is done is left out', () => {
  const steps = stepsLeft(tasks, []);
  expect(steps.flat()).toEqual(tasks);
  for (const step of steps.slice(0, -1))
    expect(step.map(({ about }) => about.kind === 'turn')).toEqual(step.map((task) => task === step.at(-1)));
  expect(steps.some((step) => step.length > 1)).toBe(true);
  const [first, second] = steps;
  expect(stepsLeft(tasks, alone.slice(0, first.length))[0]).toEqual(second);
  expect(stepsLeft(tasks, alone)).toEqual([]);
});

describe('several that study a game together', () => {
  test.each([0, 1, 3])('find the same in the same order as one alone: %i assistants', async (count) => {
    const counted = { steps: 0 };
    const idle = new Set(Array.from({ length: count }, () => assistantFor(game, counted)));
    const { findings, progress } = await studyAll(game, tasks, idle);
    expect(findings).toEqual(alone);
    expect(analysisOf(match, tasks.length, findings)).toEqual(analysisOf(match, tasks.length, alone));
    // So many steps at a time as there are hands; the leader takes one of them each time.
    const steps = stepsLeft(tasks, []).length;
    expect(progress).toHaveLength(Math.ceil(steps / (count + 1)));
    expect(counted.steps).toBe(steps - progress.length);
  });

  test('find the same about turns of a real game, each with a game of its own', async () => {
    const [rules, theirs] = await Promise.all([openStandard('train-rush'), openStandard('train-rush')]);
    const late = stepsLeft(studyTasks(rules, played(rules)), [])
      .slice(-2)
      .flat();
    const { findings } = await studyAll(rules, late, new Set([assistantFor(theirs)]));
    expect(findings).toEqual(late.map((task) => perform(rules, task)));
  });
});

describe('an assistant', () => {
  test('that fails changes nothing, and is not asked again', async () => {
    let asked = 0;
    const broken: Assistant = {
      async studyStep() {
        asked++;
        throw new Error('gone');
      },
    };
    const { findings } = await studyAll(game, tasks, new Set([broken, assistantFor(game)]));
    expect(findings).toEqual(alone);
    expect(asked).toBe(1);
  });

  test('that gets no core is waited for once; it is given something again when it has answered', async () => {
    let answer: (findings: readonly Finding[]) => void = () => undefined;
    let asked = 0;
    const slow: Assistant = {
      studyStep: () => {
        asked++;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    };
    const idle = new Set([slow]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const studying = studyAll(game, tasks, idle);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect((await studying).findings).toEqual(alone);
    expect(asked).toBe(1);
    answer([]);
    await Promise.resolve();
    expect([...idle]).toEqual([slow]);
  });
});
