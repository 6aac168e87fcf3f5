/** The end of the game and its points. */
import { example, list, ruleIds, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const end: readonly RuleSection[] = [
  {
    id: 'end',
    rules: ['SR-9', 'SR-9.1', 'SR-9.8', 'SR-9.9'],
    heading: w('End of the game', 'Spielende', 'Koniec gry'),
    blocks: [
      say(
        'The game ends after a round in which at least three cities are empty. Coal counts as goods, an own load does not. The round is always finished. It also ends when for three rounds in a row nobody has drawn track, upgraded an engine or delivered.',
        'Das Spiel endet nach einer Runde, in der mindestens drei Städte leer sind. Kohle zählt als Ware, eine eigene Ladung nicht. Die Runde wird immer zu Ende gespielt. Es endet auch, wenn drei Runden lang niemand gezeichnet, eine Lok verstärkt oder geliefert hat.',
        'Gra kończy się po rundzie, w której co najmniej trzy miasta są puste. Węgiel liczy się jako towar, własny ładunek nie. Rundę zawsze się dogrywa. Gra kończy się też, gdy przez trzy rundy z rzędu nikt nie rysował, nie ulepszył lokomotywy ani nie przewiózł towaru.',
      ),
      say(
        'House rule: if the table has agreed on a turn limit (20, 30 or 40 rounds), the game also ends after that round.',
        'Hausregel: Wurde eine Zugbegrenzung vereinbart (20, 30 oder 40 Runden), endet das Spiel auch nach dieser Runde.',
        'Zasada domowa: jeśli umówiono limit tur (20, 30 lub 40 rund), gra kończy się też po tej rundzie.',
      ),
    ],
  },
  {
    id: 'scoring',
    rules: ruleIds('SR-9', 2, 7),
    heading: w('Points', 'Punkte', 'Punktacja'),
    blocks: [
      list(
        w(
          'Deliveries: all crossed boxes of the scoring track.',
          'Lieferungen: alle angekreuzten Felder der Punkteleiste.',
          'Przewozy: wszystkie skreślone kratki toru punktacji.',
        ),
        w(
          'Network: 1 for each link and 1 for each town on a link. Unfinished lines score nothing.',
          'Netz: 1 je Strecke und 1 je Ort an einer Strecke. Unfertige Linien zählen nichts.',
          'Sieć: 1 za każde połączenie i 1 za każde miasteczko na połączeniu. Niedokończone linie nic nie dają.',
        ),
        w(
          'Engine: 1, 2 or 3 for 4, 5 or 6 crossed boxes.',
          'Lok: 1, 2 oder 3 für 4, 5 oder 6 angekreuzte Felder.',
          'Lokomotywa: 1, 2 lub 3 za 4, 5 lub 6 skreślonych kratek.',
        ),
        w(
          'Action tiles, orders and the starting bonus: their printed points.',
          'Aktionsplättchen, Aufträge und Startbonus: ihre Punkte.',
          'Kafelki Akcji, Zamówienia i premia początkowa: ich punkty.',
        ),
      ),
      say(
        'Most points win. A tie goes to the engine with more crossed boxes, then to the better network; then the victory is shared.',
        'Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr angekreuzte Lokfelder, dann das bessere Netz; danach wird der Sieg geteilt.',
        'Wygrywa najwięcej punktów. Przy remisie decyduje więcej skreślonych kratek lokomotywy, potem lepsza sieć; dalej zwycięstwo jest wspólne.',
      ),
      example(
        '13 for deliveries, four links with five towns = 9, five engine boxes = 2, tile 4b = −2: 22 points.',
        '13 für Lieferungen, vier Strecken mit fünf Orten = 9, fünf Lokfelder = 2, Plättchen 4b = −2: 22 Punkte.',
        '13 za przewozy, cztery połączenia z pięcioma miasteczkami = 9, pięć kratek = 2, kafelek 4b = −2: 22 punkty.',
      ),
    ],
  },
];
