/** A lesson at its table: taken up where it was left, or set anew. */
import '../style/learn.css';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { forgetTable } from '../home/list-tables.ts';
import { host } from '../page/host.ts';
import { myName } from '../page/my-name.ts';
import { Coming } from '../page/waiting-room.tsx';
import { loadGame } from '../saves/saves.ts';
import { useStore } from '../store/store.ts';
import { TableSession } from '../table/session.ts';
import { TableOf } from '../table/table-screen.tsx';
import { type Teacher, TeacherContext } from '../table/teacher.ts';
import type { CourseInfo, LessonInfo } from '../worker/protocol.ts';
import { type GivenLesson, LessonContext } from './given.ts';
import { lessonLine } from './lesson-line.ts';
import { markPassed, markTable, placeOf, progress } from './progress.ts';
import { Bar, Panel, Road, Title } from './teacher.tsx';

const TEACHER: Teacher = { Title, Road, Bar, Panel };

interface Opened {
  readonly course: CourseInfo;
  readonly info: LessonInfo;
  readonly table: string;
}

/** The table at which the lesson was left, if it is still kept. */
async function begunTable(place: string): Promise<string | undefined> {
  const table = progress.get().tables[place];
  const kept = table === undefined ? undefined : await loadGame(table).catch(() => undefined);
  return kept && table;
}

async function openLesson(game: string, lesson: string): Promise<Opened> {
  const [course, info, begun] = await Promise.all([
    host().course(game),
    host().lesson(game, lesson),
    begunTable(placeOf(game, lesson)),
  ]);
  if (!course) throw new Error(`no course: ${game}`);
  const table = begun ?? (await host().startLesson(game, lesson, myName()));
  markTable(game, lesson, table);
  return { course, info, table };
}

function Lesson({ game, opened, onAgain }: { game: string; opened: Opened & { lesson: string }; onAgain(): void }) {
  const { course, info, table } = opened;
  const number = course.lessons.findIndex(({ id }) => id === opened.lesson);
  const lesson = course.lessons[number];
  const line = useMemo(() => lessonLine(lesson, info), [lesson, info]);
  const session = useMemo(() => new TableSession(table, line), [table, line]);
  const lecture = useStore(line.lecture);
  const over = lecture.stage.kind !== 'step';
  // Nobody plays on at a table where nothing is left to learn.
  useEffect(() => {
    session.holdStill(over);
    if (over) void session.host.leave();
  }, [session, over]);
  const passed = lecture.stage.kind === 'passed';
  useEffect(() => {
    if (!passed) return;
    markPassed(game, lesson.id);
    markTable(game, lesson.id, undefined);
    return () => void forgetTable(table);
  }, [passed, game, lesson, table]);
  const given = useMemo(
    (): GivenLesson => ({ game, course, lesson, number, info, lecture, again: onAgain }),
    [game, course, lesson, number, info, lecture, onAgain],
  );
  return (
    <LessonContext value={given}>
      <TeacherContext value={TEACHER}>
        <TableOf session={session} />
      </TeacherContext>
    </LessonContext>
  );
}

export default function LessonScreen({ game, lesson }: { game: string; lesson: string }): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [trouble, setTrouble] = useState<unknown>();
  const open = useCallback(() => {
    openLesson(game, lesson).then(setOpened, setTrouble);
  }, [game, lesson]);
  useEffect(open, [open]);
  const again = useCallback(() => {
    const table = progress.get().tables[placeOf(game, lesson)];
    markTable(game, lesson, undefined);
    if (table !== undefined) void forgetTable(table);
    open();
  }, [game, lesson, open]);
  if (!opened) {
    return <Coming trouble={trouble} />;
  }
  return <Lesson key={opened.table} game={game} opened={{ ...opened, lesson }} onAgain={again} />;
}
