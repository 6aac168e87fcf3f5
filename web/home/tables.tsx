/** Tables that wait to be continued. */
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { cardOf } from '../page/boards.ts';
import { Icon } from '../page/icons.tsx';
import { useSay } from '../page/say.tsx';
import { tableWords } from '../page/table-words.ts';
import type { ListedTable } from '../saves/saves.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { forgetTable } from './list-tables.ts';

const MOST = 3;

function Row({ table, onChange }: { table: ListedTable; onChange(): void }): ReactNode {
  const say = useSay();
  const { language } = useStore(settings);
  const [sure, setSure] = useState(false);
  const card = cardOf(table.game);
  const remove = async (): Promise<void> => {
    await forgetTable(table.id);
    onChange();
  };
  return (
    <li className="table-row" style={{ '--c': card?.colour ?? 'var(--brass)' }}>
      <i />
      <div>
        <b>{card?.title ?? table.game}</b>
        <small>{sure ? say('web.removeSure') : tableWords(say, language, table)}</small>
      </div>
      {sure ? (
        <>
          <button type="button" className="button quiet small" onClick={() => setSure(false)}>
            {say('web.cancel')}
          </button>
          <button type="button" className="button small" onClick={() => void remove()}>
            {say('web.remove')}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button quiet small"
            onClick={() => setSure(true)}
            aria-label={say('web.remove')}
            title={say('web.remove')}
          >
            <Icon name="trash" size={17} />
          </button>
          <Link href={`/table/${table.id}`} className="button ok small">
            {say(table.stage === 'over' ? 'web.open' : 'web.continue')}
          </Link>
        </>
      )}
    </li>
  );
}

export function Tables({
  tables,
  kept,
  onChange,
}: {
  tables: readonly ListedTable[];
  /** Whether this browser keeps tables at all. */
  kept: boolean;
  onChange(): void;
}): ReactNode {
  const say = useSay();
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, MOST);
  const running = tables.filter((table) => table.stage !== 'over').length;
  return (
    <section className="tables" aria-label={say('web.yourTables')}>
      <h2>
        {say('web.yourTables')}
        {running > 0 && <small>{say('web.running', { count: running })}</small>}
      </h2>
      {!kept && (
        <p className="hint" role="status" data-notice="web.notKept">
          {say('web.notKept')}
        </p>
      )}
      {kept && tables.length === 0 && <p className="hint">{say('web.noTables')}</p>}
      <ul>
        {shown.map((table) => (
          <Row key={table.id} table={table} onChange={onChange} />
        ))}
      </ul>
      {tables.length > MOST && (
        <button type="button" className="button quiet small more" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? say('web.fewerTables') : say('web.allTables', { count: tables.length })}
        </button>
      )}
    </section>
  );
}
