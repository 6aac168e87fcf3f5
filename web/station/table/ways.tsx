/** What can be done at a table besides the game: ask for something, leave, play again, be told. */
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RefusedError } from '../../../host/calls.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon } from '../../page/icons.tsx';
import { useStore } from '../../store/store.ts';
import { useDesk } from '../../table/context.ts';
import { Skip, Undo } from '../../table/question-bar.tsx';
import { ask, StationRefused } from '../api.ts';
import { askForNotices, noticesWanted, stopNotices } from '../notices.ts';
import { useHere } from './here.ts';
import { NextTable } from './next-table.tsx';
import { useOnlineSay } from './say.ts';
import { useTell } from './tell.ts';

/** A door of the station refuses like its table does. */
async function knock<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw error instanceof StationRefused ? new RefusedError('TableRefused', error.reason) : error;
  }
}

/** Where the game stood before the seat's latest move; undefined if it made none. */
function beforeLastMove(
  log: readonly { at: number; seat: Seat | undefined }[],
  seat: Seat | undefined,
): number | undefined {
  const last = seat === undefined ? undefined : log.findLast((entry) => entry.seat === seat);
  return last && last.at - 1;
}

/** Whether this person may ask the others to take something back. */
function useMayAsk(): boolean {
  const { told, seat } = useHere();
  const { card } = told;
  return seat !== undefined && card.stage === 'playing' && card.terms.takeBack === 'consent' && card.ask === undefined;
}

/** One's last move, where it cannot be taken back without asking. */
export function WayBack(): ReactNode {
  const { seat } = useHere();
  const { present, log } = useDesk();
  const say = useOnlineSay();
  const tell = useTell();
  const mayAsk = useMayAsk();
  const to = beforeLastMove(log, seat);
  if (!mayAsk || to === undefined || present.canUndo) return null;
  return (
    <button
      type="button"
      className="button quiet ask-back"
      title={say('online.ask.takeBackWhy')}
      aria-label={say('online.ask.takeBack')}
      onClick={() => tell({ type: 'askTakeBack', version: present.version, to })}
      data-ask="takeBack"
    >
      <Icon name="undo" />
      <span className="wide-only">{say('online.ask.takeBack')}</span>
    </button>
  );
}

/** From an earlier moment: the whole game back to it. */
export function WayBackTo({ at }: { at: number }): ReactNode {
  const { present, session } = useDesk();
  const say = useOnlineSay();
  const tell = useTell();
  const mayAsk = useMayAsk();
  if (!mayAsk) return null;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => {
        tell({ type: 'askTakeBack', version: present.version, to: at });
        void session.now();
      }}
      data-ask="takeBackTo"
    >
      <Icon name="undo" />
      {say('online.ask.takeBackHere')}
    </button>
  );
}

/** While others decide. */
export function WhileWaiting(): ReactNode {
  const { online, seat } = useHere();
  const { present } = useDesk();
  const behind = useStore(online.behind);
  const say = useOnlineSay();
  return (
    <>
      {seat === undefined && (
        <p className="watching">
          <Icon name="eye" />
          <span>
            <b>{say('online.watching')}</b> <span>{say('online.watchingLater')}</span>
          </span>
        </p>
      )}
      <WayBack />
      {present.canUndo && <Undo />}
      {behind > 0 ? <Skip /> : <NextTable />}
    </>
  );
}

/** The finished game, looked at once more. */
export function Analyse(): ReactNode {
  const { told } = useHere();
  const { say } = useDesk();
  return (
    <Link href={`/analysis/online/${told.card.id}`} className="button quiet" data-analyse="">
      <Icon name="bars" />
      {say('web.analyse')}
    </Link>
  );
}

export function Again(): ReactNode {
  const { told, seat } = useHere();
  const { session } = useDesk();
  const [, go] = useLocation();
  const say = useOnlineSay();
  const { id, rematch } = told.card;
  if (rematch !== undefined) {
    return (
      <button type="button" className="button" onClick={() => go(`/online/${rematch}`)} data-rematch="go">
        {say('online.rematchGo')}
      </button>
    );
  }
  if (seat === undefined) return null;
  const again = async (): Promise<void> => {
    const card = await knock(ask('POST /api/tables/:id/rematch', { params: { id } }));
    go(`/online/${card.id}`);
  };
  return (
    <button
      type="button"
      className="button"
      title={say('online.rematchWhat')}
      onClick={() => void session.attempt(again)}
      data-rematch="ask"
    >
      {say('online.rematch')}
    </button>
  );
}

/** Asked once more: the seat goes to an opponent. */
function Leave(): ReactNode {
  const { told } = useHere();
  const { session } = useDesk();
  const say = useOnlineSay();
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const leave = async (): Promise<void> => {
    await knock(ask('POST /api/tables/:id/leave', { params: { id: told.card.id } }));
    go('/');
  };
  if (!sure) {
    return (
      <button type="button" className="button" onClick={() => setSure(true)} data-leave="">
        {say('online.leave')}
      </button>
    );
  }
  return (
    <fieldset className="sure">
      <legend>{say('online.leaveSure')}</legend>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {say('online.leaveNo')}
      </button>
      <button type="button" className="button danger" onClick={() => void session.attempt(leave)} data-leave="sure">
        {say('online.leaveYes')}
      </button>
    </fieldset>
  );
}

/** Nobody is asked for leave to notify before they want it. */
function TellMe(): ReactNode {
  const say = useOnlineSay();
  const wanted = useStore(noticesWanted);
  if (!('Notification' in window)) return null;
  if (wanted === 'blocked') return <p className="hint">{say('online.tellMeBlocked')}</p>;
  return (
    <button
      type="button"
      className="button"
      title={say('online.tellMeHow')}
      onClick={() => (wanted === 'yes' ? stopNotices() : void askForNotices())}
      data-tell-me={wanted}
    >
      {say(wanted === 'yes' ? 'online.tellMeNot' : 'online.tellMe')}
    </button>
  );
}

export function MenuOfTable(): ReactNode {
  const { told, seat } = useHere();
  const say = useOnlineSay();
  const tell = useTell();
  const { stage, paused, ask: asked, terms } = told.card;
  if (seat === undefined) return null;
  const timed = terms.pace.kind !== 'none';
  return (
    <section className="keep">
      <h3>{say('online.atThisTable')}</h3>
      {stage === 'playing' && timed && !paused && asked === undefined && (
        <button type="button" className="button" onClick={() => tell({ type: 'askPause' })} data-ask="pause">
          <Icon name="pause" />
          {say('online.ask.pause')}
        </button>
      )}
      <TellMe />
      {stage === 'playing' && <Leave />}
    </section>
  );
}
