/** Whoever plays a game for the first time is told in a minute what it is about; the rules have the rest. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasCourse } from '../page/boards.ts';
import { change, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useDesk } from './context.ts';

export default function Welcome(): ReactNode {
  const { session, state, info, board, say, tell } = useDesk();
  const { welcomed } = useStore(settings);
  const { id, title } = info.game;
  // What a move would do is told at the same place, and is more urgent.
  const busy = state.considered !== undefined || state.past !== undefined || state.panel !== undefined;
  if (!board.welcome || busy || welcomed.includes(id)) return null;
  const putAway = (): void => change({ welcomed: [...welcomed, id] });
  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">{say('web.inShort', { game: title })}</h2>
      <ol>
        {board.welcome.map((sentence) => (
          <li key={sentence.key}>{tell(sentence)}</li>
        ))}
      </ol>
      <p>{say('web.inShortHow')}</p>
      <div className="way">
        {hasCourse(id) && (
          <Link href={`/learn/${id}`} className="button quiet" onClick={putAway}>
            {say('web.learn')}
          </Link>
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            putAway();
            session.showPanel('rules');
          }}
        >
          {say('web.rules')}
        </button>
        <button type="button" className="button go" onClick={putAway}>
          {say('web.inShortDone')}
        </button>
      </div>
    </section>
  );
}
