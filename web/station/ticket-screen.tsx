/** A ticket in the hand: which table it leads to, who sits there, and the way in. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableCard } from '../../server/protocol/tables.ts';
import { Complaint } from '../page/complaint.tsx';
import { Icon } from '../page/icons.tsx';
import { ask, StationRefused } from './api.ts';
import { AskName, useNamed } from './ask-name.tsx';
import { Foot, Frame, Page } from './frame.tsx';
import { Minute, useLooks } from './minute.tsx';
import { SeatBadge } from './parts/badge.tsx';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { Ticket } from './parts/ticket.tsx';
import { reasonWords, useStationSay } from './say.tsx';
import { freeSeats, hostName, paceLine, ratedWords, seatName, takeBackWords } from './terms-words.ts';
import { dropTicket, keepTicket, readCode } from './tickets.ts';

function Lead({ code, card }: { code: string; card: TableCard }): ReactNode {
  const say = useStationSay();
  const [, go] = useLocation();
  const { asking, named, answered } = useNamed();
  const [problem, setProblem] = useState<string>();
  const { id } = card;
  const seated = card.mine.length > 0;
  const gathering = card.stage === 'gathering';
  const free = freeSeats(card);
  const sitDown = async (): Promise<void> => {
    try {
      await ask('POST /api/tables/:id/sit-down', { params: { id }, body: { ticket: code } });
      dropTicket(code);
      go(`/online/${id}`);
    } catch (error) {
      setProblem(say('web.trouble', { problem: reasonWords(say, error) }));
    }
  };
  const can = !seated && gathering && free > 0;
  return (
    <div className="ticket-lead">
      <Ticket stub={<GameSign game={card.game} size={64} />}>
        <span className="serial">Roundhouse · {gameTitle(card.game)}</span>
        <b className="code">{code}</b>
        <small>
          {[paceLine(say, card.terms.pace), ratedWords(say, card.terms), takeBackWords(say, card.terms)].join(' · ')}
        </small>
      </Ticket>
      <ul className="at-table paper">
        {card.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={at}>
            <SeatBadge seat={seat} size={34} />
            <b>{seatName(say, seat)}</b>
            <small>{say('seat.number', { number: at + 1 })}</small>
          </li>
        ))}
      </ul>
      {!gathering && <p>{say('ticket.begun')}</p>}
      {gathering && free === 0 && !seated && <p>{say('ticket.full')}</p>}
      {asking !== undefined && <AskName words={say('tables.sitDown')} onDone={answered} />}
      <div className="duo">
        {can && asking === undefined && (
          <button
            type="button"
            className="button ok"
            onClick={() => named(code, () => void sitDown())}
            data-sit-down=""
          >
            <Icon name="check" size={18} />
            {say('tables.sitDown')}
          </button>
        )}
        {(seated || card.terms.watching) && (
          <Link href={`/online/${id}`} className={`button${seated ? ' ok' : ''}`}>
            {say(seated ? 'web.open' : 'tables.watch')}
          </Link>
        )}
      </div>
      <Complaint words={problem} />
    </div>
  );
}

export function TicketScreen({ code }: { code: string }): ReactNode {
  const say = useStationSay();
  const wanted = readCode(code);
  const [card, setCard] = useState<TableCard>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    if (wanted === undefined) {
      setProblem(new StationRefused('gone', code));
      return;
    }
    ask('POST /api/tickets', { body: { code: wanted } }).then((found) => {
      setCard(found);
      if (found.stage === 'gathering' && found.mine.length === 0) keepTicket(wanted);
    }, setProblem);
  }, [wanted, code]);
  const { welcome } = useLooks(card?.game);
  const gone = problem instanceof StationRefused && problem.reason === 'gone';
  const name = card && hostName(card);
  const title = (): string => {
    if (problem !== undefined)
      return gone ? say('ticket.used') : say('web.trouble', { problem: reasonWords(say, problem) });
    if (!card) return '…';
    const game = gameTitle(card.game);
    return name === undefined ? say('ticket.titleNoHost', { game }) : say('ticket.title', { name, game });
  };
  return (
    <Frame>
      <Page title={title()} {...(gone ? { words: say('ticket.usedWhy') } : {})}>
        {card && wanted !== undefined && (
          <div className="ticket-screen">
            <Lead code={wanted} card={card} />
            <Minute game={card.game} words={say('ticket.minute', { game: gameTitle(card.game) })} lines={welcome} />
          </div>
        )}
        {gone && (
          <Link href="/tables" className="button">
            {say('nav.tables')}
          </Link>
        )}
      </Page>
      <Foot />
    </Frame>
  );
}
