import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RunningServer } from '../../server/serve.ts';
import { startStation } from '../../server/testing/station.ts';
import { closeVisits, executablePath, sharedBrowser } from '../testing/browser.ts';
import { type Visit, visit } from '../testing/visit.ts';

const LONG_NAME = 'Père Lachaise-Montgolfie';

/** Tells the station one's name on one's own page. */
async function comeAs({ page }: Pick<Visit, 'page'>, name: string): Promise<void> {
  await page.locator('.ask-name input').fill(name);
  await page.locator('.ask-name button').click();
  await page.getByRole('heading', { name }).waitFor();
}

describe.skipIf(executablePath === undefined)('people at the station', () => {
  let browser: Browser;
  let station: RunningServer;
  /** Keys belong to a name, not to a number. */
  let address: string;
  beforeAll(async () => {
    [browser, station] = await Promise.all([sharedBrowser(), startStation({ page: inject('folder') })]);
    address = station.address.replace('127.0.0.1', 'localhost');
  });
  afterAll(async () => {
    await closeVisits(browser);
    await station.stop();
  });

  test('a static server shows nothing online, and no error', async () => {
    const visitor = await visit(browser);
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Your tables' }).waitFor();
    expect(await page.locator('.station').count()).toBe(0);
    expect(await page.getByText('Open tables').count()).toBe(0);
    await visitor.goTo('#/tables');
    await page.waitForSelector('.cards');
    await visitor.leave();
  });

  test('who one is in one tab, one is in all that are open', async () => {
    const visitor = await visit(browser, { address });
    const second = await visitor.context.newPage();
    await second.goto(`${address}#/me`);
    await comeAs({ page: second }, 'Zofia');
    await visitor.page.locator('.chip', { hasText: 'Zofia' }).waitFor();
    await visitor.goTo('#/me');
    await visitor.page.locator('[data-sign-out]').click();
    await second.locator('.stranger').waitFor();
    await visitor.leave();
  });

  test('a recovery code, shown once, opens the profile on a second device; nobody else sees its keys', async () => {
    const first = await visit(browser, { address, at: '#/me' });
    await comeAs(first, LONG_NAME);
    await first.page.getByText('Keep your games: add a key').waitFor();
    await first.page.locator('[data-make-code]').click();
    const code = (await first.page.locator('[data-recovery-code]').textContent()) ?? '';
    expect(code.replaceAll(/[^A-Z0-9]/g, '').length).toBeGreaterThanOrEqual(16);
    await first.page.reload();
    await first.page.getByText('Nobody can show it again').waitFor();
    expect(await first.page.content()).not.toContain(code);
    await first.leave();

    const second = await visit(browser, { address, at: '#/sign-in' });
    await second.page.getByLabel('Recovery code').fill(code.toLowerCase());
    await second.page.locator('[data-sign-in="code"]').click();
    await second.page.getByRole('heading', { name: LONG_NAME }).waitFor();
    expect(await second.page.evaluate(() => document.cookie)).toBe('');
    await second.leave();
  });

  test('a passkey opens the profile after signing out; the last one goes only with the recovery code', async () => {
    const visitor = await visit(browser, { address, at: '#/me' });
    const { page } = visitor;
    const devices = await visitor.context.newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await comeAs(visitor, 'Hanna');
    await page.locator('[data-add-key]').click();
    await page.getByText('passkey, made').waitFor();
    await page.locator('[data-sign-out]').click();
    await page.locator('.stranger').waitFor();
    await visitor.goTo('#/sign-in');
    await page.locator('[data-sign-in="key"]').click();
    await page.getByRole('heading', { name: 'Hanna' }).waitFor();
    await page.getByText('passkey, used').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('This is your last key').waitFor();
    await visitor.leave();
  });

  test('deleting a profile says what goes and what stays, and can be thought better of', async () => {
    const visitor = await visit(browser, { address, at: '#/me', language: 'de' });
    const { page } = visitor;
    await comeAs(visitor, 'Otto');
    await page.locator('[data-delete]').click();
    await page.getByText('Finished games stay').or(page.getByText('Beendete Partien bleiben')).waitFor();
    await page.locator('[data-delete-sure]').click();
    await page.getByText('Dein Profil wird am').waitFor();
    await page.locator('[data-stay]').click();
    await page.locator('[data-delete]').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    await visitor.leave();
  });
});
