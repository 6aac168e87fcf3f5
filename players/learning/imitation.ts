/**
 * Learns how likely moves are from a player's own games: a softmax over the classes of the moves that were open, fitted to what was chosen.
 * It never evaluates a position, so what it learns can be asked at every decision of a playout.
 */
import { classesIn, type Game, type PriorTable, type Setup } from '../../kernel/index.ts';
import type { Player } from '../player.ts';
import { allOf, watchGameOf } from '../watch.ts';

/** One decision: the classes of every open move, by number, and which was chosen. */
export interface Sample {
  readonly classes: readonly (readonly number[])[];
  readonly chosen: number;
}

/** Names of classes by number; samples of several threads are joined by them. */
export interface Lesson {
  readonly names: readonly string[];
  readonly samples: readonly Sample[];
}

/** Numbers for names, in the order in which they are first heard. */
class Numbering {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, known);
    return known;
  }
  get names(): string[] {
    return [...this.#numbers.keys()];
  }
}

/** Plays one game and notes every decision that had a choice. */
export function watchGame(game: Game, setup: Setup, player: Player): Lesson {
  const numbering = new Numbering();
  const samples: Sample[] = [];
  watchGameOf(game, setup, allOf(player, setup), ({ state, seat, moves, move }) => {
    if (moves.length === 1) return;
    const classes = classesIn(game, state, seat, moves);
    samples.push({
      classes: classes.map((names) => names.map((name) => numbering.of(name))),
      chosen: moves.indexOf(move),
    });
  });
  return { names: numbering.names, samples };
}

/** Lessons as one, with common numbers. */
export function joinLessons(lessons: readonly Lesson[]): Lesson {
  const numbering = new Numbering();
  const samples: Sample[] = [];
  for (const lesson of lessons) {
    const places = lesson.names.map((name) => numbering.of(name));
    for (const { classes, chosen } of lesson.samples)
      samples.push({ classes: classes.map((of) => of.map((number) => places[number])), chosen });
  }
  return { names: numbering.names, samples };
}

const ROUNDS = 12;
const STEP = 0.25;
/** Pulls weights of what was seen seldom towards nothing. */
const RIDGE = 0.002;

const weightOf = (classes: readonly number[], weights: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < classes.length; i++) sum += weights[classes[i]];
  return sum;
};

/** How likely each open move is by the weights. */
function likelihoods({ classes }: Sample, weights: Float64Array, into: number[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < classes.length; i++) {
    into[i] = weightOf(classes[i], weights);
    if (into[i] > most) most = into[i];
  }
  let sum = 0;
  for (let i = 0; i < classes.length; i++) {
    into[i] = Math.exp(into[i] - most);
    sum += into[i];
  }
  for (let i = 0; i < classes.length; i++) into[i] /= sum;
}

export interface Fit {
  /** Mean logarithm of the likelihood of what was chosen, and of a choice by chance. */
  readonly known: number;
  readonly chance: number;
  /** How often the likeliest move was chosen. */
  readonly first: number;
}

export function fitOf(samples: readonly Sample[], weights: Float64Array): Fit {
  const open: number[] = [];
  let known = 0;
  let chance = 0;
  let first = 0;
  for (const sample of samples) {
    likelihoods(sample, weights, open);
    known += Math.log(Math.max(1e-12, open[sample.chosen]));
    chance -= Math.log(sample.classes.length);
    if (sample.classes.every((_, i) => i === sample.chosen || open[i] < open[sample.chosen])) first++;
  }
  const count = Math.max(1, samples.length);
  return { known: known / count, chance: chance / count, first: first / count };
}

/** Gradient ascent, sample by sample; the same samples in the same order give the same weights. */
export function fitWeights({ names, samples }: Lesson): Float64Array {
  const weights = new Float64Array(names.length);
  const open: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP / (1 + round);
    for (const sample of samples) {
      likelihoods(sample, weights, open);
      for (let i = 0; i < sample.classes.length; i++) {
        const push = (i === sample.chosen ? 1 : 0) - open[i];
        for (const number of sample.classes[i]) weights[number] += step * (push - RIDGE * weights[number]);
      }
    }
  }
  return weights;
}

/** Smaller weights are left out of the table, and classes that were hardly ever open: what was learnt of them is chance. */
const LEAST = 0.25;
const SELDOM = 20;

export function tableOf({ names, samples }: Lesson, weights: Float64Array, from: string): PriorTable {
  const open = new Int32Array(names.length);
  for (const { classes } of samples) for (const of of classes) for (const number of of) open[number]++;
  const kept = names
    .map((name, i): [string, number] => [name, open[i] < SELDOM ? 0 : Math.round(weights[i] * 10) / 10])
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { from, weights: Object.fromEntries(kept) };
}
