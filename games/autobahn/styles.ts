/**
 * Styles of opponents: the same evaluation with other weights. `score.*` are departments of the Administration, `worth.*` what makes the rest of
 * the game easier.
 */
import type { Style } from '../../kernel/index.ts';

export const STYLES: readonly Style[] = [
  { id: 'builder', weights: { 'score.network': 1.8, 'worth.stations': 2, 'score.service': 1.5 } },
  { id: 'hauler', weights: { 'worth.deliveries': 3, 'worth.trucks': 2.5, 'score.trade': 3, 'score.finance': 0.8 } },
  { id: 'financier', weights: { 'worth.money': 1.6, 'worth.route': 1.4, 'score.finance': 1.3, 'worth.track': 1.2 } },
];
