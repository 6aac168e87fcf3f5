/** The table as text, at most 100 columns: roads with their cities, offices, departments, display, then every seat. */

import { type ParamValue, type Seat, type Speaker, type Text, text } from '../../kernel/index.ts';
import { COLOURS, GOODS, SPACES } from './components/edition.ts';
import { rowText } from './components/row-text.ts';
import { aboveSpace, IN_HAND } from './effects/cards.ts';
import { departmentCount } from './effects/employees.ts';
import { autobahnValue, routeStatus } from './network.ts';
import { sheetOf } from './scoring.ts';
import type { AutobahnState } from './state.ts';
import { bit, COLOUR_COUNT, FLOORS, NOBODY, NONE, OFFICE_ROOM, ON_BOARD, type Tables, TRUCKS } from './tables.ts';
import {
  bonusText,
  cardText,
  colourText,
  countryText,
  departmentText,
  goodsText,
  padlockText,
  routeText,
  sectionText,
  tileText,
} from './terms.ts';
import type { AutobahnView } from './view.ts';

const WIDTH = 100;
const TRUCK_NAMES = ['a', 'b'];

/** What printing needs: the open parts of a state, and the view for what is hidden. */
interface Page {
  readonly t: Tables;
  readonly s: AutobahnState;
  readonly view: AutobahnView;
  readonly speaker: Speaker;
}

const say = (p: Page, key: string, params?: Record<string, ParamValue>): string =>
  p.speaker.say(text(`print.${key}`, params));

const lengthOf = (line: string): number => [...line].length;

/** Breaks a line at blanks; continuation lines are indented further. */
function wrap(line: string, indent: string, start = ''): string[] {
  const lines: string[] = [];
  let current = start;
  let empty = true;
  for (const word of line.split(' ')) {
    if (!empty && lengthOf(current) + 1 + lengthOf(word) > WIDTH) {
      lines.push(current);
      current = indent + word;
    } else current = empty ? current + word : `${current} ${word}`;
    empty = false;
  }
  return [...lines, current].map((done) => [...done].slice(0, WIDTH).join(''));
}

function header({ t, s, ...p }: Page): string[] {
  const era = t.edition.eras.list[s.era - 1];
  const page = { t, s, ...p };
  const parts = [
    say(page, 'era', {
      era: s.era,
      stacks: s.stacks.join('/'),
      one: era.buildCost.oneSectionLink,
      two: era.buildCost.twoSectionLink,
      upgrade: era.upgradeCostPerSection,
      speed: era.truckSpeed,
      funding: era.funding,
    }),
  ];
  const now = [say(page, 'turn', { seat: { seat: s.turn } })];
  if (s.trigger !== NOBODY) now.push(say(page, 'trigger', { seat: { seat: s.trigger } }));
  if (s.finalTurns !== NONE) now.push(say(page, 'finalTurns', { n: s.finalTurns }));
  else if (s.turnsLeft !== undefined) now.push(say(page, 'finalTurns', { n: s.turnsLeft }));
  if (s.routesOnOffer.length > 0) {
    now.push(say(page, 'routesOnOffer', { routes: s.routesOnOffer.map((route) => routeText(t, route)) }));
  }
  return [...parts, now.join(' · ')];
}

function trucksOn({ t, s }: Page, at: number): string {
  const names: string[] = [];
  for (let i = 0; i < s.trucks.length; i++) {
    if (s.trucks[i] === at) names.push(`${Math.floor(i / TRUCKS) + 1}${TRUCK_NAMES[i % TRUCKS]}`);
  }
  return at >= t.sections.length && names.length > 0 ? `<${names.join(',')}>` : names.join(',');
}

/** One section: its state, what lies on it and who stands on it. */
function sectionSign(p: Page, section: number): string {
  const { t, s } = p;
  const info = t.sections[section];
  const closed = info.roadblock && s.era < 3;
  let sign = s.road[section] === 0 ? (closed ? 'x' : '.') : s.road[section] === 1 ? '-' : '=';
  if (s.roadTiles[section] !== NONE) sign += 'T';
  if (info.developIcon && s.road[section] === 0) sign += 'D';
  if (s.traffic[section] !== 0) sign += '!';
  return sign + trucksOn(p, section);
}

function stationSign({ s, t }: Page, link: number): string {
  if (!t.links[link].hasStation) return '';
  const owner = s.stationAt[link];
  if (owner === NOBODY) return '[ ]';
  return `[${owner + 1}${s.upgradeAt[link] === NONE ? '' : '+'}]`;
}

function cityName(p: Page, city: number): string {
  const { t, s } = p;
  const depot = t.depots.findIndex((d) => d.city === city);
  const here = depot === NONE ? '' : trucksOn(p, t.sections.length + depot);
  return `${t.cities[city].name} ${s.values[city]}${here}`;
}

/** Links of one autobahn, each as "City value signs City value". */
function roadLines(p: Page, colour: number): string[] {
  const { t, s, speaker } = p;
  const links = t.linksOf[colour].map((link) => {
    const { from, to, sections } = t.links[link];
    const signs = sections.map((section) => sectionSign(p, section)).join(stationSign(p, link));
    return `${cityName(p, from)} ${signs} ${cityName(p, to)}`.replaceAll(' ', '\u00a0');
  });
  const base = colour * OFFICE_ROOM;
  const seats = s.offices.slice(base, base + s.config.officeRoom[colour]);
  const office = seats.map((owner) => (owner === NOBODY ? '_' : owner + 1)).join('');
  const name = speaker.say(colourText(colour));
  const head = `${name}: ${say(p, 'office')} ${office}, ${say(p, 'value', { value: autobahnValue(t, s, colour) })}:`;
  return wrap(`${head} ${links.join(' | ')}`, '    ').map((line) => line.replaceAll('\u00a0', ' '));
}

function departmentLines(p: Page): string[] {
  const { s, speaker } = p;
  const floors: string[] = [];
  for (let d = 0; d < departmentCount(s); d++) {
    const cells = Array.from({ length: FLOORS }, (_, f) => {
      const mask = s.floors[d * FLOORS + f];
      const seats = Array.from({ length: s.config.seats }, (_x, seat) => (bit(mask, seat) ? String(seat + 1) : ''));
      return seats.join('') || '-';
    });
    floors.push(`${speaker.say(departmentText(s.config, d))} ${cells.join('/')}`);
  }
  return wrap(`${say(p, 'departments')} ${floors.join(' · ')}`, '    ');
}

const sayAll = (p: Page, items: readonly Text[]): string => items.map((item) => p.speaker.say(item)).join(', ');

function displayLines(p: Page): string[] {
  const { t, s } = p;
  const shown = s.display.filter((card) => card !== NONE).map((card) => cardText(t, card));
  return wrap(`${say(p, 'display', { left: s.deck.length })} ${sayAll(p, shown)}`, '    ');
}

function countryLines(p: Page): string[] {
  const { t, s, speaker } = p;
  const words = t.countries.map((_, c) => {
    const base = c * t.tileSpacesPerCountry;
    const tiles = s.countryTiles.slice(base, base + t.tileSpacesPerCountry).filter((type) => type !== NONE);
    const pharma = s.pharma[c] === NOBODY ? ` (+ ${speaker.say(bonusText(t.countries[c].pharmaBonus))})` : '';
    return `${speaker.say(countryText(t, c))}: ${
      sayAll(
        p,
        tiles.map((type) => tileText(t, type)),
      ) || '-'
    }${pharma}`;
  });
  const road = t.sections.flatMap((_, i) =>
    s.roadTiles[i] === NONE ? [] : [`${speaker.say(sectionText(t, i))}: ${speaker.say(tileText(t, s.roadTiles[i]))}`],
  );
  return [
    ...wrap(`${say(p, 'countries')} ${words.join(' · ')}`, '    '),
    ...(road.length > 0 ? wrap(`T: ${road.join(' · ')}`, '    ') : []),
  ];
}

/** What is printed on boards that everybody shares in kind: track, station row, depots. */
function boardLines(p: Page): string[] {
  const { t, speaker } = p;
  const track = t.track.flatMap(({ bonus }, i) =>
    bonus === undefined ? [] : [`${i}: ${speaker.say(bonusText(bonus))}`],
  );
  const last = t.track.length - 1;
  const row = t.edition.playerBoard.stationRow.list.map((entry, i) => {
    const low = entry.kind === 'money' ? ` (${entry.low})` : '';
    return `${i + 1}: ${speaker.say(rowText(t.edition.playerBoard.stationRow.list[i]))}${low}`;
  });
  const depots = t.depots.map((d) => `${t.cities[d.city].name} ${speaker.say(goodsText(d.goods))}`);
  return [
    `${say(p, 'track')} ${track.join(', ')}, ${last} > ${t.track[last].next}`,
    `${say(p, 'row')} ${row.join(', ')}`,
    `${say(p, 'depots')} ${depots.join(', ')}`,
  ].flatMap((line) => wrap(line, '    '));
}

function moduleLines(p: Page): string[] {
  const { t, s } = p;
  const lines: string[] = [];
  if (s.config.services) {
    const left = t.upgrades.filter((_, i) => bit(s.upgradesLeft, i)).map(bonusText);
    lines.push(`${say(p, 'upgrades')} ${sayAll(p, left) || '-'}`);
  }
  if (s.config.traffic) lines.push(say(p, 'trafficSupply', { n: s.trafficSupply }));
  if (s.config.wine) lines.push(say(p, 'wineTokens', { doubles: s.wineDoubles, singles: s.wineSingles }));
  return lines.flatMap((line) => wrap(line, '    '));
}

function placeOf(p: Page, at: number): string {
  const { t, speaker } = p;
  if (at < t.sections.length) return speaker.say(sectionText(t, at));
  return t.cities[t.depots[at - t.sections.length].city].name;
}

function truckWords(p: Page, seat: Seat): string[] {
  const { s, t, speaker } = p;
  const words: string[] = [];
  for (let truck = 0; truck < TRUCKS; truck++) {
    const at = s.trucks[seat * TRUCKS + truck];
    if (at === ON_BOARD) continue;
    const target = seat === s.config.bot ? (s.bot?.targets[truck] ?? NONE) : NONE;
    const goal =
      target === NONE || target === t.countries.length
        ? ''
        : ` ${say(p, 'target', { country: countryText(t, target) })}`;
    const name = `${seat + 1}${TRUCK_NAMES[truck]}`;
    const goods = speaker.say(goodsText(s.goods[seat * TRUCKS + truck]));
    words.push(say(p, 'truck', { name, goods, place: placeOf(p, at) }) + goal);
  }
  return words;
}

/** Country, preferred goods and reward; * waiting, # claimed, $ money space used, + delivered. */
function boardWords(p: Page, seat: Seat): string {
  const { s, t, speaker } = p;
  return t.boards[s.boards[seat]]
    .map((row) => {
      const mark = ['', '*', '#'][s.goodsMarks[seat * t.countries.length + row.country]];
      const used = bit(s.moneyMarks[seat], row.country) ? '$' : '';
      const been = bit(s.delivered[seat], row.country) ? '+' : '';
      const goods = speaker.say(text(`goods.${GOODS[row.goods]}`));
      return `${speaker.say(countryText(t, row.country))}${been}${mark}${used} ${goods} > ${speaker.say(bonusText(row.reward))}`;
    })
    .join(' · ');
}

function cardWords(p: Page, seat: Seat): string[] {
  const { t, s } = p;
  const at = (place: number): Text[] =>
    t.cards.flatMap((_, c) => (s.cards[seat * t.cards.length + c] === place ? [cardText(t, c)] : []));
  const lines = [say(p, 'hand', { cards: sayAll(p, at(IN_HAND)) || '-' })];
  const played = SPACES.map((space, i) => {
    const cards = at(aboveSpace(i));
    const limit = t.limits[i][s.actionTiles[seat * t.limits.length + i]];
    return say(p, 'played', {
      space: text(`space.${space}`),
      n: cards.length,
      limit,
      cards: sayAll(p, cards) || '-',
    });
  });
  return [...lines, played.join(' · ')];
}

/** Rewards of a route card from the top, each with the highest status that still earns it. */
function ladderWords(p: Page, route: number): string {
  return p.t.routes[route].ladder
    .map(({ maxStatus, money, promotions }) => {
      const limit = maxStatus === Number.MAX_SAFE_INTEGER ? say(p, 'anyStatus') : `≤${maxStatus}`;
      const kind = promotions > 0 ? 'promote' : 'money';
      return `${limit}: ${p.speaker.say(text(`bonus.${kind}`, { n: promotions > 0 ? promotions : money }))}`;
    })
    .join(', ');
}

function belongings(p: Page, seat: Seat): string[] {
  const { t, s, speaker, view } = p;
  const tokens = COLOURS.flatMap((_, c) => (bit(s.tokens[seat], c) ? [speaker.say(colourText(c))] : []));
  const technologies = t.padlocks.flatMap((_, i) => (bit(s.padlocks[seat], i) ? [padlockText(t, i)] : []));
  const tiles = t.tileTypes.flatMap((_, type) => {
    const n = s.tiles[seat * t.tileTypes.length + type];
    return n === 0 ? [] : [`${n > 1 ? `${n}× ` : ''}${speaker.say(tileText(t, type))}`];
  });
  const lines = [
    say(p, 'tokens', { tokens: tokens.join(', ') || '-', extra: s.extraTokens[seat] }),
    say(p, 'technologies', { technologies: sayAll(p, technologies) || say(p, 'none') }),
    say(p, 'tiles', { tiles: tiles.join(', ') || '-' }),
  ];
  if (s.routes[seat] !== NONE) {
    const [a, b] = t.routes[s.routes[seat]].cities;
    const status = routeStatus(t, s, a, b);
    lines.push(
      say(p, 'route', {
        route: routeText(t, s.routes[seat]),
        status: status === NONE ? say(p, 'open') : status,
        ladder: ladderWords(p, s.routes[seat]),
      }),
    );
  }
  const funded = [1, 2, 3].filter((era) => bit(s.funding[seat], era - 1));
  if (funded.length > 0) lines.push(say(p, 'fundingClaimed', { eras: funded.join(', ') }));
  if (s.config.traffic) lines.push(say(p, 'trafficHeld', { n: s.trafficHeld[seat] }));
  if (s.config.wine) {
    const card = view.wineCards[seat];
    const wine =
      card < 0
        ? say(p, 'unknown')
        : `${speaker.say(countryText(t, t.wines[card].country))} > ${t.cities[t.wines[card].destination].name}`;
    lines.push(say(p, 'wine', { wine }));
  }
  return lines;
}

function botLines(p: Page): string[] {
  const { t, s, view } = p;
  const { autobot } = view;
  if (autobot === undefined) return [];
  const tasks = t.edition.solo.taskCards.cards;
  return [
    say(p, 'bot', {
      colours:
        sayAll(
          p,
          autobot.colourCards.map((card) => cardText(t, card)),
        ) || '-',
      deck: autobot.colourDeck.length,
      tasks: autobot.taskDeckSize,
      queue: autobot.queue.map((task) => tasks[task].id).join(', ') || '-',
      slots: autobot.slots,
    }),
    boardWords(p, s.config.bot),
  ];
}

function seatLines(p: Page, seat: Seat): string[] {
  const { s, t } = p;
  const bot = seat === s.config.bot;
  const head = say(p, 'seat', {
    seat: { seat },
    money: s.money[seat],
    supply: s.supply[seat],
    lobby: s.lobby[seat],
    track: s.track[seat],
    stations: s.stations[seat],
    points: sheetOf(t, s, seat).total,
  });
  const rest = bot
    ? botLines(p)
    : [...cardWords(p, seat), belongings(p, seat).join(' · '), say(p, 'board', { rows: boardWords(p, seat) })];
  const lines = [...rest, truckWords(p, seat).join(' · ')].filter((line) => line !== '');
  return ['', ...wrap(`${seat + 1} ${head}`, '    '), ...lines.flatMap((line) => wrap(line, '      ', '  '))];
}

export function printView(t: Tables, view: AutobahnView, s: AutobahnState, speaker: Speaker): string {
  const p: Page = { t, s, view, speaker };
  const lines = [
    ...header(p).flatMap((line) => wrap(line, '    ')),
    ...wrap(say(p, 'roads'), '    '),
    ...wrap(say(p, 'marks'), '    '),
    ...Array.from({ length: COLOUR_COUNT }, (_, colour) => roadLines(p, colour)).flat(),
    ...departmentLines(p),
    ...displayLines(p),
    ...countryLines(p),
    ...boardLines(p),
    ...moduleLines(p),
    ...Array.from({ length: s.config.seats }, (_, seat) => seatLines(p, seat)).flat(),
  ];
  return lines.join('\n');
}
