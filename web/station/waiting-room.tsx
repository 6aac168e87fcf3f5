/** The waiting room of a table: a train with one coach per seat. When the last one is ready the engine steams off and the table opens. */
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ChatLine, SeatCard, SeatWish, TableCard } from '../../server/protocol/tables.ts';
import type { SeatColour } from '../kit/index.ts';
import { SeatMark, seatStyle } from '../kit/marks.tsx';
import { stationLine } from '../online/station-line.ts';
import { Complaint } from '../page/complaint.tsx';
import { Icon } from '../page/icons.tsx';
import { settings, themeNow } from '../settings/settings.ts';
import { levelWords } from '../setup/level-words.ts';
import { useStore } from '../store/store.ts';
import { seatVariables } from '../table/seat-colours.ts';
import { isWebKey } from '../text/index.ts';
import { ask } from './api.ts';
import { AskName, useNamed } from './ask-name.tsx';
import { Foot, Frame } from './frame.tsx';
import { Minute, useLooks } from './minute.tsx';
import { Badge, SeatBadge } from './parts/badge.tsx';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { StationIcon } from './parts/icons.tsx';
import { CopyButton, TableTicket } from './parts/ticket.tsx';
import { headline, missingAt, startWords } from './room-words.ts';
import { reasonWords, useStationSay } from './say.tsx';
import { type OnlineSay, useOnlineSay } from './table/say.ts';
import { isOnlineKey } from './table/text/index.ts';
import { paceLine, ratedWords, seatName, takeBackWords, watchWords } from './terms-words.ts';
import { timeOfDay } from './time-of-day.ts';
import { useMe } from './who.ts';

const USUAL_LEVEL = 'steady';

/** The card and the chat of a table, as they are told. */
function useRoom(id: string): {
  card: TableCard | undefined;
  chat: readonly ChatLine[];
  setCard(card: TableCard): void;
} {
  const [card, setCard] = useState<TableCard>();
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  useEffect(
    () =>
      stationLine().follow(id, {
        card: setCard,
        chat: (lines) =>
          setChat((known) =>
            [...known.filter((line) => !lines.some((fresh) => fresh.id === line.id)), ...lines].sort(
              (a, b) => a.id - b.id,
            ),
          ),
      }),
    [id],
  );
  return { card, chat, setCard };
}

/** Does something at the table; what is refused is said in words. */
function useDoing(setCard: (card: TableCard) => void): {
  problem: string | undefined;
  act(doing: () => Promise<TableCard>): Promise<void>;
} {
  const say = useStationSay();
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    async act(doing) {
      setProblem(undefined);
      try {
        setCard(await doing());
      } catch (error) {
        setProblem(say('web.trouble', { problem: reasonWords(say, error) }));
      }
    },
  };
}

type Act = ReturnType<typeof useDoing>['act'];

function seatDetail(say: OnlineSay, card: TableCard, seat: number): string {
  const holder = card.seats[seat];
  if (holder.kind === 'vacant') return say(holder.open ? 'room.free.open' : 'room.free.link');
  if (holder.kind === 'opponent') return say('seat.level', { level: levelWords(say, holder.level ?? '') });
  if (holder.kind !== 'person') return say(`seat.${holder.kind}`);
  const mine = card.mine.includes(seat);
  const isHost = holder.person?.id === card.host;
  const parts = [
    ...(mine || isHost ? [say(mine ? (isHost ? 'room.youHost' : 'room.you') : 'room.host')] : []),
    ...(holder.rating === undefined ? [] : [say('room.rating', { rating: holder.rating })]),
  ];
  return parts.join(' · ');
}

const isSeated = ({ kind }: SeatCard): boolean => kind !== 'vacant';

function Coach({
  card,
  seat,
  look,
  children,
}: {
  card: TableCard;
  seat: number;
  look: SeatColour | undefined;
  children: ReactNode;
}): ReactNode {
  const say = useOnlineSay();
  const holder = card.seats[seat];
  const seated = isSeated(holder);
  const ready = holder.kind === 'person' ? holder.ready === true : seated;
  return (
    <li className={`coach${seated ? '' : ' empty'}`} style={seatStyle(seat)} data-seat={seat} data-ready={ready}>
      <div className="window">
        {seated && <SeatBadge seat={holder} size={40} />}
        <span className="who">
          <b title={seatName(say, holder)}>
            {seated ? seatName(say, holder) : say('seat.number', { number: seat + 1 })}
          </b>
          <small>{seatDetail(say, card, seat)}</small>
        </span>
        {children}
      </div>
      <div className="plate">
        {look && <SeatMark seat={seat} shape={look.shape} size={22} />}
        <span className="number">{say('seat.number', { number: seat + 1 })}</span>
        {seated && (
          <span className="state">
            {ready && <Icon name="check" size={15} />}
            {say(ready ? 'room.ready' : 'room.notReady')}
          </span>
        )}
      </div>
    </li>
  );
}

function Engine(): ReactNode {
  return (
    <svg className="engine" viewBox="0 0 172 174" aria-hidden="true" focusable="false">
      <g stroke="#1a100a" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M12 62H64V84H132L142 94V146H12Z" fill="#1f6f63" />
        <path d="M4 50H72V63H4Z" fill="#2b2019" />
        <rect x="22" y="74" width="30" height="28" rx="4" fill="#ffe9b0" />
        <path d="M112 84V46L106 34H134L128 46V84Z" fill="#2b2019" />
        <path d="M82 84a13 13 0 0 1 26 0Z" fill="#c89a48" />
        <path d="M142 92H154V146H142Z" fill="#2b2019" />
        <circle cx="158" cy="100" r="7" fill="#ffe9a8" />
        <path d="M142 146H164L172 170H134Z" fill="#33261b" />
        <path d="M8 140H144V152H8Z" fill="#33261b" />
      </g>
      <path d="M78 86V140M104 86V140" stroke="#c89a48" strokeWidth="5" />
      <g fill="#2b2019" stroke="#c89a48" strokeWidth="4">
        <circle cx="34" cy="156" r="18" />
        <circle cx="78" cy="156" r="18" />
        <circle cx="118" cy="161" r="13" />
      </g>
      <path d="M34 156H78" stroke="#e7d9b8" strokeWidth="4.5" />
      <g className="steam" fill="#fff" opacity=".75">
        <circle cx="116" cy="22" r="10" />
        <circle cx="100" cy="13" r="8" />
        <circle cx="86" cy="8" r="5.5" />
      </g>
    </svg>
  );
}

/** What may be done with one seat: sit down, put an opponent there, free it, let a program in. */
function SeatWays({ card, seat, act }: { card: TableCard; seat: number; act: Act }): ReactNode {
  const say = useStationSay();
  const me = useMe();
  const [token, setToken] = useState<string>();
  const holder = card.seats[seat];
  const isHost = me !== null && me.id === card.host;
  const set = (body: SeatWish): void =>
    void act(() => ask('PUT /api/tables/:id/seats/:seat', { params: { id: card.id, seat }, body }));
  const newToken = async (): Promise<void> => {
    await act(async () => {
      const made = await ask('POST /api/tables/:id/seats/:seat/token', { params: { id: card.id, seat } });
      setToken(made.token);
      return card;
    });
  };
  if (token !== undefined)
    return (
      <span className="token">
        <small>{say('room.tokenWhy')}</small>
        <CopyButton text={token} words={say('ticket.copy')} />
        <code data-token="">{token}</code>
      </span>
    );
  if (!isHost) return null;
  if (holder.kind === 'vacant')
    return (
      <button
        type="button"
        className="button small"
        onClick={() => set({ kind: 'opponent', level: USUAL_LEVEL })}
        title={say('room.putOpponent', { number: seat + 1 })}
        aria-label={say('room.putOpponent', { number: seat + 1 })}
      >
        <StationIcon name="punchCard" size={18} />
        {say('seat.kind.opponent')}
      </button>
    );
  if (holder.kind === 'program')
    return (
      <button type="button" className="button small" onClick={() => void newToken()}>
        {say('room.token', { number: seat + 1 })}
      </button>
    );
  if (holder.kind === 'opponent')
    return (
      <button
        type="button"
        className="button quiet small"
        onClick={() => set({ kind: 'link' })}
        aria-label={say('room.freeSeat', { number: seat + 1 })}
        title={say('room.freeSeat', { number: seat + 1 })}
      >
        <Icon name="close" size={16} />
      </button>
    );
  return null;
}

function Departure({ card, act, problem }: { card: TableCard; act: Act; problem: string | undefined }): ReactNode {
  const say = useStationSay();
  const me = useMe();
  const { asking, named, answered } = useNamed();
  const { id } = card;
  const { empty, unready } = missingAt(card);
  const seated = card.mine.length > 0;
  const isHost = me !== null && me.id === card.host;
  const iAmReady = card.mine.some((seat) => card.seats[seat].ready === true);
  const sitDown = (): void => void act(() => ask('POST /api/tables/:id/sit-down', { params: { id }, body: {} }));
  const others = unready.filter((seat) => !card.mine.includes(seat));
  /** Nobody else has to be told that one is ready. */
  const alone = card.seats.every(
    ({ kind }, seat) => kind !== 'vacant' && (kind !== 'person' || card.mine.includes(seat)),
  );
  return (
    <section className="box paper departure">
      <h2>{say('room.departure')}</h2>
      <p>{say('room.departureWhy')}</p>
      <div className="ways">
        {!seated && empty.length > 0 && asking === undefined && (
          <button type="button" className="button ok" onClick={() => named('sit', sitDown)}>
            {say('tables.sitDown')}
          </button>
        )}
        {asking !== undefined && <AskName words={say('tables.sitDown')} onDone={answered} />}
        {seated && !(iAmReady && alone) && (
          <button
            type="button"
            className={`button${iAmReady ? '' : ' ok'}`}
            aria-pressed={iAmReady}
            data-ready-button=""
            onClick={() =>
              void act(() => ask('POST /api/tables/:id/ready', { params: { id }, body: { ready: !iAmReady } }))
            }
          >
            {!iAmReady && <Icon name="check" size={18} />}
            {say(iAmReady ? 'room.iAmNotReady' : 'room.iAmReady')}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            className="button play"
            disabled={empty.length > 0 || others.length > 0}
            data-start=""
            onClick={() => void act(() => ask('POST /api/tables/:id/start', { params: { id } }))}
          >
            {startWords(say, card)}
          </button>
        )}
        {isHost && empty[0] !== undefined && (
          <button
            type="button"
            className="button way-out"
            onClick={() =>
              void act(() =>
                ask('PUT /api/tables/:id/seats/:seat', {
                  params: { id, seat: empty[0] },
                  body: { kind: 'opponent', level: USUAL_LEVEL },
                }),
              )
            }
          >
            <StationIcon name="punchCard" size={18} />
            {say('room.putOpponent', { number: empty[0] + 1 })}
          </button>
        )}
      </div>
      <Complaint words={problem} />
    </section>
  );
}

function lineWords(say: OnlineSay, line: ChatLine): string {
  if (line.text !== undefined) return line.text;
  if (line.key === undefined || !isOnlineKey(line.key)) return '';
  const level = `level.${line.params?.level}`;
  return say(line.key, isWebKey(level) ? { ...line.params, level: say(level) } : line.params);
}

const OFFERED = ['hello', 'oneMoment', 'back'] as const;

function Chat({
  card,
  chat,
  onRead,
}: {
  card: TableCard;
  chat: readonly ChatLine[];
  onRead(line: number | undefined): void;
}): ReactNode {
  const say = useOnlineSay();
  const { language } = useStore(settings);
  const [text, setText] = useState('');
  const talk = useRef<HTMLOListElement>(null);
  const last = chat.at(-1)?.id;
  // In braces: newer browsers answer a scroll with a promise, and React would take that for what undoes the effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight
  useLayoutEffect(() => {
    talk.current?.scrollTo({ top: talk.current.scrollHeight });
  }, [last]);
  useEffect(() => onRead(last), [last, onRead]);
  const seated = card.mine.length > 0;
  const people = card.seats.filter(({ kind }) => kind === 'person');
  const here = people.filter(({ presence }) => presence === 'here').length;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    // What is not taken comes back into the field.
    stationLine()
      .command(card.id, { type: 'say', text: words })
      .catch(() => setText(words));
  };
  return (
    <section className="chat-box paper" aria-labelledby="room-chat">
      <header>
        <h2 id="room-chat">{say('room.chat')}</h2>
        <small>
          {say('room.hereNow', {
            here,
            missing: card.seats.filter(({ kind }) => kind === 'vacant').length + people.length - here,
          })}
        </small>
      </header>
      <ol className="talk" aria-live="polite" ref={talk}>
        {chat
          .filter((line) => lineWords(say, line) !== '')
          .map((line) =>
            line.person && !line.key?.startsWith('fact.') ? (
              <li key={line.id}>
                <Badge person={line.person} size={28} />
                <span>
                  <span className="by">
                    <b>{line.person.name}</b> {timeOfDay(language, line.when)}
                  </span>
                  <span>{lineWords(say, line)}</span>
                </span>
              </li>
            ) : (
              <li key={line.id} className="fact">
                {lineWords(say, line)} · {timeOfDay(language, line.when)}
              </li>
            ),
          )}
      </ol>
      {seated && (
        <>
          <div className="quick">
            {OFFERED.map((phrase) => (
              <button
                type="button"
                key={phrase}
                className="button"
                onClick={() =>
                  void stationLine()
                    .command(card.id, { type: 'phrase', phrase })
                    .catch(() => undefined)
                }
              >
                {say(`phrase.${phrase}`)}
              </button>
            ))}
          </div>
          <form className="write" onSubmit={send}>
            <input
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder={say('room.write')}
              aria-label={say('room.write')}
              maxLength={500}
            />
            <button type="submit" className="button ok" aria-label={say('room.send')}>
              <StationIcon name="send" size={19} />
            </button>
          </form>
        </>
      )}
    </section>
  );
}

function Leaving({ card, act }: { card: TableCard; act: Act }): ReactNode {
  const say = useStationSay();
  const me = useMe();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const { id } = card;
  if (card.mine.length === 0) return null;
  const leave = async (): Promise<void> => {
    await act(async () => {
      const left = await ask('POST /api/tables/:id/leave', { params: { id } });
      go('/');
      return left;
    });
  };
  return (
    <p className="leaving">
      {me?.id === card.host &&
        (sure ? (
          <button
            type="button"
            className="button danger"
            onClick={() => void act(() => ask('POST /api/tables/:id/close', { params: { id } }))}
          >
            {say('room.closeSure')}
          </button>
        ) : (
          <button type="button" className="button link" onClick={() => setSure(true)}>
            {say('room.close')}
          </button>
        ))}
      <button type="button" className="button link" onClick={() => void leave()}>
        {say('room.leave')}
      </button>
      <small>{say('room.leaveCosts')}</small>
    </p>
  );
}

function Facts({ card }: { card: TableCard }): ReactNode {
  const say = useStationSay();
  return (
    <p className="facts-line">
      <span>
        <GameSign game={card.game} size={22} />
        <b>{gameTitle(card.game)}</b>
      </span>
      <span>
        <Icon name="clock" size={18} />
        {paceLine(say, card.terms.pace)}
      </span>
      <span>
        <StationIcon name="star" size={18} />
        {ratedWords(say, card.terms)}
      </span>
      <span>
        <Icon name="undo" size={18} />
        {takeBackWords(say, card.terms)}
      </span>
      <span>
        <Icon name="eye" size={18} />
        {watchWords(say, card.terms)}
      </span>
    </p>
  );
}

function Closed({ card }: { card: TableCard }): ReactNode {
  const say = useStationSay();
  const host = card.seats.find(({ person }) => person?.id === card.host);
  return (
    <main className="station-page">
      <div className="blank">
        <b>{say('room.closed')}</b>
        <span>{host && say('room.closedWhy', { name: seatName(say, host) })}</span>
        <Link href="/tables" className="button">
          {say('nav.tables')}
        </Link>
      </div>
    </main>
  );
}

export default function WaitingRoom({
  id,
  onRead,
}: {
  id: string;
  /** Up to which line of the chat was read. */
  onRead(line: number | undefined): void;
}): ReactNode {
  const say = useOnlineSay();
  const now = useStore(settings);
  const { card, chat, setCard } = useRoom(id);
  const { problem, act } = useDoing(setCard);
  const looks = useLooks(card?.game);
  if (!card)
    return (
      <Frame>
        <main className="station-page" />
      </Frame>
    );
  if (card.stage === 'closed')
    return (
      <Frame>
        <Closed card={card} />
        <Foot />
      </Frame>
    );
  const departs = card.stage !== 'gathering';
  return (
    <Frame className={`room${departs ? ' departs' : ''}`}>
      <main className="station-page" style={seatVariables(looks.seats, themeNow(now), now.safeColours)}>
        <div className="room-columns">
          <div>
            <div className="station-title">
              <h1 aria-live="polite">{departs ? say('room.departs') : headline(say, card)}</h1>
              <Facts card={card} />
            </div>
            <ol className="train" data-seats={card.seats.length}>
              {card.seats.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <Coach key={seat} card={card} seat={seat} look={looks.seats[seat]}>
                  <SeatWays card={card} seat={seat} act={act} />
                </Coach>
              ))}
              <li className="engine-place" aria-hidden="true">
                <Engine />
              </li>
            </ol>
            <div className="under-train">
              {card.ticket !== undefined && card.seats.some(({ kind }) => kind === 'vacant') && (
                <TableTicket code={card.ticket} game={gameTitle(card.game)} words={say('ticket.lets')} />
              )}
              <Departure card={card} act={act} problem={problem} />
            </div>
            <Minute game={card.game} words={say('room.minute', { game: gameTitle(card.game) })} lines={looks.welcome} />
            <Leaving card={card} act={act} />
          </div>
          <Chat card={card} chat={chat} onRead={onRead} />
        </div>
      </main>
      <Foot />
    </Frame>
  );
}
