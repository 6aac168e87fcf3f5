/** What a seat may still score with its network and its engine: some links more, some boxes more, and deliveries for the rest of the game. */
import type { Seat } from '../../../kernel/index.ts';
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { gatherLoad, yieldAt } from './deliveries.ts';
import type { Judge } from './judge.ts';
import { pace } from './pace.ts';
import { type Prospect, prospectsOf } from './prospects.ts';
import { webOf } from './webs.ts';

/** The best plan that was found last. */
export interface Plan {
  value: number;
  /** What of it are points for links, and for the engine. */
  linked: number;
  engine: number;
  /** The links it aims at, and the engine boxes. */
  prospect: Prospect;
  boxes: number;
  /** Points per turn once it is carried out, and the deliveries there will be. */
  perTurn: number;
  deliveries: number;
  /** Own turns to come, and what one of them is worth. */
  turns: number;
  turnWorth: number;
}

export const emptyPlan = (t: Tables): Plan => ({
  value: 0,
  linked: 0,
  engine: 0,
  prospect: { web: webOf(t, []), missing: 0, regions: 0 },
  boxes: 0,
  perTurn: 0,
  deliveries: 0,
  turns: 0,
  turnWorth: 0,
});

/** Goods must have been gathered, and the pace foreseen. */
export function findPlan(x: Judge, state: Position, seat: Seat, plan: Plan): void {
  const { t, w, trusted } = x;
  const sheet = state.sheets[seat];
  const boxes = t.boxCount[sheet.boxes];
  const prospects = prospectsOf(t, state.deal.map, seat, sheet.tracks, sheet.network);
  const now = prospects[0].web.points;
  gatherLoad(t, sheet);
  const share = w.cubeShare / (state.deal.solo ? 2 : state.deal.players);
  const faith = w.plan * (state.deal.players > 2 ? w.crowd ** (state.deal.players - 2) : 1);
  plan.value = 0;
  plan.linked = 0;
  plan.engine = 0;
  plan.prospect = prospects[0];
  plan.boxes = boxes;
  plan.perTurn = 0;
  plan.deliveries = 0;
  plan.turns = pace.alone;
  plan.turnWorth = 0;
  let hope = 1;
  let hoped = 0;
  for (let i = 0; i < prospects.length; i++) {
    const prospect = prospects[i];
    const { web, missing } = prospect;
    for (; hoped < missing; hoped++) hope *= w.link;
    const linked = (web.points - now) * hope;
    let trust = faith * trusted[missing];
    for (let more = 0; boxes + more <= CITIES; more++, trust *= w.work) {
      const building = missing * w.turnsPerHex + more * w.turnsPerBox;
      const left = pace.alone - (1 - pace.slope) * building;
      if (left <= 0) break;
      const engine = t.engineBonus[boxes + more] - t.engineBonus[boxes];
      // No delivery is longer than the strength or the longest route: most plans need no closer look.
      const most = Math.min(boxes + more, web.longest) * left * w.deliveryShare;
      if (trust * (most + engine) + linked <= plan.value) continue;
      const { perTurn, cubes } = yieldAt(x, web, boxes + more, 0);
      const deliveries = Math.min(left * w.deliveryShare, cubes * share);
      const value = trust * (perTurn * deliveries + engine) + linked;
      if (value <= plan.value) continue;
      plan.value = value;
      plan.linked = linked;
      plan.engine = trust * engine;
      plan.prospect = prospect;
      plan.boxes = boxes + more;
      plan.perTurn = perTurn;
      plan.deliveries = deliveries;
      plan.turns = pace.alone + pace.slope * building;
      plan.turnWorth = left * w.deliveryShare <= deliveries ? trust * perTurn * w.deliveryShare : 0;
    }
  }
}
