/** A hint in words: the best turns a strong opponent has found, what they bring, and what speaks against them. */
import { canonical, type Game, type Move, type ScorePart, type Speaker } from '../../kernel/index.ts';
import type { ConsideredLine, Reasons } from '../../players/player.ts';
import { signedIn, type Words } from '../words.ts';

export function hintLines(
  { lines, givenUp }: Reasons,
  moves: readonly Move[],
  game: Game,
  voice: Speaker,
  words: Words,
): string[] {
  const signed = signedIn(voice.language);
  const described = (move: Move): string => voice.say(game.describe(move));
  const numberOf = (move: Move): number => moves.findIndex((each) => canonical(each) === canonical(move)) + 1;
  const sources = (parts: readonly ScorePart[]): string =>
    parts.map(({ key, points }) => `${voice.say({ key })} ${signed(points)}`).join(', ');
  const lineOf = ({ moves: [first, ...rest], worth, gains, later, feared }: ConsideredLine): string[] => [
    `${numberOf(first)}) ${[first, ...rest].map(described).join(' → ')}`,
    `   ${words('hint.worth', { worth: worth.toFixed(1), gains: sources(gains) || '±0', later: signed(later) })}`,
    ...(feared === undefined
      ? []
      : [
          `   ${words('hint.feared', { seat: voice.seat(feared.seat), move: described(feared.move), cost: signed(-feared.cost) })}`,
        ]),
  ];
  return [
    '',
    words('hint.title'),
    ...lines.flatMap(lineOf),
    ...(givenUp.length === 0 ? [] : [words('hint.givenUp', { sources: sources(givenUp) })]),
  ];
}
