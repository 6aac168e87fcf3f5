/** So many moves of a turn are told where room is short. */
const TOLD = 2;

/** A turn in a line: its first moves; beside another turn those from which on the two differ. */
export function shortTurn(moves: readonly string[], beside: readonly string[] = []): string {
  const from = Math.max(
    0,
    moves.findIndex((move, place) => move !== beside[place]),
  );
  const to = from + TOLD;
  return [...(from > 0 ? ['…'] : []), ...moves.slice(from, to), ...(to < moves.length ? ['…'] : [])].join(' → ');
}
