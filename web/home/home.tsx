/** The home screen: three games as three cards, the tables that wait, and the way to all the rest. */
import '@fontsource/fraunces/latin-600.css';
import '@fontsource/fraunces/latin-ext-600.css';
import '../style/home.css';
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Complaint } from '../page/complaint.tsx';
import { Dialog } from '../page/dialog.tsx';
import { chooseFile } from '../page/files.ts';
import { behind, hadStation } from '../page/greeting.ts';
import { HeadBrand, HeadTools } from '../page/head.tsx';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { problemWords } from '../page/problem.ts';
import { useSay } from '../page/say.tsx';
import { SettingsFields } from '../page/settings-fields.tsx';
import { change, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { homeCards } from './cards.ts';
import { GameCard } from './game-card.tsx';
import { forgetTable, type ListedTables, listTables } from './list-tables.ts';
import { quickStart } from './quick-start.ts';
import { Scene } from './scene.tsx';
import { Tables } from './tables.tsx';

const NewTable = lazy(() => import('./new-table.tsx'));
const loadOnline = () => import('../station/home.tsx');

type Online = Awaited<ReturnType<typeof loadOnline>>['default'];

/** The home screen of a station, fetched if one is behind this page; undefined where there is none, `coming` while it is on its way. */
function useOnline(): Online | 'coming' | undefined {
  const station = useStore(behind);
  const there = station === undefined ? hadStation() : station === 'lost' || station.station;
  const [online, setOnline] = useState<{ Home: Online }>();
  useEffect(() => {
    if (there) void loadOnline().then(({ default: Home }) => setOnline({ Home }));
  }, [there]);
  if (!there) return undefined;
  // At a first visit the house is shown at once, and the station comes into it.
  return online?.Home ?? (hadStation() ? 'coming' : undefined);
}

/** The tables in the browser's database. */
function useTables(): ListedTables & { refresh(): void } {
  const [listed, setListed] = useState<ListedTables>({ tables: [], kept: true });
  const refresh = useCallback(() => {
    void listTables().then(setListed);
  }, []);
  useEffect(refresh, [refresh]);
  return { ...listed, refresh };
}

/** How wide an element is, as long as it is there. */
function useWidth(): [ref: (element: HTMLElement | null) => (() => void) | undefined, width: number] {
  const [width, setWidth] = useState(1376);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

export function Home(): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const { name } = useStore(settings);
  const { tables, kept, refresh } = useTables();
  const [setting, setSetting] = useState(false);
  const [newTable, setNewTable] = useState<string>();
  const [hovered, setHovered] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [row, width] = useWidth();
  const cards = homeCards();
  const me = name || say('web.nameEmpty');

  const attempt = async (
    start: () => Promise<string | undefined>,
    words: (problem: string) => string,
  ): Promise<void> => {
    setProblem(undefined);
    try {
      const table = await start();
      if (table !== undefined) go(`/table/${table}`);
    } catch (error) {
      setProblem(words(problemWords(say, error)));
    }
  };
  const playNow = (game: string): Promise<void> =>
    attempt(
      () => quickStart(game, me),
      (words) => say('web.trouble', { problem: words }),
    );
  const openRecord = (): Promise<void> =>
    attempt(
      async () => {
        const file = await chooseFile('.json,application/json');
        return file && host().openRecord(await file.text(), me);
      },
      (words) => say('web.recordBad', { problem: words }),
    );

  const running = tables.filter((table) => table.stage !== 'over');
  const Online = useOnline();
  const closeSettings = useCallback(() => setSetting(false), []);
  const closeNewTable = useCallback(() => setNewTable(undefined), []);
  const chosen = cards.find(({ id }) => id === newTable);

  const scene = (lit: readonly string[], side?: number): ReactNode => (
    <Scene
      lit={cards.map(({ id }) => lit.includes(id))}
      towards={hovered}
      width={width}
      {...(side === undefined ? {} : { words: side })}
    />
  );
  const words = (
    <div className="hero-words">
      <h1>{say('web.tagline')}</h1>
      <p>{say('web.welcome')}</p>
      <div className="hero-ways">
        <Link href="/puzzles" className="button" data-puzzles="">
          <Icon name="puzzle" />
          {say('web.puzzle')}
        </Link>
        <Link href="/statistics" className="button" data-statistics="">
          <Icon name="chart" />
          {say('web.statistics')}
        </Link>
        <button type="button" className="button link" onClick={() => void openRecord()} data-open-record="">
          <Icon name="folder" />
          {say('web.openRecord')}
        </button>
      </div>
      <Complaint words={problem} />
    </div>
  );
  const games = (
    <div className="cards" ref={row}>
      {cards.map((card, place) => (
        <GameCard
          key={card.id}
          card={card}
          running={running.find((table) => table.game === card.id)}
          onPlay={() => void playNow(card.id)}
          onNewTable={() => setNewTable(card.id)}
          onHover={(inside) => setHovered(inside ? place : undefined)}
        />
      ))}
    </div>
  );
  const dialogs = (
    <>
      {setting && (
        <Dialog title={say('web.settings')} onClose={closeSettings}>
          <label className="field">
            {say('web.name')}
            <input
              value={name}
              placeholder={say('web.nameEmpty')}
              maxLength={24}
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
          <SettingsFields />
        </Dialog>
      )}
      <Suspense>{chosen && <NewTable game={chosen.id} title={chosen.title} onClose={closeNewTable} />}</Suspense>
    </>
  );
  if (Online !== undefined && Online !== 'coming') {
    const parts: ComponentProps<Online> = {
      local: tables,
      kept,
      onRemove: (id) => void forgetTable(id).then(refresh),
      onSettings: () => setSetting(true),
      words,
      scene,
      cards: games,
      dialogs,
    };
    return <Online {...parts} />;
  }
  return (
    <div className="home">
      <header className="home-head">
        <HeadBrand />
        <HeadTools onSettings={() => setSetting(true)} />
      </header>
      <main>
        <section className="hero">
          {scene(running.map(({ game }) => game))}
          {Online === undefined && (
            <>
              {words}
              <Tables tables={tables} kept={kept} onChange={refresh} />
            </>
          )}
        </section>
        {games}
      </main>
      <footer className="unofficial">
        {say('web.unofficial')} {say('web.nothingLeaves')}
      </footer>
      {dialogs}
    </div>
  );
}
