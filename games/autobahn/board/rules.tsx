/** The rules of Autobahn in the player's words. */
import './style/map.css';
import './style/dock.css';
import './style/guide.css';
import type { RulesModule } from '../../../web/kit/index.ts';
import { ACTIONS } from './guide/actions.ts';
import { AUTOBOT } from './guide/autobot.ts';
import { BONUSES } from './guide/bonuses.ts';
import { DRIVING } from './guide/driving.ts';
import { ERAS } from './guide/eras.ts';
import { MODULES } from './guide/modules.ts';
import { PEOPLE } from './guide/people.ts';
import { START } from './guide/start.ts';

export const rules: RulesModule = {
  id: 'autobahn',
  sections: [...START, ...ACTIONS, ...PEOPLE, ...DRIVING, ...ERAS, ...BONUSES, ...AUTOBOT, ...MODULES],
};
