/** Effects in words: the long ones of the game, and short ones for cards and tiles. */
import { type Text, text } from '../../../kernel/index.ts';
import type { Edition, Effect } from '../components/edition.ts';

export const regionText = (id: string): Text => ({ key: `region.${id}` });

function sizes({ wagonExchanges }: Edition, options: readonly string[]): string {
  const pairs = wagonExchanges.items.filter(({ id }) => options.includes(id)).flatMap((exchange) => exchange.pairs);
  const size = (side: string): string => side.split('-')[1];
  return [...new Set(pairs.map(({ give, take }) => `${size(give)}-${size(take)}`))].join(' / ');
}

function params(edition: Edition, effect: Effect): Text['params'] {
  switch (effect.type) {
    case 'gainVP':
    case 'gainInvestment':
    case 'gainCoal':
      return { amount: effect.amount };
    case 'advanceProgress':
      return { times: effect.times, track: { key: `track.${effect.track}` } };
    case 'buildWarehouse':
    case 'loadWagon':
      return { times: effect.times };
    case 'freeSpecialAction':
      return { times: effect.cards };
    case 'corruption':
      return { times: effect.times, agents: effect.agentsPerTime, region: regionText(effect.region) };
    case 'exchangeWagon':
      return { options: sizes(edition, effect.options) };
    case 'drawWagon':
      return { slots: effect.slots };
    case 'freeAreaAction':
      return { cost: effect.cost };
    case 'drawActionCards':
      return { draw: effect.draw, keep: effect.keep };
    case 'move':
      return { fields: effect.fields };
    case 'placeContractMarker':
      return { size: effect.size, vp: effect.vp };
    case 'buildStation':
    case 'rentWarehouse':
    case 'useSidingTile':
      return {};
  }
}

const named = (effect: Effect): string =>
  effect.type === 'corruption' && effect.region !== 'active' ? 'corruptionIn' : effect.type;

/** A whole phrase. */
export const effectText = (edition: Edition, effect: Effect): Text => ({
  key: `effect.${named(effect)}`,
  params: params(edition, effect) ?? {},
});

/** As few words as a tile has room for. */
export function effectBrief(edition: Edition, effect: Effect): Text {
  if (effect.type !== 'advanceProgress')
    return { key: `brief.${named(effect)}`, params: params(edition, effect) ?? {} };
  const { times, track } = effect;
  return track === 'any'
    ? text('brief.advanceAny', { times })
    : text('brief.advanceProgress', { times, track: { key: `brief.track.${track}` } });
}

/** Under the name of its area, which says what kind of action it is. */
export const inArea = (edition: Edition, effect: Effect): Text =>
  effect.type === 'exchangeWagon'
    ? text('brief.sizes', { options: sizes(edition, effect.options) })
    : effectBrief(edition, effect);
