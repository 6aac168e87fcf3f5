/** Builds the table for all browser tests, with the practice game, unless it is as new as its sources; and serves it. */
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { buildTable } from '../../scripts/build-table.mjs';
import { servePage } from '../../server/http/page.ts';
import { executablePath } from './browser.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built table is served, and the folder it lies in. */
    address: string;
    folder: string;
    /** The script of `hands.ts`. */
    hands: string;
  }
}

async function handsScript(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [`${root}web/testing/hands.ts`],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0].text;
}

export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  project.provide('hands', await handsScript());
  if (executablePath === undefined) {
    console.warn('No Chromium found: the browser tests are skipped. Install Chromium or Chrome, or set CHROMIUM_PATH.');
    project.provide('address', '');
    project.provide('folder', '');
    return undefined;
  }
  // The very build that people get: the test runner's own environment would ask for a development one.
  process.env.NODE_ENV = 'production';
  const folder = await buildTable('test');
  project.provide('folder', folder);
  const { server, address } = await servePage(folder, { port: 0 });
  project.provide('address', address);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
