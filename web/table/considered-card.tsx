/** What a move would do, before it is done. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Change, Text } from '../../kernel/index.ts';
import type { Offer } from '../kit/index.ts';
import { SeatMark } from '../kit/marks.tsx';
import { Icon } from '../page/icons.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { lively, settings } from '../settings/settings.ts';
import { PHONE } from '../style/screens.ts';
import type { Consequences } from '../worker/protocol.ts';
import { anchorOf, isCut, liesInSheet, placeBeside, unplace } from './beside.ts';
import { ChangeRow } from './change-rows.tsx';
import { useDesk } from './context.ts';
import { Pills } from './pills.tsx';
import type { Rehearsal } from './rehearsal.ts';
import type { Considered } from './session.ts';
import { useTeacher } from './teacher.ts';
import { subjectOf } from './turns.ts';

/** More rows than these are no overview. */
const MOST_ROWS = 8;
const MOST_OTHERS = 4;

/** What happens to somebody else through it: said in words, and what it does to their points. */
function ForOthers({ lines, changes }: { lines: readonly Text[]; changes: readonly Change[] }): ReactNode {
  const { say, tell, props } = useDesk();
  const sentences = lines.filter((line) => subjectOf(line) !== undefined && subjectOf(line) !== props.me);
  const points = changes.filter(({ text }) => text.key === 'house.pointsNow');
  const rows = sentences.length > 0 ? points : changes;
  if (rows.length === 0 && sentences.length === 0) return null;
  return (
    <>
      <h4>{say('web.forOthers')}</h4>
      <ul>
        {withUniqueKeys(sentences.map(tell)).map(({ key, words }, i) => {
          const seat = subjectOf(sentences[i]) ?? 0;
          return (
            <li key={key} className="sentence-of">
              <SeatMark seat={seat} shape={props.seats[seat].shape} size={16} />
              <span>{words}</span>
            </li>
          );
        })}
        {rows.slice(0, MOST_OTHERS).map((change) => (
          <ChangeRow key={JSON.stringify(change)} change={change} marked />
        ))}
      </ul>
    </>
  );
}

/** What is to be decided after it, and by whom. */
function Then({ next }: { next: Consequences['next'] }): ReactNode {
  const { say, tell, props } = useDesk();
  if (!next) return <p className="then">{say('web.thenOver')}</p>;
  const { asked, seat } = next;
  return (
    <p className="then">
      {asked
        ? say('web.thenAsked', { question: tell(asked.prompt.text), count: asked.moves })
        : say('web.thenOther', { name: props.seats[seat].name })}
    </p>
  );
}

/** Where a game counts points on a track, the part of the score that they are would say the same once more. */
const saidTwice = (change: Change, all: readonly Change[]): boolean =>
  change.text.key.startsWith('score.') &&
  all.some(
    ({ text, before, after }) =>
      !text.key.startsWith('score.') &&
      text.key !== 'house.pointsNow' &&
      before === change.before &&
      after === change.after,
  );

function Changes({ consequences }: { consequences: Consequences }): ReactNode {
  const { say, tell, props } = useDesk();
  const { lines, changes } = consequences;
  const mine = changes.filter(({ seat }) => seat === undefined || seat === props.me);
  const own = mine.filter((change) => !saidTwice(change, mine));
  const others = changes.filter(({ seat }) => seat !== undefined && seat !== props.me);
  const unknown = consequences.view === undefined;
  return (
    <>
      {unknown && own.length > 0 && <h4>{say('web.known')}</h4>}
      {own.length > 0 ? (
        <ul className="changes">
          {own.slice(0, MOST_ROWS).map((change) => (
            <ChangeRow key={JSON.stringify(change)} change={change} />
          ))}
        </ul>
      ) : (
        <ul>
          {withUniqueKeys(lines.filter((line) => subjectOf(line) === props.me).map(tell)).map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
        </ul>
      )}
      <ForOthers lines={lines} changes={others} />
      {unknown ? (
        <div className="reveals">
          <h4>{say('web.notKnown')}</h4>
          <p>{say('web.reveals')}</p>
        </div>
      ) : (
        <>
          <Then next={consequences.next} />
          {consequences.kind === 'reveals' && <p className="reveals">{say('web.shown')}</p>}
        </>
      )}
    </>
  );
}

/** Where a tap turns the piece: the same by a button, which a finger hits more easily. */
function Turn({ offer }: { offer: Offer }): ReactNode {
  const { session, say } = useDesk();
  const next = offer.targets.map((target) => session.meant(target)).find((meant) => meant !== undefined);
  if (!next || next.id === offer.id) return null;
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => void session.consider(next, true)}
      aria-label={say('web.turn')}
      title={say('web.turn')}
      data-turn=""
    >
      <Icon name="restart" />
    </button>
  );
}

/** The keyboard is at the answer already, and goes back to where it was. */
function useAnswer(): RefObject<HTMLButtonElement | null> {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    yes.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return yes;
}

/** So long a step is read before the next one is shown by itself. */
const STEP_MS = 1_800;

/** The ways through a line that is shown: on, back, out of it, or to have it played. */
function Steps({ rehearsal }: { rehearsal: Rehearsal }): ReactNode {
  const { session, say } = useDesk();
  const { steps, at, whole } = rehearsal;
  const last = at === steps.length - 1;
  const on = useAnswer();
  const play = useRef<HTMLButtonElement>(null);
  // The keyboard walks through the line; at its end it is where the line is played.
  useEffect(() => {
    if (last && document.activeElement === on.current) play.current?.focus({ preventScroll: true });
  }, [last, on]);
  /** Where nothing may move by itself, and once somebody has gone a step, the hand leads. */
  const [byItself, setByItself] = useState(() => lively(settings.get()));
  useEffect(() => {
    if (!byItself || last) return;
    const timer = setTimeout(() => session.showStep(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [byItself, last, at, session]);
  const go = (by: number): void => {
    setByItself(false);
    session.showStep(at + by);
  };
  return (
    <div className="way">
      <button type="button" className="button quiet" onClick={() => session.dismiss()} aria-label={say('web.close')}>
        <Icon name="close" />
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => go(-1)}
        disabled={at === 0}
        aria-label={say('web.stepBack')}
        data-step="back"
      >
        <Icon name="back" />
      </button>
      <button
        ref={on}
        type="button"
        className="button quiet"
        onClick={() => go(1)}
        disabled={last}
        aria-label={say('web.stepOn')}
        data-step="on"
      >
        <Icon name="forward" />
      </button>
      <button ref={play} type="button" className="button go" onClick={() => void session.confirm()} data-play-line="">
        {say(whole ? 'web.playLine' : 'web.playLinePart')}
      </button>
    </div>
  );
}

/** Waits for a yes. */
function Confirm({ offer }: { offer: Offer }): ReactNode {
  const { session, say } = useDesk();
  const yes = useAnswer();
  return (
    <div className="way">
      <button type="button" className="button quiet" onClick={() => session.dismiss()} aria-label={say('web.cancel')}>
        <Icon name="close" />
      </button>
      <Turn offer={offer} />
      <button ref={yes} type="button" className="button go" onClick={() => void session.confirm()} data-confirm="">
        {say('web.do')}
      </button>
    </div>
  );
}

/** On a phone the card of an advised move lies on the hint: it brings the reasons along. */
function Reasons({ offer }: { offer: Offer }): ReactNode {
  const { session, state } = useDesk();
  const first = state.rehearsal?.steps[0].offer ?? offer;
  const line = state.panel === 'hint' && state.advice?.lines.find((each) => session.advised(each)?.id === first.id);
  return line && <Pills parts={line.gains} later={line.later} />;
}

/** So high a card with its consequences is as a rule: neither it nor its buttons shall move when they come. */
const USUAL_HEIGHT = 240;

const placesOf = ({ targets }: Offer): string[] => targets.map((target) => `[data-target="${CSS.escape(target)}"]`);

/** The card stands beside what it tells about; on a phone over the question and my things, or above them where one of those is chosen. */
function useBeside(considered: Considered | undefined, floats: boolean) {
  const card = useRef<HTMLElement>(null);
  const line = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown || !considered || !floats) return;
    const { offer, pinned, consequences } = considered;
    // Where the hand already is, the card only grows, unless it would have to grow over the question or what a teacher says.
    const grown = pinned && consequences !== undefined && shown.dataset.placed === offer.id;
    if (grown && !isCut(shown)) return;
    const menu = document.querySelector('.target-menu:popover-open');
    const anchor = menu ?? anchorOf([...placesOf(offer), `[data-offer="${CSS.escape(offer.id)}"]`, '.question-bar']);
    if (!anchor) return;
    placeBeside(shown, anchor, line.current, { height: USUAL_HEIGHT, below: pinned });
    // A card that came with the pointer was smaller: once it waits for an answer it is placed anew.
    shown.dataset.placed = pinned ? offer.id : '';
  }, [considered, floats]);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown || !considered || floats) return;
    unplace(shown);
    // A teacher's words are not covered by what they are about.
    const said = document.querySelector('.taught > .teacher')?.getBoundingClientRect().height ?? 0;
    shown.style.setProperty('--said', `${said}px`);
    // A second tap on what was chosen says yes: it stays in sight.
    shown.toggleAttribute('data-above', liesInSheet(anchorOf(placesOf(considered.offer))));
  }, [considered, floats]);
  return { card, line };
}

export default function ConsideredCard(): ReactNode {
  const { state, say, tell, board, props } = useDesk();
  const { considered, rehearsal } = state;
  const teacher = useTeacher();
  const floats = !matchMedia(PHONE).matches;
  const hidden = !considered || state.past !== undefined || state.still;
  const { card, line } = useBeside(hidden ? undefined : considered, floats);
  if (hidden) return null;
  const { offer, consequences, pinned } = considered;
  return (
    <>
      {floats && (
        <svg className="leader" aria-hidden="true">
          <path ref={line} className="casing" />
        </svg>
      )}
      <section
        ref={card}
        className={`considered${pinned ? ' pinned' : ''}${floats ? ' floats' : ''}`}
        aria-label={say('web.consequences')}
      >
        <div className="what" role={rehearsal && 'status'}>
          <h3>
            {rehearsal && (
              <small>{say('web.lineStep', { number: rehearsal.at + 1, count: rehearsal.steps.length })}</small>
            )}
            {board.Choice && <board.Choice {...props} offer={offer} />}
            {tell(offer.text)}
          </h3>
          {pinned && !floats && <Reasons offer={offer} />}
          {!floats && teacher?.Said && <teacher.Said move={offer.move} />}
          {consequences && <Changes consequences={consequences} />}
        </div>
        {pinned && (rehearsal ? <Steps rehearsal={rehearsal} /> : <Confirm key={offer.id} offer={offer} />)}
      </section>
    </>
  );
}
