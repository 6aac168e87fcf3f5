/** Speaks what happens to those who listen instead of looking. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDesk } from './context.ts';

export function LiveRegion(): ReactNode {
  const { log, present, tell, say, props } = useDesk();
  const heard = useRef(log.length);
  const [words, setWords] = useState('');
  const { stage } = present;
  useEffect(() => {
    const fresh = log.slice(Math.min(heard.current, log.length)).flatMap((entry) => entry.lines.map(tell));
    heard.current = log.length;
    const question = stage.kind === 'yours' ? [say('web.yourTurn'), tell(stage.prompt.text)] : [];
    const sentence = [...fresh, ...question].join('. ');
    if (sentence !== '') setWords(sentence);
  }, [log, stage, tell, say]);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label={say('web.latest')} lang={props.language}>
      {words}
    </div>
  );
}
