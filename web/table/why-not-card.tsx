/** Why a place cannot be chosen: what its rule asks for, what is not so first. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hasRules } from '../page/boards.ts';
import { Icon } from '../page/icons.tsx';
import { withUniqueKeys } from '../page/unique-keys.ts';
import { PHONE } from '../style/screens.ts';
import { anchorOf, liesInSheet, placeBeside } from './beside.ts';
import { useDesk } from './context.ts';
import type { WhyNot } from './session.ts';

export default function WhyNotCard({ whyNot: { place, conditions } }: { whyNot: WhyNot }): ReactNode {
  const { session, say, tell, info } = useDesk();
  const card = useRef<HTMLElement>(null);
  const line = useRef<SVGPathElement>(null);
  const floats = !matchMedia(PHONE).matches;
  useLayoutEffect(() => {
    const anchor = anchorOf([`[data-place="${CSS.escape(place)}"]`]);
    if (!card.current || !anchor) return;
    anchor.toggleAttribute('data-asked', true);
    if (floats) placeBeside(card.current, anchor, line.current);
    else card.current.toggleAttribute('data-above', liesInSheet(anchor));
    return () => anchor.removeAttribute('data-asked');
  }, [place, floats]);
  const rules = [...new Set(conditions.filter(({ met }) => !met).map(({ rule }) => rule))];
  return (
    <>
      {floats && (
        <svg className="leader warns" aria-hidden="true">
          <path ref={line} />
        </svg>
      )}
      <section
        ref={card}
        className={`why-not${floats ? ' floats' : ''}`}
        role="alertdialog"
        aria-label={say('web.whyNot')}
        data-place-asked={place}
      >
        <div className="head">
          <h3>{say('web.whyNot')}</h3>
          <button
            type="button"
            className="button quiet small"
            onClick={() => session.dismiss()}
            aria-label={say('web.close')}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
        <ul>
          {withUniqueKeys(conditions.map(({ text }) => tell(text))).map(({ key, words }, i) => (
            <li key={key} className={conditions[i].met ? 'met' : 'unmet'}>
              <Icon name={conditions[i].met ? 'check' : 'close'} size={14} />
              <span className="unseen">{say(conditions[i].met ? 'web.met' : 'web.unmet')}</span>
              {words}
            </li>
          ))}
        </ul>
        {hasRules(info.game.id) && (
          <p className="rules">
            {rules.map((rule) => (
              <button type="button" key={rule} className="rule-link" onClick={() => session.showRule(rule)}>
                {say('web.ruleLink', { rule })}
              </button>
            ))}
          </p>
        )}
      </section>
    </>
  );
}
