/** The whole table as text of at most 100 columns, drawn from a view. Seats are shown as their number from 1. */
import type { Seat, Speaker, Text } from '../../kernel/index.ts';
import { citiesVisited } from './end-of-round.ts';
import { lastRound, planFor } from './setup.ts';
import { PHASES } from './state.ts';
import { NONE, type Tables, TRACKS } from './tables.ts';
import { APPROACH, colourText, effectText, fieldText, heroText, regionText, zoneName } from './terms.ts';
import type { TrainRushView } from './view.ts';

const WIDTH = 100;
const EMPTY = '·';

interface Page {
  readonly t: Tables;
  readonly view: TrainRushView;
  readonly say: (key: string, params?: Text['params']) => string;
  readonly speak: (text: Text) => string;
  readonly name: (seat: Seat) => string;
}

const mark = (owner: number): string => (owner === NONE ? EMPTY : String(owner + 1));

/** Items in lines that do not become too long. */
function wrapped(indent: string, items: readonly string[], gap = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    if (line !== '' && indent.length + [...line].length + gap.length + [...item].length > WIDTH) {
      lines.push(indent + line);
      line = item;
    } else line = line === '' ? item : line + gap + item;
  }
  if (line !== '') lines.push(indent + line);
  return lines.map((one) => [...one].slice(0, WIDTH).join(''));
}

const cut = (text: string, width: number): string => {
  const letters = [...text];
  return letters.length > width
    ? `${letters.slice(0, width - 1).join('')}…`
    : text.padEnd(width + text.length - letters.length);
};

const initial = (page: Page, colour: number): string => [...page.speak(colourText(page.t.colours[colour]))][0];

const cube = (page: Page, resource: number): string => page.say(`short.${page.t.resources[resource]?.id ?? 'any'}`);

/** Numbers of the spies still on the player board, and the one played in this auction. */
function spyWords({ view }: Page, seat: Seat): string {
  const left = Array.from({ length: 31 }, (_, number) => number).filter((number) => (view.spies[seat] >> number) & 1);
  const played = PHASES[view.phase] === 'auction' && view.playedSpy[seat] > 0 ? ` [${view.playedSpy[seat]}]` : '';
  return `${left.join(' ')}${played}`;
}

function playerLines(page: Page): string[] {
  const { view, t } = page;
  const lines = [page.say('print.players')];
  for (const seat of view.order) {
    const head = `  ${mark(seat)} ${cut(page.name(seat), 16)}`;
    const place = page.say('print.locomotive', { field: fieldText(t, view.locomotives[seat]) });
    const stock = page.say('print.stock', {
      vp: view.vp[seat],
      coal: view.coal[seat],
      investment: view.investment[seat],
      cities: citiesVisited(view, seat),
      cards: view.hands[seat].length,
      heroes: view.heroCounts[seat],
    });
    const pieces = page.say('print.pieces', {
      warehouses: view.warehousesLeft[seat],
      stations: view.stationsLeft[seat],
      markers: view.contractMarkers[seat],
      agents: view.agents[seat],
      spies: spyWords(page, seat),
    });
    lines.push(...wrapped('', [`${head} ${stock}`]), ...wrapped('      ', [place]), ...wrapped('      ', [pieces]));
    const tokens = view.tokens[seat].map((token) => `+${t.tokens[token].movement}`);
    if (tokens.length > 0) lines.push(...wrapped('      ', [`${page.say('print.tokens')}:`, ...tokens]));
    const missions = view.missions[seat].map(
      (hero) => `${t.heroes[hero].name} (${cube(page, t.heroes[hero].resource)})`,
    );
    if (missions.length > 0) lines.push(...wrapped('      ', [`${page.say('print.missions')}:`, ...missions]));
  }
  return lines;
}

function trackLines(page: Page): string[] {
  const { view, t } = page;
  const regions = t.regions.length;
  const colours = t.colours.length;
  const lines = [page.say('print.tracks')];
  for (const seat of view.order) {
    const levels = t.trackValues
      .map((values, track) => {
        const level = view.levels[seat * TRACKS + track];
        return `${level}=${values[level - 1]}`;
      })
      .join(' ');
    const infrastructure = t.regions.map(
      ({ id }, region) => `${[...page.speak(colourText(id))][0]}${view.infrastructure[seat * regions + region]}`,
    );
    const contractors = t.colours.map(
      (_, colour) => `${initial(page, colour)}${view.contractorTracks[seat * colours + colour]}`,
    );
    lines.push(
      `  ${mark(seat)}  ${page.say('print.trackHead')}: ${levels} | ${page.say('print.infrastructure')} ${infrastructure.join(' ')} | ${page.say('print.contractors')} ${contractors.join(' ')}`,
    );
  }
  return lines;
}

function wagonText(page: Page, id: number, cargo?: readonly number[]): string {
  const { t } = page;
  const { size, accepts, special, copy } = t.wagons[id];
  const slots = Array.from({ length: size }, (_, slot) => {
    const held = cargo?.[slot] ?? NONE;
    if (special) return held === NONE ? EMPTY : page.say('short.parcel');
    if (held !== NONE) return cube(page, held);
    return cargo === undefined ? cube(page, accepts[slot]) : `(${cube(page, accepts[slot])})`;
  });
  return `[${slots.join(' ')}]${copy === 0 ? '' : `#${copy}`}`;
}

function trainLines(page: Page): string[] {
  const { view, t } = page;
  const lines = [page.say('print.trains')];
  for (const seat of view.order) {
    const wagons = view.wagons[seat].map((id, i) =>
      wagonText(page, id, view.cargo[seat].slice(i * t.maxSlots, (i + 1) * t.maxSlots)),
    );
    lines.push(...wrapped(`  ${mark(seat)} `, wagons));
  }
  return lines;
}

/** Fields of a loop and region in order, zones as one item, with the locomotives that stand there. */
function mapLines(page: Page): string[] {
  const { view, t } = page;
  const standing = (field: number): string =>
    view.locomotives.flatMap((at, seat) => (at === field ? [mark(seat)] : [])).join(' ');
  const lines = [page.say('print.map')];
  const groups = new Map<string, string[]>();
  const zonesDone = new Set<number>();
  t.fields.forEach((field, i) => {
    const head = stretchName(page, i);
    const items = groups.get(head) ?? [];
    groups.set(head, items);
    if (field.zone !== NONE) {
      if (!zonesDone.has(field.zone)) items.push(zoneItem(page, field.zone, standing));
      zonesDone.add(field.zone);
      return;
    }
    const here = standing(i);
    items.push(`${fieldName(page, i)}${here === '' ? '' : `(${here})`}${jumpName(page, i)}`);
  });
  for (const [head, items] of groups) lines.push(...wrapped('  ', head === '' ? items : [`${head}:`, ...items], ' '));
  return lines;
}

/** Loop and region, or the approach; START stands alone. */
function stretchName({ t, say }: Page, field: number): string {
  const { loop, region } = t.fields[field];
  if (region === NONE) return '';
  if (loop === APPROACH) return say('loop.approach');
  return say('print.stretch', { loop: { key: `loop.${loop}` }, region: regionText(t.regions[region].id) });
}

function fieldName({ t, say }: Page, field: number): string {
  const { kind, city, step } = t.fields[field];
  if (kind === 'city') return t.cities[city].name.toUpperCase();
  if (kind === 'market') return say('print.market');
  return kind === 'start' ? say('field.start') : String(step);
}

/** Where a tunnel or exit leads. */
function jumpName(page: Page, field: number): string {
  const { next, loop, region } = page.t.fields[field];
  if (region === NONE) return '';
  return next
    .filter((to) => page.t.fields[to].loop !== loop)
    .map((to) => `>${stretchName(page, to)} ${fieldName(page, to)}`)
    .join('');
}

function zoneItem(page: Page, zone: number, standing: (field: number) => string): string {
  const there = page.t.fields.flatMap((field, i) =>
    field.zone === zone && standing(i) !== '' ? [`${field.siding + 1}(${standing(i)})`] : [],
  );
  return `[${[zoneName(page.t.zones[zone].id), ...there].join(' ')}]`;
}

function cityLines(page: Page): string[] {
  const { view, t } = page;
  const sizes = t.sizes.length;
  const items = t.cities.map(({ name, rank }, city) => {
    const contractors = t.colours.map((_, colour) =>
      (view.contractors[city] >> colour) & 1 ? initial(page, colour) : EMPTY,
    );
    const markers = view.cityMarkers.slice(city * t.markerSlots, (city + 1) * t.markerSlots).map(mark);
    const spaces = t.sizes.map((_, i) => mark(view.contractSpaces[city * sizes + i]));
    const token = (view.missionTokens >> city) & 1 ? '*' : EMPTY;
    return cut(
      `${cut(name, 12)} ${rank} | ${contractors.join('')} | ${markers.join('')} | ${spaces.join('')} | ${token}`,
      48,
    );
  });
  return [page.say('print.cities'), ...inColumns(items)];
}

/** Items of equal width, two in a line. */
function inColumns(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < items.length; i += 2) lines.push(`  ${items[i]}  ${items[i + 1] ?? ''}`.trimEnd());
  return lines;
}

function zoneLines(page: Page): string[] {
  const { view, t } = page;
  const items = t.zones.map(({ id }, zone) => {
    const spaces = Array.from({ length: t.warehouseSpaces }, (_, i) => zone * t.warehouseSpaces + i);
    const warehouses = spaces.map((space) =>
      view.warehouses[space] === NONE
        ? '··'
        : mark(view.warehouses[space]) + (view.renters[space] === NONE ? '-' : initial(page, view.renters[space])),
    );
    const parcel = (view.parcels >> zone) & 1 ? '#' : EMPTY;
    return `${zoneName(id)}: ${warehouses.join(' ')} | ${mark(view.stations[zone])} | ${parcel}`;
  });
  return [page.say('print.zones'), ...wrapped('  ', items, '    ')];
}

function sectorLines(page: Page): string[] {
  const { view, t } = page;
  const kinds = [...new Set(t.sectors.map((sector) => sector.kind))];
  const cell = (kind: string, region: number): string => {
    const sector = t.sectors.findIndex((one) => one.kind === kind && one.region === region);
    if (sector === NONE) return '';
    const spaces = view.sectors.slice(sector * t.sectorSpaces, (sector + 1) * t.sectorSpaces).map(mark);
    return `${spaces.slice(0, t.spySpaces).join('')}|${spaces.slice(t.spySpaces).join('')}`;
  };
  const head = t.regions.map(({ id }) => cut(page.speak(regionText(id)), 22)).join(' ');
  const rows = kinds.map((kind) => {
    const cells = t.regions.map((_, region) => cut(cell(kind, region), 22)).join(' ');
    return `  ${cut(page.say(`sector.${kind}`), 22)} ${cells}`.trimEnd();
  });
  return [page.say('print.sectors'), `  ${' '.repeat(22)} ${head}`.trimEnd(), ...rows];
}

function areaLines(page: Page): string[] {
  const { view, t } = page;
  const spaces = planFor(t, view.seats).actionAreaSpaces;
  const items = t.areas.map((id, area) => `${page.say(`area.${id}`)} ${view.areas[area]}`);
  return [page.say('print.areas', { spaces }), ...wrapped('  ', items, ' · ')];
}

function contractLines(page: Page): string[] {
  const { view, t } = page;
  const sizes = t.sizes.length;
  const lines = [page.say('print.contracts')];
  t.regions.forEach(({ id }, region) => {
    const items = t.sizes.map((size, i) => {
      const tile = view.display[region * sizes + i];
      if (tile === NONE) return `${size}: ${EMPTY}`;
      const { icons, vp } = t.contracts[tile];
      return `${icons.map((icon) => cube(page, icon)).join(' ')} = ${vp}`;
    });
    lines.push(...wrapped('  ', [cut(page.speak(regionText(id)), 20), ...items], ' | '));
  });
  return lines;
}

function tileLines(page: Page): string[] {
  const { view, t } = page;
  const items = view.tiles.map((tile, space) =>
    cut(
      tile === NONE
        ? `${space + 1} ${EMPTY}`
        : `${space + 1} ${page.speak(effectText(t, t.effects[t.tiles[tile].effect]))}`,
      48,
    ),
  );
  return [page.say('print.tiles', { stacks: view.tileStacks.join(' ') }), ...inColumns(items)];
}

function openWagonLines(page: Page): string[] {
  const { view } = page;
  const special = view.specialStacks.map((stack) => stack.length).join(' ');
  const lines = [page.say('print.wagons', { stacks: view.wagonStacks.join(' '), special })];
  for (const pool of view.wagonPools)
    lines.push(
      ...wrapped(
        '  ',
        pool.map((id) => wagonText(page, id)),
      ),
    );
  return lines;
}

/** What cubes of a value can be exchanged for (TR-12.1). */
function exchangeLines(page: Page): string[] {
  const { t } = page;
  const items = t.market.map(({ price, effect }) =>
    cut(`${price}: ${page.speak(effectText(t, t.effects[effect]))}`, 48),
  );
  return [page.say('print.exchanges'), ...inColumns(items)];
}

function cardText(page: Page, card: number): string {
  const { moves, effect } = page.t.cards[card];
  const rows = moves.map((move) => `${move.value}/${move.coal}`).join(' ');
  return `${rows}; ${page.speak(effectText(page.t, page.t.effects[effect]))}`;
}

/** Known cards in words, hidden ones as a number. */
function handItems(page: Page, faces: readonly number[]): string[] {
  const hidden = faces.filter((face) => face < 0).length;
  const items = faces.filter((face) => face >= 0).map((card) => cardText(page, card));
  return hidden === 0 ? items : [...items, page.say('print.hidden', { count: hidden })];
}

function cardLines(page: Page): string[] {
  const { view } = page;
  const lines = [page.say('print.cards', { deck: view.deck.length, discards: view.discard.length })];
  const add = (label: string, faces: readonly number[]): void => {
    if (faces.length === 0) return;
    handItems(page, faces).forEach((item, i) => {
      lines.push(...wrapped('', [`  ${cut(i === 0 ? label : '', 16)} ${item}`]));
    });
  };
  add(page.say('print.pool'), view.pool);
  add(page.say('print.laid'), view.laid);
  add(page.say('print.drawn'), view.drawn);
  for (const seat of view.order) add(`${mark(seat)} ${page.say('print.hand')}`, view.hands[seat]);
  return lines;
}

function heroLines(page: Page): string[] {
  const { view, t } = page;
  const open = view.frames.find((frame) => frame.kind === 'heroDraft');
  const held = view.draft.seen.filter(({ step }) => open?.kind === 'heroDraft' && step === open.step);
  const heroes = [...new Set([...view.heroes, ...held.flatMap((pack) => pack.heroes)])];
  if (heroes.length === 0) return [];
  return [
    page.say('print.heroes'),
    ...heroes.flatMap((hero) => {
      const { resource, effect } = t.heroes[hero];
      const words = `${page.speak(heroText(t, hero))}: ${cube(page, resource)}; ${page.speak(effectText(t, t.effects[effect]))}`;
      return wrapped('  ', [words]);
    }),
  ];
}

export function printView(t: Tables, view: TrainRushView, speaker: Speaker): string {
  const you = view.viewer;
  const page: Page = {
    t,
    view,
    say: (key, params) => speaker.say(params === undefined ? { key } : { key, params }),
    speak: (text) => speaker.say(text),
    name: (seat) =>
      seat === you ? `${speaker.seat(seat)} (${speaker.say({ key: 'print.you' })})` : speaker.seat(seat),
  };
  const phase = { key: `phase.${PHASES[view.phase]}` };
  const rounds = lastRound(t, view);
  return [
    `${t.title} · ${page.say('print.title', { round: view.round, rounds, phase })}`,
    // Before the first deal nobody knows who is first (TR-2.7).
    ...(view.pool.length === 0 && view.round === 1
      ? []
      : wrapped('', [page.say('print.order', { order: view.order.map((seat) => ({ seat })) })])),
    ...playerLines(page),
    ...trackLines(page),
    ...trainLines(page),
    ...mapLines(page),
    ...cityLines(page),
    ...zoneLines(page),
    ...sectorLines(page),
    ...areaLines(page),
    ...contractLines(page),
    ...tileLines(page),
    ...openWagonLines(page),
    ...exchangeLines(page),
    ...cardLines(page),
    ...heroLines(page),
  ]
    .map((line) => [...line].slice(0, WIDTH).join('').trimEnd())
    .join('\n');
}
