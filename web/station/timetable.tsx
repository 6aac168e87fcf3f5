/** Open tables as a timetable: one line each, the way in at its end. The same line is a card on a phone. */
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableCard } from '../../server/protocol/tables.ts';
import { Icon } from '../page/icons.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { ask, StationRefused } from './api.ts';
import { AskName, useNamed } from './ask-name.tsx';
import { SeatBadge } from './parts/badge.tsx';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { reasonWords, type StationSay, useStationSay } from './say.tsx';
import { freeSeats, hostName, hoursWords, paceWords, ratedWords } from './terms-words.ts';
import { me, useMe } from './who.ts';

/** Whether a table is played in my language and counts as I can play. */
export function useFits(): (card: TableCard) => boolean {
  const person = useMe();
  const { language } = useStore(settings);
  return ({ terms }) =>
    (terms.language === undefined || terms.language === language) && (!terms.rated || person?.guest === false);
}

type Trouble = { readonly kind: 'faster' | 'key' } | { readonly kind: 'other'; readonly words: string };

/** Takes a free seat; whoever is slower than somebody else is told so in the row. */
function useSitDown(card: TableCard): { trouble: Trouble | undefined; sitDown(): Promise<void> } {
  const say = useStationSay();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();
  return {
    trouble,
    async sitDown() {
      if (card.terms.rated && me()?.guest !== false) {
        setTrouble({ kind: 'key' });
        return;
      }
      try {
        await ask('POST /api/tables/:id/sit-down', { params: { id: card.id }, body: {} });
        go(`/online/${card.id}`);
      } catch (error) {
        const taken = error instanceof StationRefused && (error.reason === 'taken' || error.reason === 'notNow');
        setTrouble(taken ? { kind: 'faster' } : { kind: 'other', words: reasonWords(say, error) });
      }
    },
  };
}

function TroubleLine({
  card,
  trouble,
  onSimilar,
}: {
  card: TableCard;
  trouble: Trouble;
  onSimilar: ((card: TableCard) => void) | undefined;
}): ReactNode {
  const say = useStationSay();
  if (trouble.kind === 'key')
    return (
      <p className="row-trouble" role="alert">
        <span>
          <b>{say('tables.keyFirst')}</b> {say('tables.keyFirstWhy')}
        </span>
        <Link href="/me" className="button small">
          {say('keys.add')}
        </Link>
      </p>
    );
  if (trouble.kind === 'other')
    return (
      <p className="row-trouble" role="alert">
        {say('web.trouble', { problem: trouble.words })}
      </p>
    );
  return (
    <p className="row-trouble" role="alert">
      <span>
        <b>{say('tables.faster')}</b> {say('tables.fasterWhy', { name: hostName(card) ?? gameTitle(card.game) })}
      </span>
      {onSimilar && (
        <button type="button" className="button small" onClick={() => onSimilar(card)}>
          {say('tables.similar')}
        </button>
      )}
    </p>
  );
}

const speaks = (say: StationSay, { terms: { language } }: TableCard): string =>
  language === undefined ? say('tables.anyLanguage') : language.toUpperCase();

const hostRating = (card: TableCard): number | undefined =>
  card.seats.find(({ person }) => person?.id === card.host)?.rating;

function Row({
  card,
  fits,
  stale,
  live,
  onSimilar,
}: {
  card: TableCard;
  fits: boolean;
  stale: boolean;
  /** The pace is said with its kind: there are no groups around. */
  live: boolean;
  onSimilar: ((card: TableCard) => void) | undefined;
}): ReactNode {
  const say = useStationSay();
  const { asking, named, answered } = useNamed();
  const { trouble, sitDown } = useSitDown(card);
  const free = freeSeats(card);
  const mine = card.mine.length > 0;
  const rating = hostRating(card);
  const kind = card.terms.pace.kind;
  const pace = paceWords(say, card.terms.pace);
  return (
    <li className={`line${fits && !stale ? ' fit' : ''}${stale ? ' stale' : ''}`} data-table={card.id}>
      <div className="cells">
        <span className="game">
          <GameSign game={card.game} />
          <span>
            <b>{gameTitle(card.game)}</b>
            <small>
              {say('tables.with', { name: hostName(card) ?? '—' })}
              <span className="free-here"> · {say('tables.free', { count: free })}</span>
            </small>
          </span>
        </span>
        <span className="people">
          {card.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <SeatBadge key={at} seat={seat} size={28} />
          ))}
        </span>
        <span className="free">
          {say('tables.free', { count: free })}
          <small>{say('tables.whenFull')}</small>
        </span>
        <span className="pace">
          <Icon name="clock" size={17} />
          <span>
            {live && kind !== 'none' ? say(kind === 'live' ? 'pace.liveShort' : 'pace.daysShort', { pace }) : pace}
            <small>{hoursWords(say, card.terms.pace)}</small>
          </span>
        </span>
        <span className="level">
          {ratedWords(say, card.terms)}
          {rating !== undefined && <small>{say('tables.hostRating', { rating })}</small>}
        </span>
        <span className="speaks" title={say('tables.speaks')}>
          {speaks(say, card)}
        </span>
        <span className="way">
          {mine ? (
            <Link href={`/online/${card.id}`} className="button ok">
              {say('web.open')}
            </Link>
          ) : (
            <button
              type="button"
              className={`button${fits ? ' ok' : ''}`}
              disabled={stale || free === 0}
              onClick={() => named(card.id, () => void sitDown())}
            >
              {say('tables.sitDown')}
            </button>
          )}
        </span>
      </div>
      {asking !== undefined && <AskName words={say('tables.sitDown')} onDone={answered} />}
      {trouble && <TroubleLine card={card} trouble={trouble} onSimilar={onSimilar} />}
    </li>
  );
}

export function Timetable({
  groups,
  head = true,
  stale = false,
  foot,
  onSimilar,
}: {
  groups: readonly { readonly title?: string; readonly words?: string; readonly tables: readonly TableCard[] }[];
  head?: boolean;
  stale?: boolean;
  foot?: ReactNode;
  onSimilar?: (card: TableCard) => void;
}): ReactNode {
  const say = useStationSay();
  const fits = useFits();
  return (
    <div className="timetable paper">
      {head && (
        <div className="head cells" aria-hidden="true">
          <span>{say('tables.head.game')}</span>
          <span>{say('tables.head.people')}</span>
          <span>{say('tables.head.free')}</span>
          <span>{say('tables.head.pace')}</span>
          <span>{say('tables.head.terms')}</span>
          <span>{say('tables.head.speaks')}</span>
          <span />
        </div>
      )}
      {groups
        .filter(({ tables }) => tables.length > 0)
        .map(({ title, words, tables }) => (
          <section key={title ?? ''} aria-label={title ?? say('nav.tables')}>
            {title !== undefined && (
              <h2 className="group">
                {title} <small>{words}</small>
              </h2>
            )}
            <ul>
              {tables.map((card) => (
                <Row
                  key={card.id}
                  card={card}
                  fits={fits(card)}
                  stale={stale}
                  live={title === undefined}
                  onSimilar={onSimilar}
                />
              ))}
            </ul>
          </section>
        ))}
      {foot}
    </div>
  );
}
