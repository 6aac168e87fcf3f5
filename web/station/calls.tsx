/**
 * Wherever one is in the house: how many tables wait for one, on the tab, on its icon and on that of the app; and said aloud, to whoever asked
 * for it, when another one begins to wait while nobody looks.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import type { TableCard } from '../../server/protocol/tables.ts';
import { titleWaiting } from '../page/title.ts';
import { useStore } from '../store/store.ts';
import { callFor, passes } from './filters.ts';
import { useList } from './lists.ts';
import { type Waits, waitsForMe } from './my-tables.ts';
import { type Notice, notify } from './notices.ts';
import { gameTitle } from './parts/game-sign.tsx';
import { type StationSay, useStationSay } from './say.tsx';
import { hostName, others } from './terms-words.ts';
import { useMe } from './who.ts';

const ICON = 'link[rel~="icon"]';

function mark(count: number): void {
  titleWaiting(count);
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg$/, count > 0 ? 'icon-turn.svg' : 'icon.svg');
  // Not every browser has icons to mark, and some refuse where nothing is installed.
  if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

const TITLES = {
  turn: 'home.itIsYourTurn',
  ask: 'home.asked',
  ready: 'room.waitingForYou',
  start: 'home.mayStart',
} as const;

function noticeOf(say: StationSay, card: TableCard, why: Waits): Notice {
  const people = others(card);
  const company = people.length > 0 ? [say('home.with', { names: people })] : [];
  return {
    title: say(TITLES[why]),
    body: [gameTitle(card.game), ...company].join(' · '),
    tag: card.id,
    address: `#/online/${card.id}`,
  };
}

/** Calls for what was not among them the last time; what was there at first needs no call. */
function useNew<T>(things: readonly T[] | undefined, keyOf: (thing: T) => string, tell: (thing: T) => void): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!things) return;
    const before = known.current;
    known.current = new Set(things.map(keyOf));
    if (before) for (const thing of things) if (!before.has(keyOf(thing))) tell(thing);
  });
}

const call = (notice: Notice): void => void notify(notice).catch(() => undefined);

/** One's own tables that wait. */
function Waiting(): null {
  const say = useStationSay();
  const { tables } = useList('mine');
  const waiting = tables?.flatMap((card) => {
    const why = waitsForMe(card);
    return why ? [{ card, why }] : [];
  });
  const count = waiting?.length ?? 0;
  useEffect(() => mark(count), [count]);
  useEffect(() => () => mark(0), []);
  useNew(
    waiting,
    ({ card, why }) => `${card.id} ${why}`,
    ({ card, why }) => {
      if (document.hidden) call(noticeOf(say, card, why));
    },
  );
  return null;
}

/** Open tables that somebody wants to hear of. */
function Opening(): null {
  const say = useStationSay();
  const wanted = useStore(callFor);
  const { tables } = useList('open');
  const fitting =
    wanted && tables?.filter((card) => card.stage === 'gathering' && card.mine.length === 0 && passes(wanted)(card));
  useNew(
    fitting,
    ({ id }) => id,
    (card) => {
      const body = say('tables.called', { game: gameTitle(card.game), name: hostName(card) ?? '—' });
      // Whoever looks at the list sees it.
      if (document.hidden || !location.hash.startsWith('#/tables'))
        call({ title: 'Roundhouse', body, tag: 'open table', address: '#/tables' });
    },
  );
  return null;
}

export default function Calls(): ReactNode {
  const wanted = useStore(callFor);
  return (
    <>
      {useMe() && <Waiting />}
      {wanted && <Opening />}
    </>
  );
}
