/** A person everywhere: a disc with an initial in their own ink; a corner dot says whether they are here. */
import type { ReactNode } from 'react';
import type { PersonCard } from '../../../server/protocol/people.ts';
import type { Presence, SeatCard } from '../../../server/protocol/tables.ts';
import { useStationSay } from '../say.tsx';
import { StationIcon } from './icons.tsx';

/** White letters are readable on each of them. */
export const INKS = [
  '#6b43a5',
  '#a8402c',
  '#1f6f63',
  '#85590f',
  '#3d5a7a',
  '#8a2f22',
  '#5b5148',
  '#7d2d5f',
  '#2a6577',
  '#5c5c1e',
  '#2a5aa8',
  '#2d6a2d',
] as const;

const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';

export function Dot({ presence }: { presence: Presence }): ReactNode {
  const say = useStationSay();
  return <i className={`presence ${presence}`} role="img" aria-label={say(`presence.${presence}`)} />;
}

export function Badge({
  person,
  size = 30,
  presence,
}: {
  person: Pick<PersonCard, 'name' | 'ink'>;
  size?: number;
  presence?: Presence | undefined;
}): ReactNode {
  return (
    <span
      className="badge"
      style={{ '--size': `${size}px`, '--disc': INKS[person.ink % INKS.length] }}
      title={person.name}
      data-initial={initial(person.name)}
    >
      <span aria-hidden="true">{initial(person.name)}</span>
      {presence && <Dot presence={presence} />}
    </span>
  );
}

const SIGNS = { opponent: 'punchCard', automa: 'cog', program: 'plug' } as const;

/** Whoever holds a seat: a person, an opponent, an automa, a program, or nobody yet. */
export function SeatBadge({ seat, size = 30 }: { seat: SeatCard; size?: number }): ReactNode {
  const say = useStationSay();
  if (seat.kind === 'person' && seat.person) return <Badge person={seat.person} size={size} presence={seat.presence} />;
  if (seat.kind === 'person' || seat.kind === 'vacant')
    return <span className="badge free" style={{ '--size': `${size}px` }} title={say('seat.free')} />;
  return (
    <span className="badge other" style={{ '--size': `${size}px` }} title={seat.name ?? say(`seat.${seat.kind}`)}>
      <StationIcon name={SIGNS[seat.kind]} size={Math.round(size * 0.58)} />
    </span>
  );
}
