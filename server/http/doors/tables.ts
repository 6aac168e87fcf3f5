/** Doors about tables: finding, making, sitting down, playing, taking home. */
import * as z from 'zod/mini';
import type { Snapshot } from '../../../host/snapshot.ts';
import { LANGUAGES } from '../../../kernel/index.ts';
import { Refused } from '../../protocol/problems.ts';
import { commandSchema, questionSchema, type ServerMessage } from '../../protocol/socket.ts';
import { newTableSchema, seatWishSchema, tableFilterSchema, termsSchema } from '../../protocol/tables.ts';
import type { Caller, Station } from '../../station.ts';
import { answerToQuestion, done, snapshot, tableCard, tableCards, token } from '../answers.ts';
import { read, type SomeDoors } from '../door.ts';

/** Saves and editions are longer than anything else. */
const LARGEST_GAME = 2 * 1024 * 1024;
/** As long as a proxy surely waits. */
const LONGEST_WAIT = 25_000;

const commandId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
const seatNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, 'a seat is a whole number from 0')),
  z.transform((word) => Number(word)),
);
const version = z.string().check(z.regex(/^\d{1,9}$/, 'a version is a whole number from 0'));
const seatOf = (word: string): number => read(seatNumber, word, 'seat');

/**
 * The table as it is, or as soon as it is at a later version than `after`; while it gathers, as soon as the game begins. Follows it as a
 * socket would, so that one way of telling serves both.
 */
async function nextSnapshot(
  station: Station,
  caller: Caller,
  table: string,
  after: number | undefined,
  gone: AbortSignal,
): Promise<Snapshot> {
  const once = (later: number | undefined): Promise<Snapshot | 'changed'> =>
    new Promise((resolve, reject) => {
      let stop: (() => void) | undefined;
      let first: Snapshot | undefined;
      let ended = false;
      const end = (settle: () => void): void => {
        if (ended) return;
        ended = true;
        clearTimeout(timer);
        gone.removeEventListener('abort', left);
        stop?.();
        settle();
      };
      /** Nothing newer came: what there is is the answer. */
      const endWith = (otherwise: Refused): void => end(() => (first ? resolve(first) : reject(otherwise)));
      const left = (): void => endWith(new Refused('notNow', 'the game has not begun'));
      const timer = setTimeout(left, LONGEST_WAIT);
      gone.addEventListener('abort', left);
      const heard = (message: ServerMessage): void => {
        if (ended) return;
        if (message.kind === 'moving') endWith(new Refused('unavailable', 'this process is about to stop: ask again'));
        if (message.kind !== 'snapshot') return;
        if ('whole' in message.news) {
          const { whole } = message.news;
          first = whole;
          if (later === undefined || whole.version > later) end(() => resolve(whole));
        } else if (later !== undefined) {
          // Something has changed since the first one: told whole to whoever asks now.
          end(() => resolve('changed'));
        }
      };
      station.follow(caller, table, { send: heard, sendText: (json) => heard(JSON.parse(json)) }).then(
        (unfollow) => {
          stop = unfollow;
          if (ended) unfollow();
        },
        (error: unknown) => end(() => reject(error)),
      );
    });
  const found = await once(after);
  if (found !== 'changed') return found;
  const now = await once(undefined);
  if (now === 'changed') throw new Refused('unavailable', 'the table changes too often: ask again');
  return now;
}

export const tableDoors: SomeDoors<
  | 'GET /api/tables'
  | 'GET /api/tables/mine'
  | 'POST /api/tables'
  | 'POST /api/tables/from-save'
  | 'GET /api/tables/:id'
  | 'POST /api/tickets'
  | 'POST /api/tables/:id/sit-down'
  | 'POST /api/tables/:id/leave'
  | 'POST /api/tables/:id/ready'
  | 'PUT /api/tables/:id/seats/:seat'
  | 'POST /api/tables/:id/seats/:seat/token'
  | 'POST /api/tables/:id/start'
  | 'POST /api/tables/:id/close'
  | 'POST /api/tables/:id/rematch'
  | 'POST /api/tables/:id/commands'
  | 'POST /api/tables/:id/questions'
  | 'GET /api/tables/:id/snapshot'
  | 'GET /api/tables/:id/record'
  | 'GET /api/tables/:id/transcript'
> = {
  'GET /api/tables': {
    summary: 'Tables that anybody may find, those that gather first.',
    who: 'anybody',
    limit: 'read',
    query: tableFilterSchema,
    answer: tableCards,
    handle: ({ caller, query }, { affairs }) => affairs.list(caller, query),
  },
  'GET /api/tables/mine': {
    summary: 'My tables, those that wait for me first.',
    who: 'person',
    limit: 'read',
    answer: tableCards,
    handle: ({ caller }, { affairs }) => affairs.mine(caller),
  },
  'POST /api/tables': {
    summary: 'Make a table.',
    who: 'person',
    limit: 'newTable',
    body: newTableSchema,
    largest: LARGEST_GAME,
    answer: tableCard,
    created: true,
    refuses: ['impossible', 'edition'],
    handle: ({ caller, body }, { affairs }) => affairs.create(caller, body),
  },
  'POST /api/tables/from-save': {
    summary: 'Take a game from this device online.',
    who: 'person',
    limit: 'newTable',
    body: z.object({
      save: z.string().check(z.maxLength(LARGEST_GAME)),
      seats: z.array(seatWishSchema).check(z.minLength(1), z.maxLength(8)),
      terms: termsSchema,
    }),
    largest: LARGEST_GAME,
    answer: tableCard,
    created: true,
    refuses: ['impossible', 'edition', 'ruleset'],
    handle: ({ caller, body }, { affairs }) => affairs.fromSave(caller, body.save, body.seats, body.terms),
  },
  'GET /api/tables/:id': {
    summary: 'A table: who sits there, its terms, whose turn it is.',
    who: 'anybody',
    limit: 'read',
    answer: tableCard,
    refuses: ['gone', 'notYours'],
    handle: ({ caller, params }, { affairs }) => affairs.card(caller, params.id),
  },
  'POST /api/tickets': {
    summary: 'The table of a ticket.',
    who: 'anybody',
    limit: 'signIn',
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(20)) }),
    answer: tableCard,
    refuses: ['gone'],
    handle: ({ caller, body }, { affairs }) => affairs.byTicket(caller, body.code),
  },
  'POST /api/tables/:id/sit-down': {
    summary: 'Sit down at a free seat, with the code of the ticket if it is kept for who has the link.',
    who: 'person',
    limit: 'play',
    body: z.object({
      seat: z.exactOptional(z.number().check(z.int(), z.minimum(0), z.maximum(7))),
      ticket: z.exactOptional(z.string().check(z.maxLength(20))),
    }),
    answer: tableCard,
    refuses: ['gone', 'taken', 'notNow', 'notYours', 'impossible'],
    handle: ({ caller, params, body }, { affairs }) => affairs.sitDown(caller, params.id, body),
  },
  'POST /api/tables/:id/leave': {
    summary: 'Get up; in a running game an opponent plays on.',
    who: 'person',
    limit: 'play',
    answer: tableCard,
    refuses: ['gone', 'notNow', 'notYours'],
    handle: ({ caller, params }, { affairs }) => affairs.leave(caller, params.id),
  },
  'POST /api/tables/:id/ready': {
    summary: 'Say that one is ready to begin, or not yet.',
    who: 'person',
    limit: 'play',
    body: z.object({ ready: z.boolean() }),
    answer: tableCard,
    refuses: ['gone', 'notNow', 'notYours'],
    handle: ({ caller, params, body }, { affairs }) => affairs.setReady(caller, params.id, body.ready),
  },
  'PUT /api/tables/:id/seats/:seat': {
    summary: 'The host says who a seat is for.',
    who: 'person',
    limit: 'play',
    body: seatWishSchema,
    answer: tableCard,
    refuses: ['gone', 'notNow', 'notYours', 'impossible'],
    handle: ({ caller, params, body }, { affairs }) => affairs.setSeat(caller, params.id, seatOf(params.seat), body),
  },
  'POST /api/tables/:id/seats/:seat/token': {
    summary: 'A token with which a program plays a seat; told once, an earlier one opens nothing any more.',
    who: 'person',
    limit: 'play',
    answer: token,
    created: true,
    refuses: ['gone', 'notNow', 'notYours', 'impossible'],
    handle: ({ caller, params }, { affairs }) => affairs.newToken(caller, params.id, seatOf(params.seat)),
  },
  'POST /api/tables/:id/start': {
    summary: 'Begin the game.',
    who: 'person',
    limit: 'play',
    answer: tableCard,
    refuses: ['gone', 'notNow', 'notYours', 'impossible'],
    handle: ({ caller, params }, { affairs }) => affairs.start(caller, params.id),
  },
  'POST /api/tables/:id/close': {
    summary: 'Close a table that has not begun.',
    who: 'person',
    limit: 'play',
    answer: tableCard,
    refuses: ['gone', 'notNow', 'notYours'],
    handle: ({ caller, params }, { affairs }) => affairs.close(caller, params.id),
  },
  'POST /api/tables/:id/rematch': {
    summary: 'The same people again, one seat further; the same table for everybody who asks.',
    who: 'person',
    limit: 'newTable',
    answer: tableCard,
    refuses: ['gone', 'notNow', 'notYours'],
    handle: ({ caller, params }, { affairs }) => affairs.rematch(caller, params.id),
  },
  'POST /api/tables/:id/commands': {
    summary: 'Do something at a table. A command that comes twice with the same id is done once.',
    who: 'sitter',
    limit: 'play',
    body: z.object({ id: commandId, command: commandSchema }),
    answer: done,
    refuses: ['gone', 'notYours', 'movedOn', 'notNow', 'illegal', 'readOnly', 'ruleset'],
    handle: ({ caller, params, body }, { station }) => station.command(caller, params.id, body.id, body.command),
  },
  'POST /api/tables/:id/questions': {
    summary: 'Ask something about a table; nothing is changed by it.',
    who: 'anybody',
    limit: 'play',
    body: z.object({ question: questionSchema }),
    answer: answerToQuestion,
    refuses: ['gone', 'notYours', 'movedOn', 'notNow', 'illegal', 'secret'],
    handle: ({ caller, params, body }, { station }) => station.ask(caller, params.id, body.question),
  },
  'GET /api/tables/:id/snapshot': {
    summary:
      'The game as the caller may see it, with the legal moves on their turn. With `after`, answers as soon as the game is at a later version, or after 25 seconds as it is. Before the game begins it waits as long for that, and is refused with notNow.',
    who: 'anybody',
    limit: 'play',
    query: z.object({ after: z.exactOptional(version) }),
    answer: snapshot,
    refuses: ['gone', 'notYours', 'notNow'],
    handle: ({ caller, params, query, gone }, { station }) =>
      nextSnapshot(station, caller, params.id, query.after === undefined ? undefined : Number(query.after), gone),
  },
  'GET /api/tables/:id/record': {
    summary: 'The record of a finished game, as a file.',
    who: 'anybody',
    limit: 'read',
    answer: z.string(),
    file: { type: 'application/json; charset=utf-8', name: 'game.roundhouse.json' },
    refuses: ['gone', 'notYours', 'secret'],
    handle: ({ caller, params }, { station }) => station.ask(caller, params.id, { type: 'record' }),
  },
  'GET /api/tables/:id/transcript': {
    summary: 'The game as readable text, as the caller heard it.',
    who: 'anybody',
    limit: 'read',
    query: z.object({ language: z.exactOptional(z.enum(LANGUAGES)) }),
    answer: z.string(),
    file: { type: 'text/plain; charset=utf-8', name: 'game.txt' },
    refuses: ['gone', 'notYours'],
    handle: ({ caller, params, query }, { station }) =>
      station.ask(caller, params.id, { type: 'transcript', language: query.language ?? 'en' }),
  },
};
