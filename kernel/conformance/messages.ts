/** Catalogues must say the same things in every language, with the same parameters. */
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogues, LANGUAGES } from '../text.ts';

/** The parameters a message uses, out of its parsed form. */
function parametersOf(message: string): string {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      // Type 0 is plain text and 7 is the plural's #; every other element names its parameter in `value`.
      if ('type' in node && node.type !== 0 && node.type !== 7 && 'value' in node && typeof node.value === 'string')
        names.add(node.value);
      Object.values(node).forEach(walk);
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...names].sort().join(', ');
}

/** Every key in which a language differs from English, as a sentence. */
export function disparities(catalogues: Catalogues): string[] {
  return LANGUAGES.flatMap((language) => {
    const keys = new Set([...Object.keys(catalogues.en), ...Object.keys(catalogues[language])]);
    return [...keys].flatMap((key) => {
      const [own, english] = [catalogues[language][key], catalogues.en[key]];
      if (own === undefined) return [`${language} lacks ${key}`];
      if (english === undefined) return [`en lacks ${key}`];
      const [used, wanted] = [parametersOf(own), parametersOf(english)];
      return used === wanted ? [] : [`${language} ${key} uses {${used}}, en {${wanted}}`];
    });
  });
}
