/** The right end of the top bar: who watches, the line, and on a phone the chat. */
import type { ReactNode } from 'react';
import { armOf } from '../../online/station-line.ts';
import { Icon } from '../../page/icons.tsx';
import { useDesk } from '../../table/context.ts';
import { Semaphore } from '../parts/semaphore.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { useHere } from './here.ts';
import { useOnlineSay } from './say.ts';

export function Tools({ unread }: { unread: number }): ReactNode {
  const { told, line } = useHere();
  const { session, state } = useDesk();
  const say = useOnlineSay();
  const { watchers } = told.card;
  const arm = armOf(line);
  const words = say(`online.line.${arm}`);
  return (
    <div className="online-tools">
      {watchers > 0 && (
        <span className="watchers" title={say('online.watchers', { count: watchers })}>
          <Icon name="eye" size={19} />
          <span aria-hidden="true">{watchers}</span>
          <span className="unseen">{say('online.watchers', { count: watchers })}</span>
        </span>
      )}
      <span className="line-state" role="status" title={words} data-line={arm}>
        <Semaphore state={arm} />
        <span className="words">{words}</span>
      </span>
      <button
        type="button"
        className="button quiet tool chat-tool"
        aria-pressed={state.panel === 'chat'}
        aria-label={unread > 0 ? `${say('chat.title')}: ${say('chat.new', { count: unread })}` : say('chat.title')}
        onClick={() => session.showPanel(state.panel === 'chat' ? undefined : 'chat')}
      >
        <ChatIcon />
        {unread > 0 && <b className="unread">{unread}</b>}
      </button>
    </div>
  );
}
