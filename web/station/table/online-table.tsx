/** A table whose host is the station: the same table as on this device, with its people, clocks and chat around it. */
import '../../style/station.css';
import '../../style/online.css';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { LineState } from '../../online/line.ts';
import type { OnlineHost, ToldCard } from '../../online/online-host.ts';
import { lineState } from '../../online/station-line.ts';
import { useStore } from '../../store/store.ts';
import { type Around, AroundContext } from '../../table/around.ts';
import { TableSession } from '../../table/session.ts';
import { TableOf } from '../../table/table-screen.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { type Here, HereContext } from './here.ts';
import { NextTable } from './next-table.tsx';
import { noticeOf } from './notice.tsx';
import { type OnlineSay, reasonOf, refusalWords, useOnlineSay } from './say.ts';
import { SeatDot, SeatPlate } from './seat.tsx';
import { Tools } from './tools.tsx';
import { isCut, standsStill, urgentOf } from './urgent.tsx';
import { Again, Analyse, MenuOfTable, WayBack, WayBackTo, WhileWaiting } from './ways.tsx';

/** What did not work, and that nothing of it is on the board. */
function Refusal({ problem, say }: { problem: unknown; say: OnlineSay }): ReactNode {
  if (reasonOf(problem) !== 'movedOn') return refusalWords(say, problem);
  return (
    <span className="moved-on">
      <b>{say('online.movedOn')}</b> {say('online.movedOnWhat')}
    </span>
  );
}

/** How many lines of others came since the chat was last read. */
function useUnread(online: OnlineHost): number {
  const lines = useStore(online.chat);
  const read = useStore(online.read);
  return lines.filter(({ id, person, seat }) => id > read && person !== undefined && seat !== online.seat).length;
}

/** A cut is told after a while: draws anew when that has passed. */
function useNoticedCut(line: LineState): boolean {
  const [, notice] = useState(0);
  useEffect(() => {
    if (!('since' in line)) return;
    const timer = setInterval(() => notice((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [line]);
  return isCut(line);
}

function useAroundOf(here: Here, cut: boolean): Around {
  const say = useOnlineSay();
  const unread = useUnread(here.online);
  return useMemo(
    () => ({
      dot: (seat) => <SeatDot seat={seat} />,
      plate: (seat) => <SeatPlate seat={seat} />,
      tools: <Tools unread={unread} />,
      urgent: urgentOf(here, cut),
      notice: noticeOf(say, here.told.card, here.seat),
      wayBack: <WayBack />,
      wayBackTo: (at) => <WayBackTo at={at} />,
      waiting: <WhileWaiting />,
      again: (
        <>
          <Analyse />
          <Again />
          <NextTable />
        </>
      ),
      tab: {
        id: 'chat',
        title: say('chat.title'),
        icon: <ChatIcon size={22} />,
        key: 'c',
        unread,
        panel: <ChatPanel />,
      },
      menu: <MenuOfTable />,
      trouble: (problem) => <Refusal problem={problem} say={say} />,
    }),
    [here, cut, unread, say],
  );
}

export function OnlineTable({ online, told }: { online: OnlineHost; told: ToldCard }): ReactNode {
  const session = useMemo(() => new TableSession(online.id, online), [online]);
  const line = useStore(lineState);
  const cut = useNoticedCut(line);
  const seat = told.card.mine[0];
  const here = useMemo(() => ({ online, told, line, seat }), [online, told, line, seat]);
  const around = useAroundOf(here, cut);
  const still = standsStill(here, cut);
  useEffect(() => session.holdStill(still), [session, still]);
  return (
    <HereContext value={here}>
      <AroundContext value={around}>
        <TableOf session={session} />
      </AroundContext>
    </HereContext>
  );
}
