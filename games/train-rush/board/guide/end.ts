/** The final scoring, and who knows what. */
import { chapter, list, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const end: readonly RuleSection[] = [
  {
    id: 'scoring',
    rules: chapter('TR-16', 10),
    heading: w('Final scoring', 'Schlusswertung', 'Punktowanie Końcowe'),
    blocks: [
      list(
        w(
          'All nine cities visited: 10 points.',
          'Alle neun Städte besucht: 10 Punkte.',
          'Wszystkie dziewięć Miast odwiedzone: 10 punktów.',
        ),
        w(
          'Each top of a progress track: 10.',
          'Jede Spitze einer Fortschrittsleiste: 10.',
          'Każdy szczyt Toru Postępu: 10.',
        ),
        w(
          'Each sector: most spies and agents 6, second 2. A tie goes to whoever holds the lower space.',
          'Jeder Sektor: die meisten Spione und Agenten 6, zweitmeiste 2. Bei Gleichstand zählt das niedrigere Feld.',
          'Każdy Sektor: najwięcej Szpiegów i Agentów 6, drugie miejsce 2. Remis rozstrzyga niższe pole.',
        ),
        w(
          'Each infrastructure and each contractor track: furthest 12, second 6. Tied first share 18 and nobody is second; tied second share 6.',
          'Jede Infrastruktur- und Geschäftspartnerleiste: am weitesten 12, zweiter 6. Gleichstand vorn teilt 18, dann gibt es keinen zweiten; Gleichstand dahinter teilt 6.',
          'Każdy Tor Infrastruktury i Kontrahentów: najdalej 12, drugie miejsce 6. Remis o pierwsze dzieli 18 i nie ma drugiego; remis o drugie dzieli 6.',
        ),
        w(
          'Each full special wagon: 10 with two parcels, 18 with three.',
          'Jeder volle Spezialwagen: 10 mit zwei Paketen, 18 mit drei.',
          'Każdy pełny Wagon Specjalny: 10 za dwie Przesyłki, 18 za trzy.',
        ),
        w(
          'Contracts of each region: add up the sizes of your contract spaces. Most 12, second 6; a tie goes to more markers, then it is shared.',
          'Verträge jeder Region: zähle die Größen deiner Vertragsfelder zusammen. Meiste 12, zweitmeiste 6; bei Gleichstand mehr Marker, dann wird geteilt.',
          'Kontrakty każdego Regionu: dodaj wielkości swoich pól Kontraktów. Najwięcej 12, drugie miejsce 6; przy remisie więcej znaczników, potem podział.',
        ),
        w(
          'Each mission: cubes of its kind on your train. 1, 2, 3, 4, 5 or more are worth 1, 2, 3, 5, 8. A cube may count for several missions.',
          'Jede Mission: Würfel ihrer Art auf deinem Zug. 1, 2, 3, 4, 5 oder mehr bringen 1, 2, 3, 5, 8. Ein Würfel darf für mehrere Missionen zählen.',
          'Każda Misja: Surowce jej rodzaju w Twoim pociągu. 1, 2, 3, 4, 5 lub więcej dają 1, 2, 3, 5, 8. Surowiec może liczyć się do kilku Misji.',
        ),
      ),
      say(
        'Most points win; a tie goes to more cities visited, then the victory is shared.',
        'Die meisten Punkte gewinnen; bei Gleichstand mehr besuchte Städte, sonst geteilter Sieg.',
        'Wygrywa najwięcej punktów; przy remisie więcej odwiedzonych Miast, potem wspólne zwycięstwo.',
      ),
    ],
  },
  {
    id: 'information',
    rules: ['TR-17'],
    heading: w('Who knows what', 'Wer was weiß', 'Kto co wie'),
    blocks: [
      say(
        'Hidden are action cards in hand, cards drawn, heroes in hand, and the order of all stacks. Everything else is open: discards, spies with their numbers, trains with their cargo, coal, markers, tokens, points and tracks.',
        'Verdeckt sind Aktionskarten und Helden auf der Hand, gezogene Karten und die Reihenfolge aller Stapel. Alles andere ist offen: Ablagen, Spione mit ihren Zahlen, Züge mit Ladung, Kohle, Marker, Plättchen, Punkte und Leisten.',
        'Zakryte są karty Akcji i Bohaterowie na ręce, dobrane karty i kolejność wszystkich stosów. Reszta jest jawna: odrzucone karty, Szpiedzy z numerami, pociągi z ładunkiem, węgiel, znaczniki, żetony, punkty i tory.',
      ),
    ],
  },
];
