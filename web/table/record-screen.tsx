/** A link that carries a whole game: checked, set on a table, and shown. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { unpack } from '../page/files.ts';
import { host } from '../page/host.ts';
import { problemWords } from '../page/problem.ts';
import { useSay } from '../page/say.tsx';
import { WaitingRoom } from '../page/waiting-room.tsx';
import { settings } from '../settings/settings.ts';

export function RecordScreen({ data }: { data: string }): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let here = true;
    const open = async (): Promise<void> => {
      try {
        const id = await host().openRecord(await unpack(data), settings.get().name || say('web.nameEmpty'));
        if (here) go(`/table/${id}`, { replace: true });
      } catch (error) {
        if (here) setProblem(problemWords(say, error));
      }
    };
    void open();
    return () => {
      here = false;
    };
  }, [data, go, say]);
  return (
    <WaitingRoom alone={problem !== undefined}>
      <p role="status">{problem === undefined ? say('web.openingRecord') : say('web.recordBad', { problem })}</p>
    </WaitingRoom>
  );
}
