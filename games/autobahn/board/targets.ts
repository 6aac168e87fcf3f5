/** Which places mean a move. A move that is missing here is a button in the question bar. */

import { modelOf } from './model.ts';
import type { AutobahnMove, BoardScene } from './props.ts';

function placesOfLink(link: string, { edition }: BoardScene): string[] {
  const { links, sections } = modelOf(edition);
  return links.find(({ id }) => id === link)?.sections.map((s) => `section:${sections[s].name}`) ?? [];
}

export function targets(move: AutobahnMove, scene: BoardScene): readonly string[] {
  switch (move.type) {
    case 'takeRoute':
      return [`route:${move.route}`];
    case 'claim':
      return [`claim:${move.country}`];
    case 'playCard':
    case 'shiftCard':
      return [`card:${move.card}`, `space:${move.space}`];
    case 'swapIn':
    case 'swapOut':
      return [`card:${move.card}`];
    case 'takeCard':
      return [`display:${move.card}`];
    case 'replaceCard':
      return [`display:${move.by}`, `card:${move.card}`];
    case 'refresh':
    case 'funding':
      return [move.type];
    case 'useTile':
      return [`tile:${move.tile}`];
    case 'changeColour':
      return scene.edition.bonusTiles.types
        .filter(({ bonus }) => bonus.kind === 'changeColour')
        .map(({ id }) => `tile:${id}`);
    case 'buildRoad':
    case 'buildTwo':
    case 'step':
    case 'placeTraffic':
      return [`section:${move.section}`];
    case 'upgradeLink':
      return placesOfLink(move.link, scene);
    case 'buildStation':
    case 'upgradeStation':
      return [`station:${move.link}`];
    case 'loadTruck':
      return [`depot:${move.depot}`];
    case 'loadWine':
      return ['wine'];
    case 'takeUpgrade':
      return [`upgrade:${move.position}`];
    case 'unlock':
      return [`padlock:${move.padlock}`];
    case 'promote':
      return [`floor:${move.department}:${move.floor}`];
    case 'toLobby':
      return ['lobby'];
    case 'flipTile':
    case 'removeTile':
      return [`space:${move.space}`];
    case 'moveTruck':
      return [`truck:${move.truck}`];
    case 'deliver':
      return [`city:${move.city}`];
    case 'rowBonus':
      return [`row:${move.position}`];
    case 'takeTile':
      return [`take:${move.tile}`];
    default:
      return [];
  }
}
