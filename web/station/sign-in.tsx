/** Opening one's profile on a device where one has not played yet: with a key, or with the recovery code. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Me } from '../../server/protocol/people.ts';
import { Complaint } from '../page/complaint.tsx';
import { ask, StationRefused } from './api.ts';
import { Foot, Frame, Page } from './frame.tsx';
import { askForList } from './lists.ts';
import { StationIcon } from './parts/icons.tsx';
import { hasPasskeys, signInWithKey } from './passkeys.ts';
import { reasonWords, useStationSay } from './say.tsx';
import { setMe } from './who.ts';

export function SignIn(): ReactNode {
  const say = useStationSay();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const enter = async (way: () => Promise<Me>, wrong: 'signIn.wrong' | 'keys.noneUsed'): Promise<void> => {
    setProblem(undefined);
    try {
      setMe(await way());
      await askForList('mine');
      go('/me');
    } catch (error) {
      const refused = error instanceof StationRefused;
      // A browser says in its own words that nobody chose a key; a station does not tell codes apart.
      const own = !refused || ['unauthorised', 'gone', 'notYours', 'malformed'].includes(error.reason);
      setProblem(own ? say(wrong) : reasonWords(say, error));
    }
  };
  return (
    <Frame place="me">
      <Page title={say('signIn.title')} words={say('signIn.why')}>
        <div className="sign-in">
          {hasPasskeys() && (
            <section className="box paper">
              <h2>{say('signIn.key')}</h2>
              <p>{say('signIn.keyWhy')}</p>
              <button
                type="button"
                className="button ok"
                onClick={() => void enter(signInWithKey, 'keys.noneUsed')}
                data-sign-in="key"
              >
                <StationIcon name="key" />
                {say('signIn.keyButton')}
              </button>
            </section>
          )}
          <form
            className="box paper"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void enter(() => ask('POST /api/sign-in/code', { body: { code } }), 'signIn.wrong');
            }}
          >
            <h2>{say('signIn.code')}</h2>
            <p>{say('signIn.codeWhy')}</p>
            <span className="code-field">
              <input
                value={code}
                onChange={(event) => setCode(event.target.value)}
                aria-label={say('signIn.codeLabel')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                maxLength={40}
              />
              <button type="submit" className="button ok" data-sign-in="code">
                {say('signIn.codeButton')}
              </button>
            </span>
          </form>
          <Complaint words={problem} />
        </div>
      </Page>
      <Foot />
    </Frame>
  );
}
