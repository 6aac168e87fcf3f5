/** Speaks what happens to those who listen instead of looking. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDesk } from './context.ts';

export function LiveRegion(): ReactNode {
  const { log, present, tell, say, props } = useDesk();
  const heard = useRef(log.length);
  const [words, setWords] = useState('');
  const { stage } = present;
  // Not in the effect itself: a page that was busy gets the moves of several turns in one go, and an update inside each of these updates
  // is what React takes for an endless loop.
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = log.slice(Math.min(heard.current, log.length)).flatMap((entry) => entry.lines.map(tell));
      heard.current = log.length;
      const question = stage.kind === 'yours' ? [say('web.yourTurn'), tell(stage.prompt.text)] : [];
      const sentence = [...fresh, ...question].join('. ');
      if (sentence !== '') setWords(sentence);
    });
    return () => clearTimeout(timer);
  }, [log, stage, tell, say]);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label={say('web.latest')} lang={props.language}>
      {words}
    </div>
  );
}
