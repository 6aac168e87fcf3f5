/** What axe finds wrong and serious on a screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Look {
  /** Where it is looked: a part of the screen, when the rest was looked at before. */
  readonly part?: string;
  /** Which rules; unless told, all. */
  readonly rules?: readonly string[];
  /**
   * In a window so high that nothing has to be scrolled, and without the board: colours are not judged of what is scrolled away, nor of what
   * the board's sheet, as large as the window, seems to lie over.
   */
  readonly unrolled?: boolean;
}

/** In px. */
const HIGH = 4_000;

export class Inspector {
  readonly #page: Page;
  /** What was found so far, as sentences. */
  readonly found: string[] = [];
  /** How many screens and parts of screens were looked at. */
  looks = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async look(screen: string, { unrolled, ...look }: Look = {}): Promise<void> {
    const size = unrolled ? this.#page.viewportSize() : null;
    if (!size) return this.#look(screen, look);
    const board = this.#page.locator('.board-stage');
    await this.#page.setViewportSize({ ...size, height: HIGH });
    await board.evaluateAll((stages) => stages.map((stage) => stage.toggleAttribute('hidden', true)));
    await this.#look(screen, look);
    await board.evaluateAll((stages) => stages.map((stage) => stage.toggleAttribute('hidden', false)));
    await this.#page.setViewportSize(size);
  }

  async #look(screen: string, { part, rules }: Look): Promise<void> {
    // Half a second of script, once per page.
    const there = await this.#page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page: this.#page, ...(there ? { axeSource: 'void 0' } : {}) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
    if (part !== undefined) {
      await this.#page.locator(part).first().waitFor();
      axe.include(part);
    }
    if (rules) axe.withRules([...rules]);
    const { violations } = await axe.analyze();
    this.looks++;
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { html, failureSummary } of nodes) {
        this.found.push(`${screen}: ${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`);
      }
    }
  }
}
