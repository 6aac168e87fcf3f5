/** The five actions. */
import { chapter, example, list, picture, same, say, table, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { Goods } from './pictures.tsx';

export const actions: readonly RuleSection[] = [
  {
    id: 'build',
    rules: chapter('AB-7', 8),
    heading: w('Build road section', 'Straßenabschnitt bauen', 'Buduj sekcję drogi'),
    blocks: [
      say(
        'Choose an empty section of the action’s colour without roadblock that extends the network: it touches the other section of its link, if that is built, or a connected city. You must own the price now.',
        'Wähle einen leeren Abschnitt in der Farbe der Aktion ohne Straßensperrung, der das Netz erweitert: Er berührt den gebauten anderen Abschnitt seiner Verbindung oder eine angeschlossene Stadt. Den Preis musst du jetzt besitzen.',
        'Wybierz pustą sekcję w kolorze akcji, bez blokady drogowej, która rozszerza sieć: dotyka zbudowanej drugiej sekcji swojego odcinka albo połączonego miasta. Cenę musisz mieć już teraz.',
      ),
      list(
        w(
          'Put down a road tile of the current era. Take a bonus tile that lies there; a Develop icon gives Develop 1 at once.',
          'Lege einen Straßenabschnitt der laufenden Epoche. Nimm ein Prämienplättchen, das dort liegt; ein Entwicklungssymbol gibt sofort Entwickeln 1.',
          'Połóż kafelek drogi bieżącej ery. Weź leżący tam kafelek bonusu; symbol rozwoju daje od razu Rozwój 1.',
        ),
        w('Pay the price of the era.', 'Bezahle den Preis der Epoche.', 'Zapłać cenę tej ery.'),
        w(
          'Put one employee into the office of that autobahn.',
          'Setze eine Arbeitskraft ins Bauamt dieser Autobahn.',
          'Umieść pracownika w biurze tej autostrady.',
        ),
        w(
          'If the link is now complete, both its cities are revalued.',
          'Ist die Verbindung nun fertig, ändern sich die Werte ihrer beiden Städte.',
          'Jeśli odcinek jest teraz ukończony, zmienia się wartość obu jego miast.',
        ),
      ),
      say(
        'When the stack of the era is empty, tiles come from the next era’s stack, in era 3 from the tiles aside. Two sections at once are built one after the other; both must be possible and payable beforehand.',
        'Ist der Stapel der Epoche leer, kommen Abschnitte vom Stapel der nächsten, in Epoche 3 aus dem Vorrat daneben. Zwei Abschnitte auf einmal werden nacheinander gebaut; beide müssen vorher möglich und bezahlbar sein.',
        'Gdy stos ery jest pusty, kafelki bierze się ze stosu następnej, w erze 3 z odłożonych. Dwie sekcje naraz buduje się jedna po drugiej; obie muszą być wcześniej możliwe do zbudowania i do opłacenia.',
      ),
    ],
  },
  {
    id: 'upgrade',
    rules: chapter('AB-8', 3),
    heading: w('Upgrade link', 'Verbindung ausbauen', 'Ulepsz odcinek'),
    blocks: [
      say(
        'Choose a complete single link of the action’s colour. Turn all its sections to dual, pay DM 6, 8 or 10 for each section, put one employee into the office, and revalue its cities. Trucks on it stay. Links abroad can be upgraded too.',
        'Wähle eine fertige, noch nicht ausgebaute Verbindung in der Farbe der Aktion. Drehe alle Abschnitte um, zahle 6, 8 oder 10 DM je Abschnitt, setze eine Arbeitskraft ins Bauamt und passe die Städte an. LKWs bleiben stehen. Auch Verbindungen ins Ausland lassen sich ausbauen.',
        'Wybierz ukończony, jeszcze nieulepszony odcinek w kolorze akcji. Odwróć wszystkie jego sekcje, zapłać 6, 8 lub 10 DM za każdą, umieść pracownika w biurze i zmień wartość miast. Ciężarówki zostają. Odcinki za granicę też można ulepszać.',
      ),
    ],
  },
  {
    id: 'load',
    rules: chapter('AB-9', 4),
    heading: w('Load truck', 'LKW beladen', 'Załaduj ciężarówkę'),
    blocks: [
      picture(
        Goods,

        'Appliances, automotive, chemicals, pharmaceuticals, wine',
        'Haushaltsgeräte, Automobile, Chemikalien, Pharmazeutika, Wein',
        'AGD, motoryzacja, chemia, farmaceutyki, wino',
      ),
      say(
        'Put one of your trucks on a depot of the action’s colour and load its goods. A depot belongs to every autobahn of its city. Berlin opens in era 3, while it is connected. You may also use a truck that is on the road; its goods are then given up. Any number of trucks fit on a depot.',
        'Stelle einen deiner LKWs auf ein Depot in der Farbe der Aktion und lade dessen Ware. Ein Depot gehört zu jeder Autobahn seiner Stadt. Berlin öffnet in Epoche 3, sobald es angeschlossen ist. Du darfst auch einen LKW nehmen, der unterwegs ist; seine Ware ist dann verloren. Auf einem Depot ist Platz für beliebig viele.',
        'Postaw ciężarówkę w magazynie w kolorze akcji i załaduj jego towar. Magazyn należy do każdej autostrady swojego miasta. Berlin otwiera się w erze 3, gdy jest połączony. Możesz też użyć ciężarówki będącej w drodze; jej towar wtedy przepada. W magazynie mieści się dowolnie wiele ciężarówek.',
      ),
    ],
  },
  {
    id: 'station',
    rules: chapter('AB-10', 3),
    heading: w('Build service station', 'Tankstelle bauen', 'Buduj stację paliw'),
    blocks: [
      say(
        'Put your next station on an empty station space of the action’s colour beside which at least one section is built. It costs nothing. Every station opens one more position of your station row.',
        'Stelle deine nächste Tankstelle auf einen leeren Platz in der Farbe der Aktion, neben dem mindestens ein Abschnitt gebaut ist. Das ist kostenlos. Jede Tankstelle öffnet eine weitere Position deiner Tankstellenreihe.',
        'Postaw następną stację na pustym miejscu w kolorze akcji, obok którego zbudowano przynajmniej jedną sekcję. Jest to darmowe. Każda stacja otwiera kolejną pozycję rzędu stacji.',
      ),
    ],
  },
  {
    id: 'unlock',
    rules: chapter('AB-11', 8),
    heading: w('Unlock technology', 'Technologie freischalten', 'Odblokuj technologię'),
    blocks: [
      say(
        'With a card you put the token of the action’s colour on a padlock; there is none for black. A bonus uses one of the three colourless tokens instead. Choose a column and fill its lowest free level; level 3 has two padlocks.',
        'Mit einer Karte legst du den Schlüsselmarker in der Farbe der Aktion auf ein Schloss; für Schwarz gibt es keinen. Eine Prämie nutzt stattdessen einen der drei farblosen. Wähle eine Spalte und fülle ihre unterste freie Stufe; Stufe 3 hat zwei Schlösser.',
        'Kartą kładziesz znacznik w kolorze akcji na kłódce; dla czarnego go nie ma. Bonus używa zamiast tego jednego z trzech bezbarwnych. Wybierz kolumnę i wypełnij jej najniższy wolny poziom; poziom 3 ma dwie kłódki.',
      ),
      table(
        [
          w('Level', 'Stufe', 'Poziom'),
          w('Upgrade', 'Ausbau', 'Ulepszanie'),
          w('Truck', 'LKW', 'Ciężarówka'),
          w('Station', 'Tankstelle', 'Stacja'),
        ],
        [
          same('1'),
          w('Develop 1 with every upgrade', 'Entwickeln 1 bei jedem Ausbau', 'Rozwój 1 przy każdym ulepszeniu'),
          w('Develop 1 with every loading', 'Entwickeln 1 bei jedem Beladen', 'Rozwój 1 przy każdym załadunku'),
          w('Develop 1 with every station', 'Entwickeln 1 bei jeder Tankstelle', 'Rozwój 1 przy każdej stacji'),
        ],
        [
          same('2'),
          w('DM 2 less per section', '2 DM weniger je Abschnitt', '2 DM mniej za sekcję'),
          w('second truck', 'zweiter LKW', 'druga ciężarówka'),
          w(
            'with a new station the bonus under it',
            'bei neuer Tankstelle die Prämie darunter',
            'za nową stację bonus spod niej',
          ),
        ],
        [
          same('3'),
          w('gain a card', 'Karte erhalten', 'zdobądź kartę'),
          w('gain a card', 'Karte erhalten', 'zdobądź kartę'),
          w('gain a card', 'Karte erhalten', 'zdobądź kartę'),
        ],
        [
          same('3'),
          w('upgrade anywhere, once', 'einmal überall ausbauen', 'raz ulepsz gdziekolwiek'),
          w(
            'load anywhere and drive 2 steps, once',
            'einmal überall beladen und 2 Schritte fahren',
            'raz załaduj gdziekolwiek i przesuń o 2',
          ),
          w('station anywhere, once', 'einmal überall eine Tankstelle', 'raz stacja gdziekolwiek'),
        ],
      ),
      say(
        'First the technology works, then floors of its Department open, then the row bonus: all three padlocks of level 1 let you replace a card, all three of level 2 promote once. Permanent technologies work for the action from every source.',
        'Zuerst wirkt die Technologie, dann öffnen sich Etagen ihrer Abteilung, dann kommt die Prämie der Reihe: alle drei Schlösser der Stufe 1 ersetzen eine Karte, alle drei der Stufe 2 geben eine Beförderung. Dauerhafte Technologien wirken, woher die Aktion auch kommt.',
        'Najpierw działa technologia, potem otwierają się piętra jej działu, potem bonus rzędu: wszystkie trzy kłódki poziomu 1 pozwalają wymienić kartę, wszystkie trzy poziomu 2 dają awans. Stałe technologie działają niezależnie od źródła akcji.',
      ),
      example(
        'Twelve padlocks, nine tokens: nobody can unlock everything.',
        'Zwölf Schlösser, neun Schlüsselmarker: Alles kann niemand freischalten.',
        'Dwanaście kłódek, dziewięć znaczników: nikt nie odblokuje wszystkiego.',
      ),
    ],
  },
];
