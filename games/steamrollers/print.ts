/** The table as text: what lies in the middle, then every sheet with its map, two beside each other. */
import { type ParamValue, type Seat, type Speaker, text } from '../../kernel/index.ts';
import { FACES } from './components/edition.ts';
import { strengthOf } from './effects/engine.ts';
import { faceUp } from './effects/tiles.ts';
import { orderUp } from './modules/orders.ts';
import { mapLines } from './print-map.ts';
import { scoreSheets } from './scoring.ts';
import { EVA, NONE } from './state.ts';
import type { Tables } from './tables.ts';
import { cubeText, kindsText, tileText } from './terms.ts';
import type { SteamRollersView } from './view.ts';

const WIDTH = 100;
const BLOCK = 49;

export function printView(t: Tables, view: SteamRollersView, speaker: Speaker): string {
  const say = (key: string, params?: Record<string, ParamValue>): string => speaker.say(text(`print.${key}`, params));
  const table = [roundLine(t, view, say), goodsLine(t, view, say)].flatMap(wrap);
  table.push(...tileLines(t, view, speaker, say));
  if (view.deal.orders) table.push(...wrap(ordersLine(t, view, speaker, say)));
  table.push(...wrap(scoringLine(t, say)), ...wrap(say('key')));
  const totals = scoreSheets(t, view).map((sheet) => sheet.total);
  const blocks = view.sheets.map((_, seat) => sheetBlock(t, view, seat, totals[seat], speaker, say));
  if (view.deal.solo) blocks.push(evaBlock(t, view, totals[EVA], speaker, say));
  return [...table, ...sideBySide(blocks)].join('\n');
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

function roundLine(t: Tables, view: SteamRollersView, say: Say): string {
  const { turnLimit } = view.deal;
  const parts = [
    turnLimit === undefined
      ? say('round', { round: view.round })
      : say('roundOf', { round: view.round, rounds: turnLimit }),
  ];
  if (view.pool.length > 0) parts.push(say('dice', { dice: view.pool.join(' ') }));
  if (view.blackFace > 0) parts.push(say('black', { kinds: kindsText(t, view.blackFace) }));
  if (view.die > 0) parts.push(say('die', { seat: { seat: view.active }, value: view.die }));
  for (const value of view.hand) parts.push(say('hand', { value }));
  view.sheets.forEach(({ seizedDie }, seat) => {
    if (seizedDie > 0) parts.push(say('seized', { seat: { seat }, value: seizedDie }));
  });
  if (view.deal.solo && view.active === EVA) parts.push(say('evaDie', { value: view.evaDie }));
  const { blockedBorders } = t.maps[view.deal.map];
  if (blockedBorders.length > 0) parts.push(say('map', { borders: blockedBorders }));
  return parts.join(SEPARATOR);
}

/** A cube is written as the numbers of the cities that want it, coal as a star. */
export function cubeSign(t: Tables, colour: number): string {
  return colour === t.coal ? '*' : t.destinations[colour].map((city) => city + 1).join('');
}

function goodsLine(t: Tables, view: SteamRollersView, say: Say): string {
  const cities = view.goods.map((row, city) => {
    const cubes = row.map((colour) => cubeSign(t, colour)).join(' ');
    return `(${city + 1}) ${cubes === '' ? say('empty') : cubes}`;
  });
  return `${say('goods')}: ${cities.join(SEPARATOR)}`;
}

/** Every tile with what it does: whoever plays by the printed table has no other place to read it. */
function tileLines(t: Tables, view: SteamRollersView, speaker: Speaker, say: Say): string[] {
  const lines = view.tileOwner.flatMap((owner, tile) => {
    const { name, points, single, effect } = faceUp(t, view, tile);
    const facts = [
      `${points > 0 ? '+' : ''}${points}`,
      speaker.say(text(single ? 'tileUse.single' : 'tileUse.permanent')),
      owner === NONE ? say('pool') : speaker.seat(owner),
      ...(view.sideways[tile] === 1 ? [say('sideways')] : []),
    ];
    const words = `${speaker.say(tileText(name))} (${facts.join(', ')}): ${speaker.say(text(`tileEffect.${effect}`))}`;
    return fill(words);
  });
  return [`${say('tiles')}:`, ...lines];
}

/** Breaks a sentence between words; the first line is set in by two, the others by six. */
function fill(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${lines.length === 0 ? '  ' : '      '}${word}`);
  }
  return lines;
}

function scoringLine(t: Tables, say: Say): string {
  const { link, townOnLink } = t.edition.scoring;
  const engine = t.engineBonus.flatMap((points, boxes) => (points === 0 ? [] : [`${boxes} = +${points}`])).join(', ');
  return say('scoring', { link, town: townOnLink, engine });
}

function ordersLine(t: Tables, view: SteamRollersView, speaker: Speaker, say: Say): string {
  const orders = view.orderOwner.map((owner, order) => {
    const { goods, points } = orderUp(t, view, order);
    const cubes = goods.map((good) => cubeSign(t, t.colours.indexOf(good))).join(' ');
    return `(${cubes}) +${points}${owner === NONE ? '' : ` ${speaker.seat(owner)}`}`;
  });
  return `${say('orders')}: ${orders.join(SEPARATOR)}`;
}

function sheetBlock(
  t: Tables,
  view: SteamRollersView,
  seat: Seat,
  total: number,
  speaker: Speaker,
  say: Say,
): string[] {
  const sheet = view.sheets[seat];
  const mark = view.active === seat && view.ending === 'running' ? '>' : ' ';
  const title = `${mark} ${speaker.seat(seat)}: ${say('points', { points: total })}`;
  const facts = [
    '',
    say('engine'),
    FACES.map((box) => ((sheet.boxes & (1 << (box - 1))) !== 0 ? `${box}` : '_')).join(' '),
    say('strength', { strength: strengthOf(t, view, seat) }),
    ...tilesOf(t, view, seat),
    ...keptOf(t, view, seat, speaker, say),
  ];
  return [title, ...mapLines(t, view.deal.map, sheet.tracks).map((line, i) => `${padded(line, 37)}${facts[i] ?? ''}`)];
}

/** Names of a seat's tiles, a sideways one in slashes. */
function tilesOf(t: Tables, view: SteamRollersView, seat: Seat): string[] {
  const names = view.tileOwner.flatMap((owner, tile) => {
    if (owner !== seat) return [];
    const { name } = faceUp(t, view, tile);
    return [view.sideways[tile] === 1 ? `/${name}/` : name];
  });
  return [names.slice(0, 3).join(' '), names.slice(3).join(' ')];
}

function keptOf(t: Tables, view: SteamRollersView, seat: Seat, speaker: Speaker, say: Say): string[] {
  const { kept, ownLoad, ownLoadCity } = view.sheets[seat];
  const lines: string[] = [];
  const cubes = kept.flatMap((count, colour) => Array.from({ length: count }, () => cubeSign(t, colour)));
  if (cubes.length > 0) lines.push(say('kept'), cubes.join(' '));
  if (ownLoad < 0) return lines;
  const cube = speaker.say(cubeText(t.colours[ownLoad]));
  return [...lines, say('ownLoad'), `${cube} (${ownLoadCity + 1})`];
}

function evaBlock(t: Tables, view: SteamRollersView, total: number, speaker: Speaker, say: Say): string[] {
  const mark = view.active === EVA && view.ending === 'running' ? '>' : ' ';
  const rows = view.crossed.map((crosses, region) => {
    const row = 'X'.repeat(crosses).padEnd(t.room[region], '.');
    return `  (${region + 1}) ${row}`;
  });
  return [`${mark} ${speaker.seat(EVA)}: ${say('points', { points: total })}`, `  ${say('crosses')}`, ...rows];
}
