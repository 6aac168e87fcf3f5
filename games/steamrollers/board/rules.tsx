/** The rules of SteamRollers in the player's words, with the pieces as pictures. */
import type { RulesModule } from '../../../web/kit/rules.ts';
import { basics } from './guide/basics.ts';
import { end } from './guide/end.ts';
import { modules } from './guide/modules.ts';
import { play } from './guide/play.ts';
import { solo } from './guide/solo.ts';
import { tiles } from './guide/tiles.ts';

export const rules: RulesModule = {
  id: 'steamrollers',
  sections: [...basics, ...play, ...tiles, ...end, ...modules, ...solo],
};
