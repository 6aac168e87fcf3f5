/** TR-16: the score sheet, filled in by hand. */
import type { ScorePad } from '../../kernel/index.ts';
import { SCORE_PARTS, TIE_BREAKS } from './scoring.ts';

export const scorePad: ScorePad = {
  seats: [2, 4],
  rows: SCORE_PARTS.map((key) => ({ key, counts: 'points' })),
  ties: TIE_BREAKS.map(({ key }) => ({ key })),
  text: {
    en: { 'tie.cityMarkers': 'City markers on the map' },
    de: { 'tie.cityMarkers': 'Stadtmarker auf der Karte' },
    pl: { 'tie.cityMarkers': 'Znaczniki Miasta na mapie' },
  },
};
