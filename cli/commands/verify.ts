import type { Language } from '../../kernel/index.ts';
import type { Call } from '../call.ts';
import { complaint, FAILED, OK, Refusal } from '../exit.ts';
import { readSave, type SaveFile } from '../save.ts';
import { jsonText } from '../terminal.ts';
import { wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { outcomeWords } from './record.ts';

interface Finding {
  readonly file: string;
  readonly ok: boolean;
  /** Played under older rules: followed, not proved. */
  readonly older: boolean;
  /** What the record holds, or what is wrong with it. */
  readonly words: string;
}

/** What is to be said of a record of an older ruleset: it cannot be proved, only followed. */
export function olderWords(
  { match, save, olderRuleset, followed, sameResult }: SaveFile,
  language: Language,
): string | undefined {
  if (olderRuleset === undefined) return undefined;
  const count = save.record.moves.length;
  const words = wordsIn(language);
  const rulesets = { ruleset: olderRuleset, here: match.game.version, followed: followed ?? 0, count };
  const told = followed === count ? words('older.all', rulesets) : words('older.some', rulesets);
  return sameResult === false ? `${told}; ${words('older.otherResult')}` : told;
}

async function verify(file: string, call: Call, world: World): Promise<Finding> {
  try {
    const read = await readSave(world, file);
    const outcome = `${file}: ${outcomeWords(read.match, call.language)}`;
    const older = olderWords(read, call.language);
    if (older === undefined) return { file, ok: true, older: false, words: outcome };
    const ok = read.readOnly !== true && read.sameResult !== false;
    return { file, ok, older: true, words: `${outcome}; ${older}` };
  } catch (error) {
    if (error instanceof Refusal) return { file, ok: false, older: false, words: error.message };
    throw error;
  }
}

export async function run(call: Call, world: World): Promise<number> {
  const words = wordsIn(call.language);
  const findings: Finding[] = [];
  for (const file of call.positionals) {
    const finding = await verify(file, call, world);
    findings.push(finding);
    if (call.json) continue;
    if (finding.ok) world.out.write(`${words(finding.older ? 'verify.older' : 'verify.ok')} ${finding.words}\n`);
    else world.err.write(complaint(finding.words));
  }
  if (call.json) world.out.write(`${jsonText(findings, 2)}\n`);
  return findings.every(({ ok }) => ok) ? OK : FAILED;
}
