import { columns, type Game } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { OK } from '../exit.ts';
import { type GameInfo, gameInfo, planWords } from '../game-info.ts';
import { openGame } from '../opening.ts';
import { jsonText } from '../terminal.ts';
import { type Words, wordsIn } from '../words.ts';
import type { World } from '../world.ts';

function describe(game: Game, info: GameInfo, call: Call, words: Words): string {
  const automas = [...new Set(info.seatPlans.flatMap((plan) => plan.automas))];
  const facts = [
    [words('games.seats'), game.seatPlans.map((plan) => planWords(game, plan, words, call.language)).join(' · ')],
    [words('games.sitters'), ['human', ...info.opponents, ...automas].join(', ')],
    [words('games.edition'), `${info.edition} (${words('games.ruleset', { version: info.ruleset })})`],
  ];
  const options = info.options.map(({ key, values, words: name }) => [
    `    ${key}`,
    name,
    values
      .map(({ value, words: meaning }) => (String(value) === meaning ? meaning : `${value} (${meaning})`))
      .join(', '),
  ]);
  return [
    `${info.id}  ${info.title}`,
    columns(
      facts.map(([label, fact]) => [`  ${label}`, fact]),
      2,
    ),
    ...(options.length === 0 ? [] : [`  ${words('games.options')}`, columns(options, 3)]),
    '',
  ].join('\n');
}

export async function run(call: Call, world: World): Promise<number> {
  const [wanted] = call.positionals;
  const ids = wanted === undefined ? world.games.map((entry) => entry.id) : [wanted];
  const games = await Promise.all(
    ids.map((id) => openGame(world, id, wanted === undefined ? undefined : call.text('edition'))),
  );
  const words = wordsIn(call.language);
  const infos = games.map(({ game }) => gameInfo(game, call.language));
  if (call.json) world.out.write(`${jsonText(infos, 2)}\n`);
  else world.out.write(games.map(({ game }, i) => describe(game, infos[i], call, words)).join('\n'));
  return OK;
}
