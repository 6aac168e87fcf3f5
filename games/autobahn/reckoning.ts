/** How the final score of Autobahn comes about (AB-20). */
import type { Reckoning, Seat, Sum } from '../../kernel/index.ts';
import { departmentCount } from './effects/employees.ts';
import { isOnFloor, perFloor, soloStanding, standing } from './scoring.ts';
import type { AutobahnState } from './state.ts';
import { DEPARTMENT_NAMES, EXTRA_DEPARTMENT, FLOORS, NOBODY, type Tables } from './tables.ts';

function sumsOf(t: Tables, s: AutobahnState, seat: Seat): Record<string, Sum> {
  const sums: Record<string, Sum> = {
    'score.lobby': { times: s.lobby[seat], terms: [t.edition.departments.lobbyPoints] },
  };
  for (let d = 0; d < departmentCount(s); d++) {
    const name = d === EXTRA_DEPARTMENT ? s.config.department : DEPARTMENT_NAMES[d];
    const floors = Array.from({ length: FLOORS }, (_, i) => i + 1).filter((floor) => isOnFloor(s, seat, d, floor));
    if (floors.length > 0) sums[`score.${name}`] = { times: perFloor(t, s, seat, d), terms: floors };
  }
  return sums;
}

/** The keys of the tie-breaks, in the order of `standing`. */
const TIES = ['tie.administration', 'tie.floor3', 'tie.floor2', 'tie.floor1'];
const SOLO_TIES = ['tie.autobot'];

export function reckon(t: Tables, s: AutobahnState): Reckoning {
  const seats = Array.from({ length: s.config.seats }, (_, seat) => seat);
  const solo = s.config.bot !== NOBODY;
  const standings = seats.map((seat) => (solo ? soloStanding : standing)(t, s, seat));
  return {
    sums: seats.map((seat) => sumsOf(t, s, seat)),
    ties: (solo ? SOLO_TIES : TIES).map((key, i) => ({
      text: { key },
      values: standings.map((numbers) => numbers[i + 1]),
    })),
  };
}
