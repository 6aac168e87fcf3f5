/** What somebody must know about the table besides the game: where it is kept, what became of it, what did not work. */
import { type ReactNode, useEffect, useState } from 'react';
import { RefusedError } from '../../host/calls.ts';
import { download } from '../page/files.ts';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { problemWords } from '../page/problem.ts';
import { useSay } from '../page/say.tsx';
import type { WebKey } from '../text/index.ts';
import { useAround } from './around.ts';
import { type TableDesk, useDesk } from './context.ts';
import type { TableSession } from './session.ts';

/** What holds for as long as the table is open, until it was read and put away. */
function standing({ state, info, say }: TableDesk): [key: WebKey, words: string][] {
  const notes: [WebKey, string][] = [];
  if (!state.kept) notes.push(['web.notKept', say('web.notKept')]);
  if (info.practice && info.lesson === undefined) notes.push(['web.practice', say('web.practice')]);
  if (info.olderRuleset !== undefined) {
    const key = info.readOnly ? 'web.olderShown' : 'web.older';
    notes.push([key, say(key, { ruleset: info.olderRuleset })]);
  }
  return notes.filter(([key]) => !state.putAway.includes(key));
}

export function Notices(): ReactNode {
  const desk = useDesk();
  const { session, state, say } = desk;
  const around = useAround();
  return (
    <div className="notices">
      {around?.notice}
      {state.takenOver && (
        <p className="notice" role="alert" data-notice="taken-over">
          {say('web.takenOver')}
          <button type="button" className="button go small" onClick={() => void session.takeOver()}>
            {say('web.takeBack')}
          </button>
        </p>
      )}
      {standing(desk).map(([key, words]) => (
        <p key={key} className="notice" role="status" data-notice={key}>
          {words}
          <button type="button" className="button quiet small" onClick={() => session.putAway(key)}>
            {say('web.close')}
          </button>
        </p>
      ))}
    </div>
  );
}

export function Trouble(): ReactNode {
  const { session, state, say } = useDesk();
  const around = useAround();
  if (state.trouble === undefined) return null;
  return (
    <p className="trouble" role="alert">
      {around ? around.trouble(state.trouble) : say('web.trouble', { problem: problemWords(say, state.trouble) })}
      <button type="button" className="button quiet small" onClick={() => session.clearTrouble()}>
        {say('web.close')}
      </button>
    </p>
  );
}

const isRefusal = (trouble: unknown, ...reasons: readonly string[]): boolean =>
  trouble instanceof RefusedError && trouble.kind === 'TableRefused' && reasons.includes(trouble.message);

/** Whether the table is here, but its game cannot be opened. */
const cannotBeOpened = (trouble: unknown): boolean =>
  isRefusal(trouble, 'ruleset', 'edition') || (trouble instanceof RefusedError && trouble.kind === 'RecordError');

/** What may be taken along of a game that cannot be opened; nothing of one that is not kept in this browser. */
function KeptRecord({ table }: { table: string }): ReactNode {
  const say = useSay();
  const [kept, setKept] = useState<{ readonly record: string | undefined }>();
  useEffect(() => {
    host()
      .keptRecord(table)
      .then(
        (record) => setKept({ record }),
        (problem) => setKept(isRefusal(problem, 'gone') ? undefined : { record: undefined }),
      );
  }, [table]);
  if (!kept) return null;
  const { record } = kept;
  if (record === undefined) {
    return (
      <p className="hint" data-sealed="">
        {say('web.keptSealed')}
      </p>
    );
  }
  return (
    <>
      <p className="hint">{say('web.keptRecordWhy')}</p>
      <button
        type="button"
        className="button"
        onClick={() => download(`table-${table}.roundhouse.json`, record, 'application/json')}
        data-save="kept"
      >
        <Icon name="download" />
        {say('web.saveRecord')}
      </button>
    </>
  );
}

/** The ways on from a table that could not be opened. */
export function WayOn({ session, trouble }: { session: TableSession; trouble: unknown }): ReactNode {
  const say = useSay();
  if (isRefusal(trouble, 'elsewhere')) {
    return (
      <button type="button" className="button go" onClick={() => void session.takeOver()} data-take-over="">
        {say('web.takeOver')}
      </button>
    );
  }
  return cannotBeOpened(trouble) && <KeptRecord table={session.id} />;
}
