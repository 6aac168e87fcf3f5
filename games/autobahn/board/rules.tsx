/** The rules of Autobahn in the player's words. */
import './style/map.css';
import './style/dock.css';
import './style/guide.css';
import type { RulesModule } from '../../../web/kit/index.ts';
import { actions } from './guide/actions.ts';
import { autobot } from './guide/autobot.ts';
import { bonuses } from './guide/bonuses.ts';
import { driving } from './guide/driving.ts';
import { eras } from './guide/eras.ts';
import { modules } from './guide/modules.ts';
import { people } from './guide/people.ts';
import { start } from './guide/start.ts';

export const rules: RulesModule = {
  id: 'autobahn',
  sections: [...start, ...actions, ...people, ...driving, ...eras, ...bonuses, ...autobot, ...modules],
};
