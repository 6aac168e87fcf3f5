/** Laws that hold in every reachable state: no piece is lost or made, nothing leaves its bounds. */
import { outOfBounds } from './bounds.ts';
import { columnLevel } from './effects/employees.ts';
import { cityValue, ones } from './network.ts';
import type { AutobahnState } from './state.ts';
import { COLOUR_COUNT, NOBODY, NONE, OFFICE_ROOM, ON_BOARD, type Tables, TRUCKS, WINE } from './tables.ts';

const WINE_ON_THE_ROAD = 1;

type Report = (sentence: string) => void;

/** AB-1.8: every employee is in exactly one place. */
function employees(t: Tables, s: AutobahnState, report: Report): void {
  for (let seat = 0; seat < s.config.seats; seat++) {
    const offices = s.offices.filter((owner) => owner === seat).length;
    const floors = s.floors.filter((mask) => (mask & (1 << seat)) !== 0).length;
    const all = s.supply[seat] + s.lobby[seat] + offices + floors + ones(s.funding[seat]);
    if (all !== t.employees) report(`seat ${seat} has ${all} employees instead of ${t.employees}`);
    if (s.supply[seat] < 0 || s.lobby[seat] < 0) report(`seat ${seat} has a negative number of employees`);
    if (s.money[seat] < 0) report(`seat ${seat} owes money`);
  }
  s.floors.forEach((mask, at) => {
    if (ones(mask) > t.edition.departments.seatsPerFloor) report(`floor ${at} holds ${ones(mask)} employees`);
  });
}

function offices(s: AutobahnState, report: Report): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const seats = s.offices.slice(colour * OFFICE_ROOM, (colour + 1) * OFFICE_ROOM);
    const staff = seats.filter((owner) => owner !== NOBODY).length;
    if (staff > s.config.officeRoom[colour]) report(`office ${colour} is overfull`);
    if (seats.slice(0, staff).includes(NOBODY)) report(`office ${colour} has a gap`);
  }
}

function roads(t: Tables, s: AutobahnState, report: Report): void {
  const { eras } = t.edition;
  const preBuilt = t.links.reduce((n, link) => n + (link.preBuilt ? link.sections.length : 0), 0);
  const all = preBuilt + eras.list.reduce((n, era) => n + era.roadStack, 0) + eras.sideSupply;
  const built = s.road.filter((state) => state !== 0).length;
  const left = s.stacks.reduce((n, stack) => n + stack, 0);
  if (built + left !== all) report(`${built} + ${left} road tiles instead of ${all}`);
  if (s.stacks.some((stack) => stack < 0)) report('a road stack is negative');
  t.links.forEach((link, i) => {
    const states = link.sections.map((section) => s.road[section]);
    if (states.includes(2) && states.some((state) => state !== 2)) report(`${link.id} is only partly dual`);
    if (link.east && s.era < 3 && states.some((state) => state !== 0)) report(`${link.id} was built before era 3`);
    if (s.stationAt[i] !== NOBODY && (!link.hasStation || !states.some((state) => state !== 0)))
      report(`${link.id} cannot have a station`);
  });
}

/** What is kept up to date beside the road itself; values wait for the last step of an action (AB-7.7). */
function caches(t: Tables, s: AutobahnState, report: Report): void {
  const waiting = s.frames.some(
    (f) => f.kind === 'payBuilding' || f.kind === 'payUpgrade' || f.kind === 'updateCities',
  );
  t.cities.forEach((city, i) => {
    const touched = city.sections.some((section) => s.road[section] !== 0) ? 1 : 0;
    if (touched !== s.connected[i]) report(`${city.id} is remembered as ${s.connected[i]}, not ${touched}`);
    if (!waiting && cityValue(t, s, i) !== s.values[i]) report(`${city.id} has not the value ${s.values[i]}`);
  });
}

function stations(t: Tables, s: AutobahnState, report: Report): void {
  for (let seat = 0; seat < s.config.seats; seat++) {
    const built = s.stationAt.filter((owner) => owner === seat).length;
    if (built !== s.stations[seat] || built > t.stations) report(`seat ${seat} has built ${built} stations`);
  }
  const taken = s.upgradeAt.filter((upgrade) => upgrade !== NONE).length;
  const all = s.config.services ? t.upgrades.length : 0;
  if (taken + ones(s.upgradesLeft) !== all) report(`${taken} station upgrades are taken`);
}

/** AB-2.2: nine tokens; AB-11.2: a level needs the one below. */
function technologies(t: Tables, s: AutobahnState, report: Report): void {
  const { extra } = t.edition.playerBoard.unlockTokens;
  for (let seat = 0; seat < s.config.seats; seat++) {
    if (seat === s.config.bot) continue;
    const used = ones(t.tokenMask) - ones(s.tokens[seat]) + extra - s.extraTokens[seat];
    if (used !== ones(s.padlocks[seat]))
      report(`seat ${seat} has ${ones(s.padlocks[seat])} padlocks for ${used} tokens`);
    for (let column = 0; column < 3; column++) {
      const mine = (s.padlocks[seat] >> (column * 4)) & 15;
      if (mine > 1 && (mine & 1) === 0) report(`seat ${seat} skipped level 1 of column ${column}`);
      if (mine > 3 && columnLevel(s.padlocks[seat], column) < 2)
        report(`seat ${seat} skipped level 2 of column ${column}`);
    }
  }
}

/** Every Improved and Advanced card is in one place at most, and nothing is lost before Reunification. */
function cards(t: Tables, s: AutobahnState, report: Report): void {
  const seen = new Map<number, number>();
  const count = (card: number): void => {
    if (card !== NONE && !t.cards[card].basic) seen.set(card, (seen.get(card) ?? 0) + 1);
  };
  s.display.forEach(count);
  s.deck.forEach(count);
  s.advancedDeck.forEach(count);
  for (const list of [s.bot?.colourDeck ?? [], s.bot?.colourCards ?? []]) list.forEach(count);
  s.cards.forEach((place, i) => {
    if (place !== 0) count(i % t.cards.length);
  });
  for (const [card, n] of seen) if (n > 1) report(`${t.cards[card].id} is there ${n} times`);
  const inPlay = (list: readonly number[]): boolean => list.every((card) => seen.has(card));
  if (s.bot === undefined && s.era < 3 && !inPlay(t.improved)) report('an Improved card is gone');
  if (s.bot === undefined && !inPlay(t.advanced)) report('an Advanced card is gone');
  limits(t, s, report);
}

function limits(t: Tables, s: AutobahnState, report: Report): void {
  for (let seat = 0; seat < s.config.seats; seat++) {
    const mine = s.cards.slice(seat * t.cards.length, (seat + 1) * t.cards.length);
    t.limits.forEach((byTile, space) => {
      const above = mine.filter((place) => place === space + 2).length;
      const tile = s.actionTiles[seat * t.limits.length + space];
      if (tile >= byTile.length) report(`seat ${seat} has no action tile on space ${space}`);
      const limit = byTile[tile];
      if (above > limit) report(`seat ${seat} has ${above} cards above space ${space}`);
    });
  }
}

function bonusTiles(t: Tables, s: AutobahnState, report: Report): void {
  const perType = t.tileTypes.map(() => 0);
  for (const type of [...s.roadTiles, ...s.countryTiles]) if (type !== NONE) perType[type]++;
  s.tiles.forEach((n, i) => {
    if (n < 0) report(`a bonus tile of type ${i % t.tileTypes.length} is negative`);
    perType[i % t.tileTypes.length] += n;
  });
  perType.forEach((n, type) => {
    if (n > t.tileTypes[type].copies) report(`${n} tiles of ${t.tileTypes[type].id} are in play`);
  });
  if (s.bot !== undefined && s.tilesTaken[s.config.bot] !== s.bot.slots + s.bot.aside) report('a bot tile is lost');
}

function trucks(t: Tables, s: AutobahnState, report: Report): void {
  s.trucks.forEach((at, i) => {
    if ((at === ON_BOARD) !== (s.goods[i] === NONE)) report(`truck ${i} has goods ${s.goods[i]} at ${at}`);
    if (at >= 0 && at < t.sections.length && s.road[at] === 0) report(`truck ${i} stands on an unbuilt section`);
  });
  const driving = s.frames.some((f) => f.kind === 'driving' || f.kind === 'drive' || f.kind === 'delivered');
  const onRoad = s.trucks.filter((at) => at >= 0 && at < t.sections.length);
  if (!driving && new Set(onRoad).size < onRoad.length) report('trucks share a section');
  if (s.trucks.length !== s.config.seats * TRUCKS) report('a truck is missing');
}

function traffic(t: Tables, s: AutobahnState, report: Report): void {
  const all = s.config.traffic ? t.edition.modules.traffic.tokens : 0;
  const placed = s.traffic.reduce((n, token) => n + token, 0);
  const held = s.trafficHeld.reduce((n, token) => n + token, 0);
  if (placed + held + s.trafficSupply !== all) report(`${placed} + ${held} + ${s.trafficSupply} traffic tokens`);
}

function tasks(t: Tables, s: AutobahnState, report: Report): void {
  const { bot } = s;
  if (bot === undefined) return;
  const all = [...bot.taskDeck, ...bot.usedTasks, ...bot.queue, ...bot.advancedTasks];
  if (all.length !== t.edition.solo.taskCards.cards.length || new Set(all).size !== all.length)
    report(`Autobot has the task cards ${all.join(', ')}`);
}

/** What everybody owns from the beginning, and what wine on the road rests on. */
function belongings(s: AutobahnState, report: Report): void {
  const { seats, bot, wine } = s.config;
  for (let seat = 0; seat < seats; seat++) {
    if (s.boards[seat] === NONE) report(`seat ${seat} has no delivery board`);
    const choosing = s.frames.some((frame) => frame.kind === 'routeCard' && frame.seat === seat);
    if (seat !== bot && !choosing && s.routes[seat] === NONE) report(`seat ${seat} has no route card`);
    if (seat !== bot && (s.wineCards[seat] !== NONE) !== wine)
      report(`seat ${seat} has the wine card ${s.wineCards[seat]}`);
    const carries = s.goods.slice(seat * TRUCKS, (seat + 1) * TRUCKS).filter((goods) => goods === WINE).length;
    const may = seat === bot ? s.bot?.wineTaken !== NONE : s.wineState[seat] === WINE_ON_THE_ROAD;
    if (carries > (may ? 1 : 0)) report(`seat ${seat} carries ${carries} wine`);
  }
  if (new Set(s.boards).size !== seats) report('two seats have the same delivery board');
  if (s.frames.length === 0 && (s.era < 3 || (s.trigger === NOBODY && s.turnsLeft !== 0)))
    report('the game ended before its last era');
}

/** Bounds come first: the other laws use every number as the index or count it is. */
export function invariantsOf(t: Tables, s: AutobahnState): string[] {
  const broken = outOfBounds(t, s);
  if (broken.length > 0) return broken;
  const report: Report = (sentence) => broken.push(sentence);
  employees(t, s, report);
  offices(s, report);
  roads(t, s, report);
  caches(t, s, report);
  stations(t, s, report);
  technologies(t, s, report);
  cards(t, s, report);
  bonusTiles(t, s, report);
  trucks(t, s, report);
  traffic(t, s, report);
  tasks(t, s, report);
  belongings(s, report);
  return broken;
}
