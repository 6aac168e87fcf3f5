/** The home screen with a station behind it: the tables that wait for me, here and online, and the ways to new ones. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableCard } from '../../server/protocol/tables.ts';
import { behind } from '../page/greeting.ts';
import { Icon } from '../page/icons.tsx';
import { tableWords } from '../page/table-words.ts';
import type { ListedTable } from '../saves/saves.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { ask, StationRefused } from './api.ts';
import { ranFor } from './clock-left.ts';
import { CodeField } from './code-field.tsx';
import { Foot, Frame } from './frame.tsx';
import { type Listed, useList } from './lists.ts';
import { clockOf, ranked, waitsForMe } from './my-tables.ts';
import { useNow } from './now.ts';
import { Badge } from './parts/badge.tsx';
import { ClockPlate } from './parts/clock-plate.tsx';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { StationIcon } from './parts/icons.tsx';
import { Ticket } from './parts/ticket.tsx';
import { type StationSay, useStationSay } from './say.tsx';
import { others, paceWords, seatName } from './terms-words.ts';
import { dropTicket, tickets } from './tickets.ts';
import { timeOfDay } from './time-of-day.ts';
import { Timetable } from './timetable.tsx';
import { useMe } from './who.ts';

const MOST = 4;
const MOST_OPEN = 2;
/** How wide the columns beside the roundhouse are, with some air. */
const SIDE = 444;

const WHY = { turn: 'home.yourTurn', ask: 'home.asked', ready: 'room.waitingForYou', start: 'home.mayStart' } as const;

/** `Your turn · with Hanna, Otto` */
function onlineWords(say: StationSay, card: TableCard): string {
  const people = others(card);
  const [decider] = card.deciding;
  const why = waitsForMe(card);
  const mine = card.stage === 'gathering' || why !== undefined;
  const company = mine && people.length > 0 ? say('home.with', { names: people }) : undefined;
  const stand = (): string => {
    if (why) return say(WHY[why]);
    if (card.stage === 'gathering') return say('home.gathering');
    if (card.paused) return say('home.paused');
    return decider === undefined ? say('home.waits') : say('home.toMove', { name: seatName(say, card.seats[decider]) });
  };
  return [stand(), company].filter((part) => part !== undefined).join(' · ');
}

function OnlineRow({ card, listed }: { card: TableCard; listed: Listed }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const clock = clockOf(card);
  const now = useNow(clock?.running ? 1000 : 60_000);
  const mine = waitsForMe(card) !== undefined && !listed.lost;
  const asOf = timeOfDay(language, listed.told);
  return (
    <li className={`table-line${mine ? ' mine' : ''}${listed.lost ? ' stale' : ''}`} data-online={card.id}>
      <GameSign game={card.game} />
      <span className="words">
        <b>{gameTitle(card.game)}</b>
        <small>{listed.lost ? say('home.asOf', { time: asOf }) : onlineWords(say, card)}</small>
      </span>
      {clock && (
        <ClockPlate
          left={
            clock.running && !listed.lost ? Math.max(0, clock.left - ranFor(clock.face, listed.told, now)) : clock.left
          }
          whole={clock.whole}
          running={clock.running && card.terms.pace.kind === 'live'}
          stale={listed.lost}
        />
      )}
      <Link href={`/online/${card.id}`} className={`button${mine ? ' ok' : ''}`}>
        {say(mine && card.stage === 'playing' ? 'home.play' : listed.lost ? 'home.look' : 'web.open')}
      </Link>
    </li>
  );
}

function LocalRow({
  table,
  alone,
  onRemove,
}: {
  table: ListedTable;
  /** Nothing else can be played now. */
  alone: boolean;
  onRemove: (() => void) | undefined;
}): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const [sure, setSure] = useState(false);
  const play = alone && table.stage !== 'over';
  if (sure)
    return (
      <li className="table-line">
        <span className="words">
          <small>{say('web.removeSure')}</small>
        </span>
        <button type="button" className="button" onClick={() => setSure(false)}>
          {say('web.cancel')}
        </button>
        <button type="button" className="button" onClick={onRemove}>
          {say('web.remove')}
        </button>
      </li>
    );
  return (
    <li className={`table-line${play ? ' mine' : ''}`} data-local={table.id}>
      <GameSign game={table.game} />
      <span className="words">
        <b>{gameTitle(table.game)}</b>
        <small>{tableWords(say, language, table)}</small>
      </span>
      {onRemove ? (
        <button
          type="button"
          className="button quiet tool"
          onClick={() => setSure(true)}
          aria-label={say('web.remove')}
          title={say('web.remove')}
        >
          <Icon name="trash" size={17} />
        </button>
      ) : (
        <span className="clock-plate clockless">
          <StationIcon name="device" size={15} />
          {say('home.thisDevice')}
        </span>
      )}
      <Link href={`/table/${table.id}`} className={`button${play ? ' ok' : ''}`}>
        {say(play ? 'home.play' : 'web.open')}
      </Link>
    </li>
  );
}

/** Shown when a list takes long to come; never a spinner. */
function Ghosts(): ReactNode {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <ul aria-hidden="true">
      <li className="ghost">
        <i />
        <i />
      </li>
      <li className="ghost">
        <i />
        <i />
      </li>
    </ul>
  );
}

function MyTables({
  listed,
  local,
  kept,
  onRemove,
}: {
  listed: Listed;
  local: readonly ListedTable[];
  kept: boolean;
  onRemove(id: string): void;
}): ReactNode {
  const say = useStationSay();
  const [all, setAll] = useState(false);
  const online = ranked(listed.tables ?? []);
  const rows = [...online.map((card) => ({ card })), ...local.map((table) => ({ table }))];
  const waiting = online.filter(waitsForMe);
  const headline = (): string => {
    if (rows.length === 0) return say('web.yourTables');
    if (waiting.length === 0) return say('home.nobodyWaits');
    if (waiting.length === 1 && waitsForMe(waiting[0]) !== 'turn') return say('home.oneWaits');
    return say('home.waiting', { count: waiting.length });
  };
  const shown = all ? rows : rows.slice(0, MOST);
  return (
    <section className="my-tables" aria-labelledby="my-tables">
      <h1 id="my-tables">
        {headline()}
        {rows.length > MOST && (
          <button type="button" className="all" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? say('web.fewerTables') : say('home.all', { count: rows.length })}
          </button>
        )}
      </h1>
      {!kept && (
        <p className="hint" role="status" data-notice="web.notKept">
          {say('web.notKept')}
        </p>
      )}
      <ul>
        {shown.map((row) =>
          'card' in row ? (
            <OnlineRow key={row.card.id} card={row.card} listed={listed} />
          ) : (
            <LocalRow
              key={row.table.id}
              table={row.table}
              alone={listed.lost}
              onRemove={all || rows.length <= MOST ? () => onRemove(row.table.id) : undefined}
            />
          ),
        )}
      </ul>
      {listed.tables === undefined && !listed.lost && <Ghosts />}
    </section>
  );
}

/** What lies at home of a ticket: whose table it leads to. */
function useTicketCards(codes: readonly string[]): ReadonlyMap<string, TableCard> {
  const [cards, setCards] = useState<ReadonlyMap<string, TableCard>>(new Map());
  useEffect(() => {
    let here = true;
    for (const code of codes) {
      void ask('POST /api/tickets', { body: { code } })
        .then((card) => {
          if (card.stage !== 'gathering' || card.mine.length > 0) dropTicket(code);
          else if (here) setCards((now) => new Map(now).set(code, card));
        })
        // A used or dead ticket is thrown away; without a line it stays.
        .catch((error: unknown) => {
          if (error instanceof StationRefused && error.reason === 'gone') dropTicket(code);
        });
    }
    return () => {
      here = false;
    };
  }, [codes]);
  return cards;
}

interface Invitation {
  readonly id: string;
  readonly card: TableCard;
  readonly href: string;
  readonly words: string;
  decline(): void;
}

function Invitations({ mine }: { mine: readonly TableCard[] }): ReactNode {
  const say = useStationSay();
  const codes = useStore(tickets);
  const cards = useTicketCards(codes);
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const invitations: Invitation[] = [
    ...codes.flatMap((code): Invitation[] => {
      const card = cards.get(code);
      if (!card) return [];
      const host = card.seats.find(({ person }) => person?.id === card.host);
      return [
        {
          id: code,
          card,
          href: `/ticket/${code}`,
          words: say('home.invites', { name: host ? seatName(say, host) : gameTitle(card.game) }),
          decline: () => dropTicket(code),
        },
      ];
    }),
    ...mine.flatMap((card): Invitation[] => {
      const { rematch } = card;
      if (rematch === undefined || mine.some(({ id }) => id === rematch)) return [];
      return [
        {
          id: rematch,
          card,
          href: `/online/${rematch}`,
          words: say('home.again', { names: others(card) }),
          decline: () => setDeclined([...declined, rematch]),
        },
      ];
    }),
  ].filter(({ id }) => !declined.includes(id));
  const [newest] = invitations;
  if (!newest) return null;
  const host = newest.card.seats.find(({ person }) => person?.id === newest.card.host)?.person;
  return (
    <section className={`invitations${invitations.length > 1 ? ' stack' : ''}`} aria-labelledby="invitations">
      <h2 id="invitations">
        {say('home.invitations')}
        {invitations.length > 1 && <small>{say('home.moreInvitations', { count: invitations.length - 1 })}</small>}
      </h2>
      <Ticket
        stub={
          <span className="answers">
            <button
              type="button"
              className="button tool"
              onClick={newest.decline}
              aria-label={say('home.decline')}
              title={say('home.decline')}
            >
              <Icon name="close" size={18} />
            </button>
            <Link href={newest.href} className="button ok">
              {say('home.join')}
            </Link>
          </span>
        }
      >
        <span className="invited">
          {host && <Badge person={host} size={38} />}
          <span>
            <b>{newest.words}</b>
            <small>
              {gameTitle(newest.card.game)} · {paceWords(say, newest.card.terms.pace)}
            </small>
          </span>
        </span>
      </Ticket>
    </section>
  );
}

function Ways(): ReactNode {
  const say = useStationSay();
  const [code, setCode] = useState(false);
  return (
    <>
      <div className="duo">
        <Link href="/new-online" className="button play">
          <Icon name="plus" size={18} />
          {say('new.title')}
        </Link>
        <button type="button" className="button" onClick={() => setCode(!code)} aria-expanded={code}>
          {say('code.title')}
        </button>
      </div>
      {code && <CodeField focus />}
    </>
  );
}

function Here(): ReactNode {
  const say = useStationSay();
  const station = useStore(behind);
  if (station === undefined || station === 'lost' || !station.station || station.here < 2) return null;
  return (
    <p className="here-now">
      <StationIcon name="person" size={18} />
      {say('home.here', { count: station.here })}
    </p>
  );
}

function OpenTables({ listed }: { listed: Listed }): ReactNode {
  const say = useStationSay();
  const open = (listed.tables ?? []).filter(({ stage, mine }) => stage === 'gathering' && mine.length === 0);
  if (open.length === 0) return null;
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">
        {say('nav.tables')}
        <Link href="/tables">{say('home.allOpen', { count: open.length })}</Link>
      </h2>
      <Timetable groups={[{ tables: open.slice(0, MOST_OPEN) }]} head={false} stale={listed.lost} />
    </section>
  );
}

export default function HomeOnline({
  local,
  kept,
  onRemove,
  onSettings,
  words,
  scene,
  cards,
  dialogs,
}: {
  /** Tables of this device. */
  local: readonly ListedTable[];
  kept: boolean;
  onRemove(id: string): void;
  onSettings(): void;
  /** For whoever has no table yet. */
  words: ReactNode;
  /** Lit are the games with a table of mine. */
  scene(lit: readonly string[], side: number): ReactNode;
  cards: ReactNode;
  dialogs: ReactNode;
}): ReactNode {
  const me = useMe();
  const mine = useList('mine');
  const open = useList('open');
  const running = ranked(mine.tables ?? []);
  const some = running.length + local.length > 0;
  const lit = [
    ...running.map(({ game }) => game),
    ...local.filter(({ stage }) => stage !== 'over').map(({ game }) => game),
  ];
  return (
    <Frame place="home" onSettings={onSettings} className={me ? 'known' : ''}>
      <main>
        <section className="hero">
          {scene(lit, SIDE)}
          <div className="hero-column">
            {some ? <MyTables listed={mine} local={local} kept={kept} onRemove={onRemove} /> : words}
          </div>
          <div className="hero-column ways-in">
            <Invitations mine={mine.tables ?? []} />
            <Ways />
            <Here />
          </div>
        </section>
        {cards}
        <OpenTables listed={open} />
      </main>
      <Foot />
      {dialogs}
    </Frame>
  );
}
