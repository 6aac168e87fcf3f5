/** Speaks what happens to those who listen instead of looking. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type TableDesk, useDesk } from './context.ts';

/** What happens within so short a time is told in one go. */
const GATHER_MS = 100;

interface Latest extends Pick<TableDesk, 'log' | 'tell' | 'say'> {
  readonly stage: TableDesk['present']['stage'];
}

/** What happened since so many entries of the log were told, and what is asked now. */
function news({ log, stage, tell, say }: Latest, heard: number): string {
  const fresh = log.slice(Math.min(heard, log.length)).flatMap((entry) => entry.lines.map(tell));
  const question = stage.kind === 'yours' ? [say('web.yourTurn'), tell(stage.prompt.text)] : [];
  return [...fresh, ...question].join('. ');
}

export function LiveRegion(): ReactNode {
  const { log, present, tell, say, props } = useDesk();
  const heard = useRef(log.length);
  const [words, setWords] = useState('');
  const { stage } = present;
  const latest = useRef({ log, stage, tell, say });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { log, stage, tell, say };
    // Not at once: a page that was busy gets many moves in one go, and an update inside each of these updates is what React takes for an
    // endless loop. And what is replaced too soon is never spoken.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const sentence = news(latest.current, heard.current);
      heard.current = latest.current.log.length;
      if (sentence !== '') setWords(sentence);
    }, GATHER_MS);
  }, [log, stage, tell, say]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label={say('web.latest')} lang={props.language}>
      {words}
    </div>
  );
}
