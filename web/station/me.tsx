/** One's own profile: ratings and games, keys, recovery code, data, and how one is reached. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { KeyCard, Me, PersonChange } from '../../server/protocol/people.ts';
import { Complaint } from '../page/complaint.tsx';
import { download } from '../page/files.ts';
import { Icon } from '../page/icons.tsx';
import { SettingsFields } from '../page/settings-fields.tsx';
import { change, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { ask } from './api.ts';
import { AskName } from './ask-name.tsx';
import { useChange } from './change-me.ts';
import { Foot, Frame, Page } from './frame.tsx';
import { forgetLists } from './lists.ts';
import { Badge, INKS } from './parts/badge.tsx';
import { StationIcon } from './parts/icons.tsx';
import { SettingLine } from './parts/setting-line.tsx';
import { CopyButton, Ticket } from './parts/ticket.tsx';
import { addKey, deviceName, hasPasskeys } from './passkeys.ts';
import { Games, Ratings, sinceWords, useProfile } from './profile.tsx';
import { Reach } from './reach.tsx';
import { useStationSay } from './say.tsx';
import { setMe, useMe } from './who.ts';

function NameAndBadge({ me, onDone }: { me: Me; onDone(): void }): ReactNode {
  const say = useStationSay();
  const { problem, act } = useChange();
  const [name, setName] = useState(me.name);
  const [ink, setInk] = useState(me.ink);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body: PersonChange = { name: name.trim(), ink };
    if (await act(() => ask('PATCH /api/me', { body }))) {
      change({ name: name.trim() });
      onDone();
    }
  };
  return (
    <form className="name-and-badge paper" onSubmit={(event) => void save(event)}>
      <label className="field">
        {say('web.name')}
        <input value={name} onChange={(event) => setName(event.target.value)} maxLength={24} required />
      </label>
      <fieldset className="inks">
        <legend>{say('me.ink')}</legend>
        {INKS.map((colour, at) => (
          <button
            type="button"
            key={colour}
            aria-pressed={at === ink}
            aria-label={say('me.inkNumber', { number: at + 1 })}
            onClick={() => setInk(at)}
          >
            <Badge person={{ name: name || me.name, ink: at }} size={36} />
          </button>
        ))}
      </fieldset>
      <div className="duo">
        <button type="submit" className="button ok" disabled={name.trim() === ''}>
          {say('me.save')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {say('web.cancel')}
        </button>
      </div>
      <Complaint words={problem} />
    </form>
  );
}

function KeyLine({ me, card }: { me: Me; card: KeyCard }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const { problem, act } = useChange();
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState('');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const last = me.keys.length === 1;
  const remove = (): Promise<boolean> =>
    act(() =>
      ask('DELETE /api/me/keys/:id', {
        params: { id: card.id },
        body: code.trim() === '' ? {} : { code: code.trim() },
      }),
    );
  return (
    <>
      <SettingLine
        icon={<StationIcon name="key" size={24} />}
        words={card.name}
        hint={
          card.used === undefined
            ? say('keys.made', { day: day.format(card.created) })
            : say('keys.used', { day: day.format(card.used) })
        }
      >
        <button type="button" className="button" onClick={() => (last ? setAsking(!asking) : void remove())}>
          {say('keys.remove')}
        </button>
      </SettingLine>
      {asking && (
        <form
          className="second-step"
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <p>{say('keys.removeLast')}</p>
          <span className="code-field">
            <input
              value={code}
              onChange={(event) => setCode(event.target.value)}
              aria-label={say('signIn.codeLabel')}
              autoComplete="off"
            />
            <button type="submit" className="button danger">
              {say('keys.remove')}
            </button>
          </span>
        </form>
      )}
      <Complaint words={problem} />
    </>
  );
}

function Keys({ me }: { me: Me }): ReactNode {
  const say = useStationSay();
  const { problem, act } = useChange();
  return (
    <section className="box paper">
      <h2>{say('keys.title')}</h2>
      <p>{say('keys.why')}</p>
      {me.keys.map((card) => (
        <KeyLine key={card.id} me={me} card={card} />
      ))}
      {hasPasskeys() ? (
        <SettingLine icon={<Icon name="plus" size={24} />} words={say('keys.thisDevice')} hint={deviceName()}>
          <button
            type="button"
            className={`button${me.keys.length === 0 ? ' ok' : ''}`}
            onClick={() => void act(() => addKey(deviceName()), say('keys.refused'))}
            data-add-key=""
          >
            {say('keys.add')}
          </button>
        </SettingLine>
      ) : (
        <p>{say('keys.cannot')}</p>
      )}
      <SettingLine
        icon={<StationIcon name="device" size={24} />}
        words={say('keys.another')}
        hint={say('keys.anotherWhy')}
      />
      <Complaint words={problem} />
      <Recovery me={me} />
    </section>
  );
}

/** On a ticket, shown once: the station keeps its fingerprint only. */
function Recovery({ me }: { me: Me }): ReactNode {
  const say = useStationSay();
  const { problem, act } = useChange();
  const [code, setCode] = useState<string>();
  const make = (): Promise<boolean> =>
    act(async () => {
      const made = await ask('POST /api/me/recovery-code');
      setCode(made.code);
      return ask('GET /api/me');
    });
  return (
    <>
      <Ticket
        className="recovery"
        stub={
          code === undefined ? (
            <button type="button" className="button" onClick={() => void make()} data-make-code="">
              {say(me.recoveryCode ? 'recovery.again' : 'recovery.make')}
            </button>
          ) : (
            <>
              <CopyButton text={code} words={say('recovery.copy')} />
              <button type="button" className="button" onClick={() => window.print()}>
                {say('recovery.print')}
              </button>
            </>
          )
        }
      >
        <span className="serial">{say('recovery.title')}</span>
        <b className="code" data-recovery-code={code === undefined ? undefined : ''}>
          {code ?? say('recovery.hidden')}
        </b>
        <small>
          {code !== undefined
            ? say('recovery.once')
            : me.recoveryCode
              ? `${say('recovery.has')} ${say('recovery.againWhy')}`
              : say('recovery.why')}
        </small>
      </Ticket>
      <Complaint words={problem} />
    </>
  );
}

function Data({ me }: { me: Me }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const { problem, act } = useChange();
  const [collecting, setCollecting] = useState(false);
  const [sure, setSure] = useState(false);
  const takeAlong = async (): Promise<void> => {
    setCollecting(true);
    await act(async () => {
      const all = await ask('GET /api/me/export');
      download('roundhouse-profile.json', JSON.stringify(all, undefined, 2), 'application/json');
      return undefined;
    });
    setCollecting(false);
  };
  const signOut = (): Promise<boolean> =>
    act(async () => {
      await ask('POST /api/me/sign-out');
      forgetLists();
      setMe(null);
      return undefined;
    });
  const day = me.leaves === undefined ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(me.leaves);
  return (
    <section className="box paper">
      <h2>{say('data.title')}</h2>
      <SettingLine icon={<Icon name="download" size={24} />} words={say('data.export')} hint={say('data.exportWhy')}>
        <button type="button" className="button" disabled={collecting} onClick={() => void takeAlong()} data-export="">
          {say(collecting ? 'data.exporting' : 'data.exportButton')}
        </button>
      </SettingLine>
      <SettingLine icon={<Icon name="back" size={24} />} words={say('me.signOut')}>
        <button type="button" className="button" onClick={() => void signOut()} data-sign-out="">
          {say('me.signOutButton')}
        </button>
      </SettingLine>
      {me.leaves === undefined ? (
        <SettingLine icon={<Icon name="trash" size={24} />} words={say('data.delete')} hint={say('data.deleteWhy')}>
          <button
            type="button"
            className="button danger"
            onClick={() => setSure(!sure)}
            aria-expanded={sure}
            data-delete=""
          >
            {say('data.deleteButton')}
          </button>
        </SettingLine>
      ) : (
        <div className="second-step">
          <p role="status">
            <b>{say('data.leaves', { day })}</b> {say('data.deleteStays')}
          </p>
          <button
            type="button"
            className="button ok"
            onClick={() => void act(() => ask('POST /api/me/stay'))}
            data-stay=""
          >
            {say('data.stay')}
          </button>
        </div>
      )}
      {sure && me.leaves === undefined && (
        <div className="second-step">
          <p>
            <b>{say('data.deleteSure')}</b>
          </p>
          <p>{say('data.deleteGoes')}</p>
          <p>{say('data.deleteStays')}</p>
          <p>{say('data.deleteBack')}</p>
          <div className="duo">
            <button
              type="button"
              className="button danger"
              onClick={() => void act(() => ask('DELETE /api/me'))}
              data-delete-sure=""
            >
              {say('data.deleteYes')}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {say('web.cancel')}
            </button>
          </div>
        </div>
      )}
      <p className="to-privacy">
        <Link href="/privacy">{say('privacy.title')}</Link>
      </p>
      <Complaint words={problem} />
    </section>
  );
}

function ThisDevice(): ReactNode {
  const say = useStationSay();
  return (
    <section className="box paper this-device">
      <h2>{say('me.settings')}</h2>
      <SettingsFields />
    </section>
  );
}

function Stranger(): ReactNode {
  const say = useStationSay();
  return (
    <Frame place="me">
      <Page title={say('me.strangerTitle')} words={say('me.strangerWhy')} side={<ThisDevice />}>
        <div className="stranger">
          <AskName words={say('me.save')} onDone={() => undefined} />
          <Link href="/sign-in" className="button">
            <StationIcon name="key" />
            {say('me.signIn')}
          </Link>
        </div>
      </Page>
      <Foot />
    </Frame>
  );
}

/** `part`: `games` for the finished games alone. */
export function MyProfile({ part }: { part: string | undefined }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const me = useMe();
  const { profile } = useProfile(me?.id);
  const [changing, setChanging] = useState(false);
  if (!me) return <Stranger />;
  const games = <Games games={profile?.games ?? []} />;
  if (part === 'games')
    return (
      <Frame place="history">
        <Page title={say('nav.history')}>
          {profile && <Ratings ratings={profile.ratings} />}
          {profile && games}
        </Page>
        <Foot />
      </Frame>
    );
  return (
    <Frame place="me">
      <main className="station-page profile-columns">
        <div>
          <div className="identity">
            <Badge person={me} size={76} presence="here" />
            <span>
              <h1>{me.name}</h1>
              {profile && <p>{sinceWords(say, language, profile)}</p>}
            </span>
            <button type="button" className="button" onClick={() => setChanging(!changing)} aria-expanded={changing}>
              {say('me.change')}
            </button>
          </div>
          {changing && <NameAndBadge me={me} onDone={() => setChanging(false)} />}
          {me.guest ? (
            <div className="blank keep">
              <b>{say('me.guestTitle')}</b>
              <span>{say('me.guestWhy')}</span>
            </div>
          ) : (
            profile && <Ratings ratings={profile.ratings} />
          )}
          {profile && games}
        </div>
        <aside className="side">
          <Keys me={me} />
          <Data me={me} />
          <Reach me={me} />
          <ThisDevice />
        </aside>
      </main>
      <Foot />
    </Frame>
  );
}

export function Person({ id }: { id: string }): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const { profile, problem } = useProfile(id);
  return (
    <Frame>
      <main className="station-page">
        {problem !== undefined && (
          <div className="blank">
            <b>{say('person.gone')}</b>
            <Link href="/tables" className="button">
              {say('nav.tables')}
            </Link>
          </div>
        )}
        {profile && (
          <>
            <div className="identity">
              <Badge person={profile.person} size={76} />
              <span>
                <h1>{profile.person.name}</h1>
                <p>{sinceWords(say, language, profile)}</p>
              </span>
            </div>
            <Ratings ratings={profile.ratings} />
            <Games games={profile.games} />
          </>
        )}
      </main>
      <Foot />
    </Frame>
  );
}
