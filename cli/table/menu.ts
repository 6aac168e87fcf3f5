/** The first minutes of a newcomer: which game, against whom, with which options. Enter takes what is proposed. */
import {
  allCompanies,
  freeOptions,
  type Game,
  LANGUAGES,
  type Language,
  makeSetup,
  type OptionValue,
  optionValueWords,
  SetupError,
  text,
} from '../../kernel/index.ts';
import { LADDER } from '../../players/ladder.ts';
import { Refusal } from '../exit.ts';
import { gameVoice, planWords } from '../game-info.ts';
import { HUMAN, readSeating, type Seating } from '../seating.ts';
import { type Words, wordsIn } from '../words.ts';
import type { Output } from '../world.ts';
import type { Lines } from './lines.ts';
import type { Paint } from './paint.ts';
import type { Unfinished } from './saves.ts';

export interface Menu {
  readonly out: Output;
  readonly lines: Lines;
  readonly paint: Paint;
  readonly games: readonly Game[];
  readonly unfinished: Unfinished | undefined;
  language: Language;
}
export interface NewGame {
  readonly game: Game;
  readonly seating: Seating;
  readonly options: Readonly<Record<string, OptionValue>>;
}
export type Choice = { readonly resume: string } | NewGame;
/** The person went away. */
type Gone = undefined;

const wordsOf = (menu: Menu): Words => wordsIn(menu.language);
const write = ({ out }: Menu, ...lines: string[]): void => out.write(`${lines.join('\n')}\n`);
const item = ({ paint }: Menu, key: string, words: string): string =>
  `${paint.number(` ${key.padStart(2)} `)} ${words}`;

/** Asks until one of the numbers, or anything that `other` takes, is typed; Enter means the first. */
async function askNumber<T>(
  menu: Menu,
  most: number,
  other: (typed: string) => T | undefined,
): Promise<number | T | Gone> {
  for (;;) {
    const line = await menu.lines.ask(`${wordsOf(menu)('menu.choose', { first: 1 })} `);
    if (line === undefined) return undefined;
    const typed = line.trim();
    if (typed === '') return 1;
    if (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most) return Number(typed);
    const taken = other(typed);
    if (taken !== undefined) return taken;
    write(menu, wordsOf(menu)('menu.again', { most }));
  }
}

function showGames(menu: Menu): void {
  const words = wordsOf(menu);
  const { games, unfinished } = menu;
  write(
    menu,
    '',
    menu.paint.bold(words('menu.title')),
    menu.paint.dim(words('menu.languages')),
    '',
    words('menu.whichGame'),
  );
  games.forEach((game, i) => {
    const seats = game.seatPlans.map((plan) => planWords(game, plan, words, menu.language)).join(' · ');
    write(menu, item(menu, String(i + 1), `${game.title}  ${menu.paint.dim(seats)}`));
  });
  const saved = games.find((game) => game.id === unfinished?.game);
  if (saved !== undefined && unfinished !== undefined) {
    write(menu, item(menu, 'c', words('menu.continue', { title: saved.title, moves: unfinished.moves })));
  }
}

async function chooseGame(menu: Menu): Promise<Game | { resume: string } | Gone> {
  for (;;) {
    showGames(menu);
    const chosen = await askNumber<Language | 'c' | 'q'>(menu, menu.games.length, (typed) => {
      const language = LANGUAGES.find((candidate) => candidate === typed.toLowerCase());
      return language ?? (typed === 'q' || (typed === 'c' && menu.unfinished !== undefined) ? typed : undefined);
    });
    if (chosen === undefined || chosen === 'q') return undefined;
    if (chosen === 'c') return menu.unfinished && { resume: menu.unfinished.file };
    if (typeof chosen === 'number') return menu.games[chosen - 1];
    menu.language = chosen;
  }
}

function companyWords(menu: Menu, game: Game, company: readonly string[]): string {
  const words = wordsOf(menu);
  const voice = gameVoice(game, menu.language);
  const opponents = company.filter((kind) => kind === 'player').length - 1;
  const automas = company.filter((kind) => kind !== 'player').map((kind) => voice.say(text(`seat.${kind}`)));
  const rivals = [...(opponents > 0 ? [words('menu.opponents', { opponents })] : []), ...automas];
  return rivals.length === 0 ? words('menu.alone') : words('menu.against', { rivals: rivals.join(' + ') });
}

/** Companies for two come first, as most people want to try a game against one opponent. */
function companiesOf(game: Game): string[][] {
  const companies = allCompanies(game);
  const duel = companies.filter((company) => company.length === 2 && company.every((kind) => kind === 'player'));
  return [...duel, ...companies.filter((company) => !duel.includes(company))];
}

async function chooseSeating(menu: Menu, game: Game): Promise<Seating | Gone> {
  const words = wordsOf(menu);
  const companies = companiesOf(game);
  write(menu, '', words('menu.whoPlays'));
  companies.forEach((company, i) => {
    write(menu, item(menu, String(i + 1), companyWords(menu, game, company)));
  });
  write(menu, menu.paint.dim(words('menu.ownSeats')));
  const chosen = await askNumber<Seating>(menu, companies.length, (typed) => {
    try {
      const seating = readSeating(game, typed, { humans: true });
      makeSetup(game, { seats: seating.seats });
      return seating;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof SetupError)) throw error;
      write(menu, error.message);
      return undefined;
    }
  });
  if (typeof chosen !== 'number') return chosen;
  const seats = companies[chosen - 1];
  if (seats.filter((kind) => kind === 'player').length === 1) {
    return { seats, sitters: seats.map((kind) => (kind === 'player' ? HUMAN : kind)) };
  }
  const opponent = await chooseOpponent(menu);
  if (opponent === undefined) return undefined;
  return { seats, sitters: seats.map((kind, seat) => (kind !== 'player' ? kind : seat === 0 ? HUMAN : opponent)) };
}

async function chooseOpponent(menu: Menu): Promise<string | Gone> {
  const words = wordsOf(menu);
  const strongestFirst = LADDER.map((player) => player.id).reverse();
  write(menu, '', words('menu.howStrong'));
  strongestFirst.forEach((id, i) => {
    const note = i === 0 ? words('menu.strongest') : i === strongestFirst.length - 1 ? words('menu.weakest') : '';
    write(menu, item(menu, String(i + 1), `${id}  ${menu.paint.dim(note)}`));
  });
  const chosen = await askNumber<string>(menu, strongestFirst.length, (typed) =>
    strongestFirst.find((id) => id === typed),
  );
  return typeof chosen === 'number' ? strongestFirst[chosen - 1] : chosen;
}

async function chooseOptions(menu: Menu, game: Game, seating: Seating): Promise<NewGame | Gone> {
  const words = wordsOf(menu);
  const voice = gameVoice(game, menu.language);
  const options: Record<string, OptionValue> = Object.fromEntries(
    game.options.map(({ key, values }) => [key, values[0]]),
  );
  const specs = freeOptions(game, { seats: seating.seats });
  for (;;) {
    write(menu, '', words('menu.options'));
    specs.forEach(({ key }, i) => {
      const value = menu.paint.bold(optionValueWords(game, voice, key, options[key]));
      write(menu, item(menu, String(i + 1), `${voice.say(text(`option.${key}`))}: ${value}`));
    });
    const line = await menu.lines.ask(`${words('menu.change')} `);
    if (line === undefined || line.trim() === 'q') return undefined;
    const spec = specs[Number(line.trim()) - 1];
    if (line.trim() !== '' && spec === undefined) {
      write(menu, words('menu.again', { most: specs.length }));
      continue;
    }
    if (spec !== undefined) {
      options[spec.key] = spec.values[(spec.values.indexOf(options[spec.key]) + 1) % spec.values.length];
      continue;
    }
    try {
      makeSetup(game, { seats: seating.seats, options });
      return { game, seating, options };
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      write(menu, error.message);
    }
  }
}

/** Asks for everything a game starts from; undefined when the person goes away. */
export async function askWhatToPlay(menu: Menu): Promise<Choice | Gone> {
  const game = await chooseGame(menu);
  if (game === undefined || 'resume' in game) return game;
  const seating = await chooseSeating(menu, game);
  if (seating === undefined) return undefined;
  return freeOptions(game, seating).length === 0 ? { game, seating, options: {} } : chooseOptions(menu, game, seating);
}
