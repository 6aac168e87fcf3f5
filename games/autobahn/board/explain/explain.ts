/** What a piece is, in a title and a few sentences. */

import { type Text, text } from '../../../../kernel/index.ts';
import type { Explanation } from '../../../../web/kit/index.ts';
import { COLOURS, type Colour, DEPARTMENTS, SPACES } from '../../components/kinds.ts';
import { rowText } from '../../components/row-text.ts';
import { bit, loadOf, type Model, modelOf, NOBODY, NONE, NUMBERS, TRUCKS } from '../model.ts';
import type { BoardScene } from '../props.ts';
import { bonusWord, cardWord, countryWord, linkWord, padlockWord } from '../terms.ts';

type Bonus = Parameters<typeof bonusWord>[0];
type Explain = (id: string, scene: BoardScene, model: Model) => Explanation | undefined;

const nameOf = (name: string): Text => text('term.name', { name });
const explainBonus = (bonus: Bonus): Text => text(`explain.bonus.${bonus.kind}`, { n: bonus.amount ?? 1 });
const isColour = (id: string): id is Colour => COLOURS.some((colour) => colour === id);

const section: Explain = (name, { view, edition }, model) => {
  const index = model.sections.findIndex((s) => s.name === name);
  const info = model.sections[index];
  if (!info) return undefined;
  const era = edition.eras.list[view.era - 1];
  const { sections } = model.links[info.link];
  const build = sections.length === 1 ? era.buildCost.oneSectionLink : era.buildCost.twoSectionLink;
  const tile = view.roadTiles[index];
  const states = [
    text('explain.section.empty', { cost: build }),
    text('explain.section.single', { cost: era.upgradeCostPerSection * sections.length }),
    text('explain.section.dual'),
  ];
  return {
    title: linkWord(model, info.link),
    lines: [
      states[view.road[index]],
      ...(info.roadblock && view.era < 3 ? [text('explain.section.roadblock')] : []),
      ...(tile === NONE ? [] : [text('explain.section.tile', { tile: bonusWord(model.tiles[tile].bonus) })]),
      ...(info.developIcon && view.road[index] === 0 ? [text('explain.section.develop')] : []),
      ...(view.traffic[index] > 0 ? [text('explain.section.traffic')] : []),
    ],
    rule: view.road[index] === 1 ? 'AB-8.1' : 'AB-7.1',
  };
};

const city: Explain = (id, { view }, model) => {
  const index = model.cities.findIndex((c) => c.id === id);
  const info = model.cities[index];
  if (!info) return undefined;
  const numbers = info.colours.map((colour) => `A${NUMBERS[colour]}`).join(', ');
  const far = view.connected[index] === 0 ? [text('explain.city.far')] : [];
  return info.foreign
    ? {
        title: nameOf(info.name),
        lines: [text('explain.city.foreign', { value: info.fixedValue }), ...far],
        rule: 'AB-1.6',
      }
    : {
        title: nameOf(info.name),
        lines: [
          text('explain.city.value', { value: view.values[index] }),
          text('explain.city.ring', { numbers }),
          ...far,
        ],
        rule: 'AB-1.5',
      };
};

const station: Explain = (id, { view }, model) => {
  const link = model.links.findIndex((l) => l.id === id);
  if (link < 0) return undefined;
  const owner = view.stationAt[link];
  const where = linkWord(model, link);
  return {
    title: text('bonus.buildStation'),
    lines: [
      owner === NOBODY
        ? text('explain.station.empty', { link: where })
        : text('explain.station.owned', { link: where, seat: { seat: owner } }),
      ...(view.upgradeAt[link] === NONE ? [] : [text('explain.station.upgraded')]),
    ],
    rule: owner === NOBODY ? 'AB-10.1' : 'AB-15.1',
  };
};

const depot: Explain = (id, { view }, model) => {
  const found = model.depots.find((d) => model.cities[d.city].id === id);
  if (!found) return undefined;
  const numbers = found.colours.map((colour) => NUMBERS[colour]).join(', A');
  return {
    title: text('explain.depot.title', { city: model.cities[found.city].name }),
    lines: [
      text('explain.depot.goods', { goods: text(`goods.${found.goods}`), numbers }),
      ...(found.fromEra > view.era ? [text('explain.depot.era', { era: found.fromEra })] : []),
    ],
    rule: 'AB-9.1',
  };
};

const country: Explain = (id, { view, edition }) => {
  const found = edition.countries.list.find((c) => c.id === id);
  if (!found) return undefined;
  return {
    title: countryWord(id, found.name),
    lines: [
      text('explain.country.tiles'),
      text('explain.country.pharma', { bonus: bonusWord(found.pharmaBonus) }),
      ...(found.availableFromEra > view.era ? [text('explain.country.closed', { era: found.availableFromEra })] : []),
    ],
    rule: 'AB-16.1',
  };
};

const tile: Explain = (id, _scene, model) => {
  const found = model.tiles.find((t) => t.id === id);
  if (!found) return undefined;
  return {
    title: bonusWord(found.bonus),
    lines: [explainBonus(found.bonus), text('explain.tile.how')],
    rule: 'AB-22',
  };
};

const card: Explain = (id, _scene, model) => {
  const found = model.cards.find((c) => c.id === id);
  if (!found) return undefined;
  return { title: cardWord(found), lines: [text(`board.effect.${found.effect}`)], rule: 'AB-23.3' };
};

const SPACE_NAMES: readonly string[] = SPACES;

const space: Explain = (id, { view, me, edition }) => {
  const index = SPACE_NAMES.indexOf(id);
  if (index < 0) return undefined;
  const { limits } = edition.playerBoard.actionSpaces.leftToRight[index];
  const turned = view.actionTiles[me * SPACES.length + index];
  return {
    title: text(`space.${id}`),
    lines: [
      text(`explain.space.${id}`),
      text('explain.space.limit', { n: limits[Math.min(turned, limits.length - 1)] }),
    ],
    rule: ['AB-11.1', 'AB-7', 'AB-8', 'AB-9', 'AB-10'][index],
  };
};

const padlock: Explain = (id, { view, me }, model) => {
  const index = model.padlocks.findIndex((p) => p.id === id);
  const found = model.padlocks[index];
  if (!found) return undefined;
  return {
    title: padlockWord(found),
    lines: [
      text('explain.padlock.access', {
        level: found.level,
        department: text(`department.${DEPARTMENTS[found.column]}`),
      }),
      ...(bit(view.padlocks[me], index) ? [text('explain.padlock.filled')] : []),
    ],
    rule: 'AB-11.5',
  };
};

const row: Explain = (id, { view, me }, model) => {
  const n = Number(id);
  const entry = model.row[n - 1];
  if (!entry) return undefined;
  return {
    title: text('explain.row.title', { n }),
    lines: [
      rowText(entry),
      text(n <= view.stations[me] ? 'explain.row.open' : 'explain.row.closed', { n }),
      ...(entry.kind === 'money' ? [text('explain.row.money')] : []),
    ],
    rule: 'AB-15.2',
  };
};

const delivery: Explain = (id, { view, me, edition }) => {
  const line = edition.deliveryBoards.list[view.boards[me]]?.rows.find((r) => r.country === id);
  const found = edition.countries.list.find((c) => c.id === id);
  if (!line || !found) return undefined;
  return {
    title: countryWord(id, found.name),
    lines: [
      text('explain.delivery.text', {
        goods: text(`goods.${line.preferredGoods}`),
        bonus: bonusWord(line.reward),
        money: line.otherGoodsMoney,
      }),
    ],
    rule: 'AB-16.2',
  };
};

const route: Explain = (id, { view, me, edition }, model) => {
  const list = edition.routeCards.list;
  const found = list.find((r) => r.id === id) ?? list[view.routes[me]];
  if (!found) return { title: text('board.route'), lines: [text('board.noRoute')], rule: 'AB-18.4' };
  const named = (cityId: string): string => model.cities.find((c) => c.id === cityId)?.name ?? cityId;
  return {
    title: text('explain.route.title', { from: named(found.cities[0]), to: named(found.cities[1]) }),
    lines: [text('explain.route.text')],
    rule: 'AB-18.4',
  };
};

const truck: Explain = (id, { view }) => {
  const [seat, nth] = id.split(':').map(Number);
  const slot = seat * TRUCKS + nth - 1;
  const load = loadOf(view.goods[slot] ?? NONE);
  return {
    title: text('explain.truck.title', { nth, seat: { seat } }),
    lines: [load ? text('explain.truck.load', { goods: text(`goods.${load}`) }) : text('explain.truck.empty')],
    rule: 'AB-14.3',
  };
};

const office: Explain = (id) =>
  isColour(id)
    ? {
        title: text('explain.office.title', { number: NUMBERS[id] }),
        lines: [text('explain.office.text'), text('explain.office.full')],
        rule: 'AB-12.1',
      }
    : undefined;

const department: Explain = (id) => ({
  title: text(`department.${id}`),
  lines: [text(`explain.department.${id}`)],
  rule: 'AB-20.1',
});

const floor: Explain = (id) => {
  const [name, n] = id.split(':');
  return {
    title: text('board.floorOf', { department: text(`department.${name}`), floor: n }),
    lines: [
      text(`explain.department.${name}`),
      text('explain.floor.text', { floor: n }),
      name === 'finance' ? text('explain.floor.finance') : text('explain.floor.locked', { floor: n }),
    ],
    rule: 'AB-12.6',
  };
};

const track: Explain = (id, { edition }) => {
  const found = edition.developmentTrack.spaces[Number(id)];
  if (!found) return undefined;
  return {
    title: text('explain.track.space', { n: id }),
    lines: found.bonus ? [bonusWord(found.bonus), explainBonus(found.bonus)] : [text('explain.track.nothing')],
    rule: 'AB-13.1',
  };
};

const token: Explain = (id) =>
  isColour(id)
    ? {
        title: text('explain.token.title', { number: NUMBERS[id] }),
        lines: [text('explain.token.text')],
        rule: 'AB-11.1',
      }
    : { title: text('explain.token.plain'), lines: [text('explain.token.plainText')], rule: 'AB-11.1' };

const rowBonus: Explain = (id, { edition }) => {
  const { level1, level2 } = edition.playerBoard.technologyRowBonuses;
  const bonus = id === '1' ? level1 : level2;
  return {
    title: text('explain.rowBonus.title', { level: id }),
    lines: [bonusWord(bonus), explainBonus(bonus)],
    rule: 'AB-11.3',
  };
};

const upgrade: Explain = (id, { edition }) => {
  const found = edition.modules.services.upgrades[Number(id) - 1];
  if (!found) return undefined;
  return {
    title: text('explain.upgrade.title', { n: id }),
    lines: [bonusWord(found.bonus), explainBonus(found.bonus), text('explain.upgrade.text')],
    rule: 'AB-27.2',
  };
};

const task: Explain = (id, { edition }) => {
  const found = edition.solo.taskCards.cards.find((t) => t.id === id);
  if (!found) return undefined;
  return {
    title: text('explain.task.title', { id }),
    lines: [text(`task.${found.mainAction}`), ...(found.bonus ? [text(`explain.task.bonus.${found.bonus.kind}`)] : [])],
    rule: 'AB-24.10',
  };
};

const slot: Explain = (id, { view, edition }) => {
  const bonus = edition.solo.boards[view.config.solo.board].bonusSlots.flat()[Number(id) - 1];
  if (!bonus) return undefined;
  return {
    title: text('explain.slot.title', { n: id }),
    lines: [text('explain.slot.text', { bonus: bonusWord(bonus) }), explainBonus(bonus)],
    rule: 'AB-24.21',
  };
};

const botRow: Explain = (id, { view, edition }) => {
  const bonus = edition.solo.boards[view.config.solo.board].stationRow[Number(id) - 1];
  if (!bonus) return undefined;
  return {
    title: text('explain.botRow.title', { n: id }),
    lines: [bonusWord(bonus), explainBonus(bonus)],
    rule: 'AB-24.30',
  };
};

const cost: Explain = (id, { view, edition }) => {
  const era = edition.eras.list[view.era - 1];
  if (id === 'build') {
    const { oneSectionLink, twoSectionLink } = era.buildCost;
    return {
      title: text('explain.costBuild.title', { one: oneSectionLink, two: twoSectionLink }),
      lines: [text('explain.costBuild.text')],
      rule: 'AB-7.5',
    };
  }
  return { title: text('explain.costUpgrade.title', { n: era.upgradeCostPerSection }), rule: 'AB-8.1' };
};

const BY_KIND: Readonly<Record<string, Explain>> = {
  section,
  city,
  station,
  depot,
  country,
  tile,
  take: tile,
  card,
  display: card,
  space,
  padlock,
  row,
  delivery,
  claim: delivery,
  route,
  truck,
  office,
  department,
  floor,
  track,
  token,
  rowBonus,
  upgrade,
  task,
  slot,
  botRow,
  cost,
  era: (_id, { view }) => ({
    title: text('board.era', { era: view.era }),
    lines: [text('explain.era.text')],
    rule: 'AB-4.2',
  }),
  stack: (_id, { view }) => ({
    title: text('explain.stack.title', { n: view.stacks[view.era - 1] }),
    lines: [text('explain.stack.text')],
    rule: 'AB-17.3',
  }),
  speed: (_id, { view, edition }) => ({
    title: text('explain.speed.title', { n: edition.eras.list[view.era - 1].truckSpeed }),
    lines: [text('explain.speed.text')],
    rule: 'AB-14.3',
  }),
  funding: (_id, { view, edition }) => ({
    title: text('explain.funding.title', { n: edition.eras.list[view.era - 1].funding }),
    lines: [text('explain.funding.text')],
    rule: 'AB-6.8',
  }),
  refresh: () => ({ title: text('explain.refresh.title'), lines: [text('explain.refresh.text')], rule: 'AB-6.7' }),
  roadblock: () => ({
    title: text('explain.roadblock.title'),
    lines: [text('explain.roadblock.text')],
    rule: 'AB-1.7',
  }),
  border: () => ({ title: text('explain.border.title'), lines: [text('explain.border.text')], rule: 'AB-19' }),
  traffic: () => ({ title: text('explain.traffic.title'), lines: [text('explain.traffic.text')], rule: 'AB-26' }),
  wine: () => ({ title: text('explain.wine.title'), lines: [text('explain.wine.text')], rule: 'AB-25' }),
  money: (_id, { edition }) => ({
    title: text('explain.money.title'),
    lines: [text('explain.money.text', { n: edition.departments.moneyPerPoint ?? 20 })],
    rule: 'AB-1.11',
  }),
  employees: () => ({
    title: text('explain.employees.title'),
    lines: [text('explain.employees.text')],
    rule: 'AB-1.8',
  }),
  lobby: (_id, { edition }) => ({
    title: text('board.lobby'),
    lines: [text('explain.lobby.text', { n: edition.departments.lobbyPoints })],
    rule: 'AB-12.5',
  }),
};

export function explain(piece: string, scene: BoardScene): Explanation | undefined {
  const colon = piece.indexOf(':');
  const kind = colon < 0 ? piece : piece.slice(0, colon);
  return BY_KIND[kind]?.(colon < 0 ? '' : piece.slice(colon + 1), scene, modelOf(scene.edition));
}
