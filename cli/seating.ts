/** Who sits where: people, built-in opponents, and the automas a game brings along. */
import { opponentName, type SeatHolder } from '../host/seats.ts';
import { allCompanies, type Game, type SeatKind } from '../kernel/index.ts';
import { canSit, LADDER, playerNamed } from '../players/ladder.ts';
import type { Player } from '../players/player.ts';
import { Refusal } from './exit.ts';
import { guestName, isGuest } from './guests.ts';

export const HUMAN = 'human';

export interface Seating {
  /** What the rules know about the seats. */
  readonly seats: readonly SeatKind[];
  /** Per seat `human`, the id of an opponent, or the automa's own word. */
  readonly sitters: readonly string[];
}

const automasOf = (game: Game): string[] => [...new Set(game.seatPlans.flatMap((plan) => plan.automas))];
const stylesOf = ({ styles = [] }: Game): string[] => styles.map(({ id }) => id);
const fits = (game: Game, seats: readonly SeatKind[]): boolean =>
  allCompanies(game).some((company) => company.join() === seats.join());

/** The company that the seats begin and only automas complete; the seats themselves when there is none. */
function withAutomas(game: Game, seats: readonly SeatKind[]): readonly SeatKind[] {
  if (fits(game, seats)) return seats;
  const complete = allCompanies(game).find(
    (company) =>
      company.length > seats.length &&
      seats.every((kind, i) => kind === company[i]) &&
      company.slice(seats.length).every((kind) => kind !== 'player'),
  );
  return complete ?? seats;
}

export interface Guests {
  /** Whether people may sit down. */
  readonly humans: boolean;
}

/** `human,steady,eva` as seats; automas that a company needs may be left out. */
export function readSeating(game: Game, given: string, { humans }: Guests): Seating {
  const words = given.split(',').map((word) => word.trim());
  const automas = automasOf(game);
  const known = [...(humans ? [HUMAN] : []), ...LADDER.map((player) => player.id), ...automas];
  const all = [known.join(', '), ...stylesOf(game).map((style) => `level:${style}`)].join(', ');
  for (const word of words) {
    if (word === HUMAN && !humans) throw new Refusal('--seats: nobody human can sit here; use play for that');
    if (!known.includes(word) && !canSit(game, word)) throw new Refusal(`--seats: "${word}" is not one of ${all}`);
  }
  const seats = withAutomas(
    game,
    words.map((word) => (automas.includes(word) ? word : 'player')),
  );
  return { seats, sitters: seats.map((kind, seat) => words[seat] ?? kind) };
}

/** A person and as many steady opponents as the smallest table for two or more needs. */
export function usualSeating(game: Game): Seating {
  const companies = allCompanies(game);
  const seats =
    companies.find((company) => company.every((kind) => kind === 'player') && company.length > 1) ?? companies[0];
  return { seats, sitters: seats.map((kind, seat) => (kind !== 'player' ? kind : seat === 0 ? HUMAN : 'steady')) };
}

/** Whoever decides for a seat that is nobody's: an automa has one legal move each time, so any player serves. */
export const playersFor = (sitters: readonly string[]): Player[] =>
  sitters.map((sitter) => playerNamed(sitter) ?? LADDER[0]);

const nameOf = (sitters: readonly string[], seat: number): string =>
  opponentName(isGuest(sitters[seat]) ? sitters.map(guestName) : sitters, seat);

/** Who sits where, with names for the people in the order of their seats. */
export function holdersFor({ seats, sitters }: Seating, names: readonly string[] = []): SeatHolder[] {
  let next = 0;
  return sitters.map((sitter, seat) => {
    if (seats[seat] !== 'player') return { kind: 'automa', automa: seats[seat] };
    if (sitter !== HUMAN) return { kind: 'opponent', level: sitter, name: nameOf(sitters, seat) };
    const name = names[next++];
    return name ? { kind: 'human', name } : { kind: 'human' };
  });
}
