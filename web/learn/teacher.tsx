/** What a teacher says at the table of a lesson: the goal, the next step, an answer to what was done, and how it ended. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { canonical } from '../../kernel/index.ts';
import { Icon } from '../page/icons.tsx';
import { useStore } from '../store/store.ts';
import { useDesk } from '../table/context.ts';
import { RuleLink } from '../table/rule-link.tsx';
import { type GivenLesson, useLesson } from './given.ts';
import { isPassed, progress } from './progress.ts';
import { type LearnSay, useLearnSay } from './say.ts';

export function Title(): ReactNode {
  const { course, lesson, number, lecture } = useLesson();
  const say = useLearnSay(course.text);
  const words = lecture.stage.kind === 'passed' ? 'learn.numberPassed' : 'learn.number';
  return (
    <>
      <h1>{say(`lesson.${lesson.id}.title`)}</h1>
      <p>{say(words, { number: number + 1, count: course.lessons.length })}</p>
    </>
  );
}

/** The course as a road: where I am, what lies behind me. */
export function Road(): ReactNode {
  const { game, course, number } = useLesson();
  const say = useLearnSay(course.text);
  const now = useStore(progress);
  return (
    <div className="course-road">
      <nav aria-label={say('learn.course')}>
        <ol>
          {course.lessons.map(({ id }, i) => (
            <li key={id} className={i === number ? 'here' : isPassed(now, game, id) ? 'done' : undefined}>
              <Link
                href={`/lesson/${game}/${id}`}
                aria-label={say('learn.lessonOf', { number: i + 1, title: say(`lesson.${id}.title`) })}
                {...(i === number ? { 'aria-current': 'step' } : {})}
              >
                {i !== number && isPassed(now, game, id) ? <Icon name="check" size={13} /> : i + 1}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Link href={`/learn/${game}`} className="button leave" data-leave="">
        <span className="wide-only">{say('learn.leave')}</span>
        <span className="narrow-only" aria-hidden="true">
          <Icon name="close" />
        </span>
      </Link>
    </div>
  );
}

/** The steps of the lesson: done, now, to come. */
function Steps({ given, say, at }: { given: GivenLesson; say: LearnSay; at: number }): ReactNode {
  const { lesson } = given;
  if (lesson.steps.length < 2) return null;
  return (
    <ol className="lesson-steps">
      {lesson.steps.map((_, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are told apart by their place
          key={i}
          className={i < at ? 'done' : i === at ? 'here' : undefined}
          {...(i === at ? { 'aria-current': 'step' } : {})}
        >
          <i aria-hidden="true">{i < at ? <Icon name="check" size={12} /> : i + 1}</i>
          {say(`lesson.${lesson.id}.do.${i + 1}`)}
        </li>
      ))}
    </ol>
  );
}

/** When a lesson is over nobody is asked or waited for: the bar says what came of it and what follows. */
export function Bar({ children }: { children: ReactNode }): ReactNode {
  const { course, lesson, number, lecture } = useLesson();
  const say = useLearnSay(course.text);
  const { kind } = lecture.stage;
  if (kind === 'step') return children;
  const next = course.lessons[number + 1];
  const goal = say(`lesson.${lesson.id}.goal`);
  const then = next
    ? say('learn.bar.next', { number: number + 2, title: say(`lesson.${next.id}.title`) })
    : say('learn.bar.last');
  return (
    <section className={`question-bar lesson-${kind}`} aria-label={say('learn.course')} data-stage={kind}>
      <Icon name={kind === 'passed' ? 'check' : 'restart'} size={28} />
      <div className="sentence">
        <h2>{say(`learn.bar.${kind}`, { goal })}</h2>
        <p>{kind === 'passed' ? then : say('learn.bar.again')}</p>
      </div>
    </section>
  );
}

/** Looks at the next move of the way that the lesson shows; from elsewhere, the lesson begins anew. */
function useShowMe(): () => void {
  const { session } = useDesk();
  const { info, lecture, again } = useLesson();
  const { moves, played } = lecture;
  return () => {
    // What was done before the lesson was left is not known any more; then it is enough that the way can be gone on.
    const first = played - moves.length;
    const onTheWay = moves.every((move, i) => canonical(move) === canonical(info.solution[first + i]));
    const next = canonical(info.solution[played]);
    const offer = session.store.get().question?.offers.find(({ move }) => canonical(move) === next);
    if (onTheWay && offer) void session.consider(offer, true);
    else again();
  };
}

function Step({ given, say, step }: { given: GivenLesson; say: LearnSay; step: number }): ReactNode {
  const { lesson, lecture } = given;
  const showMe = useShowMe();
  return (
    <>
      <div className="said" role="status">
        <p className="goal">
          <b>{say('learn.goal')}</b> {say(`lesson.${lesson.id}.goal`)}
        </p>
        {lecture.answer !== undefined && (
          <p className="answer">{say(`lesson.${lesson.id}.answer.${lecture.answer}`)}</p>
        )}
        <p className="words">{say(`lesson.${lesson.id}.step.${step + 1}`)}</p>
      </div>
      <Steps given={given} say={say} at={step} />
      <div className="ways">
        <RuleLink rule={lesson.rule} />
        <button type="button" className="button sign" onClick={showMe} key={step} data-show-me="">
          <Icon name="play" size={16} />
          {say('learn.showMe')}
        </button>
      </div>
    </>
  );
}

function Passed({ given, say }: { given: GivenLesson; say: LearnSay }): ReactNode {
  const { game, course, lesson, number, again } = given;
  const next = course.lessons[number + 1];
  return (
    <>
      <span className="stamp" aria-hidden="true">
        {say('learn.stamp')}
      </span>
      <div className="said" role="status">
        <p className="words">{say(`lesson.${lesson.id}.passed`)}</p>
      </div>
      <div className="ways">
        <button type="button" className="button" onClick={again} data-again="">
          <Icon name="restart" size={18} />
          {say('learn.again')}
        </button>
        <Link href={next ? `/lesson/${game}/${next.id}` : `/learn/${game}`} className="button go" data-next="">
          {next
            ? say('learn.next', { number: number + 2, title: say(`lesson.${next.id}.title`) })
            : say('learn.toCourse')}
          <Icon name="forward" size={18} />
        </Link>
      </div>
    </>
  );
}

function Missed({ given, say, step }: { given: GivenLesson; say: LearnSay; step: number }): ReactNode {
  const { lesson, lecture, again } = given;
  const words = lecture.answer === undefined ? 'missed' : `answer.${lecture.answer}`;
  return (
    <>
      <div className="said" role="status">
        <p className="goal">
          <b>{say('learn.missed')}</b> {say(`lesson.${lesson.id}.goal`)}
        </p>
        <p className="words">{say(`lesson.${lesson.id}.${words}`)}</p>
      </div>
      <Steps given={given} say={say} at={step} />
      <div className="ways">
        <RuleLink rule={lesson.rule} />
        <button type="button" className="button go" onClick={again} data-again="">
          <Icon name="restart" size={18} />
          {say('learn.tryAgain')}
        </button>
      </div>
    </>
  );
}

export function Panel(): ReactNode {
  const given = useLesson();
  const say = useLearnSay(given.course.text);
  const { stage } = given.lecture;
  return (
    <section className={`teacher ${stage.kind}`} aria-label={say('learn.teacher')} data-lesson-stage={stage.kind}>
      {stage.kind === 'passed' && <Passed given={given} say={say} />}
      {stage.kind === 'missed' && <Missed given={given} say={say} step={stage.step} />}
      {stage.kind === 'step' && <Step given={given} say={say} step={stage.step} />}
    </section>
  );
}
