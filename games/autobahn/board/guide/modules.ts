/** The modules. */
import { chapter, list, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const modules: readonly RuleSection[] = [
  {
    id: 'wine',
    rules: chapter('AB-25', 9),
    heading: w('Module: Wine', 'Modul: Wein', 'Moduł: Wino'),
    blocks: [
      say(
        'Everybody gets a secret wine card with a country, a colour and a German city. Once per game, when you load with a card of that colour, you may reveal it and put the truck, loaded with wine, on the outermost section of that road instead; it must be built and free. Bring it to a section touching the city: take a double token if one is left (Promote 2), otherwise a single one (Promote 1). Germany then counts as one more country. Reloading the truck before loses the wine.',
        'Jede Person erhält verdeckt eine Weinkarte mit Land, Farbe und deutscher Stadt. Einmal im Spiel darfst du sie beim Beladen mit einer Karte dieser Farbe aufdecken und den LKW mit Wein auf den äußersten Abschnitt dieser Straße stellen; er muss gebaut und frei sein. Bring ihn auf einen Abschnitt an der Stadt: Nimm einen doppelten Marker, falls noch da (Beförderung 2), sonst einen einfachen (Beförderung 1). Deutschland zählt dann als weiteres Land. Wird der LKW vorher neu beladen, ist der Wein verloren.',
        'Każdy dostaje tajną kartę wina z krajem, kolorem i niemieckim miastem. Raz na grę, ładując kartą tego koloru, możesz ją odkryć i postawić ciężarówkę z winem na skrajnej sekcji tej drogi; musi być zbudowana i wolna. Dowieź ją na sekcję przy mieście: weź podwójny znacznik, jeśli został (Awans 2), inaczej pojedynczy (Awans 1). Niemcy liczą się wtedy jako dodatkowy kraj. Przeładowanie ciężarówki wcześniej oznacza utratę wina.',
      ),
      say(
        'The truck stops at once in the city and leaves the map; the section may be occupied. Wine cannot be delivered abroad, nor loaded by bonuses. In solo three cards lie beside Autobot’s board, are revealed in era 3, and the first that fits is loaded before any other goods.',
        'In der Stadt hält der LKW sofort und verlässt die Karte; der Abschnitt darf besetzt sein. Wein lässt sich nicht ins Ausland liefern und nicht durch Prämien laden. Solo liegen drei Karten neben Autobots Tableau, werden in Epoche 3 aufgedeckt, und die erste passende wird vor aller anderen Ware geladen.',
        'W mieście ciężarówka od razu się zatrzymuje i znika z mapy; sekcja może być zajęta. Wina nie można dostarczyć za granicę ani załadować bonusem. W trybie solo trzy karty leżą przy planszy Autobota, odkrywa się je w erze 3, a pierwszą pasującą ładuje się przed innymi towarami.',
      ),
    ],
  },
  {
    id: 'traffic',
    rules: chapter('AB-26', 7),
    heading: w('Module: Traffic', 'Modul: Verkehr', 'Moduł: Ruch drogowy'),
    blocks: [
      list(
        w(
          'When an upgrade raises a German city to 6 or more, every complete single link there gets a traffic token on the section beside the city, unless it has one or a truck stands there. If tokens run short you choose.',
          'Hebt ein Ausbau eine deutsche Stadt auf 6 oder mehr, erhält dort jede fertige, nicht ausgebaute Verbindung einen Verkehrsmarker auf dem Abschnitt bei der Stadt, außer sie hat schon einen oder ein LKW steht da. Reichen die Marker nicht, wählst du.',
          'Gdy ulepszenie podnosi niemieckie miasto do 6 lub więcej, każdy ukończony, nieulepszony odcinek dostaje tam znacznik ruchu na sekcji przy mieście, chyba że już ma znacznik albo stoi tam ciężarówka. Gdy znaczników brakuje, wybierasz.',
        ),
        w(
          'Trucks may drive over a token, not stop on it. A route is 1 worse per token.',
          'LKWs dürfen über einen Marker fahren, nicht darauf halten. Eine Route ist je Marker um 1 schlechter.',
          'Ciężarówki mogą przejechać przez znacznik, ale nie stanąć na nim. Trasa jest o 1 gorsza za znacznik.',
        ),
        w(
          'Upgrading the link takes its token; three tokens are returned for a promotion. Autobot upgrades links with tokens first.',
          'Ein Ausbau nimmt den Marker; drei Marker werden gegen eine Beförderung abgegeben. Autobot baut solche Verbindungen zuerst aus.',
          'Ulepszenie odcinka zabiera znacznik; trzy znaczniki wymienia się na awans. Autobot ulepsza takie odcinki najpierw.',
        ),
      ),
    ],
  },
  {
    id: 'services',
    rules: chapter('AB-27', 7),
    heading: w('Module: Services', 'Modul: Raststätten', 'Moduł: Usługi'),
    blocks: [
      say(
        'Instead of a new station you may take one of the eight station upgrades and put it beside one of your stations on a dual link of the action’s colour. Gain the bonus of its space at once. Passing your own upgraded station gives two different bonuses; another player’s gives its owner the higher amount. It counts for the level-1 technology of stations, not for level 2, Service or routes. Autobot upgrades first if it can and promotes once instead.',
        'Statt einer neuen Tankstelle darfst du einen der acht Ausbauten nehmen und neben eine eigene Tankstelle an einer ausgebauten Verbindung in der Farbe der Aktion legen. Du erhältst sofort die Prämie seines Feldes. An der eigenen ausgebauten Tankstelle gibt es zwei verschiedene Prämien; eine fremde bringt ihrer Besitzerin oder ihrem Besitzer den höheren Betrag. Er zählt für die Technologie Tankstelle 1, nicht für Stufe 2, Dienstleistung oder Routen. Autobot baut zuerst aus, wenn er kann, und befördert stattdessen einmal.',
        'Zamiast nowej stacji możesz wziąć jedno z ośmiu ulepszeń i położyć przy swojej stacji na ulepszonym odcinku w kolorze akcji. Od razu otrzymujesz bonus jego pola. Mijając własną ulepszoną stację, bierzesz dwa różne bonusy; cudza daje właścicielowi wyższą kwotę. Liczy się dla technologii stacji poziomu 1, nie dla poziomu 2, Usług ani tras. Autobot ulepsza najpierw, jeśli może, i wykonuje zamiast bonusu jeden awans.',
      ),
    ],
  },
  {
    id: 'extras',
    rules: chapter('AB-28', 5),
    heading: w(
      'Two-colour cards, extra tiles, fifth Department',
      'Zweifarbige Karten, zusätzliche Plättchen, fünfte Abteilung',
      'Karty dwukolorowe, dodatkowe kafelki, piąty dział',
    ),
    blocks: [
      say(
        'Two-colour cards are shuffled into the Advanced cards; the tiles Recruit employee and Shift card into the bonus tiles. The fifth Department is Planning or Customs: floor n opens with level n of any one column. Planning counts Improved and Advanced cards in hand at the end, Customs all bonus tiles you took.',
        'Zweifarbige Karten kommen zu den Fortschrittlichen Aktionskarten; die Plättchen Arbeitskraft anwerben und Aktionskarte verschieben zu den Prämienplättchen. Die fünfte Abteilung ist Planung oder Zoll: Etage n öffnet mit Stufe n irgendeiner Spalte. Planung zählt am Ende Verbesserte und Fortschrittliche Aktionskarten auf der Hand, Zoll alle genommenen Prämienplättchen.',
        'Karty dwukolorowe wtasowuje się do zaawansowanych; kafelki Rekrutuj pracownika i Przesuń kartę do kafelków bonusu. Piąty dział to Planowanie albo Urząd celny: piętro n otwiera poziom n dowolnej kolumny. Planowanie liczy na koniec karty ulepszone i zaawansowane na ręce, Urząd celny wszystkie wzięte kafelki bonusu.',
      ),
    ],
  },
];
