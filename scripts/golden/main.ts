/**
 * `npm run golden -- [game …] --why "reason"` makes golden games anew and writes down what changed and why;
 * `npm run golden -- --check` changes nothing and fails if anything would change.
 */
import { GAMES } from '../../games/registry.ts';
import { columns } from '../../kernel/index.ts';
import { readArguments } from '../arguments.ts';
import { GoldenGames } from './games.ts';
import { type Remade, remake } from './remake.ts';

const { values, positionals } = readArguments('golden -- [game …] --why "reason" | --check [--player steady]', {
  why: { type: 'string' },
  player: { type: 'string', default: 'steady' },
  check: { type: 'boolean', default: false },
});

function stop(sentence: string): never {
  console.error(`golden: ${sentence}`);
  process.exit(1);
}

const unknown = positionals.find((id) => !GAMES.some((game) => game.id === id));
if (unknown !== undefined) stop(`no game "${unknown}"; there is ${GAMES.map(({ id }) => id).join(', ')}`);
const { why, check } = values;
if (!check && !why?.trim()) stop('say --why "the reason" for making them anew, or --check to look only');

const finishedWords = ({ entry: { finished, moves } }: Remade): string =>
  finished === undefined ? `${moves} moves` : `${moves} moves, ${finished.by} from ${finished.from} on`;

const rows: string[][] = [];
let count = 0;
for (const { id, load } of GAMES.filter((game) => positionals.length === 0 || positionals.includes(game.id))) {
  const module = await load();
  const game = module.open(module.standardEdition);
  const golden = new GoldenGames(id);
  const names = golden.names();
  const manifest = golden.manifest();
  const kept = Object.fromEntries(Object.entries(manifest).filter(([name]) => names.includes(name)));
  for (const name of Object.keys(manifest).filter((each) => !names.includes(each)))
    rows.push([id, name, '', 'left the manifest: there is no record']);
  for (const name of names) {
    const remade = remake(game, golden, name, values.player);
    const { entry, record, proven, transcript, what } = remade;
    count++;
    if (what.length === 0) continue;
    rows.push([id, name, finishedWords(remade), what.join(', ')]);
    if (check || why === undefined) continue;
    const inGame = what.filter((each) => each !== 'manifest');
    const changes = inGame.length === 0 ? entry.changes : [...entry.changes, { why, what: inGame }];
    kept[name] = { ...entry, changes };
    if (!proven) golden.writeRecord(name, record);
    golden.writeTranscript(name, transcript);
  }
  if (!check && names.length > 0) golden.writeManifest(kept);
}
if (rows.length > 0) console.log(`${columns(rows, 4)}\n`);
if (check) {
  console.log(`${count} golden games, ${rows.length} would change`);
  if (rows.length > 0) process.exitCode = 1;
} else console.log(`${count} golden games, ${rows.length} changed: ${why}`);
