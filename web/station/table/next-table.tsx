/** The way to the next table that waits for this person, while this one does not. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../page/icons.tsx';
import { savedTables } from '../../saves/saves.ts';
import { useList } from '../lists.ts';
import { ranked, waitsForMe } from '../my-tables.ts';
import { gameTitle } from '../parts/game-sign.tsx';
import { useHere } from './here.ts';
import { useOnlineSay } from './say.ts';

interface Next {
  readonly href: string;
  readonly game: string;
}

/** The latest game of this device in which it is somebody's turn. */
function useLocal(wanted: boolean): Next | undefined {
  const [local, setLocal] = useState<Next>();
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    savedTables().then(
      (tables) => {
        const table = tables.find(({ stage }) => stage === 'yours');
        if (here && table) setLocal({ href: `/table/${table.id}`, game: table.game });
      },
      // A browser that keeps nothing has nothing that waits.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return wanted ? local : undefined;
}

export function NextTable(): ReactNode {
  const { told, seat } = useHere();
  const { card } = told;
  const say = useOnlineSay();
  const { tables } = useList('mine');
  // The way to the next game together is a button of its own.
  const elsewhere = ranked(tables ?? []).filter(({ id }) => id !== card.id && id !== card.rematch);
  const online = elsewhere.find(waitsForMe);
  // In a live game the next turn comes soon: a game of this device is no way to pass the time.
  const settled = card.stage !== 'playing' || card.terms.pace.kind === 'days';
  const local = useLocal(seat !== undefined && online === undefined && settled);
  const next = online ? { href: `/online/${online.id}`, game: online.game } : local;
  if (!next) return null;
  const words = say('online.nextTable', { game: gameTitle(next.game) });
  return (
    <Link href={next.href} className="button quiet next-table" aria-label={words} title={words} data-next-table="">
      <Icon name="forward" />
      <span className="wide-only">{words}</span>
    </Link>
  );
}
