/** A snapshot as the message that goes over the lines: whole, or as what differs from the one before. */
import { differs } from '../../host/difference.ts';
import type { Snapshot } from '../../host/snapshot.ts';
import type { ServerMessage, SnapshotNews } from '../protocol/socket.ts';

export interface NewsText {
  readonly json: string;
  /** The version that a screen must have for it; undefined for a whole snapshot. */
  readonly after: number | undefined;
}

const message = (snapshot: Snapshot, news: SnapshotNews): string =>
  JSON.stringify({ kind: 'snapshot', table: snapshot.table, news } satisfies ServerMessage);

/** The log of a snapshot is what is new of it, so it stands for itself: what differs is looked for in the rest. */
export function newsText(before: Snapshot | undefined, snapshot: Snapshot): NewsText {
  const whole = (): NewsText => ({ json: message(snapshot, { whole: snapshot }), after: undefined });
  if (before === undefined || before.version === snapshot.version) return whole();
  const { log, ...present } = snapshot;
  const { log: _, ...past } = before;
  const difference = differs(past, present);
  if (difference === undefined || Array.isArray(difference)) return whole();
  const after = before.version;
  return { json: message(snapshot, { after, differs: { ...difference, log: [log] } }), after };
}
