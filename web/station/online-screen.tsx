/** The address of an online table: its waiting room while it gathers, then the table. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Stage } from '../../server/protocol/tables.ts';
import { OnlineHost } from '../online/online-host.ts';
import { WaitingRoom as Loading } from '../page/waiting-room.tsx';
import { lively, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { OnlineTable } from './table/online-table.tsx';
import { refusalWords, useOnlineSay } from './table/say.ts';
import WaitingRoom from './waiting-room.tsx';

/** How long the train takes to leave; with little motion it only fades. */
const DEPARTURE_MS = 400;
const FADE_MS = 80;

/** Whoever was in the waiting room sees the train off before the table opens. */
function useDeparture(stage: Stage | undefined): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (stage === 'gathering') setWaiting(true);
    else if (stage !== undefined) {
      const timer = setTimeout(() => setWaiting(false), lively(settings.get()) ? DEPARTURE_MS : FADE_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [stage]);
  return waiting;
}

export default function OnlineScreen({ id }: { id: string }): ReactNode {
  const online = useMemo(() => new OnlineHost(id), [id]);
  useEffect(() => online.follow(), [online]);
  const onRead = useCallback((line: number | undefined) => online.readUpTo(line), [online]);
  const told = useStore(online.told);
  const lost = useStore(online.lost);
  const say = useOnlineSay();
  const inWaitingRoom = useDeparture(told?.card.stage);
  if (!told) {
    return (
      <Loading alone={lost !== undefined}>
        <p role={lost === undefined ? 'status' : 'alert'}>
          {lost === undefined ? say('online.opening') : refusalWords(say, lost)}
        </p>
      </Loading>
    );
  }
  const { stage } = told.card;
  if (stage === 'gathering' || stage === 'closed' || inWaitingRoom) return <WaitingRoom id={id} onRead={onRead} />;
  return <OnlineTable online={online} told={told} />;
}
