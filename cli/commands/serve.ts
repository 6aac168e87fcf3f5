/** Opens the station and keeps it open until it is asked to end. */
import { resolve } from 'node:path';
import type { NoticeWish } from '../../server/notices/index.ts';
import { mailSettings } from '../../server/notices/mail-settings.ts';
import type { RunningServer, ServerWish } from '../../server/serve.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const LAST_PORT = 65535;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

function logLevel(call: Call, { err }: World): (typeof LEVELS)[number] {
  const given = call.text('log');
  // Somebody who watches wants to know of trouble; whatever collects logs wants them all.
  if (given === undefined) return err.isTTY ? 'warn' : 'info';
  const found = LEVELS.find((level) => level === given);
  if (found === undefined) throw new Refusal(`--log must be one of ${LEVELS.join(', ')}, not "${given}"`);
  return found;
}

function placeOf(call: Call, { env }: World): ServerWish['place'] {
  const folder = call.text('data');
  const url = env.DATABASE_URL;
  if (folder !== undefined || url === undefined || url === '') return { data: resolve(folder ?? 'data') };
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Refusal('DATABASE_URL must begin with postgres://');
  return { url };
}

async function pageFolder(call: Call): Promise<string | undefined> {
  if (call.has('no-page')) return undefined;
  const { buildTable } = await import('../../scripts/build-table.mjs');
  return buildTable();
}

/** Resolves with the exit code when the station has closed; who asks a second time does not wait for it. */
function untilStopped(server: RunningServer, { out, onStop }: World, words: Words): Promise<number> {
  return new Promise((done) => {
    let asked = false;
    onStop(() => {
      if (asked) process.exit(FAILED);
      asked = true;
      out.write(`${words('serve.stopping')}\n`);
      server.stop().then(
        () => {
          out.write(`${words('serve.stopped')}\n`);
          done(OK);
        },
        () => done(FAILED),
      );
    });
  });
}

function mailIn(env: World['env']): NoticeWish['mail'] {
  try {
    return mailSettings(env);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), FAILED);
  }
}

export async function run(call: Call, world: World): Promise<number> {
  const { env, err, out } = world;
  const words = wordsIn(call.language);
  const port = call.text('port') === undefined ? undefined : call.whole('port', 0, { min: 0, max: LAST_PORT });
  const place = placeOf(call, world);
  const level = logLevel(call, world);
  const mail = mailIn(env);
  const page = await pageFolder(call);
  const { buildStation } = await import('../../scripts/build-station.mjs');
  const { server: module, ...tables } = await buildStation();
  const { startServer, StartUpError }: typeof import('../../server/serve.ts') = await import(module);
  const server = await startServer({
    place,
    page,
    tables: { ...tables, thinkAhead: call.has('think-ahead') },
    ...(port === undefined ? {} : { port }),
    ...(call.has('host') ? { host: call.text('host') ?? '' } : {}),
    address: call.text('address') ?? env.ROUNDHOUSE_ADDRESS,
    trustProxy: call.text('trust-proxy') ?? env.ROUNDHOUSE_TRUST_PROXY,
    limits: env.ROUNDHOUSE_LIMITS !== 'off',
    notices: { mail, push: env.ROUNDHOUSE_PUSH !== 'off' },
    log: { level, destination: { write: (line) => err.write(line) } },
  }).catch((error: unknown) => {
    if (error instanceof StartUpError) throw new Refusal(error.message, FAILED);
    throw error;
  });
  out.write(`${words('serve.open', { address: server.address })}\n`);
  out.write(`${'data' in place ? words('serve.data', { folder: place.data }) : words('serve.database')}\n`);
  if (out.isTTY) out.write(`${words('serve.stop')}\n`);
  return untilStopped(server, world, words);
}
