/** A finished game looked at once more by the strongest opponent: every turn graded, luck apart from play. */
import { type Analysis, analysisOf, type Grade, studyTasks } from '../../host/analysis.ts';
import { type Finding, perform } from '../../host/study.ts';
import { type Seat, seatNames, type Text, tableSpeaker } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { FAILED, OK, Refusal } from '../exit.ts';
import { Progress } from '../progress.ts';
import { readSave } from '../save.ts';
import { jsonText } from '../terminal.ts';
import { type Key, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

const GRADE_WORDS: Readonly<Record<Grade, Key>> = {
  best: 'analyse.best',
  good: 'analyse.good',
  weak: 'analyse.weak',
  mistake: 'analyse.mistake',
};

const signed = (points: number): string => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(1)}`;

export async function run(call: Call, world: World): Promise<number> {
  const [file] = call.positionals;
  const words = wordsIn(call.language);
  const { match, save, opened } = await readSave(world, file);
  const { setup } = match;
  const { game } = opened;
  if (game.result(match.state) === undefined) throw new Refusal(words('analyse.unfinished', { file }), FAILED);
  const tasks = studyTasks(game, match, opened.ownEdition);
  const progress = new Progress(world.err, words, tasks.length).begin();
  const findings: Finding[] = [];
  for (const task of tasks) {
    findings.push(perform(game, task));
    progress.add(1);
  }
  progress.end();
  const analysis = analysisOf(match, tasks.length, findings);
  if (call.json) {
    world.out.write(`${jsonText({ file, ...analysis }, 2)}\n`);
    return OK;
  }
  const unnamed = seatNames(game, setup, call.language);
  const nameOf = (seat: Seat): string => {
    const holder = save.holders?.[seat];
    return (holder === undefined || holder.kind === 'automa' ? undefined : holder.name) ?? unnamed(seat);
  };
  const voice = tableSpeaker(game, setup, call.language, nameOf);
  write(analysis, { world, words, nameOf, tell: (text) => voice.say(text) });
  return OK;
}

interface Telling {
  readonly world: World;
  readonly words: ReturnType<typeof wordsIn>;
  nameOf(seat: Seat): string;
  tell(text: Text): string;
}

function write({ turns, seats, result }: Analysis, { world, words, nameOf, tell }: Telling): void {
  const turn = (texts: readonly Text[]): string => texts.map(tell).join(' → ');
  const line = (words: string): void => world.out.write(`${words}\n`);
  for (const { number, seat, grade, givenUp, played, better } of turns) {
    const points = givenUp === 0 ? '' : ` ${signed(-givenUp)}`;
    line(`${String(number).padStart(4)}  ${nameOf(seat)}: ${words(GRADE_WORDS[grade])}${points}  ${turn(played)}`);
    if (better) line(`      ${words('analyse.better', { turn: turn(better) })}`);
  }
  line('');
  seats.forEach(({ grades, luck, play }, seat) => {
    const { best, good, weak, mistake } = grades;
    const name = nameOf(seat);
    const points = { points: result[seat], luck: signed(luck), play: signed(play) };
    line(words('analyse.seat', { name, ...points, best, good, weak, mistake }));
  });
  line(words('analyse.note'));
}
