/** Styles of opponents: the same evaluation with other weights. `score.*` is what counts already, `worth.*` what is to come. */
import type { Style } from '../../kernel/index.ts';

export const STYLES: readonly Style[] = [
  { id: 'builder', weights: { 'score.network': 1.6, 'worth.network': 1.3 } },
  { id: 'hauler', weights: { 'score.deliveries': 1.25, 'worth.network': 0.8 } },
  { id: 'collector', weights: { 'score.tiles': 1.15, 'worth.tiles': 1.15, 'score.orders': 1.4, 'worth.orders': 1.5 } },
];
