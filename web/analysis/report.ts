/** The analysis as one page that stands by itself: to send, to keep, to print. No script, nothing fetched. */
import type { Text } from '../../kernel/index.ts';
import type { Analysis } from '../worker/protocol.ts';
import { chartGeometry, DASHES } from './geometry.ts';
import type { AnalysisVoice } from './voice.ts';

export interface ReportSeat {
  readonly name: string;
  /** A colour, not a variable. */
  readonly colour: string;
  readonly total: number;
}

export interface Report {
  readonly title: string;
  /** Who won. */
  readonly headline: string;
  readonly seats: readonly ReportSeat[];
  readonly analysis: Analysis;
  readonly voice: AnalysisVoice;
  tell(text: Text): string;
}

const SIZE = { width: 760, height: 240 };

const STYLE = `body{max-width:800px;margin:24px auto;padding:0 16px;background:#fbf6e9;color:#24221d;font:16px/1.45 "Segoe UI",Helvetica,Arial,sans-serif}
h1{font-size:26px;margin:0}h2{font-size:18px;margin:26px 0 6px}p{margin:4px 0}table{border-collapse:collapse;width:100%}
th,td{padding:4px 8px;border-bottom:1px solid #d3c6a8;text-align:left;vertical-align:top}td.n{text-align:right;white-space:nowrap}
svg{width:100%;height:auto}small,footer{color:#585145;font-size:13px}.key{display:inline-block;margin-right:16px}
tr{break-inside:avoid}@media print{body{background:#fff;margin:0}}`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

function chartOf({ analysis, seats, voice }: Report): string {
  const geometry = chartGeometry(analysis, SIZE);
  const ticks = geometry.ticks
    .map(
      ({ points, y }) =>
        `<path d="M${geometry.left} ${y}H${geometry.right}" stroke="#d3c6a8"/><text x="${geometry.left - 6}" y="${y + 4}" text-anchor="end" font-size="12">${points}</text>`,
    )
    .join('');
  const lines = seats
    .map(
      ({ colour }, seat) =>
        `<path d="${geometry.line(seat)}" fill="none" stroke="${escaped(colour)}" stroke-width="2.5" stroke-dasharray="${DASHES[seat]}"/>`,
    )
    .join('');
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="img" aria-label="${escaped(voice.say('analysis.chart'))}">${ticks}${lines}</svg>`;
}

const row = (cells: readonly (string | { readonly number: string })[]): string =>
  `<tr>${cells
    .map((cell) =>
      typeof cell === 'string' ? `<td>${escaped(cell)}</td>` : `<td class="n">${escaped(cell.number)}</td>`,
    )
    .join('')}</tr>`;

export function reportPage(report: Report): string {
  const { title, headline, seats, analysis, voice, tell } = report;
  const { say, signed } = voice;
  const words = (texts: readonly Text[]): string => texts.map(tell).join(' → ');
  const keys = seats
    .map(
      ({ name, total, colour }) =>
        `<span class="key"><b style="color:${escaped(colour)}">■</b> ${escaped(name)} <b>${total}</b></span>`,
    )
    .join('');
  const turns = analysis.turns.map(({ number, seat, grade, givenUp, played, better }) =>
    row([
      String(number),
      seats[seat].name,
      words(played) + (better ? ` (${say('analysis.grade.best')}: ${words(better)})` : ''),
      say(`analysis.grade.${grade}`),
      { number: givenUp === 0 ? '' : signed(-givenUp) },
    ]),
  );
  const luck = analysis.seats.map((each, seat) =>
    row([seats[seat].name, { number: signed(each.luck) }, { number: signed(each.play) }]),
  );
  return `<!doctype html><html lang="${voice.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1><p>${escaped(headline)}</p><p>${keys}</p>
<h2>${escaped(say('analysis.chart'))}</h2>${chartOf(report)}<p><small>${escaped(say('analysis.chartAbout', { games: analysis.gamesPlayedOn }))}</small></p>
<h2>${escaped(say('analysis.luckAndPlay'))}</h2><table><tr><th></th><th>${escaped(say('analysis.luck'))}</th><th>${escaped(say('analysis.play'))}</th></tr>${luck.join('')}</table><p><small>${escaped(say('analysis.luckAbout'))}</small></p>
<h2>${escaped(say('analysis.allTurns'))}</h2><table>${turns.join('')}</table>
<footer><p>${escaped(say('analysis.pageFoot'))}</p></footer></body></html>
`;
}
