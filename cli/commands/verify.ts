import type { Call } from '../call.ts';
import { complaint, FAILED, OK, Refusal } from '../exit.ts';
import { readRecord } from '../save.ts';
import { jsonText } from '../terminal.ts';
import { wordsIn } from '../words.ts';
import type { World } from '../world.ts';
import { outcomeWords } from './record.ts';

interface Finding {
  readonly file: string;
  readonly ok: boolean;
  /** What the record holds, or what is wrong with it. */
  readonly words: string;
}

async function verify(file: string, call: Call, world: World): Promise<Finding> {
  try {
    const { match } = await readRecord(world, file);
    return { file, ok: true, words: `${file}: ${outcomeWords(match, call.language)}` };
  } catch (error) {
    if (error instanceof Refusal) return { file, ok: false, words: error.message };
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
    if (finding.ok) world.out.write(`${words('verify.ok')} ${finding.words}\n`);
    else world.err.write(complaint(finding.words));
  }
  if (call.json) world.out.write(`${jsonText(findings, 2)}\n`);
  return findings.every(({ ok }) => ok) ? OK : FAILED;
}
