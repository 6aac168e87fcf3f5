/** What a seat may still score with its network and its engine: some links more, some boxes more, and deliveries for the rest of the game. */
import type { Seat } from '../../../kernel/index.ts';
import type { Position } from '../state.ts';
import { CITIES, type Tables } from '../tables.ts';
import { gatherLoad, yieldAt } from './deliveries.ts';
import { pace } from './pace.ts';
import { type Prospect, prospectsOf } from './prospects.ts';
import { webOf } from './webs.ts';
import { W } from './weights.ts';

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

/** How far a plan is trusted after so many turns of work. */
const LONGEST_WORK = 64;
const trusted = new Float64Array(LONGEST_WORK);
let trustedAt = 0;

function foreseeTrust(): void {
  if (trustedAt === W.work) return;
  trustedAt = W.work;
  for (let turns = 0; turns < LONGEST_WORK; turns++) trusted[turns] = W.work ** turns;
}

/** Goods must have been gathered, and the pace foreseen. */
export function findPlan(t: Tables, state: Position, seat: Seat, plan: Plan): void {
  const sheet = state.sheets[seat];
  const boxes = t.boxCount[sheet.boxes];
  const prospects = prospectsOf(t, state.deal.map, seat, sheet.tracks, sheet.network);
  const now = prospects[0].web.points;
  gatherLoad(t, sheet);
  const share = W.cubeShare / (state.deal.solo ? 2 : state.deal.players);
  const faith = W.plan * (state.deal.players > 2 ? W.crowd ** (state.deal.players - 2) : 1);
  plan.value = 0;
  plan.linked = 0;
  plan.engine = 0;
  plan.prospect = prospects[0];
  plan.boxes = boxes;
  plan.perTurn = 0;
  plan.deliveries = 0;
  plan.turns = pace.alone;
  plan.turnWorth = 0;
  foreseeTrust();
  let hope = 1;
  let hoped = 0;
  for (let i = 0; i < prospects.length; i++) {
    const prospect = prospects[i];
    const { web, missing } = prospect;
    for (; hoped < missing; hoped++) hope *= W.link;
    const linked = (web.points - now) * hope;
    let trust = faith * trusted[missing];
    for (let more = 0; boxes + more <= CITIES; more++, trust *= W.work) {
      const building = missing * W.turnsPerHex + more * W.turnsPerBox;
      const left = pace.alone - (1 - pace.slope) * building;
      if (left <= 0) break;
      const engine = t.engineBonus[boxes + more] - t.engineBonus[boxes];
      // No delivery is longer than the strength or the longest route: most plans need no closer look.
      const most = Math.min(boxes + more, web.longest) * left * W.deliveryShare;
      if (trust * (most + engine) + linked <= plan.value) continue;
      const { perTurn, cubes } = yieldAt(web, boxes + more, 0);
      const deliveries = Math.min(left * W.deliveryShare, cubes * share);
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
      plan.turnWorth = left * W.deliveryShare <= deliveries ? trust * perTurn * W.deliveryShare : 0;
    }
  }
}
