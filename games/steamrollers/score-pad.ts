/** SR-9: the score sheet, filled in by hand. */
import type { ScorePad } from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { TIE_BREAKS } from './scoring.ts';
import { compileTables } from './tables.ts';

const { engineBonus } = compileTables(parseEdition(standardEdition));

/** Both tie-breaks stand on the sheet already. */
const WRITTEN: Readonly<Record<string, { readonly key: string; readonly is: 'points' | 'number' }>> = {
  'tie.boxes': { key: 'score.engine', is: 'number' },
  'tie.network': { key: 'score.network', is: 'points' },
};

export const scorePad: ScorePad = {
  seats: [1, 5],
  rows: [
    { key: 'score.deliveries', counts: 'points' },
    { key: 'score.network', counts: 'points' },
    { key: 'score.engine', counts: { table: engineBonus } },
    { key: 'score.tiles', counts: 'points' },
    { key: 'score.orders', counts: 'points', optional: true },
    { key: 'score.startingBonus', counts: 'points', optional: true },
  ],
  ties: TIE_BREAKS.map(({ key }) => ({ key, row: WRITTEN[key] })),
  text: {
    en: {
      'tie.boxes': 'Crossed engine boxes',
      'tie.network': 'Network points',
      'pad.score.engine': 'crossed engine boxes',
      'pad.score.network': 'links and drawn towns on them',
    },
    de: {
      'tie.boxes': 'Angekreuzte Lokfelder',
      'tie.network': 'Netzpunkte',
      'pad.score.engine': 'angekreuzte Lokfelder',
      'pad.score.network': 'Strecken und ihre Orte',
    },
    pl: {
      'tie.boxes': 'Skreślone kratki lokomotywy',
      'tie.network': 'Punkty za sieć kolejową',
      'pad.score.engine': 'skreślone kratki lokomotywy',
      'pad.score.network': 'połączenia i miasteczka na nich',
    },
  },
};
