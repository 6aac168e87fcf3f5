/** The paragraph of a game's rules that a rule id names. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Rules files stand beside the registry, one folder per game; each rule begins a paragraph with its id in bold. */
export function ruleText(registry: URL, game: string, rule: string): string | undefined {
  const file = fileURLToPath(new URL(`${game}/rules.md`, registry));
  if (!existsSync(file)) return undefined;
  const paragraphs = readFileSync(file, 'utf8').split(/\n\s*\n/);
  const found = paragraphs.find(
    (paragraph) => paragraph.startsWith(`**${rule} `) || paragraph.startsWith(`**${rule}.`),
  );
  return found?.replaceAll('**', '').replaceAll('`', '');
}

/** Breaks long lines at spaces. */
export function wrap(words: string, width: number): string[] {
  return words.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ')) {
      if (current !== '' && current.length + 1 + word.length > width) {
        lines.push(current);
        current = word;
      } else current = current === '' ? word : `${current} ${word}`;
    }
    return [...lines, current];
  });
}
