/** What a game offers, for people and for programs. */
import {
  type Game,
  houseText,
  type Language,
  type OptionValue,
  optionValueWords,
  type SeatPlan,
  type Speaker,
  speaker,
  text,
} from '../kernel/index.ts';
import { LADDER } from '../players/ladder.ts';
import type { Words } from './words.ts';

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly ruleset: number;
  readonly edition: string;
  readonly seatPlans: readonly { readonly min: number; readonly max: number; readonly automas: readonly string[] }[];
  readonly opponents: readonly string[];
  readonly options: readonly {
    readonly key: string;
    readonly words: string;
    readonly default: OptionValue;
    readonly values: readonly { readonly value: OptionValue; readonly words: string }[];
  }[];
}

export const gameVoice = (game: Game, language: Language): Speaker =>
  speaker([game.text, houseText], language, (seat) => String(seat + 1));

export function gameInfo(game: Game, language: Language): GameInfo {
  const voice = gameVoice(game, language);
  return {
    id: game.id,
    title: game.title,
    ruleset: game.version,
    edition: game.edition,
    seatPlans: game.seatPlans.map(({ players: [min, max], automas }) => ({ min, max, automas })),
    opponents: LADDER.map((player) => player.id),
    options: game.options.map(({ key, values }) => ({
      key,
      words: voice.say(text(`option.${key}`)),
      default: values[0],
      values: values.map((value) => ({ value, words: optionValueWords(game, voice, key, value) })),
    })),
  };
}

/** `2–5 players`, `1 player + Eva`. */
export function planWords(
  game: Game,
  { players: [min, max], automas }: SeatPlan,
  words: Words,
  language: Language,
): string {
  const voice = gameVoice(game, language);
  const players = words('games.players', { min: String(min), max, range: min === max ? 'no' : 'yes' });
  return [players, ...automas.map((automa) => voice.say(text(`seat.${automa}`)))].join(' + ');
}
