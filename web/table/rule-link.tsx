import type { ReactNode } from 'react';
import { hasRules } from '../page/boards.ts';
import { useDesk } from './context.ts';

/** Opens the rules where they say it. */
export function RuleLink({ rule }: { rule: string }): ReactNode {
  const { session, say, info } = useDesk();
  if (!hasRules(info.game.id)) return null;
  return (
    <button type="button" className="rule-link" onClick={() => session.showRule(rule)}>
      {say('web.ruleLink', { rule })}
    </button>
  );
}
