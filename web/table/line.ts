/** How a table on the screen reaches its host, wherever that lives: in a worker behind the page, or at a station. */
import type { SavedStatus } from '../saves/saves.ts';
import type { HostCalls, HostNews } from '../worker/protocol.ts';

/** What a table on the screen asks of its host. */
export type TableHost = Pick<
  HostCalls,
  | 'open'
  | 'leave'
  | 'teaching'
  | 'printIn'
  | 'play'
  | 'preview'
  | 'whyNot'
  | 'undo'
  | 'restart'
  | 'look'
  | 'ready'
  | 'pace'
  | 'skip'
  | 'branch'
  | 'record'
  | 'transcript'
  | 'advice'
  | 'rehearse'
>;

export interface TableLine {
  readonly host: TableHost;
  /** An answer takes a while: what was chosen is marked as on its way until then. */
  readonly far?: boolean;
  /** Hears what the host says without being asked. */
  onNews(listener: (news: HostNews) => void): () => void;
  /** The position is known and can be drawn. */
  shown(): void;
  /** The board is there too. */
  settled?(): void;
  /** Keeps where the game stands, for the home screen. */
  note?(status: SavedStatus): void;
}
