/** Load on the station, printed as a table. */
import { columns } from '../../kernel/index.ts';
import type { LiveFigures } from '../bench/server/live.ts';
import { measureServer, PARTS, type Part, type ServerFigures } from '../bench/server/measure.ts';
import type { Call } from '../call.ts';
import { OK, Refusal } from '../exit.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const DATABASES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
const MEGABYTE = 1024 * 1024;
/** What one process with the embedded database must keep to. */
const GATE = { tables: 200, p95: 100 };

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

function cells(name: string, figures: LiveFigures): string[] {
  return [
    name,
    whole(figures.tables),
    fine(figures.movesPerSecond),
    fine(figures.p50),
    fine(figures.p95),
    fine(figures.p99),
    whole(figures.late),
    whole(figures.refused),
    whole(figures.bytesPerMove),
    figures.processorMsPerMove.toFixed(2),
    figures.mainThreadMsPerMove?.toFixed(2) ?? '',
    ((figures.loadProcessorSeconds * 1000) / figures.moves).toFixed(2),
    whole(figures.memoryLive / MEGABYTE),
    whole(figures.memoryPerTable / 1024),
  ];
}

function liveTable({ database, live, rival }: ServerFigures, words: Words): string {
  const station = ({ processes, spread }: LiveFigures): string =>
    words('bench.server.station', { database: DATABASES[database], processes, spread: spread ? 'yes' : 'no' });
  return columns([
    [
      words('bench.server.what'),
      words('bench.server.tables'),
      words('bench.server.moves'),
      words('bench.server.p50'),
      words('bench.server.p95'),
      words('bench.server.p99'),
      words('bench.server.late'),
      words('bench.server.refused'),
      words('bench.server.bytes'),
      words('bench.server.processor'),
      words('bench.server.mainThread'),
      words('bench.server.players'),
      words('bench.server.memory'),
      words('bench.server.perTable'),
    ],
    ...live.map((figures) => cells(station(figures), figures)),
    ...(rival ? [cells('boardgame.io', rival)] : []),
  ]);
}

function table(figures: ServerFigures, words: Words): string {
  const { database, live, rival, opening, idle, waits } = figures;
  const lines: string[] = live.length > 0 || rival ? [liveTable(figures, words), ''] : [];
  for (const { moves, p50, p95, tables } of opening)
    lines.push(words('bench.server.opening', { moves, p50: fine(p50), p95: fine(p95), tables }));
  if (idle)
    lines.push(
      words('bench.server.idle', {
        tables: whole(idle.tables),
        empty: whole(idle.memoryEmpty / MEGABYTE),
        looked: whole(idle.memoryLooked / MEGABYTE),
        memory: whole(idle.memory / MEGABYTE),
        perTable: fine(idle.memoryPerTable / 1024),
      }),
    );
  const [one, ...more] = live;
  for (const { processorMsPerMove, spread } of more)
    lines.push(
      words('bench.server.ratio', {
        ratio: (processorMsPerMove / one.processorMsPerMove).toFixed(2),
        spread: spread ? 'yes' : 'no',
      }),
    );
  if (waits)
    lines.push(
      words('bench.server.waits', {
        waits: Object.entries(waits)
          .sort(([, a], [, b]) => b - a)
          .map(([what, count]) => `${what} ${count}`)
          .join(', '),
      }),
    );
  if (database === 'sqlite' && one !== undefined && one.tables >= GATE.tables)
    lines.push(words('bench.server.gate', { held: one.p95 <= GATE.p95 && one.refused === 0 ? 'yes' : 'no' }));
  return [...lines, '', words('bench.server.note')].join('\n');
}

function databaseOf(call: Call): keyof typeof DATABASES {
  const given = call.text('database') ?? 'sqlite';
  if (given === 'sqlite' || given === 'postgres') return given;
  throw new Refusal(`--database must be sqlite or postgres, not "${given}"`);
}

function partsOf(call: Call): readonly Part[] {
  const given = call.text('part');
  if (given === undefined) return PARTS;
  const found = PARTS.find((part) => part === given);
  if (found === undefined) throw new Refusal(`--part must be one of ${PARTS.join(', ')}, not "${given}"`);
  return [found];
}

export async function run(call: Call, world: World): Promise<number> {
  const words = wordsIn(call.language);
  const figures = await measureServer({
    tables: call.whole('tables', 200, { min: 1, max: 5000 }),
    seconds: call.whole('seconds', 20, { min: 1, max: 600 }),
    idle: call.whole('idle', 500, { min: 0, max: 20_000 }),
    database: databaseOf(call),
    rival: call.has('with-rival'),
    parts: partsOf(call),
    tell: (part, where = '') => {
      const what = {
        live: words('bench.server.live', { where }),
        open: words('bench.server.open'),
        atRest: words('bench.server.atRest'),
        kept: words('bench.server.kept', { tables: where }),
        rival: 'boardgame.io',
      }[part];
      world.err.write(`${words('bench.measuring', { what })}\n`);
    },
  });
  if (call.json) world.out.write(`${jsonText({ node: process.version, ...figures }, 2)}\n`);
  else world.out.write(`${table(figures, words)}\n`);
  return OK;
}
