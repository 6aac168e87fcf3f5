/** All puzzles of a game: how difficult each is, and which are solved. */
import '../style/home.css';
import '../style/stats.css';
import '../style/puzzles.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { puzzleOfDay } from '../../kernel/index.ts';
import { UnderHead } from '../page/head.tsx';
import { Icon } from '../page/icons.tsx';
import { NotFetched } from '../page/not-fetched.tsx';
import { solvedCount, standingOf, today } from './results.ts';
import { usePuzzleSay } from './say.ts';
import { usePuzzles } from './use-puzzles.ts';

const DIFFICULTIES = [1, 2, 3] as const;

export default function ListScreen({ game }: { game: string }): ReactNode {
  const say = usePuzzleSay();
  const known = usePuzzles(game);
  const book = known?.books[0];
  const numbered = book?.puzzles.map((puzzle, place) => ({ ...puzzle, number: place + 1 })) ?? [];
  const ofToday = book && puzzleOfDay(today(), book.puzzles.length) + 1;
  return (
    <UnderHead>
      <main className="stats puzzles">
        {known?.missing && <NotFetched words={say('puzzle.notFetched')} again={say('puzzle.tryAgain')} />}
        {known && book && (
          <>
            <h1>{say('puzzle.listTitle', { game: book.card.title, count: numbered.length })}</h1>
            <p>{say('puzzle.listAbout')}</p>
            <p className="streak">
              <b>{say('puzzle.solvedOf', { solved: solvedCount(known.results, game), count: numbered.length })}</b>
              <Link href="/puzzles" className="button link" data-today="">
                {say('puzzle.today')}
              </Link>
            </p>
            <div className="puzzle-groups" style={{ '--c': book.card.colour }}>
              {DIFFICULTIES.filter((each) => numbered.some(({ difficulty }) => difficulty === each)).map(
                (difficulty) => (
                  <section key={difficulty} className="stat">
                    <header>
                      <h2>{say('puzzle.difficulty', { number: difficulty })}</h2>
                      <p className="legend">{say(`puzzle.level.${difficulty}`)}</p>
                    </header>
                    <ol className="puzzle-tiles">
                      {numbered
                        .filter((puzzle) => puzzle.difficulty === difficulty)
                        .map(({ key, number }) => {
                          const standing = standingOf(known.results, game, key);
                          return (
                            <li key={key}>
                              <Link
                                href={`/puzzle/${game}/${number}`}
                                data-standing={standing}
                                className={number === ofToday ? 'now' : undefined}
                                aria-label={say('puzzle.tile', { number, difficulty, standing })}
                                title={number === ofToday ? say('puzzle.ofToday') : undefined}
                              >
                                {number}
                                <span className="mark">{standing === 'solved' && <Icon name="check" size={13} />}</span>
                              </Link>
                            </li>
                          );
                        })}
                    </ol>
                  </section>
                ),
              )}
            </div>
          </>
        )}
      </main>
    </UnderHead>
  );
}
