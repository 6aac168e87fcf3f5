/**
 * `npm run lessons -- [game] [lesson …]`: looks for the positions of a course anew and writes them beside it. Needed when a lesson is new or
 * the rules have changed; which games are played for it depends on the seed alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../games/registry.ts';
import type { Lesson, LessonPosition } from '../../kernel/index.ts';
import { playerNamed } from '../../players/ladder.ts';
import { readArguments } from '../arguments.ts';
import { findInGame } from './find.ts';

const GAMES_TRIED = 60;
/** Of so many positions the one with the shortest way is taken. */
const CHOICE = 4;

const { positionals } = readArguments('lessons -- [game] [lesson …]', {});
const [only, ...ids] = positionals;
const player = playerNamed('steady');
if (player === undefined) throw new Error('nobody plays the games of the lessons');

for (const entry of GAMES) {
  if (only !== undefined && entry.id !== only) continue;
  const module = await entry.load();
  const course = await module.course?.();
  if (!course) continue;
  const game = module.open(module.standardEdition);
  const file = fileURLToPath(new URL(`../../games/${entry.id}/lessons/positions.json`, import.meta.url));
  const positions: Record<string, LessonPosition> = JSON.parse(readFileSync(file, 'utf8'));
  const find = (lesson: Lesson): LessonPosition | undefined => {
    const found: LessonPosition[] = [];
    for (let seed = 1; seed <= GAMES_TRIED && found.length < CHOICE; seed++) {
      const position = findInGame(game, lesson, seed, player);
      if (position) found.push(position);
    }
    return found.sort((a, b) => a.solution.length - b.solution.length)[0];
  };
  for (const lesson of course.lessons) {
    if (ids.length > 0 && !ids.includes(lesson.id)) continue;
    const found = find(lesson);
    if (!found) throw new Error(`${entry.id}, ${lesson.id}: no position in ${GAMES_TRIED} games`);
    positions[lesson.id] = found;
    console.log(
      `${entry.id} ${lesson.id}: seed ${found.seed}, after ${found.before.length} moves, solved in ${found.solution.length}`,
    );
  }
  writeFileSync(file, `${JSON.stringify(positions)}\n`);
}
