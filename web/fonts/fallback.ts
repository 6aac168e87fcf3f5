/**
 * Stand-ins for our typefaces until these have come: fonts of the system, stretched so that a word takes as much room as it will take.
 * The measures of our own fonts are read from their files; those of the systems' fonts, which are not at hand when the table is built, stand here.
 */
import type { FontMetrics } from './woff.ts';

/** What the mean width of a letter is measured with: the kind of words that stand in the page. */
export const SAMPLE =
  'Play now Roundhouse Board games about roads and railways against opponents or together at one screen Build a road section and move your trucks Deliver goods in four cities 1 2 4 6 10 12 35';

interface SystemFont {
  readonly name: string;
  /** As systems call it: fonts of the same widths. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** The mean width of a letter of the sample, in parts of the font size. */
  readonly widths: readonly [regular: number, bold: number];
}

/** Windows, macOS, iOS and most Linux desktops; Android; a bare Linux. Measured on Arimo, Roboto and DejaVu. */
const SANS: readonly SystemFont[] = [
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [0.4571, 0.4904],
  },
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [0.4551, 0.4607],
  },
  {
    name: 'DejaVu Sans',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: [0.5186, 0.5833],
  },
];
/** Measured on Gelasio, Noto Serif and DejaVu. */
const SERIF: readonly SystemFont[] = [
  {
    name: 'Georgia',
    regular: ['Georgia', 'Gelasio'],
    bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    widths: [0.4486, 0.5214],
  },
  {
    name: 'Noto Serif',
    regular: ['Noto Serif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    widths: [0.4863, 0.5133],
  },
  {
    name: 'DejaVu Serif',
    regular: ['DejaVu Serif'],
    bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    widths: [0.5242, 0.578],
  },
];
const WITH_SERIFS = new Set(['Fraunces', 'Cinzel']);
/** From here on a system's bold face stands in. */
const BOLD = 600;

const standInsFor = (family: string): readonly SystemFont[] => (WITH_SERIFS.has(family) ? SERIF : SANS);
const standIn = (family: string, system: SystemFont): string => `${family} as ${system.name}`;

/** A family and whatever stands in for it, as a style sheet lists them. */
export const withFallbacks = (family: string): string =>
  [family, ...standInsFor(family).map((system) => standIn(family, system))].map((name) => `"${name}"`).join(', ');

/** Letters and punctuation: a star or an arrow that our typefaces lack comes in its own size. */
const LETTERS = 'U+0-24F, U+2000-206F';

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

/** The faces that stand in for one weight of a family. */
export function fallbackFaces(family: string, weight: number, font: FontMetrics): string {
  return standInsFor(family)
    .map((system) => {
      const bold = weight >= BOLD;
      const size = font.widthOf(SAMPLE) / system.widths[bold ? 1 : 0];
      const sources = bold ? system.bold : system.regular;
      return `@font-face {
  font-family: "${standIn(family, system)}";
  font-weight: ${weight};
  unicode-range: ${LETTERS};
  src: ${sources.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(font.ascent / size)};
  descent-override: ${percent(font.descent / size)};
  line-gap-override: ${percent(font.lineGap / size)};
}`;
    })
    .join('\n');
}
