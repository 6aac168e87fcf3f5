/** Travelling through the game: where we are, and the ways out. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../page/icons.tsx';
import type { Moment } from '../worker/protocol.ts';
import { useAround } from './around.ts';
import { useDesk } from './context.ts';

export function TimeSlider(): ReactNode {
  const { session, say, present, state } = useDesk();
  const now = present.moment.at;
  const at = state.past?.at ?? now;
  return (
    <div className="time-slider">
      <button
        type="button"
        className="button quiet small"
        onClick={() => void session.look(at - 1)}
        disabled={at === 0}
        aria-label={say('web.back')}
        data-key="["
      >
        <Icon name="back" size={18} />
      </button>
      <input
        type="range"
        min={0}
        max={now}
        value={at}
        onChange={(event) => void session.look(Number(event.target.value))}
        aria-label={say('web.slider')}
        aria-valuetext={say('web.past', { at, count: now })}
      />
      <button
        type="button"
        className="button quiet small"
        onClick={() => void session.look(at + 1)}
        disabled={at >= now}
        aria-label={say('web.forward')}
        data-key="]"
      >
        <Icon name="forward" size={18} />
      </button>
    </div>
  );
}

const STEP_MS = 700;

/** Shows one moment after the other until the present is reached. */
function useReplay(at: number): [playing: boolean, toggle: () => void] {
  const { session } = useDesk();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => void session.look(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at, session]);
  return [playing, () => setPlaying(!playing)];
}

/** Not every game ends what it tells with a full stop; here one thing follows another. */
const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

export default function TimeBar({ past }: { past: Moment }): ReactNode {
  const { session, say, present, log, tell } = useDesk();
  const [, go] = useLocation();
  const branch = async (): Promise<void> => go(`/table/${await session.host.branch(past.at)}`);
  const lines = log[past.at]?.lines ?? [];
  const [playing, toggle] = useReplay(past.at);
  const around = useAround();
  return (
    <section className="question-bar past" aria-label={say('web.slider')} data-stage="past">
      <div className="sentence">
        <h2>{say('web.past', { at: past.at, count: present.moment.at })}</h2>
        <p className="narration">{lines.map((line) => sentence(tell(line))).join(' ')}</p>
      </div>
      <TimeSlider />
      <div className="way">
        <button type="button" className="button quiet" onClick={toggle} aria-pressed={playing}>
          <Icon name={playing ? 'pause' : 'play'} />
          {say(playing ? 'web.pause' : 'web.replay')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => void branch()}
          title={present.stage.kind === 'over' ? undefined : say('web.branchPracticeWhy')}
          data-branch=""
        >
          <Icon name="branch" />
          {say(present.stage.kind === 'over' ? 'web.branch' : 'web.branchPractice')}
        </button>
        {around?.wayBackTo(past.at)}
        <button type="button" className="button" onClick={() => void session.now()}>
          {say('web.now')}
        </button>
      </div>
    </section>
  );
}
