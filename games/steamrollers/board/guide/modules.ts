/** What can be added to the game. */
import { list, same, say, table, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection, Translations } from '../../../../web/kit/rules.ts';
import { edition } from './standard.ts';

const COLOURS: Readonly<Record<string, Translations>> = {
  yellow: w('yellow', 'Gelb', 'żółty'),
  red: w('red', 'Rot', 'czerwony'),
  grey: w('grey', 'Grau', 'szary'),
  blue: w('blue', 'Blau', 'niebieski'),
  green: w('green', 'Grün', 'zielony'),
};

function goods(cubes: readonly string[], points: number): Translations {
  const inLanguage = (language: 'en' | 'de' | 'pl'): string =>
    `${cubes.map((cube) => COLOURS[cube]?.[language] ?? cube).join(', ')} = ${points}`;
  return w(inLanguage('en'), inLanguage('de'), inLanguage('pl'));
}

const borders = (level: 'medium' | 'hard', die: number): Translations =>
  same(edition.levelMaps[level].find((map) => map.die === die)?.blockedBorders.join(', ') ?? '');

export const modules: readonly RuleSection[] = [
  {
    id: 'modules',
    rules: ['SR-3', 'SR-3.0'],
    heading: w('Mini-expansions', 'Mini-Erweiterungen', 'Mini dodatki'),
    blocks: [
      say(
        'With 2 to 5 players coal, orders, starting tiles and one of the two level maps can be mixed freely. Alone against Eva only a level map can be added.',
        'Zu zweit bis fünft lassen sich Kohle, Aufträge, Startplättchen und eine der beiden Stufenkarten frei mischen. Allein gegen Eva ist nur eine Stufenkarte möglich.',
        'Przy 2–5 graczach węgiel, Zamówienia, kafelki Początkowe i jedną z dwóch map poziomów można dowolnie łączyć. W grze z Ewą dozwolona jest tylko mapa poziomu.',
      ),
    ],
    parts: [
      {
        id: 'coal',
        rules: ['SR-3.1', 'SR-3.2'],
        heading: w('Coal', 'Kohle', 'Węgiel kamienny'),
        blocks: [
          say(
            'Every city from which a cube was taken away during set-up gets one coal. Coal may be delivered to any other city you like and otherwise counts like any other good. A city with coal alone is not empty.',
            'Jede Stadt, aus der beim Aufbau eine Ware entfernt wurde, bekommt eine Kohle. Kohle darf in jede andere Stadt geliefert werden und ist sonst eine Ware wie jede. Eine Stadt mit Kohle allein ist nicht leer.',
            'Każde miasto, z którego przy przygotowaniu zabrano towar, dostaje jeden węgiel. Można go przewieźć do dowolnego innego miasta, poza tym jest zwykłym towarem. Miasto z samym węglem nie jest puste.',
          ),
        ],
      },
      {
        id: 'orders',
        rules: ['SR-3.3'],
        heading: w('Orders', 'Aufträge', 'Zamówienia'),
        blocks: [
          list(
            w(
              'Each of the six order tiles shows a random side. You keep the cubes you deliver.',
              'Jedes der sechs Auftragsplättchen zeigt eine zufällige Seite. Gelieferte Waren behältst du.',
              'Każdy z sześciu kafelków Zamówień pokazuje losową stronę. Przewiezione towary zatrzymujesz.',
            ),
            w(
              'Once in your turn, at any moment of it, you may pay exactly the goods of one order and keep the tile for its points. Paid cubes go into the bag.',
              'Einmal in deinem Zug, zu jedem Zeitpunkt, darfst du genau die Waren eines Auftrags abgeben und das Plättchen mit seinen Punkten behalten. Die Waren kommen in den Beutel.',
              'Raz w swojej turze, w dowolnej chwili, możesz zapłacić dokładnie towary z jednego Zamówienia i zatrzymać kafelek z punktami. Towary trafiają do woreczka.',
            ),
            w(
              'One coal may stand for any one cube of an order. Cubes left over score nothing.',
              'Eine Kohle darf eine beliebige Ware eines Auftrags ersetzen. Übrige Waren zählen nichts.',
              'Jeden węgiel może zastąpić jeden dowolny towar Zamówienia. Pozostałe towary nic nie dają.',
            ),
          ),
          table(
            [
              w('Order', 'Auftrag', 'Zamówienie'),
              w('Side a', 'Seite a', 'Strona a'),
              w('Side b', 'Seite b', 'Strona b'),
            ],
            ...edition.orderTiles.list.map(({ sides }, i) => [
              same(String(i + 1)),
              goods(sides.a.goods, sides.a.points),
              goods(sides.b.goods, sides.b.points),
            ]),
          ),
        ],
      },
      {
        id: 'starting-tiles',
        rules: ['SR-3.4'],
        heading: w('Starting tiles', 'Startplättchen', 'Kafelki Początkowe'),
        blocks: [
          say(
            'Before the first round everybody chooses one of five tiles and uses it at once. The last player chooses first, the first player last.',
            'Vor der ersten Runde wählt jeder eines von fünf Plättchen und nutzt es sofort. Der letzte Spieler wählt zuerst, der Startspieler zuletzt.',
            'Przed pierwszą rundą każdy wybiera jeden z pięciu kafelków i od razu go używa. Ostatni gracz wybiera pierwszy, pierwszy na końcu.',
          ),
          list(
            w(
              'Engine: you may cross any one engine box.',
              'Lok: Du darfst ein beliebiges Lokfeld ankreuzen.',
              'Lokomotywa: możesz skreślić dowolną kratkę lokomotywy.',
            ),
            w(
              'Track: you may draw one piece of any kind on any empty hex.',
              'Gleis: Du darfst ein Stück beliebiger Art auf ein beliebiges leeres Feld zeichnen.',
              'Tor: możesz narysować kawałek dowolnego rodzaju na dowolnym pustym polu.',
            ),
            w('Starting bonus: 2 points.', 'Startbonus: 2 Punkte.', 'Premia początkowa: 2 punkty.'),
            w(
              'Action tile: take one from the pool; it lies sideways until your first turn.',
              'Aktionsplättchen: Nimm eines aus der Auslage; es liegt bis zu deinem ersten Zug quer.',
              'Kafelek Akcji: weź jeden z puli; leży obrócony bokiem do twojej pierwszej tury.',
            ),
            w(
              'Own load: put a cube of a colour other than grey from the bag on city 3 or 4 of your sheet. Only you may deliver it.',
              'Eigene Ladung: Lege eine nicht graue Ware aus dem Beutel auf Stadt 3 oder 4 deines Blattes. Nur du darfst sie liefern.',
              'Własny ładunek: połóż towar z woreczka w kolorze innym niż szary na mieście 3 lub 4 swojej karty. Tylko ty możesz go przewieźć.',
            ),
          ),
        ],
      },
      {
        id: 'maps',
        rules: ['SR-3.5'],
        heading: w('Medium and hard map', 'Mittlere und schwere Karte', 'Średnia i trudna mapa'),
        blocks: [
          say(
            'A die decides which borders are walls for everybody. Nothing joins across a wall, but you may draw up to it.',
            'Ein Würfel bestimmt, welche Grenzen für alle Mauern sind. Über eine Mauer verbindet sich nichts, aber du darfst bis an sie heran zeichnen.',
            'Kość decyduje, które granice są dla wszystkich murami. Przez mur nic się nie łączy, ale można rysować do niego.',
          ),
          table(
            [w('Die', 'Würfel', 'Kość'), w('Medium', 'Mittel', 'Średnia'), w('Hard', 'Schwer', 'Trudna')],
            ...[1, 2, 3, 4, 5, 6].map((die) => [same(String(die)), borders('medium', die), borders('hard', die)]),
          ),
        ],
      },
    ],
  },
];
