/** Until everybody is there. */
import type { ReactNode } from 'react';
import { WaitingRoom as Frame } from '../page/waiting-room.tsx';
import { useOnlineSay } from './table/say.ts';

export default function WaitingRoom({ id }: { id: string }): ReactNode {
  const say = useOnlineSay();
  return (
    <Frame alone>
      <p role="status" data-table={id}>
        {say('online.opening')}
      </p>
    </Frame>
  );
}
