/** What is stored about people here, why, and for how long. What the station keeps it says itself; the page has the words. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { StoredFact } from '../../server/protocol/http.ts';
import { ask } from './api.ts';
import { Foot, Frame, Page } from './frame.tsx';
import { useStationSay } from './say.tsx';
import { isStationKey } from './text/index.ts';

const SECTIONS = ['device', 'you', 'games', 'reach', 'logs', 'rights'] as const;

export function Privacy(): ReactNode {
  const say = useStationSay();
  const [facts, setFacts] = useState<readonly StoredFact[]>([]);
  useEffect(() => {
    // Without a line the words alone are told.
    ask('GET /api/privacy').then(setFacts, () => undefined);
  }, []);
  const what = (key: string): string => {
    const words = `privacy.fact.${key}`;
    return isStationKey(words) ? say(words) : key;
  };
  return (
    <Frame>
      <Page title={say('privacy.title')} words={say('privacy.intro')}>
        <div className="privacy paper">
          {SECTIONS.map((section) => (
            <section key={section}>
              <h2>{say(`privacy.${section}.title`)}</h2>
              <p>{say(`privacy.${section}`)}</p>
            </section>
          ))}
          {facts.length > 0 && (
            <table className="history">
              <thead>
                <tr>
                  <th scope="col">{say('privacy.what')}</th>
                  <th scope="col">{say('privacy.seenBy')}</th>
                  <th scope="col">{say('privacy.howLong')}</th>
                </tr>
              </thead>
              <tbody>
                {facts.map((fact) => (
                  <tr key={fact.key}>
                    <td>{what(fact.key)}</td>
                    <td>{say(`privacy.seenBy.${fact.seenBy}`)}</td>
                    <td>
                      {fact.days === null ? say('privacy.untilYouLeave') : say('privacy.days', { days: fact.days })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Link href="/me" className="button">
            {say('privacy.toProfile')}
          </Link>
        </div>
      </Page>
      <Foot />
    </Frame>
  );
}
