/** Reads of a font file what decides how much room its words take. */
import { inflateSync } from 'node:zlib';

export interface FontMetrics {
  /** All in parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean advance of the letters of a text. */
  widthOf(text: string): number;
}

const USE_TYPOGRAPHIC_METRICS = 1 << 7;

/** The tables of a font, out of a .woff (each of them compressed) or a .ttf. */
function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const packed = file.toString('latin1', 0, 4) === 'wOFF';
  const count = file.readUInt16BE(packed ? 12 : 4);
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < count; i++) {
    const entry = packed ? 44 + 20 * i : 12 + 16 * i;
    const tag = file.toString('latin1', entry, entry + 4);
    const offset = file.readUInt32BE(entry + (packed ? 4 : 8));
    const stored = file.readUInt32BE(entry + (packed ? 8 : 12));
    const length = file.readUInt32BE(entry + 12);
    const bytes = file.subarray(offset, offset + stored);
    tables.set(tag, packed && stored < length ? inflateSync(bytes) : bytes);
  }
  return tables;
}

/** Which glyph a character has: the format for the basic plane, which every font of ours has. */
function glyphsOf(cmap: Buffer): (code: number) => number {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    if (cmap.readUInt16BE(at) === 4) return (code) => glyphIn(cmap.subarray(at), code);
  }
  throw new Error('no character map of format 4');
}

function glyphIn(map: Buffer, code: number): number {
  const doubled = map.readUInt16BE(6);
  const ends = 14;
  const starts = ends + doubled + 2;
  for (let segment = 0; segment < doubled; segment += 2) {
    if (map.readUInt16BE(ends + segment) < code) continue;
    const start = map.readUInt16BE(starts + segment);
    if (start > code) return 0;
    const delta = map.readUInt16BE(starts + doubled + segment);
    const rangeAt = starts + 2 * doubled + segment;
    const range = map.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = map.readUInt16BE(rangeAt + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

export function readFont(file: Buffer): FontMetrics {
  const tables = tablesOf(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`a font without ${tag}`);
    return found;
  };
  const [head, hhea, os2, hmtx] = ['head', 'hhea', 'OS/2', 'hmtx'].map(table);
  const em = head.readUInt16BE(18);
  const typographic = (os2.readUInt16BE(62) & USE_TYPOGRAPHIC_METRICS) !== 0;
  const lines = typographic ? os2.subarray(68) : hhea.subarray(4);
  const metrics = hhea.readUInt16BE(34);
  const glyphOf = glyphsOf(table('cmap'));
  const advance = (letter: string): number =>
    hmtx.readUInt16BE(4 * Math.min(glyphOf(letter.charCodeAt(0)), metrics - 1)) / em;
  return {
    ascent: lines.readInt16BE(0) / em,
    descent: -lines.readInt16BE(2) / em,
    lineGap: lines.readInt16BE(4) / em,
    widthOf: (text) => [...text].reduce((sum, letter) => sum + advance(letter), 0) / text.length,
  };
}
