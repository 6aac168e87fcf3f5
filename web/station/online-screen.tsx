/** The address of an online table: its waiting room while it gathers, then the table. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { OnlineHost } from '../online/online-host.ts';
import { WaitingRoom as Loading } from '../page/waiting-room.tsx';
import { useStore } from '../store/store.ts';
import { OnlineTable } from './table/online-table.tsx';
import { refusalWords, useOnlineSay } from './table/say.ts';
import WaitingRoom from './waiting-room.tsx';

export default function OnlineScreen({ id }: { id: string }): ReactNode {
  const online = useMemo(() => new OnlineHost(id), [id]);
  useEffect(() => online.follow(), [online]);
  const told = useStore(online.told);
  const lost = useStore(online.lost);
  const say = useOnlineSay();
  if (!told) {
    return (
      <Loading alone={lost !== undefined}>
        <p role={lost === undefined ? 'status' : 'alert'}>
          {lost === undefined ? say('online.opening') : refusalWords(say, lost)}
        </p>
      </Loading>
    );
  }
  if (told.card.stage === 'gathering' || told.card.stage === 'closed') return <WaitingRoom id={id} />;
  return <OnlineTable online={online} told={told} />;
}
