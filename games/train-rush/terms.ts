/** Pieces, places and effects of the game as texts. */
import type { ParamValue, Text } from '../../kernel/index.ts';
import { TRACK_IDS } from './components/edition.ts';
import { ACTIVE_REGION, ANY_TRACK, type CompiledEffect, type Tables } from './tables.ts';

export const resourceText = (id: string): Text => ({ key: `resource.${id}` });
export const regionText = (id: string): Text => ({ key: `region.${id}` });
export const colourText = (id: string): Text => ({ key: `colour.${id}` });
export const trackText = (track: number): Text => ({
  key: `track.${track === ANY_TRACK ? 'any' : TRACK_IDS[track]}`,
});

export function sectorText(t: Tables, sector: number): Text {
  const { kind, region } = t.sectors[sector];
  return {
    key: 'term.sector',
    params: { sector: { key: `sector.${kind}` }, region: regionText(t.regions[region].id) },
  };
}

/** Zones are named as on the board: region and number. */
export const zoneName = (id: string): string => (/^Z[A-Z]\d+$/.test(id) ? id.slice(1) : id);
export const zoneText = (id: string): Text => ({ key: 'term.zone', params: { zone: zoneName(id) } });

/** The stretch between START and the loops (TR-10.2). */
export const APPROACH = 'approach';

/** A field of the map by what stands there, a plain one by its loop, region and number. */
export function fieldText(t: Tables, field: number): ParamValue {
  const { kind, city, zone, siding, region, loop, step } = t.fields[field];
  switch (kind) {
    case 'city':
      return t.cities[city].name;
    case 'market':
      return { key: 'field.market', params: { region: regionText(t.regions[region].id) } };
    case 'siding':
      return { key: 'field.siding', params: { number: siding + 1, zone: zoneText(t.zones[zone].id) } };
    case 'start':
      return { key: 'field.start' };
    default:
      return loop === APPROACH
        ? { key: 'field.approach', params: { number: step } }
        : {
            key: 'field.plain',
            params: { number: step, loop: { key: `loop.${loop}` }, region: regionText(t.regions[region].id) },
          };
  }
}

export function wagonText(t: Tables, wagon: number): Text {
  const { size, special, accepts, copy } = t.wagons[wagon];
  if (special) return { key: 'term.specialWagon', params: { size, copy } };
  const slots = accepts.map((accepted) => resourceText(t.resources[accepted]?.id ?? 'any'));
  return { key: 'term.wagon', params: { slots, copy } };
}

/** What a contract asks for. */
export const contractCubes = (t: Tables, contract: number): Text[] =>
  t.contracts[contract].icons.map((icon) => resourceText(t.resources[icon]?.id ?? 'any'));

export function heroText(t: Tables, hero: number): Text {
  const { name, city } = t.heroes[hero];
  return { key: 'term.hero', params: { name, city: t.cities[city].name } };
}

/** An action card by what it shows: fields and coal of its movements, and its special action. */
export function cardText(t: Tables, card: number): Text {
  const { moves, effect } = t.cards[card];
  const [one, two, three] = moves.map(({ value, coal }) => ({
    key: 'term.cardMove',
    params: { fields: value, coal },
  }));
  return { key: 'term.card', params: { one, two, three, effect: effectText(t, t.effects[effect]) } };
}

export function effectText(t: Tables, effect: CompiledEffect): Text {
  const key = `effect.${effect.type}`;
  switch (effect.type) {
    case 'gainVP':
    case 'gainInvestment':
    case 'gainCoal':
      return { key, params: { amount: effect.amount } };
    case 'advanceProgress':
      return { key, params: { times: effect.times, track: trackText(effect.track) } };
    case 'buildWarehouse':
    case 'loadWagon':
    case 'freeSpecialAction':
      return { key, params: { times: effect.times } };
    case 'corruption':
      return effect.region === ACTIVE_REGION
        ? { key, params: { times: effect.times, agents: effect.agents } }
        : {
            key: 'effect.corruptionIn',
            params: { agents: effect.agents, region: regionText(t.regions[effect.region].id) },
          };
    case 'exchangeWagon': {
      const options = [...new Set(effect.pairs.map((pair) => `${pair.giveSize}-${pair.takeSize}`))];
      return { key, params: { options: options.join(' / ') } };
    }
    case 'drawWagon':
      return { key, params: { slots: effect.slots } };
    case 'freeAreaAction':
      return { key, params: { cost: effect.cost } };
    case 'drawActionCards':
      return { key, params: { draw: effect.draw, keep: effect.keep } };
    case 'move':
      return { key, params: { fields: effect.fields } };
    case 'placeContractMarker':
      return { key, params: { size: t.sizes[effect.sizeIndex], vp: effect.vp } };
    case 'buildStation':
    case 'rentWarehouse':
    case 'useSidingTile':
      return { key };
  }
}
