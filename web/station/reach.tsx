/** How one is told that it is one's turn: on this device, with the page closed, by mail. Only what this station offers is shown. */
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Me } from '../../server/protocol/people.ts';
import { Complaint } from '../page/complaint.tsx';
import { useStore } from '../store/store.ts';
import { ask } from './api.ts';
import { useChange } from './change-me.ts';
import { askForNotices, noticesWanted, stopNotices } from './notices.ts';
import { StationIcon } from './parts/icons.tsx';
import { SettingLine } from './parts/setting-line.tsx';
import { useStationSay } from './say.tsx';
import { setMe } from './who.ts';

function OnOff({ on, onClick }: { on: boolean; onClick(): void }): ReactNode {
  const say = useStationSay();
  return (
    <button type="button" className="button" aria-pressed={on} onClick={onClick}>
      {say(on ? 'reach.off' : 'reach.on')}
    </button>
  );
}

function OnThisDevice(): ReactNode {
  const say = useStationSay();
  const wanted = useStore(noticesWanted);
  if (!('Notification' in window)) return null;
  return (
    <SettingLine
      icon={<StationIcon name="bell" size={24} />}
      words={say('reach.device')}
      hint={say(wanted === 'blocked' ? 'reach.blocked' : 'reach.deviceWhy')}
    >
      {wanted !== 'blocked' && (
        <OnOff on={wanted === 'yes'} onClick={() => (wanted === 'yes' ? stopNotices() : void askForNotices())} />
      )}
    </SettingLine>
  );
}

/** The browser's own push service; its address is told to the station and to nobody else. */
function Push({ publicKey }: { publicKey: string }): ReactNode {
  const say = useStationSay();
  const { problem, act } = useChange();
  const [address, setAddress] = useState<PushSubscription | null>();
  useEffect(() => {
    void navigator.serviceWorker?.ready.then((worker) => worker.pushManager.getSubscription()).then(setAddress);
  }, []);
  if (!('PushManager' in window) || address === undefined) return null;
  const turnOn = (): Promise<boolean> =>
    act(async () => {
      const worker = await navigator.serviceWorker.ready;
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
      const { endpoint, keys } = made.toJSON();
      if (endpoint === undefined || keys === undefined) throw new Error(say('reach.blocked'));
      await ask('POST /api/me/push', { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
      setAddress(made);
      return undefined;
    }, say('reach.blocked'));
  const turnOff = (known: PushSubscription): Promise<boolean> =>
    act(async () => {
      await ask('DELETE /api/me/push', { body: { endpoint: known.endpoint } });
      await known.unsubscribe();
      setAddress(null);
      return undefined;
    });
  return (
    <>
      <SettingLine icon={<StationIcon name="bell" size={24} />} words={say('reach.push')} hint={say('reach.pushWhy')}>
        <OnOff on={address !== null} onClick={() => void (address === null ? turnOn() : turnOff(address))} />
      </SettingLine>
      <Complaint words={problem} />
    </>
  );
}

function Mail({ me }: { me: Me }): ReactNode {
  const say = useStationSay();
  const { problem, act } = useChange();
  const [mail, setMail] = useState(me.mail ?? '');
  const [saved, setSaved] = useState(false);
  const wanted = me.mail !== undefined && me.mailTurns;
  const on = wanted && me.mailConfirmed;
  const waits = wanted && !me.mailConfirmed;
  // The link in the mail is followed elsewhere; whoever comes back from there sees what it did.
  useEffect(() => {
    if (!waits) return;
    const look = (): void => void ask('GET /api/me').then(setMe, () => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [waits]);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaved(await act(() => ask('PATCH /api/me', { body: { mail: mail.trim(), mailTurns: true } })));
  };
  return (
    <>
      <SettingLine
        icon={<StationIcon name="mail" size={24} />}
        words={say('reach.mail')}
        hint={waits ? say('reach.mailWaits', { address: me.mail ?? '' }) : say('reach.mailWhy')}
      >
        {wanted && (
          <OnOff on onClick={() => void act(() => ask('PATCH /api/me', { body: { mail: null, mailTurns: false } }))} />
        )}
      </SettingLine>
      <form className="code-field mail" onSubmit={(event) => void save(event)}>
        <input
          type="email"
          value={mail}
          onChange={(event) => setMail(event.target.value)}
          aria-label={say('reach.mailAddress')}
          placeholder={say('reach.mailAddress')}
          maxLength={254}
          required
        />
        <button type="submit" className="button">
          <span role="status">
            {say(saved && on ? 'reach.saved' : waits ? 'reach.mailAgain' : on ? 'me.save' : 'reach.on')}
          </span>
        </button>
      </form>
      <Complaint words={problem} />
    </>
  );
}

export function Reach({ me }: { me: Me }): ReactNode {
  const say = useStationSay();
  return (
    <section className="box paper">
      <h2>{say('reach.title')}</h2>
      <OnThisDevice />
      {me.station.push !== undefined && <Push publicKey={me.station.push} />}
      {me.station.mail && <Mail me={me} />}
    </section>
  );
}
