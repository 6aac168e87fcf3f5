/**
 * Several that think together about one decision: one leads, the others try lines for it in the worlds they are given. Everybody was asked the same
 * with the same luck, and results are put together in the order of the worlds: the move and the reasons for it are the same however many they are.
 */
import type { Game } from '../kernel/index.ts';
import { Plan } from '../players/plan.ts';
import type { Deliberation, Player, Reasons, Results, Rounds, Trying } from '../players/player.ts';
import { clockThat, explain, playerOf, questionOf, think } from './thinking.ts';
import { type Decision, type Thought, ThoughtDropped } from './thought.ts';

/** Somebody in another thread who tries lines for whoever leads. */
export interface Helper {
  /** Is asked the same question; answers when its lines are found. The number tells questions apart. */
  join(question: number, thought: Thought): Promise<void>;
  try(question: number, trying: Trying): Promise<Results>;
}

/** The helper's side: works on the last question it was asked. */
export class Helping {
  #question: number | undefined;
  #deliberation: Deliberation | undefined;

  join(game: Game, question: number, thought: Thought): void {
    this.#question = question;
    this.#deliberation = playerOf(thought).deliberate?.(questionOf(game, thought));
  }
  try(question: number, trying: Trying): Results {
    if (this.#deliberation === undefined || this.#question !== question) throw new Error('another question was asked');
    return this.#deliberation.try(trying);
  }
}

/** Whether several can think about this. */
export const canBeShared = (thought: Thought): boolean =>
  thought.moves.length > 1 && playerOf(thought).deliberate !== undefined;

/** Shares of a round, one after the other, of nearly equal size. */
export function sharesOf(trying: Trying, count: number): Trying[] {
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((trying.worlds * i) / count);
    const to = Math.floor((trying.worlds * (i + 1)) / count);
    return { ...trying, from: trying.from + from, worlds: to - from };
  }).filter(({ worlds }) => worlds > 0);
}

/** World after world until the first that was not tried any more. */
function joined(shares: readonly Trying[], results: readonly Results[]): Results {
  const end = results.findIndex((result, i) => result.length < shares[i].worlds);
  return (end === -1 ? results : results.slice(0, end + 1)).flat();
}

/** How much longer than the leader a helper may take for its share: half as long again, and so many milliseconds. On a busy device waiting is dearer than doing it oneself. */
const GRACE = 5;
/** As long as it is worth waiting for somebody who finds the same lines at the same time. */
const MOMENT = 4;
export const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

interface Led {
  readonly deliberation: Deliberation;
  readonly question: number;
  /** Those who have found their lines. One that does not keep up is sent home. */
  readonly ready: Set<Helper>;
}

/** Leads: the last share is its own, and what a helper fails at it does itself. */
async function tryTogether({ deliberation, question, ready }: Led, trying: Trying): Promise<Results> {
  const helpers = [...ready];
  const shares = sharesOf(trying, helpers.length + 1);
  const theirs = shares.slice(0, -1).map((share, i) => helpers[i].try(question, share).catch(() => undefined));
  const began = performance.now();
  const own = deliberation.try(shares[shares.length - 1]);
  const late = wait(GRACE + (performance.now() - began) / 2);
  const results: Results[] = [];
  for (const [i, work] of theirs.entries()) {
    const result = await Promise.race([work, late]);
    if (result === undefined) ready.delete(helpers[i]);
    results.push(result ?? deliberation.try(shares[i]));
  }
  return joined(shares, [...results, own]);
}

let asked = 0;

/** Everybody looks for the lines at the same time. */
interface Invited extends Omit<Led, 'deliberation'> {
  /** When everybody has found them. */
  readonly all: Promise<unknown>;
}

function invite(thought: Thought, helpers: readonly Helper[]): Invited {
  const question = ++asked;
  const ready = new Set<Helper>();
  const joining = helpers.map((helper) =>
    helper.join(question, thought).then(
      () => void ready.add(helper),
      () => undefined,
    ),
  );
  return { question, ready, all: Promise.all(joining) };
}

/** How urgent a thought is: somebody waits for it, and these can help; or nobody has asked yet, and perhaps nobody will. */
export class Urgency {
  dropped = false;
  helpers: readonly Helper[] | undefined;

  constructor(helpers?: readonly Helper[]) {
    this.helpers = helpers;
  }
}

/** What nobody waits for is thought about in pieces of so many milliseconds, and whoever has something to say is heard between them. */
const PIECE = 10;

/** What is left of a round after so many worlds. */
const rest = (trying: Trying, done: number): Trying => ({
  ...trying,
  from: trying.from + done,
  worlds: trying.worlds - done,
});

/** World by world, as many as there is time for. */
function tryPiece(deliberation: Deliberation, trying: Trying): Results {
  const end = performance.now() + PIECE;
  const results: (readonly number[])[] = [];
  do results.push(...deliberation.try({ ...rest(trying, results.length), worlds: 1 }));
  while (results.length < trying.worlds && performance.now() < end);
  return results;
}

/** As long as nobody waits for the answer. What is missing at the end is left to those who think together. */
async function tryAtLeisure(deliberation: Deliberation, urgency: Urgency, trying: Trying): Promise<Results> {
  const results: (readonly number[])[] = [];
  while (urgency.helpers === undefined && results.length < trying.worlds) {
    await wait(0);
    if (urgency.dropped) throw new ThoughtDropped();
    results.push(...tryPiece(deliberation, rest(trying, results.length)));
  }
  return results;
}

/** A helper that is not ready yet is not waited for: the leader goes on without it. */
async function lead<Outcome>(
  thought: Thought,
  urgency: Urgency,
  deliberate: () => Deliberation,
  roundsOf: (deliberation: Deliberation) => Rounds<Outcome>,
): Promise<Outcome> {
  let invited = urgency.helpers && invite(thought, urgency.helpers);
  const deliberation = deliberate();
  const rounds = roundsOf(deliberation);
  let step = rounds.next();
  while (!step.done) {
    let results = await tryAtLeisure(deliberation, urgency, step.value);
    if (results.length < step.value.worlds) {
      invited ??= invite(thought, urgency.helpers ?? []);
      await Promise.race([invited.all, wait(MOMENT)]);
      results = [...results, ...(await tryTogether({ deliberation, ...invited }, rest(step.value, results.length)))];
    }
    step = rounds.next(results);
  }
  return step.value;
}

/** How the player deliberates, where there is something to share and somebody to share it with. */
const sharedWith = (helpers: readonly Helper[], thought: Thought): Player['deliberate'] =>
  helpers.length > 0 && canBeShared(thought) ? playerOf(thought).deliberate : undefined;

export async function thinkTogether(game: Game, thought: Thought, helpers: readonly Helper[]): Promise<Decision> {
  const deliberate = sharedWith(helpers, thought);
  if (deliberate === undefined) return think(game, thought);
  const plan = new Plan();
  const begin = (): Deliberation => deliberate({ ...questionOf(game, thought), plan });
  const move = await lead(thought, new Urgency(helpers), begin, (deliberation) => deliberation.choose());
  return { move, plan: plan.steps };
}

/** Thinks about what nobody has asked yet; once somebody has, as fast as with everybody's help. */
export async function thinkAtLeisure(game: Game, thought: Thought, urgency: Urgency): Promise<Decision> {
  const { deliberate } = playerOf(thought);
  if (deliberate === undefined || !canBeShared(thought)) return think(game, thought);
  const plan = new Plan();
  // What the clock has ended may be another move than would be found without others that are heard in between.
  const clock = clockThat(() => {
    urgency.dropped = true;
  });
  const begin = (): Deliberation => deliberate({ ...questionOf(game, thought, clock), plan });
  const move = await lead(thought, urgency, begin, (deliberation) => deliberation.choose());
  if (urgency.dropped) throw new ThoughtDropped();
  return { move, plan: plan.steps };
}

export async function explainTogether(
  game: Game,
  thought: Thought,
  helpers: readonly Helper[],
): Promise<Reasons | undefined> {
  const deliberate = sharedWith(helpers, thought);
  if (deliberate === undefined) return explain(game, thought);
  const begin = (): Deliberation => deliberate(questionOf(game, thought));
  return lead(thought, new Urgency(helpers), begin, (deliberation) => deliberation.explain());
}
