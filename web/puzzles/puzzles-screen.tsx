/** The puzzles of today, one for every game, and those of the days before. */
import '../style/home.css';
import '../style/stats.css';
import '../style/puzzles.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { puzzleOfDay } from '../../kernel/index.ts';
import { UnderHead } from '../page/head.tsx';
import { Icon } from '../page/icons.tsx';
import { NotFetched } from '../page/not-fetched.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { Difficulty } from './difficulty.tsx';
import { type PuzzleResult, solvedCount, standingOf, streakOf, today } from './results.ts';
import { type PuzzleSay, usePuzzleSay } from './say.ts';
import { type ListedBook, usePuzzles } from './use-puzzles.ts';

const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

interface BookProps {
  readonly book: ListedBook;
  readonly results: readonly PuzzleResult[];
  readonly say: PuzzleSay;
}

/** The last days; each leads to its puzzle. */
function Days({ book: { card, puzzles }, results, say }: BookProps): ReactNode {
  const { language } = useStore(settings);
  const now = today();
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <ol className="puzzle-days">
      {Array.from({ length: DAYS }, (_, place) => now - DAYS + 1 + place).map((day) => {
        const place = puzzleOfDay(day, puzzles.length);
        const standing = standingOf(results, card.id, puzzles[place].key);
        return (
          <li key={day}>
            <Link
              href={day === now ? `/puzzle/${card.id}` : `/puzzle/${card.id}/${place + 1}`}
              data-standing={standing}
              className={day === now ? 'now' : undefined}
              aria-label={say('puzzle.day', { day: format.format(day * DAY_MS), standing })}
            >
              {new Date(day * DAY_MS).getUTCDate()}
              <span className="mark">{standing === 'solved' && <Icon name="check" size={13} />}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function Book({ book, results, say }: BookProps): ReactNode {
  const { card, puzzles } = book;
  const place = puzzleOfDay(today(), puzzles.length);
  const solved = standingOf(results, card.id, puzzles[place].key) === 'solved';
  return (
    <section className="stat book" style={{ '--c': card.colour }}>
      <div className="picture">
        <svg viewBox="0 0 432 206" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
          <card.Art />
        </svg>
      </div>
      <header>
        <h2>{card.title}</h2>
        <Difficulty number={puzzles[place].difficulty} />
      </header>
      <Days book={book} results={results} say={say} />
      <div className="ways">
        <Link href={`/puzzle/${card.id}`} className={solved ? 'button' : 'button play'} data-puzzle={card.id}>
          {solved && <Icon name="check" size={18} />}
          {say(solved ? 'puzzle.again' : 'puzzle.solve')}
        </Link>
        <Link href={`/puzzles/${card.id}`} className="button link" data-all={card.id}>
          {say('puzzle.list', { count: puzzles.length })}
        </Link>
      </div>
      <p className="legend">
        {say('puzzle.solvedOf', { solved: solvedCount(results, card.id), count: puzzles.length })}
      </p>
    </section>
  );
}

export default function PuzzlesScreen(): ReactNode {
  const say = usePuzzleSay();
  const { language } = useStore(settings);
  const known = usePuzzles();
  const date = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <UnderHead>
      <main className="stats puzzles">
        <h1>{say('puzzle.title')}</h1>
        <p>{say('puzzle.about')}</p>
        {known?.missing && <NotFetched words={say('puzzle.notFetched')} again={say('puzzle.tryAgain')} />}
        {known && known.books.length > 0 && (
          <>
            <p className="streak">
              <span>{date.format(Date.now())}</span>
              <b data-streak={streakOf(known.results, today())}>
                {say('puzzle.streak', { days: streakOf(known.results, today()) })}
              </b>
              <span>{say('puzzle.solvedCount', { count: solvedCount(known.results) })}</span>
            </p>
            <div className="stats-cards books">
              {known.books.map((book) => (
                <Book key={book.card.id} book={book} results={known.results} say={say} />
              ))}
            </div>
          </>
        )}
      </main>
    </UnderHead>
  );
}
