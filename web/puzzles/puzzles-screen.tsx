/** The puzzles of today, one for every game, and the days before. */
import '../style/home.css';
import '../style/stats.css';
import '../style/puzzles.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { puzzleOfDay } from '../../kernel/index.ts';
import { homeCards } from '../home/cards.ts';
import { HeadBrand, HeadTools } from '../page/head.tsx';
import { host } from '../page/host.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type PuzzleResult, puzzleResults, streakOf, today } from './results.ts';
import { usePuzzleSay } from './say.ts';

const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

function useDifficulties(games: readonly string[]): Readonly<Record<string, readonly number[]>> {
  const [known, setKnown] = useState<Readonly<Record<string, readonly number[]>>>({});
  const wanted = games.join(' ');
  useEffect(() => {
    for (const game of wanted.split(' '))
      void host()
        .puzzles(game)
        .then((difficulties) => setKnown((before) => ({ ...before, [game]: difficulties })));
  }, [wanted]);
  return known;
}

function Days({ game, results }: { game: string; results: readonly PuzzleResult[] }): ReactNode {
  const say = usePuzzleSay();
  const { language } = useStore(settings);
  const now = today();
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <ol className="puzzle-days">
      {Array.from({ length: DAYS }, (_, place) => now - DAYS + 1 + place).map((day) => {
        const result = results.find((each) => each.day === day && each.game === game);
        const stage = result?.solved ? 'yes' : result ? 'tried' : 'no';
        const date = format.format(day * DAY_MS);
        return (
          <li key={day} data-solved={stage} className={day === now ? 'now' : undefined}>
            <span aria-hidden="true">{new Date(day * DAY_MS).getUTCDate()}</span>
            <span className="unseen">{say('puzzle.day', { day: date, solved: stage })}</span>
          </li>
        );
      })}
    </ol>
  );
}

export default function PuzzlesScreen(): ReactNode {
  const say = usePuzzleSay();
  const [results, setResults] = useState<readonly PuzzleResult[]>([]);
  useEffect(() => {
    void puzzleResults().then(setResults);
  }, []);
  const cards = homeCards();
  const difficulties = useDifficulties(cards.map(({ id }) => id));
  const now = today();
  return (
    <div className="home">
      <header className="home-head">
        <HeadBrand />
        <HeadTools />
      </header>
      <main className="stats puzzles">
        <h1>{say('puzzle.title')}</h1>
        <p>{say('puzzle.about')}</p>
        <p className="streak">
          <b>{say('puzzle.streak', { days: streakOf(results, now) })}</b> ·{' '}
          {say('puzzle.solvedCount', { count: results.filter(({ solved }) => solved).length })}
        </p>
        <div className="stats-cards">
          {cards.map(({ id, title, colour }) => {
            const known = difficulties[id];
            const number = known && known.length > 0 ? puzzleOfDay(now, known.length) : undefined;
            const solved = results.some((each) => each.day === now && each.game === id && each.solved);
            return (
              <section key={id} className="stat" style={{ '--c': colour }}>
                <h2>{title}</h2>
                {known && number === undefined && <p>{say('puzzle.none')}</p>}
                {known && number !== undefined && (
                  <>
                    <p>
                      {say('puzzle.difficulty', { number: known[number] })}
                      {solved && ` · ${say('puzzle.solvedMark')}`}
                    </p>
                    <Days game={id} results={results} />
                    <Link href={`/puzzle/${id}`} className={solved ? 'button' : 'button go'} data-puzzle={id}>
                      {say(solved ? 'puzzle.again' : 'puzzle.solve')}
                    </Link>
                  </>
                )}
              </section>
            );
          })}
        </div>
      </main>
    </div>
  );
}
