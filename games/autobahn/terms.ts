/** Things of the game as text parameters; asked for only when somebody listens or reads. */
import { type Text, text } from '../../kernel/index.ts';
import { COLOURS, centreCity, GOODS } from './components/edition.ts';
import type { AutobahnConfig } from './state.ts';
import { type Bonus, DEPARTMENT_NAMES, EXTRA_DEPARTMENT, ofIndex, type Tables, WINE } from './tables.ts';
import { en } from './text/en.ts';

export const colourText = (colour: number): Text => text(`colour.${COLOURS[colour]}`);
/** An autobahn by its number and colour: the one name it has on cards, links and offices. */
export const autobahnText = (colour: number): Text => text(`autobahn.${COLOURS[colour]}`);
export const goodsText = (goods: number): Text => text(goods === WINE ? 'goods.wine' : `goods.${GOODS[goods]}`);
export const spaceText = (space: string): Text => text(`space.${space}`);
export const cityText = (t: Tables, city: number): Text => text('term.name', { name: t.cities[city].name });

/** A country in the reader's language; one that only another edition knows by the name it gives. */
export function countryText(t: Tables, country: number): Text {
  const { id, name } = t.countries[country];
  return Object.hasOwn(en, `country.${id}`) ? text(`country.${id}`) : text('term.name', { name });
}

export function linkText(t: Tables, link: number): Text {
  const { from, to, colour } = t.links[link];
  return text('term.link', { from: t.cities[from].name, to: t.cities[to].name, autobahn: autobahnText(colour) });
}

/** A section by the city it touches; the only section of a link by its link. */
export function sectionText(t: Tables, section: number): Text {
  const { link, index, oneSectionLink } = t.sections[section];
  if (oneSectionLink) return linkText(t, link);
  const { from, to, colour } = t.links[link];
  return text('term.section', {
    from: t.cities[from].name,
    to: t.cities[to].name,
    near: t.cities[index === 0 ? from : to].name,
    autobahn: autobahnText(colour),
  });
}

/** A card by its kind, its autobahns and its effect. */
export function cardText(t: Tables, card: number): Text {
  const { colourList, effect, rank } = t.cards[card];
  const autobahn = text(colourList.length > 4 ? 'autobahn.five' : 'term.list', { items: colourList.map(autobahnText) });
  return text(`card.${effect === 'none' ? rank : `${rank}.effect`}`, { autobahn, effect: text(`effect.${effect}`) });
}

/** Why Autobot chose as it did; the city it measures from is one of the edition. */
export const reasonText = (t: Tables, reason: string): Text =>
  reason === 'reason.centre'
    ? text(reason, { city: t.cities[ofIndex(t.index.city, centreCity(t.edition))].name })
    : text(reason);

export function bonusText(bonus: Bonus): Text {
  return text(`bonus.${bonus.kind}`, { n: bonus.amount });
}

export const tileText = (t: Tables, type: number): Text => bonusText(t.tileTypes[type].bonus);

/** By index among the departments of a game, where the fifth is the chosen side of the extra board. */
export function departmentText(config: AutobahnConfig, department: number): Text {
  const name = department === EXTRA_DEPARTMENT ? config.department : DEPARTMENT_NAMES[department];
  return text(`department.${name}`);
}

export function routeText(t: Tables, route: number): Text {
  const [a, b] = t.routes[route].cities;
  return text('term.route', { from: t.cities[a].name, to: t.cities[b].name });
}

export const padlockText = (t: Tables, padlock: number): Text =>
  text(`technology.${t.padlocks[padlock].effect}`, {
    column: text(`column.${t.padlocks[padlock].column}`),
    level: t.padlocks[padlock].level,
  });
