/** The line to the table of a lesson: only what the lesson needs is offered, and it is known how far the learner has come. */
import {
  type HeardMove,
  isLike,
  type Lesson,
  type LessonStage,
  lessonStage,
  type Move,
  offeredIn,
} from '../../kernel/index.ts';
import { createStore, type Store } from '../store/store.ts';
import type { TableLine } from '../table/line.ts';
import { localLine } from '../table/local-line.ts';
import type { HostNews, LessonInfo, Snapshot } from '../worker/protocol.ts';
import { overriding } from './overriding.ts';

export interface Lecture {
  readonly stage: LessonStage;
  /** The learner's moves since the lesson began, as far as they were made in this page. */
  readonly moves: readonly Move[];
  /** How many moves the learner has made in all. */
  readonly played: number;
  /** The teacher's answer to the last move, if that led elsewhere: its number from 1. */
  readonly answer: number | undefined;
}

const FIRST: Lecture = { stage: { kind: 'step', step: 0 }, moves: [], played: 0, answer: undefined };

export interface LessonLine extends TableLine {
  readonly lecture: Store<Lecture>;
}

const stepOf = (stage: LessonStage, lesson: Lesson): number =>
  stage.kind === 'passed' ? lesson.steps.length : stage.step;

export function lessonLine(lesson: Lesson, { learner }: LessonInfo): LessonLine {
  const line = localLine();
  const lecture = createStore<Lecture>(FIRST);
  let heard: readonly HeardMove[] = [];
  let moves: readonly Move[] = [];

  /** Takes in what has happened, and leaves on offer what the step needs. */
  const teach = (snapshot: Snapshot): Snapshot => {
    const { log, stage } = snapshot;
    heard = [...heard.slice(0, log.from), ...log.entries];
    const before = lecture.get();
    const found = lessonStage(lesson, learner, heard, stage.kind !== 'yours');
    const last = moves.at(-1);
    const moved = moves.length > before.moves.length;
    const wrong = last !== undefined && stepOf(found, lesson) === stepOf(before.stage, lesson);
    const answer = wrong ? lesson.answers.findIndex((wanted) => isLike(last, wanted)) + 1 || undefined : undefined;
    const played = heard.filter(({ seat }) => seat === learner).length;
    lecture.set({
      stage: found,
      moves,
      played,
      answer: moved ? answer : moves.length === 0 ? undefined : before.answer,
    });
    if (found.kind !== 'step' || stage.kind !== 'yours') return snapshot;
    const offered = offeredIn(lesson.steps[found.step], stage.moves, ({ move }) => move);
    return { ...snapshot, stage: { ...stage, moves: offered } };
  };

  return {
    ...line,
    lecture,
    onNews: (listener) =>
      line.onNews((news: HostNews) => listener('snapshot' in news ? { snapshot: teach(news.snapshot) } : news)),
    host: overriding(line.host, {
      async open(id, options) {
        const opened = await line.host.open(id, options);
        return { ...opened, snapshot: teach(opened.snapshot) };
      },
      async play(version, move) {
        moves = [...moves, move];
        await line.host.play(version, move);
      },
      async undo(version) {
        moves = moves.slice(0, -1);
        await line.host.undo(version);
      },
      async restart(version) {
        moves = [];
        await line.host.restart(version);
      },
    }),
  };
}
