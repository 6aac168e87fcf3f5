/** Everything around the games: making tables, sitting down, starting, leaving, and what is listed and told of them. */
import type { Seat } from '../../kernel/index.ts';
import type { NewTable, SeatWish, TableCard, TableFilter, Terms } from '../protocol/tables.ts';
import type { Caller, Line } from '../station.ts';

/** What doors may ask about tables besides playing. Everything throws Refused; cards are made for the one who asks. */
export interface Affairs {
  create(caller: Caller, wish: NewTable): Promise<TableCard>;
  /** Takes a game from somebody's device online: its moves come along, its seats are given out anew. */
  fromSave(caller: Caller, save: string, seats: readonly SeatWish[], terms: Terms): Promise<TableCard>;
  card(caller: Caller, id: string): Promise<TableCard>;
  byTicket(caller: Caller, code: string): Promise<TableCard>;
  /** Tables that anybody may find, those that gather first. */
  list(caller: Caller, filter: TableFilter): Promise<readonly TableCard[]>;
  /** The person's own tables: those that wait for them first. */
  mine(caller: Caller): Promise<readonly TableCard[]>;

  sitDown(
    caller: Caller,
    id: string,
    wish: { seat?: Seat | undefined; ticket?: string | undefined },
  ): Promise<TableCard>;
  /** Gets up while the table gathers; of a running game an opponent takes the seat over. */
  leave(caller: Caller, id: string): Promise<TableCard>;
  setReady(caller: Caller, id: string, ready: boolean): Promise<TableCard>;
  /** The host gives a seat to somebody else: another kind of company, or back to whoever comes. */
  setSeat(caller: Caller, id: string, seat: Seat, wish: SeatWish): Promise<TableCard>;
  /** A token with which a program plays a seat; told once, an earlier one opens nothing any more. */
  newToken(caller: Caller, id: string, seat: Seat): Promise<{ readonly token: string }>;
  start(caller: Caller, id: string): Promise<TableCard>;
  close(caller: Caller, id: string): Promise<TableCard>;
  /** A table with the same people, one seat further; the same for everybody who asks. */
  rematch(caller: Caller, id: string): Promise<TableCard>;

  /** Whether somebody looks at the page at this line: away when they do not. */
  attention(line: Line, here: boolean): void;
  /** Whether a person looks at a table, here or at another process; undefined while this process has not yet heard of the others. */
  looksAt(person: string, table: string): boolean | undefined;
}
