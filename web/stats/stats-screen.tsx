/** Statistics across the games of this browser: every chart has its numbers in it. */
import '../style/home.css';
import '../style/stats.css';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type Catalogues, houseText, type Params, type Speaker, speaker } from '../../kernel/index.ts';
import { homeCards } from '../home/cards.ts';
import { progress } from '../learn/progress.ts';
import { chooseFile, download } from '../page/files.ts';
import { UnderHead } from '../page/head.tsx';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { type PuzzleResult, puzzleResults, solvedCount, streakOf, today } from '../puzzles/results.ts';
import { usePuzzleSay } from '../puzzles/say.ts';
import { keptResults } from '../saves/saves.ts';
import { settings } from '../settings/settings.ts';
import { levelWords } from '../setup/level-words.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';
import { everything, NotOurFile, takeIn } from './everything.ts';
import { type FinishedGame, isWon, mine, pointsOf, type Statistics, statisticsOf } from './statistics.ts';
import { type StatsKey, statsText } from './text/index.ts';

type Say = (key: StatsKey | WebKey, params?: Params) => string;

interface Voice {
  readonly say: Say;
  readonly language: Speaker['language'];
  /** Names of categories and automas, which belong to a game. */
  ofGame(game: string, key: string): string;
}

/** The words of the games that were played. */
function useGameTexts(games: readonly string[]): Readonly<Record<string, Catalogues>> {
  const [texts, setTexts] = useState<Readonly<Record<string, Catalogues>>>({});
  const wanted = games.join(' ');
  useEffect(() => {
    for (const game of wanted.split(' ').filter((id) => id !== ''))
      void host()
        .describe(game)
        .then(({ text }) => setTexts((known) => ({ ...known, [game]: text })));
  }, [wanted]);
  return texts;
}

function useVoice(games: readonly string[]): Voice {
  const { language } = useStore(settings);
  const texts = useGameTexts(games);
  return useMemo(() => {
    const voice = speaker([statsText, webText, houseText], language, String);
    const own = new Map(
      Object.entries(texts).map(([game, text]) => [game, speaker([text, houseText], language, String)]),
    );
    return {
      language,
      say: (key, params) => voice.say(params === undefined ? { key } : { key, params }),
      ofGame: (game, key) => own.get(game)?.say({ key }) ?? '',
    };
  }, [texts, language]);
}

const titles = (): ReadonlyMap<string, { readonly title: string; readonly colour: string }> =>
  new Map(homeCards().map(({ id, title, colour }) => [id, { title, colour }]));
const titleOf = (game: string): string => titles().get(game)?.title ?? game;

function Card({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="stat">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Wins({ statistics, voice: { say } }: { statistics: Statistics; voice: Voice }): ReactNode {
  return (
    <Card title={say('stats.wins')}>
      <ul className="wins">
        {statistics.games.map(({ game, played, won, best }) => (
          <li key={game} style={{ '--c': titles().get(game)?.colour ?? 'var(--brass)' }}>
            <b>{titleOf(game)}</b>
            <strong>{played}</strong>
            <span>
              {say('stats.won', { count: won })} · {say('stats.best', { points: best })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A bar in parts, each with its number; what is nothing has no room. */
function Parts({ name, counts, total }: { name: string; counts: readonly number[]; total: string }): ReactNode {
  return (
    <li>
      <span>{name}</span>
      <span className="parts">
        {counts.map((count, place) =>
          count === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <i key={place} style={{ flexGrow: count }} data-place={Math.min(place, 2)}>
              {count}
            </i>
          ),
        )}
      </span>
      <small>{total}</small>
    </li>
  );
}

function PlacesCard({ statistics, voice: { say } }: { statistics: Statistics; voice: Voice }): ReactNode {
  return (
    <Card title={say('stats.places')}>
      <ul className="bars">
        {statistics.places.map(({ game, seats, counts }) => (
          <Parts
            key={`${game} ${seats}`}
            name={say('stats.placesOf', { game: titleOf(game), seats })}
            counts={counts}
            total={say('stats.games', { count: counts.reduce((sum, count) => sum + count, 0) })}
          />
        ))}
      </ul>
      <p className="legend">{say('stats.placesLegend')}</p>
    </Card>
  );
}

function Rivals({ statistics, voice: { say, ofGame } }: { statistics: Statistics; voice: Voice }): ReactNode {
  const nameOf = (rival: string): string => {
    if (rival === 'people') return say('stats.people');
    const known = statistics.games.map(({ game }) => ofGame(game, `seat.${rival}`));
    return known.find((name) => name !== '' && name !== `seat.${rival}`) ?? levelWords(say, rival);
  };
  return (
    <Card title={say('stats.rivals')}>
      <ul className="bars">
        {statistics.rivals.map(({ rival, played, won }) => (
          <Parts
            key={rival}
            name={nameOf(rival)}
            counts={[won, played - won]}
            total={say('stats.games', { count: played })}
          />
        ))}
      </ul>
    </Card>
  );
}

function Sources({
  statistics,
  voice: { say, language, ofGame },
}: {
  statistics: Statistics;
  voice: Voice;
}): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const shown = statistics.games.find(({ game }) => game === chosen) ?? statistics.games[0];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const most = Math.max(1, ...shown.sources.flatMap((source) => [source.mine, source.others]));
  const share = (points: number): string => `${(Math.max(0, points) / most) * 100}%`;
  return (
    <Card title={say('stats.sources')}>
      {statistics.games.length > 1 && (
        <div className="choice" role="group" aria-label={say('stats.sources')}>
          {statistics.games.map(({ game }) => (
            <button key={game} type="button" aria-pressed={game === shown.game} onClick={() => setChosen(game)}>
              {titleOf(game)}
            </button>
          ))}
        </div>
      )}
      <p className="legend">{say('stats.sourcesAbout', { game: titleOf(shown.game) })}</p>
      <ul className="bars">
        {shown.sources.map(({ key, mine: own, others }) => (
          <li key={key}>
            <span>{ofGame(shown.game, key)}</span>
            <span className="source">
              <i style={{ width: share(own) }} />
              <u style={{ left: share(others) }} />
            </span>
            <small>
              <b>{number.format(own)}</b> · {number.format(others)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const pointsInWords = (game: FinishedGame): string => game.holders.map((_, seat) => pointsOf(game, seat)).join(' : ');

function Latest({ statistics, voice: { say, language } }: { statistics: Statistics; voice: Voice }): ReactNode {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  return (
    <Card title={say('stats.latest')}>
      <ul className="rows">
        {statistics.latest.map((game) => (
          <li key={game.id}>
            {game.gone ? (
              <span>{titleOf(game.game)}</span>
            ) : (
              <Link href={`/table/${game.id}`}>{titleOf(game.game)}</Link>
            )}
            {!game.gone && (
              <Link href={`/analysis/${game.id}`} className="analyse" data-analyse={game.id}>
                {say('web.analyse')}
              </Link>
            )}
            <small>{day.format(game.when)}</small>
            <b>
              {pointsInWords(game)},{' '}
              {isWon(game)
                ? say('stats.wonMark')
                : say('stats.lostMark', { place: game.result.places[mine(game) ?? 0] })}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Remember({ statistics, voice: { say } }: { statistics: Statistics; voice: Voice }): ReactNode {
  const { closest } = statistics;
  return (
    <Card title={say('stats.remember')}>
      <ul className="rows">
        {statistics.games.map(({ game, best }) => (
          <li key={game}>
            <span>{say('stats.most', { game: titleOf(game) })}</span>
            <b>{best}</b>
          </li>
        ))}
        {closest && (
          <li>
            <span>
              {say('stats.closest')}, {titleOf(closest.game)}
            </span>
            <b>{pointsInWords(closest)}</b>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Days({ statistics, voice: { say, language } }: { statistics: Statistics; voice: Voice }): ReactNode {
  const { passed } = useStore(progress);
  const { days } = statistics;
  const sum = days.reduce((all, count) => all + count, 0);
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
  const dateOf = (place: number): string => {
    const date = new Date();
    date.setDate(date.getDate() - (days.length - 1 - place));
    return day.format(date);
  };
  return (
    <Card title={say('stats.days')}>
      <p className="legend">
        {say('stats.daysAbout', {
          games: say('stats.games', { count: sum }),
          days: days.filter((count) => count > 0).length,
        })}
      </p>
      <ol className="days">
        {days.map((count, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={place}
            className={count > 0 ? 'played' : undefined}
            title={say('stats.day', { day: dateOf(place), games: say('stats.games', { count }) })}
          >
            {count > 0 && count}
          </li>
        ))}
      </ol>
      <p className="legend">{say('stats.lessons', { count: passed.length })}</p>
    </Card>
  );
}

function PuzzlesCard(): ReactNode {
  const say = usePuzzleSay();
  const [results, setResults] = useState<readonly PuzzleResult[]>();
  useEffect(() => {
    void puzzleResults().then(setResults);
  }, []);
  return (
    <Card title={say('puzzle.title')}>
      {results && (
        <p>
          {say('puzzle.streak', { days: streakOf(results, today()) })} ·{' '}
          {say('puzzle.solvedCount', { count: solvedCount(results) })}
        </p>
      )}
      <p className="ways">
        <Link href="/puzzles" className="button" data-puzzles="">
          <Icon name="puzzle" />
          {say('puzzle.today')}
        </Link>
      </p>
    </Card>
  );
}

function TakeAlong({ voice: { say }, onAdded }: { voice: Voice; onAdded(): void }): ReactNode {
  const [words, setWords] = useState<string>();
  const save = async (): Promise<void> =>
    download('everything.roundhouse.json', await everything(), 'application/json');
  const add = async (): Promise<void> => {
    const file = await chooseFile('.json,application/json');
    if (!file) return;
    try {
      setWords(say('stats.added', { count: await takeIn(await file.text()) }));
      onAdded();
    } catch (error) {
      if (!(error instanceof NotOurFile)) throw error;
      setWords(say('stats.bad'));
    }
  };
  return (
    <Card title={say('stats.take')}>
      <p>{say('stats.takeAbout')}</p>
      <p className="ways">
        <button type="button" className="button" onClick={() => void save()} data-save="everything">
          <Icon name="download" />
          {say('stats.save')}
        </button>
        <button type="button" className="button" onClick={() => void add()} data-open="everything">
          <Icon name="folder" />
          {say('stats.add')}
        </button>
      </p>
      <p role="status">{words}</p>
    </Card>
  );
}

const midnight = (): number => new Date().setHours(0, 0, 0, 0);

export default function StatsScreen(): ReactNode {
  const [games, setGames] = useState<readonly FinishedGame[]>();
  const read = useCallback(() => {
    // A browser that keeps nothing has nothing to count.
    keptResults().then(setGames, () => setGames([]));
  }, []);
  useEffect(read, [read]);
  const [added, setAdded] = useState(0);
  const onAdded = (): void => {
    setAdded(added + 1);
    read();
  };
  const statistics = useMemo(() => games && statisticsOf(games, midnight()), [games]);
  const voice = useVoice(statistics?.games.map(({ game }) => game) ?? []);
  const { say } = voice;
  return (
    <UnderHead>
      <main className="stats">
        {statistics && (
          <>
            <h1>{say('stats.title', { count: statistics.played })}</h1>
            <p>{say(statistics.played === 0 ? 'stats.empty' : 'stats.about')}</p>
            <div className="stats-cards">
              {statistics.played > 0 && (
                <>
                  <Wins statistics={statistics} voice={voice} />
                  <PlacesCard statistics={statistics} voice={voice} />
                  <Days statistics={statistics} voice={voice} />
                  <Sources statistics={statistics} voice={voice} />
                  <Latest statistics={statistics} voice={voice} />
                  <Rivals statistics={statistics} voice={voice} />
                  <Remember statistics={statistics} voice={voice} />
                </>
              )}
              <PuzzlesCard key={added} />
              <TakeAlong voice={voice} onAdded={onAdded} />
            </div>
          </>
        )}
      </main>
    </UnderHead>
  );
}
