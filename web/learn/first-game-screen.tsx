/** The first whole game, with a teacher beside the table. */
import '../style/learn.css';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { canonical, type Move, type ScorePart } from '../../kernel/index.ts';
import { Icon } from '../page/icons.tsx';
import { createStore, type Store, useStore } from '../store/store.ts';
import { useDesk } from '../table/context.ts';
import { localLine } from '../table/local-line.ts';
import { TableSession } from '../table/session.ts';
import { TableOf } from '../table/table-screen.tsx';
import { type Teacher, TeacherContext } from '../table/teacher.ts';
import type { Reasons } from '../worker/protocol.ts';
import { useCoach, type Verdict } from './coach.ts';
import { overriding } from './overriding.ts';
import { type LearnSay, useLearnSay } from './say.ts';

interface LastMove {
  readonly move: Move;
  readonly version: number;
}

/** What the teacher was asked about last. */
interface Advised {
  readonly version: number;
  readonly reasons: Reasons;
}

const AdvisedContext = createContext<Store<Advised | undefined>>(createStore<Advised | undefined>(undefined));
const LastMoveContext = createContext<Store<LastMove | undefined>>(createStore<LastMove | undefined>(undefined));

const signed = (points: number): { sign: string; points: number } => {
  const whole = Math.round(Math.abs(points));
  return { sign: points < 0 ? '−' : '+', points: whole };
};

function useWords(say: LearnSay): {
  move(move: Move): string;
  gains(parts: readonly ScorePart[]): string;
} {
  const { present, tell, speaker } = useDesk();
  const { stage } = present;
  const seen = useMemo(() => new Map<string, string>(), []);
  if (stage.kind === 'yours') for (const { move, text } of stage.moves) seen.set(canonical(move), tell(text));
  const list = new Intl.ListFormat(speaker.language, { type: 'conjunction' });
  return {
    move: (move) => seen.get(canonical(move)) ?? '',
    gains: (parts) =>
      list.format(
        parts
          .filter(({ points }) => Math.round(Math.abs(points)) > 0)
          .map(({ key, points }) => say('learn.coach.part', { ...signed(points), source: tell({ key }) })),
      ),
  };
}

function VerdictWords({ verdict, say, words }: { verdict: Verdict; say: LearnSay; words(move: Move): string }) {
  switch (verdict.kind) {
    case 'same':
      return say('learn.coach.same');
    case 'better':
      return say('learn.coach.better', { move: words(verdict.move), points: Math.round(verdict.points) || 1 });
    default:
      return say(`learn.coach.${verdict.kind}`, { move: words(verdict.move) });
  }
}

/** What the teacher expects of his own move. */
function useProspects(say: LearnSay): (reasons: Reasons) => string {
  const words = useWords(say);
  return ({ lines: [best] }) => {
    const gains = words.gains(best.gains);
    const later = Math.round(best.later);
    return [
      ...(gains === '' ? [] : [say('learn.coach.gains', { gains })]),
      ...(later > 0 ? [say('learn.coach.later', { points: later })] : []),
    ].join(' ');
  };
}

function Advice({ reasons, say }: { reasons: Reasons; say: LearnSay }): ReactNode {
  const words = useWords(say);
  const prospects = useProspects(say);
  return (
    <p className="words">
      {say('learn.coach.advice', { move: words.move(reasons.lines[0].moves[0]) })} {prospects(reasons)}
    </p>
  );
}

/** Under the name of the move that the teacher would make. */
function Said({ move }: { move: Move }): ReactNode {
  const { present } = useDesk();
  const say = useLearnSay();
  const prospects = useProspects(say);
  const advised = useStore(useContext(AdvisedContext));
  if (advised?.version !== present.version) return null;
  if (canonical(advised.reasons.lines[0].moves[0]) !== canonical(move)) return null;
  const words = prospects(advised.reasons);
  return words !== '' && <p className="advice">{words}</p>;
}

function Panel(): ReactNode {
  const { session, present } = useDesk();
  const say = useLearnSay();
  const last = useStore(useContext(LastMoveContext));
  const advised = useContext(AdvisedContext);
  const { reasons, verdict } = useCoach(last);
  const words = useWords(say);
  const { stage, version } = present;
  const [asked, setAsked] = useState<number>();
  const open = asked === version && reasons !== undefined;
  useEffect(() => {
    if (!open) return;
    advised.set({ version, reasons });
    const wanted = canonical(reasons.lines[0].moves[0]);
    const offer = session.store.get().question?.offers.find(({ move }) => canonical(move) === wanted);
    if (offer) void session.consider(offer, true);
  }, [open, reasons, session, advised, version]);
  const choice = stage.kind === 'yours' && stage.moves.length > 1;
  const plain =
    stage.kind === 'over'
      ? 'learn.coach.over'
      : stage.kind !== 'yours'
        ? 'learn.coach.watch'
        : !choice
          ? 'learn.coach.only'
          : reasons
            ? 'learn.coach.ready'
            : 'learn.coach.thinking';
  return (
    <section className="teacher coach" aria-label={say('learn.teacher')} data-coach={plain}>
      <div className="said" role="status">
        {verdict && stage.kind !== 'over' && (
          <p className="goal">
            <VerdictWords verdict={verdict} say={say} words={words.move} />
          </p>
        )}
        {open ? <Advice reasons={reasons} say={say} /> : <p className="words">{say(plain)}</p>}
      </div>
      {choice && (
        <div className="ways">
          <button
            type="button"
            className="button sign"
            disabled={!reasons}
            onClick={() => setAsked(version)}
            data-ask-coach=""
          >
            <Icon name="bulb" size={18} />
            {say('learn.coach.ask')}
          </button>
        </div>
      )}
      {stage.kind === 'over' && (
        <div className="ways">
          <Link href={`/analysis/${session.id}`} className="button go" data-to-analysis="">
            {say('learn.coach.analysis')}
            <Icon name="forward" size={18} />
          </Link>
        </div>
      )}
    </section>
  );
}

const TEACHER: Teacher = { Panel, Said };

export default function FirstGameScreen({ id }: { id: string }): ReactNode {
  const last = useMemo(() => createStore<LastMove | undefined>(undefined), []);
  const advised = useMemo(() => createStore<Advised | undefined>(undefined), []);
  const session = useMemo(() => {
    const line = localLine();
    const host = overriding(line.host, {
      async play(version: number, move: Move) {
        await line.host.play(version, move);
        last.set({ move, version });
      },
    });
    return new TableSession(id, { ...line, host });
  }, [id, last]);
  return (
    <LastMoveContext value={last}>
      <AdvisedContext value={advised}>
        <TeacherContext value={TEACHER}>
          <TableOf session={session} />
        </TeacherContext>
      </AdvisedContext>
    </LastMoveContext>
  );
}
