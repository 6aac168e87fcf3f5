/** One's own notes: nobody else ever sees them, and they stay with the game. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDesk } from '../../table/context.ts';
import { useHere } from './here.ts';
import { useOnlineSay } from './say.ts';

/** A pause in writing: then they are kept. */
const PAUSE_MS = 800;
const LONGEST = 20_000;

type Kept = 'kept' | 'keeping' | 'lost';

export function Notes(): ReactNode {
  const { online } = useHere();
  const { session } = useDesk();
  const say = useOnlineSay();
  const [text, setText] = useState<string>();
  const [kept, setKept] = useState<Kept>('kept');
  /** What was written and is not kept yet. */
  const loose = useRef<string>(undefined);
  useEffect(() => {
    let here = true;
    void session.attempt(async () => {
      const notes = await online.ask({ type: 'notes' });
      if (here) setText(notes);
    });
    return () => {
      here = false;
    };
  }, [online, session]);
  useEffect(() => {
    const keep = async (): Promise<void> => {
      const words = loose.current;
      if (words === undefined) return;
      loose.current = undefined;
      const done = await session.attempt(() => online.tell({ type: 'notes', text: words }));
      if (!done) loose.current ??= words;
      setKept(done ? 'kept' : 'lost');
    };
    const timer = setTimeout(() => void keep(), text === undefined ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, online, session]);
  // Whoever turns the leaf has written enough.
  useEffect(
    () => () => {
      const words = loose.current;
      if (words !== undefined) void session.attempt(() => online.tell({ type: 'notes', text: words }));
    },
    [online, session],
  );
  const WORDS = { kept: 'chat.notesKept', keeping: 'chat.notesKeeping', lost: 'chat.notesLost' } as const;
  return (
    <div className="notes">
      <textarea
        value={text ?? ''}
        disabled={text === undefined}
        maxLength={LONGEST}
        aria-label={say('chat.notes')}
        onChange={(event) => {
          loose.current = event.target.value;
          setKept('keeping');
          setText(event.target.value);
        }}
      />
      <p className="hint" role="status">
        {text === '' ? say('chat.notesHint') : say(WORDS[kept])}
      </p>
    </div>
  );
}
