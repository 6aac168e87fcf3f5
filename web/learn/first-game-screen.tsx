/** The first whole game, with a teacher beside the table. */
import '../style/learn.css';
import { type ReactNode, useMemo } from 'react';
import { localLine } from '../table/local-line.ts';
import { TableSession } from '../table/session.ts';
import { TableOf } from '../table/table-screen.tsx';

export default function FirstGameScreen({ id }: { id: string }): ReactNode {
  const session = useMemo(() => new TableSession(id, localLine()), [id]);
  return <TableOf session={session} />;
}
