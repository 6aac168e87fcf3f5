/** Rolling a white or the black die. */
import { below, type Stream } from '../../../kernel/index.ts';
import { FACES } from '../components/edition.ts';

export const rollOf = (stream: Stream): number => below(stream, FACES.length) + 1;
