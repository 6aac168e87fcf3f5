/** Alone against Eva. */
import { chapter, example, list, picture, ruleIds, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { EvaPicture } from './pictures.tsx';

export const solo: readonly RuleSection[] = [
  {
    id: 'solo',
    rules: chapter('SR-10', 3),
    heading: w('Alone against Eva', 'Allein gegen Eva', 'Solo przeciw Ewie'),
    blocks: [
      picture(
        EvaPicture,
        'Eva’s sheet: only the number of crosses in a region counts.',
        'Evas Blatt: Nur die Zahl der Kreuze in einer Region zählt.',
        'Karta Ewy: liczy się tylko liczba skreślonych pól w regionie.',
      ),
      list(
        w(
          'Set up as for two players: four cubes are drawn for each city. Then you lay the cubes of each city in a row, in any order you like; rows may stay as drawn.',
          'Aufbau wie zu zweit: vier Waren je Stadt ziehen. Dann legst du die Waren jeder Stadt in beliebiger Reihenfolge in eine Reihe; Reihen dürfen auch bleiben, wie sie gezogen wurden.',
          'Przygotowanie jak dla dwóch osób: cztery towary na miasto. Potem układasz towary każdego miasta w rzędzie, w dowolnej kolejności; rzędy mogą też zostać tak, jak je wylosowano.',
        ),
        w(
          'The Solo tile takes the place of tile 2.',
          'Das Solo-Plättchen ersetzt Plättchen 2.',
          'Kafelek Solo zastępuje kafelek 2.',
        ),
        w(
          'Level 1 to 6: roll so many dice; for each, Eva crosses one hex in that region.',
          'Stufe 1 bis 6: Würfle so viele Würfel; für jeden kreuzt Eva ein Feld in der Region an.',
          'Poziom 1–6: rzuć tyloma kośćmi; za każdą Ewa skreśla jedno pole w tym regionie.',
        ),
        w(
          'She crosses town hexes too but no cities, so a region has room for seven crosses.',
          'Sie kreuzt auch Orte an, aber keine Städte; eine Region hat also Platz für sieben Kreuze.',
          'Skreśla też miasteczka, ale nie miasta; w regionie mieści się więc siedem skreślonych pól.',
        ),
      ),
    ],
    parts: [
      {
        id: 'solo-turn',
        rules: ['SR-10.4', 'SR-10.10'],
        heading: w('Your turn', 'Dein Zug', 'Twoja tura'),
        blocks: [
          say(
            'Roll three white dice and the black one. Take two, act with each in any order; Eva gets the third. Any cube of a row may be delivered. In one turn each permanent tile helps only one of the two actions; 4b as well.',
            'Wirf drei weiße Würfel und den schwarzen. Nimm zwei und handle mit jedem, in beliebiger Reihenfolge; Eva bekommt den dritten. Du darfst jede Ware einer Reihe liefern. In einem Zug hilft jedes dauerhafte Plättchen nur bei einer der zwei Aktionen; auch 4b.',
            'Rzuć trzema białymi kośćmi i czarną. Weź dwie i wykonaj akcję każdą z nich w dowolnej kolejności; Ewa dostaje trzecią. Możesz przewieźć dowolny towar z rzędu. W jednej turze stały kafelek pomaga tylko w jednej z dwóch akcji; także 4b.',
          ),
        ],
      },
      {
        id: 'eva',
        rules: ruleIds('SR-10', 5, 9),
        heading: w('Eva’s turn', 'Evas Zug', 'Tura Ewy'),
        blocks: [
          list(
            w(
              '1. She crosses a hex in the region of her die. If that region has no empty hex left, she cannot, and wins at once.',
              '1. Sie kreuzt ein Feld in der Region ihres Würfels an. Ist dort kein Feld mehr frei, kann sie es nicht und gewinnt sofort.',
              '1. Skreśla pole w regionie swojej kości. Jeśli nie ma tam już pustego pola, nie może i od razu wygrywa.',
            ),
            w(
              '2. If you own the tile with that number and it is upright, it goes back to the pool.',
              '2. Gehört dir das Plättchen dieser Zahl und liegt es aufrecht, geht es in die Auslage zurück.',
              '2. Jeśli masz kafelek o tym numerze i jest wyprostowany, wraca do puli.',
            ),
            w(
              '3. If the city of that number is empty, she rolls again and begins anew.',
              '3. Ist die Stadt dieser Zahl leer, würfelt sie neu und beginnt von vorn.',
              '3. Jeśli miasto o tym numerze jest puste, przerzuca kość i zaczyna od nowa.',
            ),
            w(
              '4. With three or more crosses in the region she removes the rightmost cube of the city and scores one point for each cross there.',
              '4. Mit drei oder mehr Kreuzen in der Region entfernt sie die rechte Ware der Stadt und erhält einen Punkt für jedes Kreuz dort.',
              '4. Przy trzech lub więcej skreślonych polach w regionie usuwa z miasta towar leżący najbardziej po prawej i dostaje punkt za każde skreślone pole.',
            ),
          ),
          example(
            'Two crosses in region 5 and her die is a 5: she makes the third cross, removes the rightmost cube of city 5 and scores 3.',
            'Zwei Kreuze in Region 5, ihr Würfel zeigt 5: Sie macht das dritte Kreuz, entfernt die rechte Ware von Stadt 5 und erhält 3 Punkte.',
            'Dwa skreślone pola w regionie 5, jej kość to 5: skreśla trzecie, usuwa z miasta 5 towar leżący najbardziej po prawej i zdobywa 3 punkty.',
          ),
        ],
      },
      {
        id: 'solo-tiles',
        rules: ['SR-10.11', 'SR-10.12'],
        heading: w('The Solo tile', 'Das Solo-Plättchen', 'Kafelek Solo'),
        blocks: [
          list(
            w(
              'Signal change (single use): reroll Eva’s die before her first phase, also when she begins anew.',
              'Signalwechsel (einmalig): Würfle Evas Würfel vor ihrer ersten Phase neu, auch wenn sie von vorn beginnt.',
              'Zmiana sygnału (jednorazowy): przerzuć kość Ewy przed jej pierwszą fazą, także gdy zaczyna od nowa.',
            ),
            w(
              'Sealed wagon (single use): when she is about to remove a cube, it stays and she scores nothing, but she crosses one more hex there. Only while there is room.',
              'Plombe (einmalig): Will sie eine Ware entfernen, bleibt diese liegen und Eva erhält nichts, kreuzt aber dort ein weiteres Feld an. Nur solange Platz ist.',
              'Plomba (jednorazowy): gdy ma usunąć towar, zostaje on na miejscu, a Ewa nic nie dostaje, lecz skreśla tam jeszcze jedno pole. Tylko gdy jest miejsce.',
            ),
          ),
        ],
      },
      {
        id: 'solo-end',
        rules: ['SR-10.13', 'SR-10.14', 'SR-10.15'],
        heading: w('End and points', 'Ende und Punkte', 'Koniec i punkty'),
        blocks: [
          say(
            'After Eva’s turn the game ends if three cities are empty. You score as usual. Eva scores her removed goods, always 3 for her engine, the crosses of her two strongest regions, and the positive points of the tiles in the pool. You must have more points than she has; a tie is lost.',
            'Nach Evas Zug endet das Spiel, wenn drei Städte leer sind. Du zählst wie sonst. Eva zählt ihre entfernten Waren, immer 3 für ihre Lok, die Kreuze ihrer zwei stärksten Regionen und die positiven Punkte der Plättchen in der Auslage. Du brauchst mehr als sie; Gleichstand ist verloren.',
            'Po turze Ewy gra kończy się, gdy trzy miasta są puste. Ty liczysz punkty jak zwykle. Ewa liczy usunięte towary, zawsze 3 za lokomotywę, skreślone pola w dwóch regionach, w których ma ich najwięcej, i dodatnie punkty kafelków w puli. Musisz mieć więcej; remis to przegrana.',
          ),
        ],
      },
    ],
  },
];
