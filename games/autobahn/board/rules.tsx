/** The rules of Autobahn in the player's words. */
import './style/map.css';
import './style/desk.css';
import './style/rules.css';
import type { RulesModule } from '../../../web/kit/index.ts';
import { ACTIONS } from './rules/actions.ts';
import { AUTOBOT } from './rules/autobot.ts';
import { BONUSES } from './rules/bonuses.ts';
import { DRIVING } from './rules/driving.ts';
import { ERAS } from './rules/eras.ts';
import { MODULES } from './rules/modules.ts';
import { PEOPLE } from './rules/people.ts';
import { START } from './rules/start.ts';

export const rules: RulesModule = {
  id: 'autobahn',
  sections: [...START, ...ACTIONS, ...PEOPLE, ...DRIVING, ...ERAS, ...BONUSES, ...AUTOBOT, ...MODULES],
};
