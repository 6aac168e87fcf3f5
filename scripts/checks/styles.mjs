// Whether style sheets keep to their own: boards to their board, breakpoints to the one place where they are told.
import postcss from 'postcss';

/** Classes that the kit sets on what a board draws (docs/draw-a-board.md): boards may style them. */
export const KIT_CLASSES = ['target', 'legal', 'chosen', 'selected', 'ring', 'seat-mark'];

const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const NAME = /[\w-]+/g;

/** The expression that begins with a bracket at `start`, strings and templates included. */
function bracketed(code, start) {
  let depth = 0;
  for (let i = start; i < code.length; i++) {
    if (code[i] === '{' || code[i] === '(') depth++;
    else if (code[i] === '}' || code[i] === ')') depth--;
    if (depth === 0) return code.slice(start, i + 1);
  }
  return code.slice(start);
}

/** Every class that some components put on something; names that are put together out of parts are not known. */
export function classesIn(sources) {
  const names = new Set();
  for (const code of sources) {
    for (const { index, 0: start } of code.matchAll(/class(?:Name)?(?:=|: )/g)) {
      const at = index + start.length;
      const rest = code.slice(at);
      const expression = /^['"]/.test(rest) ? rest.slice(0, rest.indexOf(rest[0], 1) + 1) : bracketed(code, at);
      for (const [, single, double, template] of expression.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)) {
        for (const word of (single ?? double ?? template).match(NAME) ?? []) names.add(word);
      }
    }
  }
  return names;
}

/** Every class that a style sheet knows. */
export function classesOf(sheets) {
  const names = new Set();
  for (const { file, css } of sheets) {
    postcss.parse(css, { from: file }).walkRules((rule) => {
      for (const [, name] of rule.selector.matchAll(CLASS)) names.add(name);
    });
  }
  return names;
}

const isKeyframe = (rule) => rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name);
const isScoped = (node, scope) =>
  node !== undefined &&
  ((node.type === 'rule' && node.selectors.every((one) => one.includes(scope))) || isScoped(node.parent, scope));

/**
 * What is wrong with the style sheets of one board: rules that reach other boards, or the table around it. `sources` are the board's
 * components, `ofTable` the classes of the table.
 * @returns {{ problems: string[], rules: number }}
 */
export function boardStyles({ game, sheets, sources, ofTable }) {
  const scope = `[data-game="${game}"]`;
  const own = classesIn(sources);
  const problems = [];
  let rules = 0;
  for (const { file, css } of sheets) {
    postcss.parse(css, { from: file }).walkRules((rule) => {
      if (isKeyframe(rule)) return;
      rules++;
      const at = `${file}:${rule.source.start.line}`;
      if (!isScoped(rule, scope)) problems.push(`${at}: ${rule.selector} is not under ${scope}`);
      for (const [, name] of rule.selector.matchAll(CLASS)) {
        if (ofTable.has(name) && !own.has(name) && !KIT_CLASSES.includes(name))
          problems.push(`${at}: .${name} is a class of the table; its looks are set by custom properties`);
      }
    });
  }
  return { problems, rules };
}

/** A media query that tells windows apart by their size. */
const SIZE_QUERY =
  /\((?:min-|max-)?(?:width|height|aspect-ratio|device-width|device-height)\b[^)]*\)|\(\s*(?:width|height)\s*[<>=]/;

/**
 * What is wrong with breakpoints: sizes of windows that are told outside of web/style/screens.ts, and screens that it does not know.
 * @returns {{ problems: string[], queries: number }}
 */
export function breakpoints({ sheets, sources, screens }) {
  const problems = [];
  let queries = 0;
  for (const { file, css } of sheets) {
    postcss.parse(css, { from: file }).walkAtRules('media', (rule) => {
      const at = `${file}:${rule.source.start.line}`;
      queries++;
      if (SIZE_QUERY.test(rule.params)) problems.push(`${at}: @media ${rule.params} names a size, not a screen`);
      for (const [, name] of rule.params.matchAll(/\(--([\w-]+)\)/g))
        if (!screens.includes(name)) problems.push(`${at}: no screen is called --${name}`);
    });
  }
  for (const { file, code } of sources) {
    for (const [query] of code.matchAll(/matchMedia\(\s*[^)\s][^;]*/g)) {
      queries++;
      if (SIZE_QUERY.test(query)) problems.push(`${file}: ${query} names a size, not a screen`);
    }
    for (const [, query] of code.matchAll(/['"`]([^'"`\n]*\((?:min|max)-(?:width|height): [^'"`\n]*)['"`]/g))
      problems.push(`${file}: ${query} belongs into web/style/screens.ts`);
  }
  return { problems, queries };
}
