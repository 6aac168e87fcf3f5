/** A person's ratings and finished games: the same for oneself and for others. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { FinishedGame, Profile, RatingCard } from '../../server/protocol/people.ts';
import { cardOf } from '../page/boards.ts';
import { Icon } from '../page/icons.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { ask } from './api.ts';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { type StationSay, useStationSay } from './say.tsx';

export function useProfile(id: string | undefined): { profile: Profile | undefined; problem: unknown } {
  const [profile, setProfile] = useState<Profile>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    if (id === undefined) return;
    ask('GET /api/people/:id', { params: { id } }).then(setProfile, setProblem);
  }, [id]);
  return { profile, problem };
}

const WIDTH = 240;
const HEIGHT = 64;

/** The rating after each of the last games; every third one has a mark, the last one a large one. */
function RatingLine({ line, colour }: { line: readonly number[]; colour: string }): ReactNode {
  const say = useStationSay();
  const low = Math.min(...line);
  const high = Math.max(...line);
  const x = (at: number): number => (line.length < 2 ? WIDTH : (at / (line.length - 1)) * WIDTH);
  const y = (rating: number): number => HEIGHT - 8 - ((rating - low) / Math.max(1, high - low)) * (HEIGHT - 16);
  const points = line.map((rating, at) => `${x(at).toFixed(1)} ${y(rating).toFixed(1)}`);
  const step = high - low > 100 ? 100 : 50;
  const marks = Array.from({ length: 4 }, (_, i) => (Math.ceil(low / step) + i) * step).filter((mark) => mark <= high);
  return (
    <svg
      className="rating-line"
      viewBox={`-6 0 ${WIDTH + 46} ${HEIGHT}`}
      role="img"
      aria-label={say('rating.line', { ratings: line.join(', ') })}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M0 ${y(mark)}H${WIDTH}`} stroke="var(--line2)" strokeWidth="1" />
          <text x={WIDTH + 12} y={y(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      <path d={`M${points.join('L')}V${HEIGHT}H0Z`} fill={colour} opacity=".13" />
      <path d={`M${points.join('L')}`} fill="none" stroke={colour} strokeWidth="2.5" strokeLinejoin="round" />
      {line.map((rating, at) =>
        at === line.length - 1 || at % 3 === 0 ? (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the line
            key={at}
            cx={x(at)}
            cy={y(rating)}
            r={at === line.length - 1 ? 5 : 2.6}
            fill={at === line.length - 1 ? colour : 'var(--panel)'}
            stroke={colour}
            strokeWidth="2"
          />
        ) : null,
      )}
    </svg>
  );
}

function Change({ line }: { line: readonly number[] }): ReactNode {
  const say = useStationSay();
  const [before, after] = line.slice(-2);
  if (before === undefined || after === undefined) return null;
  const up = after >= before;
  return (
    <span className={up ? 'up' : 'down'}>
      <span className="unseen">{say(up ? 'rating.up' : 'rating.down', { before, after })}</span>
      <span aria-hidden="true">
        {up ? '▲' : '▼'} {before} → {after}
      </span>
    </span>
  );
}

function Rating({ card }: { card: RatingCard }): ReactNode {
  const say = useStationSay();
  return (
    <section className="rating paper" aria-label={gameTitle(card.game)}>
      <h2>
        <GameSign game={card.game} size={30} />
        {gameTitle(card.game)}
      </h2>
      {card.rating === undefined ? (
        <p className="figure few">{card.games === 0 ? say('rating.none') : say('rating.few', { count: card.games })}</p>
      ) : (
        <>
          <p className="figure">
            <b>{card.rating}</b> <Change line={card.line} />
          </p>
          {card.line.length > 1 && <RatingLine line={card.line} colour={cardOf(card.game)?.colour ?? 'var(--brass)'} />}
          <p className="foot">
            <small>{say('rating.games', { count: card.games })}</small>
            {card.line.length > 0 && <small>{say('rating.best', { rating: Math.max(...card.line) })}</small>}
          </p>
        </>
      )}
      <Link href={`/leaderboard/${card.game}`} className="leaders">
        {say('leaders.title')}
      </Link>
    </section>
  );
}

export function Ratings({ ratings }: { ratings: readonly RatingCard[] }): ReactNode {
  return (
    <div className="ratings">
      {__GAMES__.map((game) => (
        <Rating
          key={game}
          card={ratings.find((card) => card.game === game) ?? { game, rating: undefined, games: 0, line: [] }}
        />
      ))}
    </div>
  );
}

const ratingWords = (say: StationSay, { ratingBefore, ratingAfter }: FinishedGame): ReactNode =>
  ratingBefore === undefined || ratingAfter === undefined ? (
    <small>{say('games.notRated')}</small>
  ) : (
    <>
      {ratingBefore} → <b>{ratingAfter}</b>
    </>
  );

export function Games({ games }: { games: readonly FinishedGame[] }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <section className="games" aria-labelledby="games">
      <h2 id="games">{say('games.title')}</h2>
      {games.length === 0 ? (
        <div className="blank">
          <b>{say('games.none')}</b>
          <span>{say('games.noneWhy')}</span>
          <Link href="/tables" className="button">
            {say('nav.tables')}
          </Link>
        </div>
      ) : (
        <table className="history paper">
          <thead>
            <tr>
              <th scope="col">{say('tables.head.game')}</th>
              <th scope="col">{say('games.with')}</th>
              <th scope="col">{say('games.place')}</th>
              <th scope="col">{say('games.points')}</th>
              <th scope="col">{say('games.rating')}</th>
              <th>
                <span className="unseen">{say('games.replay')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => {
              const others = game.seats.filter((_, seat) => seat !== game.seat);
              const { place } = game.seats[game.seat];
              return (
                <tr key={game.table}>
                  <td>
                    <span className="game">
                      <GameSign game={game.game} size={30} />
                      <span>
                        <b>{gameTitle(game.game)}</b>
                        <small>{day.format(game.ended)}</small>
                      </span>
                    </span>
                  </td>
                  <td>
                    {others.length === 0
                      ? say('games.alone')
                      : others.map((seat) => (seat.nameKey ? say(`web.${seat.nameKey}`) : seat.name)).join(', ')}
                    {game.abandoned && <small>{say('games.abandoned')}</small>}
                  </td>
                  <td>
                    <span className={`place${place === 1 ? ' first' : ''}`}>{place}</span>{' '}
                    <span className="of">{say('games.of', { count: game.seats.length })}</span>
                  </td>
                  <td>{[game.points, ...others.map((seat) => seat.points)].join(' : ')}</td>
                  <td>{ratingWords(say, game)}</td>
                  <td>
                    <Link href={`/online/${game.table}`} className="button">
                      <Icon name="play" size={16} />
                      <span>{say('games.replay')}</span>
                    </Link>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

export function sinceWords(say: StationSay, language: string, profile: Profile): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(profile.since);
  return [say('me.since', { month }), say('me.games', { count: profile.games.length })].join(' · ');
}
