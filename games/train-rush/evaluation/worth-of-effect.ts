/** What an effect is likely to bring to whoever may use it, in points. */
import type { CompiledEffect } from '../tables.ts';
import type { Worth } from './weights.ts';

export function effectWorth(w: Worth, effect: CompiledEffect): number {
  switch (effect.type) {
    case 'gainVP':
      return effect.amount;
    case 'gainInvestment':
      return effect.amount * w.investment;
    case 'gainCoal':
      return effect.amount * w.coal;
    case 'advanceProgress':
      return effect.times * w.advance;
    case 'corruption':
      return effect.times * effect.agents * w.agent;
    case 'buildWarehouse':
      return effect.times * w.built;
    case 'buildStation':
      return w.station;
    case 'loadWagon':
      return effect.times * w.load;
    case 'drawWagon':
      return effect.slots * w.newSlot;
    case 'exchangeWagon':
      return w.exchange;
    case 'rentWarehouse':
      return w.readyWarehouse;
    case 'freeAreaAction':
      return effect.cost * w.investment;
    case 'move':
      return effect.fields * w.investedField;
    case 'drawActionCards':
      return w.drawnCard * effect.keep;
    case 'useSidingTile':
    case 'freeSpecialAction':
      return w.freeEffect * effect.times;
    default:
      return effect.vp;
  }
}
