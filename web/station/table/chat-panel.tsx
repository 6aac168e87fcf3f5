/** What people at the table say to each other, what became of the table meanwhile, and one's own notes. */
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatLine, PHRASES, REACTIONS, Stage } from '../../../server/protocol/tables.ts';
import { SeatMark } from '../../kit/marks.tsx';
import { useStore } from '../../store/store.ts';
import { useDesk } from '../../table/context.ts';
import { reachable } from '../../table/panels.tsx';
import { isWebKey } from '../../text/index.ts';
import { Badge } from '../parts/badge.tsx';
import { StationIcon } from '../parts/icons.tsx';
import { useHere } from './here.ts';
import { Notes } from './notes.tsx';
import { type OnlineSay, useOnlineSay } from './say.ts';
import { useTell } from './tell.ts';
import { isOnlineKey } from './text/index.ts';

type Phrase = (typeof PHRASES)[number];
type Reaction = (typeof REACTIONS)[number];

/** Three are offered, those that are said most at that time. */
const OFFERED: Readonly<Record<Stage, readonly Phrase[]>> = {
  gathering: ['hello', 'oneMoment', 'back'],
  playing: ['wellPlayed', 'oneMoment', 'back'],
  over: ['goodGame', 'wellPlayed', 'thanks'],
  closed: ['thanks', 'goodGame', 'back'],
};
const ALL_REACTIONS: readonly Reaction[] = ['bravo', 'ouch', 'think', 'laugh', 'thanks'];

const isReaction = (text: string | undefined): text is Reaction => ALL_REACTIONS.some((one) => one === text);

function timeWords(when: number, language: string): string {
  const date = new Date(when);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(today ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

/** Levels of opponents have names of their own in every language, and who has no name any more is a former player. */
function inWords(say: OnlineSay, params: ChatLine['params'] = {}): NonNullable<ChatLine['params']> {
  const key = `level.${params.level}`;
  const named = Object.entries(params).map(([name, value]) => [name, value === '' ? say('web.formerPlayer') : value]);
  return { ...Object.fromEntries(named), ...(isWebKey(key) ? { level: say(key) } : {}) };
}

/** What a line says, in the reader's language where it is not somebody's own words. */
function lineWords(say: OnlineSay, line: ChatLine): string {
  if (line.text !== undefined) return line.text;
  return line.key !== undefined && isOnlineKey(line.key) ? say(line.key, inWords(say, line.params)) : '';
}

function Said({ line }: { line: ChatLine }): ReactNode {
  const { props, session } = useDesk();
  const say = useOnlineSay();
  const { language } = props;
  const shape = line.seat === undefined ? undefined : props.seats[line.seat]?.shape;
  return (
    <li>
      {line.seat !== undefined && shape ? (
        <SeatMark seat={line.seat} shape={shape} size={26} />
      ) : (
        line.person && <Badge person={line.person} size={26} />
      )}
      <div>
        <p className="by">
          <b>{line.person?.name}</b>
          <time dateTime={new Date(line.when).toISOString()}>{timeWords(line.when, language)}</time>
        </p>
        {isReaction(line.reaction) ? (
          <p className="reaction">
            <b>{say(`chat.reaction.${line.reaction}`)}</b>
            {line.at !== undefined && (
              <button type="button" onClick={() => void session.look(line.at ?? 0)}>
                {say('chat.toMove', { at: line.at })}
              </button>
            )}
          </p>
        ) : (
          <p className="words">{lineWords(say, line)}</p>
        )}
      </div>
    </li>
  );
}

function Fact({ line }: { line: ChatLine }): ReactNode {
  const { props } = useDesk();
  const say = useOnlineSay();
  const words = lineWords(say, line);
  if (words === '') return null;
  return (
    <li className="fact">
      {words} · <time dateTime={new Date(line.when).toISOString()}>{timeWords(line.when, props.language)}</time>
    </li>
  );
}

/** How far from the end somebody may have scrolled and still reads along. */
const NEAR_END = 60;

function Talk({ lines }: { lines: readonly ChatLine[] }): ReactNode {
  const say = useOnlineSay();
  const { online } = useHere();
  const list = useRef<HTMLUListElement>(null);
  const readsAlong = useRef(true);
  const { session } = useDesk();
  const [first] = lines;
  const last = lines.at(-1)?.id;
  // What is new comes into sight, unless somebody reads further up.
  useLayoutEffect(() => {
    const talk = list.current;
    if (talk && readsAlong.current && last !== undefined) talk.scrollTop = talk.scrollHeight;
  }, [last]);
  const follow = (): void => {
    const talk = list.current;
    if (talk) readsAlong.current = talk.scrollHeight - talk.scrollTop - talk.clientHeight < NEAR_END;
  };
  return (
    <ul
      className="talk"
      ref={(talk) => {
        list.current = talk;
        reachable(talk);
      }}
      onScroll={follow}
      aria-label={say('chat.everyone')}
      aria-live="polite"
    >
      {first !== undefined && first.id > 1 && (
        <li className="earlier">
          <button
            type="button"
            className="button small"
            onClick={() => void session.attempt(() => online.readEarlier())}
          >
            {say('chat.earlier')}
          </button>
        </li>
      )}
      {lines.length === 0 && <li className="nobody">{say('chat.nobody')}</li>}
      {lines.map((line) => (line.person ? <Said key={line.id} line={line} /> : <Fact key={line.id} line={line} />))}
    </ul>
  );
}

function Ready(): ReactNode {
  const { told } = useHere();
  const say = useOnlineSay();
  const tell = useTell();
  return (
    <div className="quick">
      {OFFERED[told.card.stage].map((phrase) => (
        <button type="button" key={phrase} className="button" onClick={() => tell({ type: 'phrase', phrase })}>
          {say(`phrase.${phrase}`)}
        </button>
      ))}
    </div>
  );
}

function Reactions(): ReactNode {
  const { present } = useDesk();
  const say = useOnlineSay();
  const tell = useTell();
  const { at } = present.moment;
  if (at === 0) return null;
  return (
    <fieldset className="quick reactions">
      <legend className="unseen">{say('chat.react')}</legend>
      {ALL_REACTIONS.map((reaction) => (
        <button
          type="button"
          key={reaction}
          className="button quiet"
          title={say('chat.react')}
          onClick={() => tell({ type: 'react', reaction, at })}
        >
          {say(`chat.reaction.${reaction}`)}
        </button>
      ))}
    </fieldset>
  );
}

const LONGEST = 500;

function Write(): ReactNode {
  const { online } = useHere();
  const { session } = useDesk();
  const say = useOnlineSay();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    // What could not be said is there to be sent again.
    if (!(await session.attempt(() => online.tell({ type: 'say', text: words })))) setText((now) => now || words);
  };
  return (
    <form className="write" onSubmit={(event) => void send(event)}>
      <input
        type="text"
        value={text}
        maxLength={LONGEST}
        onChange={(event) => setText(event.target.value)}
        placeholder={say('chat.write')}
        aria-label={say('chat.write')}
        autoComplete="off"
        enterKeyHint="send"
      />
      <button type="submit" className="button go" aria-label={say('chat.send')} disabled={text.trim() === ''}>
        <StationIcon name="send" />
      </button>
    </form>
  );
}

export function ChatPanel(): ReactNode {
  const { online, seat } = useHere();
  const say = useOnlineSay();
  const lines = useStore(online.chat);
  const [leaf, setLeaf] = useState<'everyone' | 'notes'>('everyone');
  useEffect(() => online.readUpTo(lines.at(-1)?.id), [online, lines]);
  return (
    <div className="chat-panel">
      {seat !== undefined && (
        <div className="segments">
          <button type="button" aria-pressed={leaf === 'everyone'} onClick={() => setLeaf('everyone')}>
            {say('chat.everyone')}
          </button>
          <button type="button" aria-pressed={leaf === 'notes'} onClick={() => setLeaf('notes')}>
            {say('chat.notes')}
          </button>
        </div>
      )}
      {leaf === 'notes' && seat !== undefined ? (
        <Notes />
      ) : (
        <>
          <Talk lines={lines} />
          {seat === undefined ? (
            <p className="hint">{say('chat.onlySeated')}</p>
          ) : (
            <>
              <Reactions />
              <Ready />
              <Write />
            </>
          )}
        </>
      )}
    </div>
  );
}
