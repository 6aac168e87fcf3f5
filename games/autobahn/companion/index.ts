/** The companion of Autobahn: Autobot beside the real board. */
import { type Companion, converse } from '../../../kernel/index.ts';
import { parseEdition } from '../components/edition.ts';
import standardEdition from '../components/standard.json' with { type: 'json' };
import { compileTables } from '../tables.ts';
import { leadAutobot } from './autobot.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

const tables = compileTables(parseEdition(standardEdition));

export const companion: Companion = {
  text: { en, de, pl },
  at: (answers) => converse(answers, (dialogue) => leadAutobot(tables, dialogue)),
};
