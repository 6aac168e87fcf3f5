/**
 * Calls people to tables: by web push soon, by mail when they have not come a little later. Nobody is called who looks at the table, and
 * nobody about what is no longer so. Whom to call is kept with the table's changes (`StoredCall`); any process sends it, one at a time.
 */
import { createHash } from 'node:crypto';
import { GAMES } from '../../games/registry.ts';
import { callHolds } from '../affairs/calls.ts';
import { firstOut } from '../affairs/clock.ts';
import { clockOf } from '../affairs/table-affairs.ts';
import type { CallReason, Storage, StoredCall, StoredPerson, StoredTable } from '../storage/storage.ts';
import type { Mailer } from './mail.ts';
import type { MailLinks } from './mail-links.ts';
import { type PusherWish, PushTrouble, push } from './push.ts';
import { languageOf, noticeSpeaker, type SayNotice } from './text.ts';

export interface NoticeParts {
  readonly storage: Storage;
  /** Without one nobody is written to. */
  readonly mailer: Mailer | undefined;
  /** Without one nobody is pushed to. */
  readonly pusher: PusherWish | undefined;
  readonly links: MailLinks;
  /** Where the station is found from outside. */
  readonly address: string;
  /** Whether a person looks at a table; undefined while that is not known. */
  looksAt(person: string, table: string): boolean | undefined;
  now(): number;
  /** A notice that could not be sent, for the log. Never holds an address or a key. */
  failed(error: unknown, about: { readonly table: string; readonly by: 'mail' | 'push' }): void;
  /** How often it is looked whom to call, in ms. */
  readonly every: number;
}

const MINUTE = 60_000;
/** A process that has taken a call has so long to send it before another one does. Longer than a mail server is waited for. */
const LEASE = 2 * MINUTE + 1;
const AT_ONCE = 100;
/** While it is not known who is here. */
const LATER = 5_000;
/** A person gets at most one mail in so long; what comes up meanwhile is told together. A clock that runs out does not wait for that. */
const BETWEEN_MAILS = 30 * MINUTE;
/** What would be told within so long is told with the rest. */
const GATHERED = 10 * MINUTE;
const GATHERS: readonly CallReason[] = ['turn', 'ask', 'started', 'over', 'replaced'];
/** An address is asked whether it is somebody's at most once in so long, and a person asks for it as seldom. */
const BETWEEN_CONFIRMATIONS = 10 * MINUTE;
/** After so many failures, each waited for longer than the one before, it is given up. */
const MOST_TRIES = 6;
const FIRST_RETRY = MINUTE;

/** A call that holds, with what it takes to tell it. */
interface Told {
  readonly call: StoredCall;
  readonly table: StoredTable;
}

async function titleOf(game: string): Promise<string> {
  const module = await GAMES.find(({ id }) => id === game)?.load();
  return module ? module.open(module.standardEdition).title : game;
}

/** The names of the other people at a table. */
const othersAt = ({ seats }: StoredTable, person: string): string[] =>
  seats.flatMap(({ holder, person: other }) =>
    holder?.kind === 'human' && holder.name !== undefined && other !== person ? [holder.name] : [],
  );

/** Until when somebody has time over days, as the table's hours tell it. */
function untilWhen({ terms, clock }: StoredTable, language: string): string | undefined {
  const state = clockOf({ clock });
  if (terms.pace.kind !== 'days' || !state) return undefined;
  const out = firstOut(terms.pace, state);
  const { zone } = terms.pace;
  return (
    out &&
    new Intl.DateTimeFormat(languageOf(language), {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(out.when)
  );
}

/** The same calls make the same id: sent again by whoever comes after a process that died while it sent, they are one mail to its reader. */
const mailId = (calls: readonly StoredCall[]): string =>
  createHash('sha256')
    .update(JSON.stringify(calls.map(({ person, table, why, made }) => [person, table, why, made]).sort()))
    .digest('hex')
    .slice(0, 40);

export class Notices {
  readonly #parts: NoticeParts;
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: NoticeParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), parts.every);
    this.#timer.unref();
  }

  /** Calls whoever is to be called now. */
  look(): Promise<void> {
    this.#underWay ??= this.#look()
      .catch((error: unknown) => this.#parts.failed(error, { table: '', by: 'push' }))
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }

  async #look(): Promise<void> {
    if (this.#stopped) return;
    const { storage, now } = this.#parts;
    const calls = await storage.takeCalls(now(), LEASE, AT_ONCE);
    const byPerson = new Map<string, StoredCall[]>();
    for (const call of calls) byPerson.set(call.person, [...(byPerson.get(call.person) ?? []), call]);
    await Promise.all([...byPerson].map(([person, theirs]) => this.#callPerson(person, theirs)));
  }

  async #callPerson(id: string, calls: readonly StoredCall[]): Promise<void> {
    const { storage } = this.#parts;
    const person = await storage.findPerson(id);
    if (!person) return this.#done(calls);
    const mails = calls.filter(({ by }) => by === 'mail');
    const confirm = mails.filter(({ why }) => why === 'confirm');
    const warnings = mails.filter(({ why }) => why === 'clock');
    const others = mails.filter(({ why }) => GATHERS.includes(why));
    for (const call of calls) if (call.by === 'push') await this.#tried([call], () => this.#push(person, call));
    if (confirm.length > 0) await this.#tried(confirm, () => this.#askAddress(person, confirm));
    if (warnings.length > 0) await this.#warn(person, warnings);
    if (others.length > 0) await this.#write(person, others);
  }

  async #done(calls: readonly StoredCall[]): Promise<void> {
    for (const call of calls) await this.#parts.storage.callDone(call);
  }

  /** What could not be sent is sent later, and given up in the end. */
  async #tried(calls: readonly StoredCall[], send: () => Promise<void>): Promise<void> {
    const { storage, failed, now } = this.#parts;
    try {
      await send();
    } catch (error) {
      for (const call of calls) {
        failed(error, { table: call.table, by: call.by });
        const again = now() + FIRST_RETRY * 4 ** call.tries;
        if (call.tries + 1 >= MOST_TRIES) await storage.callDone(call);
        else await storage.callLater(call, again, call.tries + 1);
      }
    }
  }

  /** Those calls that hold now; the others are done with, or put off. */
  async #holding(calls: readonly StoredCall[]): Promise<Told[]> {
    const { storage, now, looksAt } = this.#parts;
    const told: Told[] = [];
    for (const call of calls) {
      const here = looksAt(call.person, call.table);
      const table = here === false ? await storage.findTable(call.table) : undefined;
      const holds = table ? callHolds(table, call, now()) : 'no';
      if (here === undefined) await storage.callLater(call, now() + LATER, call.tries);
      else if (typeof holds === 'object') await storage.callLater(call, holds.later, call.tries);
      else if (table && holds === 'yes') told.push({ call, table });
      else await storage.callDone(call);
    }
    return told;
  }

  async #words(say: SayNotice, { id, language }: StoredPerson, { call, table }: Told): Promise<[string, ...string[]]> {
    const others = othersAt(table, id);
    const until = call.why === 'turn' || call.why === 'clock' ? untilWhen(table, language) : undefined;
    return [
      say(call.why, { game: await titleOf(table.game) }),
      ...(others.length > 0 ? [say('with', { others })] : []),
      ...(until === undefined ? [] : [say('until', { time: until })]),
      ...(call.why === 'replaced' ? [say('mayReturn')] : []),
    ];
  }

  async #push(person: StoredPerson, call: StoredCall): Promise<void> {
    const { storage, pusher, failed } = this.#parts;
    const pushes = pusher ? await storage.pushesOf(person.id) : [];
    if (!pusher || pushes.length === 0) return this.#done([call]);
    const [told] = await this.#holding([call]);
    if (!told) return;
    const [title, ...body] = await this.#words(noticeSpeaker(person.language), person, told);
    const address = `#/online/${encodeURIComponent(call.table)}`;
    const notice = { title, body: body.join(' '), address, tag: call.table };
    const sent = await Promise.allSettled(pushes.map((one) => push(pusher, one, notice)));
    for (const [i, result] of sent.entries()) {
      if (result.status === 'fulfilled' && result.value === 'gone') await storage.removePush(pushes[i].endpoint);
      if (result.status === 'rejected') failed(result.reason, { table: call.table, by: 'push' });
    }
    // One browser that was reached is enough; a notice that comes again takes the place of the first one there.
    const trouble = sent.filter(({ status }) => status === 'rejected');
    const mayWork = trouble.some((one) => one.status === 'rejected' && isPassing(one.reason));
    if (mayWork && trouble.length === sent.length) throw new Error('no push service takes it now');
    await this.#done([call]);
  }

  /** Who may be written to at all, where, and through whom. */
  #mailbox({ mail, mailTurns, mailConfirmed }: StoredPerson): { mailer: Mailer; to: string } | undefined {
    const { mailer } = this.#parts;
    return mailer && mail !== undefined && mailTurns && mailConfirmed ? { mailer, to: mail } : undefined;
  }

  async #warn(person: StoredPerson, due: readonly StoredCall[]): Promise<void> {
    const mailbox = this.#mailbox(person);
    if (!mailbox) return this.#done(due);
    for (const told of await this.#holding(due)) {
      await this.#tried([told.call], () => this.#send(mailbox.mailer, mailbox.to, person, [told]));
    }
  }

  /** One mail about everything that a person is to be told now. */
  async #write(person: StoredPerson, due: readonly StoredCall[]): Promise<void> {
    const { storage, now } = this.#parts;
    const mailbox = this.#mailbox(person);
    if (!mailbox) return this.#done(due);
    const holding = await this.#holding(due);
    if (holding.length === 0) return;
    const next = await storage.mayMail(person.id, now(), BETWEEN_MAILS);
    if (next !== undefined) {
      for (const { call } of holding) await storage.callLater(call, next, call.tries);
      return;
    }
    // These among them: taken once more, together with what would come soon.
    const told = await this.#holding(await storage.takeCallsOf(person.id, GATHERS, now() + GATHERED, now() + LEASE));
    await this.#tried(
      told.map(({ call }) => call),
      async () => {
        try {
          await this.#send(mailbox.mailer, mailbox.to, person, told);
        } catch (error) {
          await storage.notMailed(person.id);
          throw error;
        }
      },
    );
  }

  async #send(mailer: Mailer, to: string, person: StoredPerson, told: readonly Told[]): Promise<void> {
    const { address, links } = this.#parts;
    const say = noticeSpeaker(person.language);
    const paragraphs: string[][] = [];
    for (const one of told) {
      const link = String(new URL(`/#/online/${encodeURIComponent(one.table.id)}`, address));
      paragraphs.push([...(await this.#words(say, person, one)), say('open', { link }), '']);
    }
    const tables = new Set(told.map(({ table }) => table.id)).size;
    const stop = links.stop(person.id);
    const foot = ['-- ', say('why', { house: new URL(address).host }), say('stop', { link: stop }), ''];
    await mailer.send({
      to,
      subject: told.length === 1 ? paragraphs[0][0] : say('several', { count: tables }),
      text: [...paragraphs.flat(), ...foot].join('\n'),
      id: mailId(told.map(({ call }) => call)),
      stop,
    });
    await this.#done(told.map(({ call }) => call));
  }

  /** Nothing else is sent to an address until whoever reads it has said that it is theirs. */
  async #askAddress(person: StoredPerson, calls: readonly StoredCall[]): Promise<void> {
    const { storage, mailer, links, address, now } = this.#parts;
    const { mail: to, mailConfirmed } = person;
    if (!mailer || to === undefined || mailConfirmed) return this.#done(calls);
    const asked = `confirm ${createHash('sha256').update(to.toLowerCase()).digest('base64url')}`;
    for (const who of [asked, `confirm ${person.id}`]) {
      const next = await storage.mayMail(who, now(), BETWEEN_CONFIRMATIONS);
      if (next === undefined) continue;
      for (const call of calls) await storage.callLater(call, next, call.tries);
      return;
    }
    const say = noticeSpeaker(person.language);
    const text = [
      say('confirmWhy', { house: new URL(address).host }),
      '',
      say('confirmLink', { link: links.confirm(person.id, to, now()) }),
      '',
      say('confirmElse'),
      '',
    ].join('\n');
    try {
      await mailer.send({ to, subject: say('confirm'), text, id: mailId(calls) });
    } catch (error) {
      for (const who of [asked, `confirm ${person.id}`]) await storage.notMailed(who);
      throw error;
    }
    await this.#done(calls);
  }

  /** What is being sent is waited for; the rest is sent by another process, or after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#underWay;
    this.#parts.mailer?.close();
  }
}

/** A service that is in trouble may not be tomorrow; one that refuses what it got will not take it later either. */
const isPassing = (reason: unknown): boolean =>
  reason instanceof PushTrouble || (reason instanceof Error && 'code' in reason) || isTimeout(reason);
const isTimeout = (reason: unknown): boolean =>
  reason instanceof Error && (reason.name === 'TimeoutError' || reason.name === 'AbortError');
