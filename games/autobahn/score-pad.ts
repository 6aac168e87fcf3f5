/** AB-20: the score sheet, filled in by hand. */
import type { ScorePad } from '../../kernel/index.ts';
import { parseEdition } from './components/edition.ts';
import standardEdition from './components/standard.json' with { type: 'json' };
import { TIE_BREAKS } from './scoring.ts';
import { DEPARTMENT_NAMES, EXTRA_DEPARTMENT } from './tables.ts';

const { departments } = parseEdition(standardEdition);

export const scorePad: ScorePad = {
  seats: [1, 4],
  rows: [
    { key: 'score.lobby', counts: { each: departments.lobbyPoints } },
    // What a Department counts, times the floors on which somebody stands.
    ...DEPARTMENT_NAMES.map((name, i) => ({
      key: `score.${name}`,
      counts: 'product' as const,
      ...(i >= EXTRA_DEPARTMENT ? { optional: true as const } : {}),
    })),
  ],
  ties: TIE_BREAKS.map(({ key }) => ({ key })),
  text: {
    en: {
      'tie.administration': 'Employees in the Administration',
      'tie.thirdFloors': 'of them on third floors',
      'tie.secondFloors': 'of them on second floors',
      'tie.firstFloors': 'of them on first floors',
      'pad.score.lobby': 'employees × 2',
      'pad.score.network': 'employees in offices × floors',
      'pad.score.trade': 'countries × floors',
      'pad.score.service': 'stations × floors',
      'pad.score.finance': 'full DM 20 × floors',
      'pad.score.planning': 'cards in hand × floors',
      'pad.score.customs': 'bonus tiles × floors',
    },
    de: {
      'tie.administration': 'Arbeitskräfte in der Verwaltung',
      'tie.thirdFloors': 'davon auf dritten Etagen',
      'tie.secondFloors': 'davon auf zweiten Etagen',
      'tie.firstFloors': 'davon auf ersten Etagen',
      'pad.score.lobby': 'Arbeitskräfte × 2',
      'pad.score.network': 'Arbeitskräfte in Bauämtern × Etagen',
      'pad.score.trade': 'Länder × Etagen',
      'pad.score.service': 'Tankstellen × Etagen',
      'pad.score.finance': 'volle 20 DM × Etagen',
      'pad.score.planning': 'Karten auf der Hand × Etagen',
      'pad.score.customs': 'Prämienplättchen × Etagen',
    },
    pl: {
      'tie.administration': 'Pracownicy w Administracji',
      'tie.thirdFloors': 'w tym na trzecich piętrach',
      'tie.secondFloors': 'w tym na drugich piętrach',
      'tie.firstFloors': 'w tym na pierwszych piętrach',
      'pad.score.lobby': 'pracownicy × 2',
      'pad.score.network': 'pracownicy w biurach × piętra',
      'pad.score.trade': 'kraje × piętra',
      'pad.score.service': 'stacje × piętra',
      'pad.score.finance': 'pełne 20 DM × piętra',
      'pad.score.planning': 'karty na ręce × piętra',
      'pad.score.customs': 'kafelki bonusu × piętra',
    },
  },
};
