import { allCompanies, type Game, type SeatKind } from '../../kernel/index.ts';
import { Refusal } from '../exit.ts';

/** So many seats, or the seats themselves, without an automa unless it is named: `2`, `4`, `player,eva`. */
export function companyOf(game: Game, given: string): readonly SeatKind[] {
  const companies = allCompanies(game);
  const found = companies.find(
    (company) =>
      company.join() === given ||
      (String(company.length) === given && company.every((kind) => kind === 'player') && company.length > 1),
  );
  if (found !== undefined) return found;
  throw new Refusal(
    `--seats: ${game.title} has ${companies.map((company) => company.join()).join(' · ')}, or a number of players`,
  );
}
