/** The printed edition, for the pictures of the rules. */
import { readEdition } from '../../components/edition.ts';
import standard from '../../components/standard.json' with { type: 'json' };

export const edition = readEdition(standard);
