/** The printed edition, for the pictures of the rules. */
import { parseEdition } from '../../components/edition.ts';
import standard from '../../components/standard.json' with { type: 'json' };

export const edition = parseEdition(standard);
