/** What stands around every screen of the station: brand, ways, the line, oneself. */
import '../style/station.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { armOf, lineState } from '../online/station-line.ts';
import { behind } from '../page/greeting.ts';
import { HeadBrand, HeadTools } from '../page/head.tsx';
import { Icon } from '../page/icons.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { Badge } from './parts/badge.tsx';
import { StationIcon, type StationIconName } from './parts/icons.tsx';
import { type LineState, Semaphore } from './parts/semaphore.tsx';
import { useStationSay } from './say.tsx';
import type { StationKey } from './text/index.ts';
import { useMe } from './who.ts';

type Place = 'home' | 'tables' | 'history' | 'me';

const WAYS: readonly (readonly [place: Place, href: string, words: StationKey])[] = [
  ['home', '/', 'nav.home'],
  ['tables', '/tables', 'nav.tables'],
  ['history', '/me/games', 'nav.history'],
];

const current = (here: boolean): { 'aria-current'?: 'page' } => (here ? { 'aria-current': 'page' } : {});

/** The state of the line, as far as the page has noticed. */
function useLineState(): LineState {
  const lost = useStore(behind) === 'lost';
  const line = useStore(lineState);
  // A line that nobody needed yet, or that is just being opened, is not a broken one.
  if (line.kind === 'idle' || line.kind === 'connecting') return lost ? 'offline' : 'connected';
  return armOf(line);
}

function Head({ place, onSettings }: { place: Place | undefined; onSettings: (() => void) | undefined }): ReactNode {
  const say = useStationSay();
  const me = useMe();
  const line = useLineState();
  const { name } = useStore(settings);
  return (
    <header className="station-head home-head">
      <HeadBrand />
      <nav className="ways" aria-label={say('nav')}>
        {WAYS.map(([id, href, words]) => (
          <Link key={id} href={href} {...current(id === place)}>
            {say(words)}
          </Link>
        ))}
      </nav>
      <span className="line-state" role="status">
        <Semaphore state={line} />
        <span className="words">{say(`line.${line}`)}</span>
      </span>
      <HeadTools onSettings={onSettings} />
      <Link href="/me" className="chip" {...current(place === 'me')} aria-label={say('nav.profile')}>
        <Badge person={me ?? { name: name || say('web.nameEmpty'), ink: 6 }} size={32} />
        <span className="name">{me?.name ?? (name || say('web.nameEmpty'))}</span>
      </Link>
    </header>
  );
}

const TABS: readonly (readonly [place: Place, href: string, words: StationKey, icon: StationIconName | 'home'])[] = [
  ['home', '/', 'nav.home', 'home'],
  ['tables', '/tables', 'nav.tables', 'tables'],
  ['history', '/me/games', 'nav.history', 'history'],
  ['me', '/me', 'nav.me', 'person'],
];

function Tabs({ place }: { place: Place | undefined }): ReactNode {
  const say = useStationSay();
  return (
    <nav className="station-tabs" aria-label={say('nav')}>
      {TABS.map(([id, href, words, icon]) => (
        <Link key={id} href={href} {...current(id === place)}>
          {icon === 'home' ? <Icon name="home" size={22} /> : <StationIcon name={icon} size={22} />}
          {say(words)}
        </Link>
      ))}
    </nav>
  );
}

export function Frame({
  place,
  children,
  onSettings,
  className = '',
}: {
  place?: Place;
  children: ReactNode;
  onSettings?: () => void;
  className?: string;
}): ReactNode {
  return (
    <div className={`home station ${className}`}>
      <Head place={place} onSettings={onSettings} />
      {children}
      <Tabs place={place} />
    </div>
  );
}

/** A screen with a heading and a column beside it. */
export function Page({
  title,
  words,
  children,
  side,
}: {
  title: string;
  words?: ReactNode;
  children: ReactNode;
  side?: ReactNode;
}): ReactNode {
  return (
    <main className="station-page">
      <div className="station-title">
        <h1>{title}</h1>
        {words !== undefined && <p>{words}</p>}
      </div>
      {side === undefined ? (
        children
      ) : (
        <div className="two-columns">
          <div>{children}</div>
          <aside className="side">{side}</aside>
        </div>
      )}
    </main>
  );
}

export function Foot(): ReactNode {
  const say = useStationSay();
  return (
    <footer className="unofficial">
      {say('web.unofficial')} <Link href="/privacy">{say('privacy.title')}</Link> ·{' '}
      <Link href="/puzzles">{say('web.puzzle')}</Link> · <Link href="/statistics">{say('web.statistics')}</Link>
    </footer>
  );
}
