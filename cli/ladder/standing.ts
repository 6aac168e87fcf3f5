/** What the blocks of a contest come to. */
import type { Block } from '../../players/contest.ts';
import {
  addDurations,
  blockInterval,
  type Durations,
  type Interval,
  mean,
  quantile,
  sequentialTest,
  type Verdict,
} from '../../players/statistics.ts';

export interface ThinkingTime {
  readonly p50: number | undefined;
  readonly p95: number | undefined;
}
export interface Standing extends Interval {
  readonly blocks: number;
  readonly games: number;
  /** The hero's part of the victories. */
  readonly share: number;
  readonly points: number;
  readonly rivalPoints: number;
  readonly verdict: Verdict;
  readonly evidence: number;
  readonly hero: ThinkingTime;
  readonly rival: ThinkingTime;
  readonly longest: number;
  /** Decisions that the clock ended. */
  readonly ranOut: number;
}

const shareOf = ({ shares }: Block): number => mean(shares);

/** How many of the first blocks the test needs: the same however many were played beside each other. */
export function decidedAfter(blocks: readonly Block[], test: Interval): number | undefined {
  const shares: number[] = [];
  for (const block of blocks) {
    shares.push(shareOf(block));
    if (sequentialTest(shares, test, block.shares.length).verdict !== 'open') return shares.length;
  }
  return undefined;
}

function thinkingTime(turns: readonly Durations[]): ThinkingTime {
  const all: Durations = {};
  for (const each of turns) addDurations(all, each);
  return { p50: quantile(all, 0.5), p95: quantile(all, 0.95) };
}

export function standingOf(blocks: readonly Block[], test: Interval): Standing {
  const shares = blocks.map(shareOf);
  const perBlock = blocks[0].shares.length;
  return {
    blocks: blocks.length,
    games: blocks.length * perBlock,
    share: mean(shares),
    ...blockInterval(shares, perBlock),
    points: mean(blocks.map(({ points }) => mean(points))),
    rivalPoints: mean(blocks.map(({ rivalPoints }) => mean(rivalPoints))),
    ...sequentialTest(shares, test, perBlock),
    hero: thinkingTime(blocks.map(({ heroTurns }) => heroTurns)),
    rival: thinkingTime(blocks.map(({ rivalTurns }) => rivalTurns)),
    longest: Math.max(...blocks.map(({ longest }) => longest)),
    ranOut: blocks.reduce((sum, block) => sum + block.ranOut, 0),
  };
}
