/** The table as text: what lies in the middle, then every sheet with its map, two beside each other. */
import { type ParamValue, type Seat, type Speaker, type Text, text } from '../../kernel/index.ts';
import { FACES } from './components/edition.ts';
import { strengthOf } from './effects/engine.ts';
import { faceUp } from './effects/tiles.ts';
import { orderUp } from './modules/orders.ts';
import { mapLines } from './print-map.ts';
import { scoreSheets } from './scoring.ts';
import { EVA, NONE } from './state.ts';
import type { Tables } from './tables.ts';
import type { SteamRollersView } from './view.ts';

const WIDTH = 100;
const BLOCK = 49;

export function printView(t: Tables, seen: SteamRollersView, speaker: Speaker): string {
  const say = (key: string, params?: Record<string, ParamValue>): string => speaker.say(text(`print.${key}`, params));
  const table = [roundLine(t, seen, say), goodsLine(t, seen, say), tilesLine(t, seen, speaker, say)];
  if (seen.deal.orders) table.push(ordersLine(t, seen, speaker, say));
  table.push(say('key'));
  const totals = scoreSheets(t, seen).map((sheet) => sheet.total);
  const blocks = seen.sheets.map((_, seat) => sheetBlock(t, seen, seat, totals[seat], speaker, say));
  if (seen.deal.solo) blocks.push(evaBlock(t, seen, totals[EVA], speaker, say));
  return [...table.flatMap(wrap), ...sideBySide(blocks)].join('\n');
}

type Say = (key: string, params?: Record<string, ParamValue>) => string;

const lengthOf = (line: string): number => [...line].length;
const padded = (line: string, width: number): string => [...line].slice(0, width).join('').padEnd(width);

/** Breaks a long line at its separators. */
function wrap(line: string): string[] {
  const lines: string[] = [];
  for (const part of line.split(SEPARATOR)) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + lengthOf(SEPARATOR) + lengthOf(part) <= WIDTH) {
      lines[lines.length - 1] = last + SEPARATOR + part;
    } else lines.push(lines.length === 0 ? part : `  ${part}`);
  }
  return lines.map((wrapped) => [...wrapped].slice(0, WIDTH).join(''));
}
const SEPARATOR = ' · ';

function sideBySide(blocks: readonly string[][]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; i += 2) {
    const right = blocks[i + 1] ?? [];
    lines.push('');
    for (let line = 0; line < Math.max(blocks[i].length, right.length); line++) {
      lines.push(`${padded(blocks[i][line] ?? '', BLOCK)}  ${padded(right[line] ?? '', BLOCK)}`.trimEnd());
    }
  }
  return lines;
}

function roundLine(t: Tables, p: SteamRollersView, say: Say): string {
  const parts = [say('round', { round: p.round })];
  if (p.pool.length > 0) parts.push(say('dice', { dice: p.pool.join(' ') }));
  if (p.blackFace > 0) parts.push(say('black', { kinds: kindsOf(t, p.blackFace) }));
  if (p.die > 0) parts.push(say('die', { seat: { seat: p.active }, value: p.die }));
  for (const value of p.hand) parts.push(say('hand', { value }));
  p.sheets.forEach(({ seizedDie }, seat) => {
    if (seizedDie > 0) parts.push(say('seized', { seat: { seat }, value: seizedDie }));
  });
  if (p.deal.solo && p.active === EVA) parts.push(say('evaDie', { value: p.evaDie }));
  const { blockedBorders } = t.maps[p.deal.map];
  if (blockedBorders.length > 0) parts.push(say('map', { borders: blockedBorders }));
  return parts.join(SEPARATOR);
}

const kindsOf = (t: Tables, face: number): Text[] => t.faceKinds[face - 1].map((kind) => text(`kind.${kind}`));

/** A cube is written as the numbers of the cities that want it, coal as a star. */
export function cubeSign(t: Tables, colour: number): string {
  return colour === t.coal ? '*' : t.destinations[colour].map((city) => city + 1).join('');
}

function goodsLine(t: Tables, p: SteamRollersView, say: Say): string {
  const cities = p.goods.map((row, city) => {
    const cubes = row.map((colour) => cubeSign(t, colour)).join(' ');
    return `(${city + 1}) ${cubes === '' ? say('empty') : cubes}`;
  });
  return `${say('goods')}: ${cities.join(SEPARATOR)}`;
}

function tilesLine(t: Tables, p: SteamRollersView, speaker: Speaker, say: Say): string {
  const tiles = p.tileOwner.map((owner, tile) => {
    const { name, points, single } = faceUp(t, p, tile);
    const holder = owner === NONE ? say('pool') : speaker.seat(owner);
    const turned = p.sideways[tile] === 1 ? `, ${say('sideways')}` : '';
    return `${name} ${points > 0 ? '+' : ''}${points}${single ? '!' : ''} ${holder}${turned}`;
  });
  return `${say('tiles')}: ${tiles.join(SEPARATOR)}`;
}

function ordersLine(t: Tables, p: SteamRollersView, speaker: Speaker, say: Say): string {
  const orders = p.orderOwner.map((owner, order) => {
    const { name, goods, points } = orderUp(t, p, order);
    const cubes = goods.map((good) => cubeSign(t, t.colours.indexOf(good))).join(' ');
    return `${name} (${cubes}) +${points}${owner === NONE ? '' : ` ${speaker.seat(owner)}`}`;
  });
  return `${say('orders')}: ${orders.join(SEPARATOR)}`;
}

function sheetBlock(t: Tables, p: SteamRollersView, seat: Seat, total: number, speaker: Speaker, say: Say): string[] {
  const sheet = p.sheets[seat];
  const mark = p.active === seat && p.ending === 'running' ? '>' : ' ';
  const title = `${mark} ${speaker.seat(seat)}: ${say('points', { points: total })}`;
  const facts = [
    '',
    say('engine'),
    FACES.map((box) => ((sheet.boxes & (1 << (box - 1))) !== 0 ? `${box}` : '_')).join(' '),
    say('strength', { strength: strengthOf(t, p, seat) }),
    ...tilesOf(t, p, seat),
    ...keptOf(t, p, seat, speaker, say),
  ];
  return [title, ...mapLines(t, p.deal.map, sheet.tracks).map((line, i) => `${padded(line, 37)}${facts[i] ?? ''}`)];
}

/** Names of the own tiles, a sideways one in slashes. */
function tilesOf(t: Tables, p: SteamRollersView, seat: Seat): string[] {
  const names = p.tileOwner.flatMap((owner, tile) => {
    if (owner !== seat) return [];
    const { name } = faceUp(t, p, tile);
    return [p.sideways[tile] === 1 ? `/${name}/` : name];
  });
  return [names.slice(0, 3).join(' '), names.slice(3).join(' ')];
}

function keptOf(t: Tables, p: SteamRollersView, seat: Seat, speaker: Speaker, say: Say): string[] {
  const { kept, ownLoad, ownLoadCity } = p.sheets[seat];
  const lines: string[] = [];
  const cubes = kept.flatMap((count, colour) => Array.from({ length: count }, () => cubeSign(t, colour)));
  if (cubes.length > 0) lines.push(say('kept'), cubes.join(' '));
  if (ownLoad < 0) return lines;
  const cube = speaker.say(text(`cube.${t.colours[ownLoad]}`));
  return [...lines, say('ownLoad'), `${cube} (${ownLoadCity + 1})`];
}

function evaBlock(t: Tables, p: SteamRollersView, total: number, speaker: Speaker, say: Say): string[] {
  const mark = p.active === EVA && p.ending === 'running' ? '>' : ' ';
  const rows = p.crossed.map((crosses, region) => {
    const row = 'X'.repeat(crosses).padEnd(t.room[region], '.');
    return `  (${region + 1}) ${row}`;
  });
  return [`${mark} ${speaker.seat(EVA)}: ${say('points', { points: total })}`, `  ${say('crosses')}`, ...rows];
}
