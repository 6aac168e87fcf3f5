/** A real browser for tests and pictures. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
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

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker, since starting one takes as long as a short test. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** Whatever a file has left open in it goes with the file. */
export async function closeVisits(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
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

/** A phone is touched. */
export const isTouch = ({ width }: Screen): boolean => width < 700;

export function screenContext(browser: Browser, screen: Screen, still = false): Promise<BrowserContext> {
  const { width, height, theme } = screen;
  return browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: isTouch(screen),
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    acceptDownloads: true,
  });
}

/** Everything that went wrong in all pages of a visit, as sentences: errors, warnings, files not found, requests to anybody else. */
export function complaints(context: BrowserContext, address: string): string[] {
  const heard: string[] = [];
  const { origin } = new URL(address);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (problem) => heard.push(`error: ${problem.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) heard.push(`asks ${url.origin}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
}
