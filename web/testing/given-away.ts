import { expect } from 'vitest';
import type { Visit } from './visit.ts';

/** All that a person at the screen can see or take along, and all that the page was told. */
export async function givenAway(visitor: Visit): Promise<string> {
  const { page } = visitor;
  const messages = await visitor.messages();
  const transcript = await visitor.download('transcript');
  await page.locator('.top-bar .tool').click();
  await page.locator('.table-menu').waitFor();
  const shown = await page.content();
  expect(await page.locator('[data-save="record"], [data-save="link"]').count()).toBe(0);
  await page.keyboard.press('Escape');
  return [...messages, transcript, shown].join('\n');
}
