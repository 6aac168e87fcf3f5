/** The rules of Train Rush in the player's words. */
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-ext-700.css';
import './style/dock.css';
import './style/map.css';
import './style/panels.css';
import './style/guide.css';
import type { RulesModule } from '../../../web/kit/rules.ts';
import { basics } from './guide/basics.ts';
import { doing } from './guide/doing.ts';
import { end } from './guide/end.ts';
import { places } from './guide/places.ts';
import { round } from './guide/round.ts';

export const rules: RulesModule = { id: 'train-rush', sections: [...basics, ...round, ...places, ...doing, ...end] };
