/**
 * The kinds of screens there are, each with its media query: the one place where widths and heights of windows are told apart. Style
 * sheets write `@media (--phone)`, or `(--tablet) and (--low)`; the build puts the queries in their place (`screenQueries`).
 */
/** The widest board area that counts as a phone's, in px. */
export const WIDEST_PHONE = 700;

// Those that the page asks for itself: by their own names, so that it need not bring along the others.
export const PHONE = '(max-width: 700px)';
export const TABLET = '(min-width: 701px) and (max-width: 1180px)';
export const UPRIGHT_TABLET = '(min-width: 701px) and (max-width: 1000px) and (orientation: portrait)';
export const RULES_WITH_CONTENTS = '(min-width: 1100px)';

const SCREENS: Readonly<Record<string, string>> = {
  phone: PHONE,
  /** Everything larger than a phone. */
  'beyond-phone': '(min-width: 701px)',
  tablet: TABLET,
  /** Phone or tablet. */
  'below-desktop': '(max-width: 1180px)',
  desktop: '(min-width: 1181px)',
  /** A tablet held upright. */
  'upright-tablet': UPRIGHT_TABLET,
  /** Wider than high, and not. */
  across: '(min-aspect-ratio: 6 / 5)',
  upright: '(max-aspect-ratio: 6 / 5)',
  /** A phone held across is as wide as a tablet, but low. */
  low: '(max-height: 520px)',
  /** A window so large that everything around the board grows with it, and one twice as large. */
  large: '(min-width: 2100px) and (min-height: 1150px)',
  huge: '(min-width: 3200px) and (min-height: 1700px)',
  /** Heights of a window in which a dock fits, or has to be shallow. */
  shallow: '(max-height: 800px)',
  'beyond-shallow': '(min-height: 801px)',
  'rather-low': '(max-height: 840px)',
  high: '(min-height: 860px)',
  'very-high': '(min-height: 900px)',
  /** Room for the contents of the rules beside their text. */
  'rules-with-contents': RULES_WITH_CONTENTS,
  /** The home screen: cards beside each other, closer, below each other, on a phone, on a small one. */
  'home-narrow': '(max-width: 1240px)',
  'home-narrower': '(max-width: 1120px)',
  'home-column': '(max-width: 1000px)',
  'home-phone': '(max-width: 560px)',
  'home-small-phone': '(max-width: 380px)',
};

/** A style sheet with the queries of the screens it names. */
export function screenQueries(css: string): string {
  return css.replace(/@media[^{]*/g, (prelude) =>
    prelude.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = SCREENS[name];
      if (query === undefined) throw new Error(`no screen is called --${name}`);
      return query;
    }),
  );
}
