/** Everything that is not playing: keep, share, settings, help. */
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../page/dialog.tsx';
import { download, recordLink } from '../page/files.ts';
import { behind } from '../page/greeting.ts';
import { Icon } from '../page/icons.tsx';
import { SettingsFields } from '../page/settings-fields.tsx';
import { useStore } from '../store/store.ts';
import type { WebKey } from '../text/index.ts';
import { useAround } from './around.ts';
import { type TableDesk, useDesk } from './context.ts';
import { SHORTCUTS } from './keys.ts';
import { useTeacher } from './teacher.ts';

/** Why the record cannot be had, if it cannot. */
function withheldWhy({ present, info }: TableDesk): WebKey | undefined {
  if (info.practice) return 'web.recordPractice';
  return present.recordIsOpen ? undefined : 'web.recordLater';
}

/** A game of this device that is not over goes on at the station behind this page, if there is one. */
function useCanGoOnline({ info, present }: TableDesk): boolean {
  const station = useStore(behind);
  const isThere = station !== undefined && station !== 'lost' && station.station;
  const isOnline = useAround() !== undefined;
  const isPassing = useTeacher()?.passing === true;
  return isThere && !isOnline && !isPassing && !info.practice && !info.readOnly && present.stage.kind !== 'over';
}

function Keep(): ReactNode {
  const desk = useDesk();
  const { session, say, info, props, present } = desk;
  const [note, setNote] = useState<string>();
  const [link, setLink] = useState<string>();
  const name = [info.game.id, ...(present.seed === undefined ? [] : [present.seed]), info.id].join('-');
  const withheld = withheldWhy(desk);
  const online = useCanGoOnline(desk);
  const saveRecord = async (): Promise<void> =>
    download(`${name}.roundhouse.json`, await session.host.record(), 'application/json');
  const saveTranscript = async (): Promise<void> =>
    download(`${name}.txt`, await session.host.transcript(props.language), 'text/plain');
  const copyLink = async (): Promise<void> => {
    const address = await recordLink(await session.host.record());
    try {
      await navigator.clipboard.writeText(address);
      setNote(say('web.copied'));
    } catch {
      setNote(say('web.linkLong'));
      setLink(address);
    }
  };
  return (
    <section className="keep">
      {withheld === undefined && (
        <button type="button" className="button" onClick={() => void saveRecord()} data-save="record">
          <Icon name="download" />
          {say('web.saveRecord')}
        </button>
      )}
      <button type="button" className="button" onClick={() => void saveTranscript()} data-save="transcript">
        <Icon name="log" />
        {say('web.saveTranscript')}
      </button>
      {withheld === undefined && (
        <button type="button" className="button" onClick={() => void copyLink()} data-save="link">
          <Icon name="link" />
          {say('web.copyLink')}
        </button>
      )}
      {online && (
        <Link href={`/new-online/${info.id}`} className="button" data-take-online="">
          <Icon name="people" />
          {say('web.takeOnline')}
        </Link>
      )}
      <p className="hint" role="status">
        {note ?? (withheld && say(withheld))}
      </p>
      {link && <textarea readOnly value={link} aria-label={say('web.copyLink')} rows={3} />}
    </section>
  );
}

function Keys(): ReactNode {
  const { say } = useDesk();
  const around = useAround()?.tab;
  return (
    <section>
      <h3>{say('web.keys')}</h3>
      <dl className="keys">
        {SHORTCUTS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
        {around && (
          <div>
            <dt>
              <kbd>{around.key.toUpperCase()}</kbd>
            </dt>
            <dd>{around.title}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export default function TableMenu({ onClose }: { onClose(): void }): ReactNode {
  const { say, info, present } = useDesk();
  const around = useAround();
  return (
    <Dialog title={info.game.title} onClose={onClose} className="table-menu">
      {around?.menu}
      <Keep />
      <section>
        <h3>{say('web.settings')}</h3>
        <SettingsFields />
      </section>
      <Keys />
      <p className="hint">
        {info.game.editionName}
        {present.seed !== undefined && ` · ${say('web.new.seed')} ${present.seed}`}
      </p>
    </Dialog>
  );
}
