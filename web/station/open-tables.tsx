/** The open tables: filters, a timetable in two groups, and the other ways to a table. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGES } from '../../kernel/index.ts';
import type { TableCard } from '../../server/protocol/tables.ts';
import { Icon } from '../page/icons.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { CodeField } from './code-field.tsx';
import { ALL, callFor, filters, passes, setFilters } from './filters.ts';
import { Foot, Frame, Page } from './frame.tsx';
import { useList } from './lists.ts';
import { askForNotices, noticesWanted } from './notices.ts';
import { Choice } from './parts/choice.tsx';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { StationIcon } from './parts/icons.tsx';
import { useStationSay } from './say.tsx';
import { freeSeats, seatName } from './terms-words.ts';
import { timeOfDay } from './time-of-day.ts';
import { Timetable } from './timetable.tsx';

function FilterFields(): ReactNode {
  const say = useStationSay();
  const now = useStore(filters);
  return (
    <>
      <Choice
        caption={say('filter.game')}
        value={now.game}
        choices={['all', ...__GAMES__].map((value) => ({
          value,
          words: value === 'all' ? say('filter.all') : gameTitle(value),
        }))}
        onChange={(game) => setFilters({ game })}
      />
      <Choice
        caption={say('filter.pace')}
        value={now.pace}
        choices={(['all', 'live', 'days'] as const).map((value) => ({ value, words: say(`filter.pace.${value}`) }))}
        onChange={(pace) => setFilters({ pace })}
      />
      <Choice
        caption={say('filter.free')}
        value={now.free}
        choices={(['1', '2', '3'] as const).map((value) => ({ value, words: `${value}+` }))}
        onChange={(free) => setFilters({ free })}
      />
      <Choice
        caption={say('filter.rated')}
        value={now.rated}
        choices={(['all', 'friendly', 'rated'] as const).map((value) => ({
          value,
          words: say(value === 'all' ? 'filter.all' : `terms.${value}`),
        }))}
        onChange={(rated) => setFilters({ rated })}
      />
      <Choice
        caption={say('filter.language')}
        value={now.language}
        choices={(['all', ...LANGUAGES] as const).map((value) => ({
          value,
          words: value === 'all' ? say('filter.all') : value.toUpperCase(),
        }))}
        onChange={(language) => setFilters({ language })}
      />
    </>
  );
}

/** On a phone the filters are behind a chip that says how many are set. */
function FilterBar(): ReactNode {
  const say = useStationSay();
  const now = useStore(filters);
  const [open, setOpen] = useState(false);
  const count = Object.entries(ALL).filter(([key, value]) =>
    Object.entries(now).some(([k, v]) => k === key && v !== value),
  ).length;
  return (
    <div className={`filters paper${open ? ' open' : ''}`}>
      <div className="chips">
        <button type="button" className="button" onClick={() => setOpen(!open)} aria-expanded={open}>
          <StationIcon name="filter" size={18} />
          {say('filter.count', { count })}
        </button>
        {(['live', 'days'] as const).map((pace) => (
          <button
            type="button"
            key={pace}
            className="button"
            aria-pressed={now.pace === pace}
            onClick={() => setFilters({ pace: now.pace === pace ? 'all' : pace })}
          >
            {say(`filter.pace.${pace}`)}
          </button>
        ))}
      </div>
      <div className="fields">
        <FilterFields />
      </div>
    </div>
  );
}

/** New rows gather until they are asked for, so that nothing moves under the pointer; rows that are gone stay until then, changed in place. */
function useSteady(tables: readonly TableCard[] | undefined): {
  shown: readonly TableCard[];
  fresh: number;
  show(): void;
} {
  const [order, setOrder] = useState<readonly string[]>();
  const ids = tables?.map(({ id }) => id);
  useEffect(() => {
    if (order === undefined && ids !== undefined) setOrder(ids);
  }, [order, ids]);
  const known = order ?? ids ?? [];
  const byId = new Map(tables?.map((card) => [card.id, card]));
  return {
    shown: known.flatMap((id) => byId.get(id) ?? []),
    fresh: ids?.filter((id) => !known.includes(id)).length ?? 0,
    show: () => setOrder(ids),
  };
}

function ToWatch({ tables }: { tables: readonly TableCard[] }): ReactNode {
  const say = useStationSay();
  const shown = tables.filter(({ stage, terms, mine }) => stage === 'playing' && terms.watching && mine.length === 0);
  if (shown.length === 0) return null;
  return (
    <section className="box paper">
      <h2>{say('tables.toWatch')}</h2>
      <ul className="mates">
        {shown.slice(0, 5).map((card) => (
          <li key={card.id}>
            <GameSign game={card.game} size={34} />
            <span className="words">
              <b>{card.seats.map((seat) => seatName(say, seat)).join(', ')}</b>
              <small>{say('tables.watched', { moves: card.at, watchers: card.watchers })}</small>
            </span>
            <Link href={`/online/${card.id}`} className="button">
              {say('tables.watch')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Instead of an empty promise: a notice of this device when a table opens that passes the filters as they are now. */
function CallMe(): ReactNode {
  const say = useStationSay();
  const wanted = useStore(filters);
  const called = useStore(callFor);
  const notices = useStore(noticesWanted);
  if (!('Notification' in window)) return null;
  const calling = notices === 'yes' && called !== undefined && JSON.stringify(called) === JSON.stringify(wanted);
  const toggle = async (): Promise<void> => {
    if (calling) callFor.set(undefined);
    else {
      await askForNotices();
      if (noticesWanted.get() === 'yes') callFor.set(wanted);
    }
  };
  return (
    <div className="foot">
      <StationIcon name="bell" />
      <span>{say(notices === 'blocked' ? 'reach.blocked' : calling ? 'tables.callingWhy' : 'tables.callWhy')}</span>
      {notices !== 'blocked' && (
        <button type="button" className="button" aria-pressed={calling} onClick={() => void toggle()} data-call-me="">
          {say(calling ? 'tables.callNot' : 'tables.callMe')}
        </button>
      )}
    </div>
  );
}

function Nothing({ tables }: { tables: readonly TableCard[] }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const some = tables.length > 0;
  return (
    <div className="blank" lang={language}>
      <b>{say(some ? 'tables.nothingFits' : 'tables.none')}</b>
      <span>{some ? say('tables.withoutFilters', { count: tables.length }) : say('tables.noneWhy')}</span>
      {some ? (
        <button type="button" className="button" onClick={() => filters.set(ALL)}>
          {say('filter.clear')}
        </button>
      ) : (
        <Link href="/new-online" className="button">
          {say('new.title')}
        </Link>
      )}
    </div>
  );
}

export function OpenTables(): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const listed = useList('open');
  const wanted = useStore(filters);
  const steady = useSteady(listed.tables);
  const open = steady.shown.filter((card) => card.stage === 'gathering');
  const shown = open.filter(passes(wanted));
  const isDays = ({ terms }: TableCard): boolean => terms.pace.kind === 'days';
  const asOf = timeOfDay(language, listed.told);
  return (
    <Frame place="tables" className="with-float">
      <Page
        title={say('nav.tables')}
        words={
          listed.lost ? say('home.asOf', { time: asOf }) : say('tables.count', { count: open.filter(freeSeats).length })
        }
        side={
          <>
            <section className="box paper own">
              <h2>{say('tables.own')}</h2>
              <p>{say('tables.ownWhy')}</p>
              <Link href="/new-online" className="button play">
                <Icon name="plus" size={18} />
                {say('new.title')}
              </Link>
            </section>
            <section className="box paper">
              <h2>{say('code.title')}</h2>
              <p>{say('code.where')}</p>
              <CodeField />
            </section>
            <ToWatch tables={listed.tables ?? []} />
            <section className="box paper">
              <h2>{say('leaders.title')}</h2>
              <ul className="mates">
                {__GAMES__.map((game) => (
                  <li key={game}>
                    <GameSign game={game} size={28} />
                    <Link href={`/leaderboard/${game}`} className="words">
                      {gameTitle(game)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </>
        }
      >
        <FilterBar />
        {steady.fresh > 0 && (
          <button type="button" className="button fresh" onClick={steady.show}>
            {say('tables.fresh', { count: steady.fresh })}
          </button>
        )}
        {shown.length > 0 ? (
          <Timetable
            groups={[
              {
                title: say('filter.pace.live'),
                words: say('tables.liveWhy'),
                tables: shown.filter((card) => !isDays(card)),
              },
              { title: say('filter.pace.days'), words: say('tables.daysWhy'), tables: shown.filter(isDays) },
            ]}
            stale={listed.lost}
            foot={<CallMe />}
            onSimilar={({ game, terms }) => {
              filters.set({ ...ALL, game, pace: terms.pace.kind === 'days' ? 'days' : 'live' });
              steady.show();
            }}
          />
        ) : (
          listed.tables !== undefined && (
            <>
              <Nothing tables={open} />
              <div className="timetable paper">
                <CallMe />
              </div>
            </>
          )
        )}
        <Link href="/new-online" className="button play float">
          <Icon name="plus" size={18} />
          {say('new.title')}
        </Link>
      </Page>
      <Foot />
    </Frame>
  );
}
