/** People in browsers of their own at one station. */
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../kernel/index.ts';
import type { NewTable, TableCard } from '../../server/protocol/tables.ts';
import type { GameRow } from '../saves/saves.ts';
import type { Screen } from './browser.ts';
import { type Visit, visit } from './visit.ts';

interface Wish {
  readonly screen?: Screen;
  readonly language?: Language;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly keep?: boolean;
}

/** A guest with a name, at the home screen of a station. */
export async function guest(browser: Browser, address: string, name: string, wish: Wish = {}): Promise<Visit> {
  const visitor = await visit(browser, { ...wish, address, still: true, ownLuck: true });
  await knock(visitor.page, 'POST', 'api/people', { name });
  // The page that was opened before belongs to a stranger, and so does its line to the station.
  await visitor.goHome();
  return visitor;
}

/** Asks the station for something as the page would, with the session of its person. */
export function knock<T>(page: Page, method: string, door: string, body: unknown = {}): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(how === 'GET' ? {} : { body: what }),
      });
      if (!response.ok) throw new Error(`${how} ${where}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [method, door, JSON.stringify(body)] as const,
  );
}

export const TERMS: NewTable['terms'] = {
  pace: { kind: 'live', minutes: 60, increment: 30 },
  visible: 'link',
  takeBack: 'consent',
  rated: false,
  watching: true,
  grace: 5,
};

/** A table for two: the host, and whoever has the link. */
export function tableForTwo(host: Visit, game: string, terms: Partial<NewTable['terms']> = {}): Promise<TableCard> {
  const wish = { game, options: {}, seats: [{ kind: 'me' }, { kind: 'link' }], terms: { ...TERMS, ...terms } };
  return knock(host.page, 'POST', 'api/tables', wish);
}

/** A game of two that goes on at the station. */
export function tableFromSave(host: Visit, { id: _id, ...save }: GameRow): Promise<TableCard> {
  const wish = { save: JSON.stringify(save), seats: [{ kind: 'me' }, { kind: 'link' }], terms: TERMS };
  return knock(host.page, 'POST', 'api/tables/from-save', wish);
}

/** Both sit down at a table of their own and it begins; the second one comes by the link. */
export async function beginTogether(
  host: Visit,
  other: Visit,
  game: string,
  terms: Partial<NewTable['terms']> = {},
): Promise<string> {
  return begin(host, other, await tableForTwo(host, game, terms));
}

/** At a table of the host's, with the other one, who comes by the link. */
export async function begin(host: Visit, other: Visit, { id, ticket }: TableCard): Promise<string> {
  await knock(other.page, 'POST', `api/tables/${id}/sit-down`, { ticket });
  for (const { page } of [host, other]) await knock(page, 'POST', `api/tables/${id}/ready`, { ready: true });
  await knock(host.page, 'POST', `api/tables/${id}/start`);
  for (const visitor of [host, other]) {
    await visitor.goTo(`#/online/${id}`);
    await visitor.page.waitForSelector('.table');
  }
  return id;
}
