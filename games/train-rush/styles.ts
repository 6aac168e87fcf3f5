/** Styles of opponents: the same evaluation with other weights. */
import type { Style } from '../../kernel/index.ts';

export const STYLES: readonly Style[] = [
  { id: 'builder', weights: { 'worth.network': 1.6, 'worth.infrastructure': 1.4, 'worth.contractors': 1.4 } },
  { id: 'hauler', weights: { 'worth.deliveries': 1.3, 'worth.cargo': 1.25, 'worth.area': 1.3, 'worth.route': 1.15 } },
  { id: 'politician', weights: { 'worth.sectors': 1.3, 'worth.place': 1.2, 'worth.progress': 1.15 } },
];
