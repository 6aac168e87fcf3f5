/** A real browser for tests and pictures. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/set-up.mjs';

export const executablePath = findChromium();

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath ?? '', args: [...ARGUMENTS] });
}

export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

export const SCREENS: readonly Screen[] = [
  { name: 'desktop', width: 1440, height: 900, theme: 'light' },
  { name: 'desktop-dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'tablet', width: 1024, height: 768, theme: 'light' },
  { name: 'tablet-dark', width: 1024, height: 768, theme: 'dark' },
  { name: 'phone', width: 390, height: 844, theme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, theme: 'dark' },
];

export function screenContext(browser: Browser, { width, height, theme }: Screen): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: width < 700,
    locale: 'en-GB',
    acceptDownloads: true,
  });
}

/** Everything that went wrong in a page, as sentences. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  return heard;
}
