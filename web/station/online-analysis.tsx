/** A finished game of a station, looked at once more: its record comes here, and is studied like one of this device. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import AnalysisScreen from '../analysis/analysis-screen.tsx';
import { OnlineHost } from '../online/online-host.ts';
import { host } from '../page/host.ts';
import { WaitingRoom } from '../page/waiting-room.tsx';
import { useStore } from '../store/store.ts';
import { refusalWords, useOnlineSay } from './table/say.ts';

/** What was found is kept under a name of its own; the game itself stays at the station. */
const nameOf = (id: string): string => `online-${id}`;

export default function OnlineAnalysis({ id }: { id: string }): ReactNode {
  const online = useMemo(() => new OnlineHost(id), [id]);
  useEffect(() => online.follow(), [online]);
  const say = useOnlineSay();
  const told = useStore(online.told);
  const lost = useStore(online.lost);
  const [table, setTable] = useState<string>();
  const [refused, setRefused] = useState<unknown>();
  /** Who watched looks at it from the first seat. */
  const seat = told && (told.card.mine[0] ?? 0);
  useEffect(() => {
    if (seat === undefined) return;
    online.host
      .record()
      .then((record) => host().lookAt(record, seat, nameOf(id)))
      .then(setTable, setRefused);
  }, [online, seat, id]);
  const trouble = lost ?? refused;
  if (table === undefined) {
    return (
      <WaitingRoom alone={trouble !== undefined}>
        <p role={trouble === undefined ? 'status' : 'alert'}>
          {trouble === undefined ? say('online.opening') : refusalWords(say, trouble)}
        </p>
      </WaitingRoom>
    );
  }
  return <AnalysisScreen id={table} back={`/online/${id}`} />;
}
