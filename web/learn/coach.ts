/** A teacher who plays beside the learner: thinks about each question first, and says afterwards what he would have done. */
import { useEffect, useRef, useState } from 'react';
import { canonical, type Move } from '../../kernel/index.ts';
import { useDesk } from '../table/context.ts';
import type { Advice, Reasons } from '../worker/protocol.ts';

/** Fewer points between two turns than these are no difference. */
const ABOUT_EQUAL = 0.5;

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'near' | 'other'; readonly move: Move }
  | { readonly kind: 'better'; readonly move: Move; readonly points: number };

/** What was done, beside what the teacher had found best. */
export function verdictOn(move: Move, { lines }: Reasons): Verdict | undefined {
  const [best] = lines;
  if (!best) return undefined;
  const [wanted] = best.moves;
  if (canonical(move) === canonical(wanted)) return { kind: 'same' };
  const chosen = lines.find((line) => canonical(line.moves[0]) === canonical(move));
  if (!chosen) return { kind: 'other', move: wanted };
  const points = best.worth - chosen.worth;
  return points < ABOUT_EQUAL ? { kind: 'near', move: wanted } : { kind: 'better', move: wanted, points };
}

export interface Coaching {
  /** What the teacher would do now; undefined while he thinks, or where there is nothing to choose. */
  readonly reasons: Reasons | undefined;
  /** What he says of the move before. */
  readonly verdict: Verdict | undefined;
}

const reasonsOf = ({ lines, givenUp }: Advice): Reasons => ({
  lines: lines.map(({ moves, worth = 0, gains, later }) => ({ moves, worth, gains, later })),
  givenUp,
});

/** The teacher's thoughts on the question on the screen, and his word on the answer before. */
export function useCoach(last: { readonly move: Move; readonly version: number } | undefined): Coaching {
  const { session, present } = useDesk();
  const { version, stage } = present;
  const [thought, setThought] = useState<{ readonly version: number; readonly reasons: Reasons }>();
  const thoughts = useRef(new Map<number, Reasons>());
  const choice = stage.kind === 'yours' && stage.moves.length > 1;
  useEffect(() => {
    if (!choice) return;
    let current = true;
    session.host.advice().then(
      (advice) => {
        if (!current || !advice) return;
        const reasons = reasonsOf(advice);
        thoughts.current.set(version, reasons);
        setThought({ version, reasons });
      },
      // Whoever has moved on needs no advice.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, version, choice]);
  const before = last && thoughts.current.get(last.version);
  return {
    reasons: thought?.version === version ? thought.reasons : undefined,
    verdict: last && before && verdictOn(last.move, before),
  };
}
