/** A table while it is played, and what is said there: commands that are no moves, chat, notes, and what is due though nobody moves. */
import type { Seat } from '../../kernel/index.ts';
import { Refused } from '../protocol/problems.ts';
import type { Command } from '../protocol/socket.ts';
import type { ChatLine } from '../protocol/tables.ts';
import type { Caller, Done } from '../station.ts';
import type { StoredChatLine, StoredTable } from '../storage/storage.ts';
import { presenceCounts, replaced, satDownAgain, timeIsUp } from './absence.ts';
import {
  agreed,
  answered,
  droppedAsk,
  mustPlay,
  nameAt,
  openAsk,
  paused,
  refusedAsk,
  resumed,
  waited,
} from './asks.ts';
import { seatsOf } from './cards.ts';
import { type Change, fact, withConsequences } from './changes.ts';
import { mayFollow, type Office } from './office.ts';
import { decidedPlaces, storedOutcome } from './outcome.ts';
import { standUp } from './seating.ts';
import { FORMER, isFormer, nameOf, playedByPerson, seatOfPerson } from './seats.ts';
import { affairsOf } from './table-affairs.ts';
import { type FactContent, saidAt } from './table-store.ts';
import { TICKET_LASTS } from './wake.ts';
import type { WhoIsThere } from './who-is-there.ts';

const CHAT_AT_ONCE = 50;

/** What is kept of what somebody said, or the table itself. */
type Said = Pick<ChatLine, 'text' | 'key' | 'params' | 'reaction' | 'at'>;

const peopleIn = ({ content }: StoredChatLine): string[] =>
  Object.values((content as Partial<FactContent>).people ?? {});

export type TableCommand = Exclude<Command, { type: 'play' | 'undo' | 'restart' }>;

export class InPlay {
  readonly #office: Office;
  readonly #whoIsThere: WhoIsThere;

  constructor(office: Office, whoIsThere: WhoIsThere) {
    this.#office = office;
    this.#whoIsThere = whoIsThere;
  }

  async command(caller: Caller, id: string, commandId: string, command: TableCommand): Promise<Done> {
    const person = this.#office.personOf(caller);
    const done = { id: commandId, person };
    const before = await this.#office.store.doneBefore(id, done);
    if (before) return before;
    if (command.type === 'say' || command.type === 'phrase' || command.type === 'react') {
      return this.#speak(caller, id, done, command);
    }
    const table = await this.#office.store.find(id);
    const seat = seatOfPerson(table.seats, person);
    if (seat === undefined) throw new Refused('notYours', 'one does not sit at this table');
    if (command.type === 'notes') {
      await this.#office.parts.storage.setNotes(id, person, command.text);
      return { version: table.version };
    }
    if (command.type === 'askTakeBack' && command.version !== table.version) {
      throw new Refused('movedOn', `the table is at version ${table.version}`);
    }
    const after = await this.#office.store.change(id, (found, now) => inPlay(found, seat, command, now), done);
    return { version: await this.#grant(after) };
  }

  /** Does what everybody has agreed to. */
  async #grant(table: StoredTable): Promise<number> {
    const { ask } = affairsOf(table);
    if (!ask || !agreed(table)) return table.version;
    if (ask.kind === 'takeBack') {
      const moves = table.at - (ask.to ?? table.at);
      const facts = [fact('takenBack', { name: nameAt(table, ask.by), moves })];
      const said = saidAt(this.#office.parts.around.now(), facts, table);
      const { version } = await this.#office.parts.live.goBack(table.id, ask.to ?? table.at, said);
      return version;
    }
    const after = await this.#office.store.change(table.id, (found, now) => {
      const open = affairsOf(found).ask;
      if (!open || !agreed(found)) return undefined;
      if (open.kind === 'pause') return paused(found);
      return open.kind === 'replace' && open.seat !== undefined ? replaced(found, open.seat, 'agreed', now) : undefined;
    });
    return after.version;
  }

  async #speak(
    caller: Caller,
    id: string,
    done: { readonly id: string; readonly person: string },
    command: Extract<TableCommand, { type: 'say' | 'phrase' | 'react' }>,
  ): Promise<Done> {
    const table = await this.#office.store.find(id);
    const seat = seatOfPerson(table.seats, done.person);
    // Those who watch speak when nothing can be given away any more.
    if (seat === undefined && (table.stage !== 'over' || !mayFollow(caller, table))) {
      throw new Refused('notYours', 'one does not sit at this table');
    }
    if (table.stage === 'closed') throw new Refused('gone', 'the table was closed');
    const content =
      command.type === 'say'
        ? { text: command.text }
        : command.type === 'phrase'
          ? { key: `phrase.${command.phrase}` }
          : { reaction: command.reaction, at: Math.min(command.at, table.at) };
    const when = this.#office.parts.around.now();
    await this.#office.parts.storage.addChat({ table: id, when, person: done.person, seat, content }, done);
    return { version: table.version };
  }

  async chat(caller: Caller, id: string, range: { after?: number; before?: number }): Promise<readonly ChatLine[]> {
    const table = await this.#office.store.find(id);
    if (!mayFollow(caller, table)) throw new Refused('notYours', 'this table is not watched');
    const lines = await this.#office.parts.storage.chat(id, { ...range, limit: CHAT_AT_ONCE });
    const all = seatsOf(table, caller).length > 0 || table.stage === 'over';
    // Those who watch are told facts: what people say may be about the moves that they have not seen yet.
    const heard = all ? lines : lines.filter(({ person }) => person === undefined);
    await this.#office.people.load(heard.flatMap((line) => [...(line.person ? [line.person] : []), ...peopleIn(line)]));
    return heard.flatMap((line) => this.#chatLine(line) ?? []);
  }

  /** Undefined for a fact about somebody who is gone. */
  #chatLine(line: StoredChatLine): ChatLine | undefined {
    const { id, when, person, seat } = line;
    const card = person === undefined || person === null ? undefined : this.#office.people.person(person);
    // Written by this folder alone.
    const { people = {}, ...content } = line.content as Said & Partial<FactContent>;
    const names: Record<string, string> = {};
    for (const [key, one] of Object.entries(people)) {
      const known = this.#office.people.person(one);
      if (!known) return undefined;
      names[key] = known.name;
    }
    return {
      id,
      when,
      ...(card ? { person: card } : {}),
      ...(seat === undefined || seat === null ? {} : { seat }),
      ...content,
      ...(Object.keys(names).length > 0 ? { params: { ...content.params, ...names } } : {}),
    };
  }

  notes(caller: Caller, id: string): Promise<string> {
    return this.#office.parts.storage.notes(id, this.#office.personOf(caller));
  }

  async due(id: string): Promise<void> {
    const table = await this.#office.parts.storage.findTable(id);
    if (!table) return;
    if (table.stage === 'over') return this.#settle(table);
    await this.#grant(table);
    // Several may be due at once; each is one change, and the last one finds nothing left to do.
    for (let i = 0; i <= table.seats.length; i++) {
      let done = true;
      await this.#office.gather(id, (found, now) => {
        const change = this.#dueChange(found, now);
        done = change === undefined;
        return change ?? this.#lookLater(found, now);
      });
      if (done) return;
    }
  }

  /** Nothing is due: the next look is when it will be. */
  #lookLater(table: StoredTable, now: number): Change | undefined {
    const { wake } = withConsequences(table, {}, now);
    // An opponent's decision is looked after again and again without a word.
    return wake === table.wake ? undefined : { fields: {} };
  }

  #dueChange(table: StoredTable, now: number): Change | undefined {
    if (table.stage === 'gathering') return gatheredLongEnough(table, now);
    if (table.stage !== 'playing') return undefined;
    const { ask } = affairsOf(table);
    if (ask && ask.until <= now) return refusedAsk(table);
    // A process that has just begun does not know yet who is there.
    if (presenceCounts(table)) {
      if (!this.#whoIsThere.known(now)) return undefined;
      const change = this.#whoIsThere.change(table, 'everybody', now);
      if (change) return change;
    }
    return timeIsUp(table, now);
  }

  /** A game is over: its results are kept, however often this is asked for. */
  async #settle(table: StoredTable): Promise<void> {
    const outcome = storedOutcome(table);
    if (affairsOf(table).settled) return;
    if (outcome) {
      await this.#office.people.load(table.seats.flatMap(({ person }) => person ?? []));
      const places = decidedPlaces(outcome);
      await this.#office.parts.keepResults({
        table: table.id,
        game: table.game,
        ended: table.updated,
        rated: table.terms.rated,
        seats: table.seats.map(({ holder }, seat) => ({
          name: holder?.kind === 'automa' ? holder.automa : (nameOf(holder) ?? ''),
          ...(isFormer(holder) ? { nameKey: FORMER } : {}),
          place: places[seat],
          points: outcome.points[seat],
        })),
        people: outcome.people,
      });
    }
    await this.#office.store.change(table.id, (found) =>
      affairsOf(found).settled
        ? undefined
        : { fields: { affairs: { ...affairsOf(found), settled: true } }, facts: [fact('over')] },
    );
  }
}

/** What a command of somebody at the table changes. */
function inPlay(
  table: StoredTable,
  seat: Seat,
  command: Exclude<TableCommand, { type: 'say' | 'phrase' | 'react' | 'notes' }>,
  now: number,
): Change {
  mustPlay(table);
  if (command.type === 'sitDownAgain') return satDownAgain(table, seat, now);
  if (!playedByPerson(table.seats[seat]))
    throw new Refused('notNow', 'an opponent plays this seat: sit down again first');
  switch (command.type) {
    case 'askTakeBack':
      return openAsk(table, seat, { kind: 'takeBack', to: command.to }, now);
    case 'askPause':
      return openAsk(table, seat, { kind: 'pause' }, now);
    case 'askReplace':
      return openAsk(table, seat, { kind: 'replace', seat: command.seat }, now);
    case 'wait':
      return waited(table, seat, command.seat, now);
    case 'answer':
      return answered(table, seat, command.yes);
    case 'dropAsk':
      return droppedAsk(table, seat);
    case 'resume':
      return resumed(table, seat, now);
  }
}

/** A table at which nothing happens is closed; who has been gone for a while loses the seat. */
function gatheredLongEnough(table: StoredTable, now: number): Change | undefined {
  if (table.updated + TICKET_LASTS <= now) {
    return { fields: { stage: 'closed', ticket: undefined }, facts: [fact('expired')] };
  }
  const late = affairsOf(table).absent.find(({ until }) => until !== null && until <= now);
  const person = late && table.seats[late.seat].person;
  if (person !== undefined) return standUp(table, person, now);
  return undefined;
}
