/** The page's one line to its station; it is opened when it is first needed. */
import { createStore, type Store } from '../store/store.ts';
import { type LineState, StationLine, socketAddress } from './line.ts';

const state: Store<LineState> = createStore<LineState>({ kind: 'idle' });

function connect(): StationLine {
  const made = new StationLine({ connect: () => new WebSocket(socketAddress(location.href)) });
  made.onState(state.set);
  // Away from the page is away from the table: others are told.
  const look = (): void => made.attention(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  look();
  return made;
}

let line: StationLine | undefined;
export function stationLine(): StationLine {
  line ??= connect();
  return line;
}

/** How the line is, for whoever shows it. */
export const lineState: Store<LineState> = state;

/** How it is shown: one arm, three places. */
export function armOf({ kind }: LineState): 'connected' | 'reconnecting' | 'offline' {
  if (kind === 'connected' || kind === 'offline') return kind;
  return 'reconnecting';
}
