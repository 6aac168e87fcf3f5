/** All courses beside each other: what was passed, what comes next, and the first game after it. */
import '../style/home.css';
import '../style/learn.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Lesson } from '../../kernel/index.ts';
import { homeCards } from '../home/cards.ts';
import type { HomeCard } from '../kit/index.ts';
import { UnderHead } from '../page/head.tsx';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { asFarAsFetched, NotFetched } from '../page/not-fetched.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import type { CourseInfo } from '../worker/protocol.ts';
import { startFirstGame } from './first-game.ts';
import { isPassed, placeOf, progress } from './progress.ts';
import { useLearnSay } from './say.ts';

interface ListedCourse {
  readonly card: HomeCard;
  readonly course: CourseInfo;
}

interface Courses {
  readonly listed: readonly ListedCourse[];
  /** Something could not be fetched. */
  readonly missing: boolean;
}

function useCourses(): Courses | undefined {
  const [courses, setCourses] = useState<Courses>();
  useEffect(() => {
    const asked = homeCards().map(async (card) => ({ card, course: await host().course(card.id) }));
    void asFarAsFetched(asked).then(({ found, missing }) =>
      setCourses({ listed: found.flatMap(({ card, course }) => (course ? [{ card, course }] : [])), missing }),
    );
  }, []);
  return courses;
}

function LessonRow({
  listed: { card, course },
  lesson,
  number,
  next,
}: {
  listed: ListedCourse;
  lesson: Lesson;
  number: number;
  next: boolean;
}): ReactNode {
  const say = useLearnSay(course.text);
  const now = useStore(progress);
  const passed = isPassed(now, card.id, lesson.id);
  const begun = now.tables[placeOf(card.id, lesson.id)] !== undefined;
  return (
    <li className={passed ? 'done' : next ? 'next' : undefined}>
      <Link href={`/lesson/${card.id}/${lesson.id}`} data-lesson={lesson.id}>
        <i aria-hidden="true">{passed ? <Icon name="check" size={15} /> : number}</i>
        <span className="words">
          <b>{say(`lesson.${lesson.id}.title`)}</b>
          <span>{say(`lesson.${lesson.id}.about`)}</span>
        </span>
        {next ? (
          <span className="button play">{say(begun ? 'learn.continue' : 'learn.begin')}</span>
        ) : (
          <small>{passed ? say('learn.passedMark') : say('learn.minutes', { minutes: lesson.minutes })}</small>
        )}
      </Link>
    </li>
  );
}

function CourseCard({ listed }: { listed: ListedCourse }): ReactNode {
  const { card, course } = listed;
  const { lessons } = course;
  const say = useLearnSay();
  const now = useStore(progress);
  const [, go] = useLocation();
  const me = useStore(settings).name || say('web.nameEmpty');
  const passed = lessons.filter(({ id }) => isPassed(now, card.id, id)).length;
  const next = lessons.findIndex(({ id }) => !isPassed(now, card.id, id));
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const heading =
    passed === 0
      ? say('learn.none', { count: lessons.length, minutes })
      : passed === lessons.length
        ? say('learn.all')
        : say('learn.some', { passed, count: lessons.length });
  return (
    <section className="course" style={{ '--c': card.colour }} aria-labelledby={`course-${card.id}`}>
      <header>
        <h2 id={`course-${card.id}`}>{card.title}</h2>
        <p>{heading}</p>
      </header>
      <ol className="course-way">
        {lessons.map((lesson, i) => (
          <LessonRow key={lesson.id} listed={listed} lesson={lesson} number={i + 1} next={i === next} />
        ))}
        <li className={passed === lessons.length ? 'next game' : 'game'}>
          <button
            type="button"
            onClick={() => void startFirstGame(card.id, me).then((table) => go(`/table/${table}`))}
            data-first-game={card.id}
          >
            <i aria-hidden="true">
              <Icon name="play" size={14} />
            </i>
            <span className="words">
              <b>{say('learn.firstGame')}</b>
              <span>{say('learn.firstGame.about')}</span>
            </span>
            {passed === lessons.length && <span className="button play">{say('learn.play')}</span>}
          </button>
        </li>
      </ol>
    </section>
  );
}

export default function CourseScreen({ game }: { game: string | undefined }): ReactNode {
  const say = useLearnSay();
  const courses = useCourses();
  useEffect(() => {
    if (courses !== undefined && game !== undefined) document.getElementById(`course-${game}`)?.scrollIntoView?.();
  }, [courses, game]);
  return (
    <UnderHead>
      <main className="courses">
        <div className="courses-title">
          <h1>{say('learn.title')}</h1>
          <p>{say('learn.about')}</p>
        </div>
        {courses?.missing && <NotFetched words={say('learn.notFetched')} again={say('learn.tryAgain')} />}
        {courses === undefined ? (
          <p role="status">{say('web.loading')}</p>
        ) : (
          <div className="courses-columns">
            {courses.listed.map((listed) => (
              <CourseCard key={listed.card.id} listed={listed} />
            ))}
          </div>
        )}
      </main>
    </UnderHead>
  );
}
