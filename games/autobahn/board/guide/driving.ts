/** Phase 3: trucks, stations passed, deliveries. */
import { chapter, example, list, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const driving: readonly RuleSection[] = [
  {
    id: 'trucks',
    rules: chapter('AB-14', 6),
    heading: w('Phase 3: drive trucks', 'Phase 3: LKWs fahren', 'Faza 3: jazda ciężarówek'),
    blocks: [
      say(
        'Only if you played a card: each of your trucks that stands on a colour of the card, on a section or a depot, may make one regular movement, in the order you like.',
        'Nur wenn du eine Karte ausgespielt hast: Jeder deiner LKWs, der auf einer Farbe der Karte steht, auf Abschnitt oder Depot, darf einmal regulär fahren, in beliebiger Reihenfolge.',
        'Tylko jeśli zagrano kartę: każda twoja ciężarówka stojąca na kolorze karty, na sekcji lub w magazynie, może raz ruszyć, w dowolnej kolejności.',
      ),
      list(
        w(
          '2 steps in era 1, 3 later. One more if it starts on a dual section; more by cards.',
          '2 Schritte in Epoche 1, danach 3. Einer mehr beim Start auf einem ausgebauten Abschnitt; mehr durch Karten.',
          '2 kroki w erze 1, później 3. Jeden więcej przy starcie z sekcji dwujezdniowej; więcej dzięki kartom.',
        ),
        w(
          'A step leads to a built section that touches the present one directly or in a German city, on any autobahn. No section is entered twice in one movement.',
          'Ein Schritt führt auf einen gebauten Abschnitt, der den jetzigen direkt oder in einer deutschen Stadt berührt, auf jeder Autobahn. In einer Bewegung wird kein Abschnitt zweimal betreten.',
          'Krok prowadzi na zbudowaną sekcję stykającą się bezpośrednio lub w niemieckim mieście, na dowolnej autostradzie. W jednym ruchu nie wchodzi się dwa razy na tę samą sekcję.',
        ),
        w(
          'Trucks may pass each other, but none may stop on an occupied section.',
          'LKWs dürfen aneinander vorbei, aber nicht auf einem besetzten Abschnitt anhalten.',
          'Ciężarówki mogą się mijać, ale nie mogą stanąć na zajętej sekcji.',
        ),
        w(
          'Movement by a bonus ignores colours and speed bonuses. A step gained in the middle of a movement is made at once.',
          'Bewegung durch eine Prämie achtet nicht auf Farben und gibt keine Zusatzschritte. Ein mitten in der Fahrt gewonnener Schritt wird sofort gemacht.',
          'Ruch z bonusu nie zważa na kolory i premie prędkości. Krok zdobyty w trakcie jazdy wykonuje się od razu.',
        ),
      ),
    ],
  },
  {
    id: 'passing',
    rules: chapter('AB-15', 5),
    heading: w('Passing stations', 'An Tankstellen vorbei', 'Mijanie stacji'),
    blocks: [
      say(
        'A truck passes a station when it drives from one section of its link to the other. At your own station you may gain one open bonus of your station row. In a turn each station and each position gives you something only once. At somebody else’s station the owner gains the lower amount of the best open money position: 1, 2, 3 or 4.',
        'Ein LKW kommt an einer Tankstelle vorbei, wenn er von einem Abschnitt ihrer Verbindung zum anderen fährt. An der eigenen darfst du eine offene Prämie deiner Tankstellenreihe nehmen. In einem Zug gibt dir jede Tankstelle und jede Position nur einmal etwas. An einer fremden erhält die Besitzerin oder der Besitzer den niedrigeren Betrag der besten offenen Geldposition: 1, 2, 3 oder 4.',
        'Ciężarówka mija stację, gdy jedzie z jednej sekcji jej odcinka na drugą. Przy własnej możesz wziąć jeden otwarty bonus z rzędu stacji. W turze każda stacja i każda pozycja daje ci coś tylko raz. Przy cudzej właściciel otrzymuje niższą kwotę najlepszej otwartej pozycji z pieniędzmi: 1, 2, 3 lub 4.',
      ),
      example(
        'With three stations built your row offers DM 2, one truck step, or DM 4; a rival who passes brings you DM 2.',
        'Mit drei gebauten Tankstellen bietet deine Reihe 2 DM, einen LKW-Schritt oder 4 DM; fährt jemand anderes vorbei, bringt dir das 2 DM.',
        'Przy trzech stacjach twój rząd daje 2 DM, krok ciężarówki albo 4 DM; rywal, który ją mija, daje ci 2 DM.',
      ),
    ],
  },
  {
    id: 'deliveries',
    rules: chapter('AB-16', 5),
    heading: w('Deliveries', 'Lieferungen', 'Dostawy'),
    blocks: [
      say(
        'A step beyond a foreign city delivers to its country. Take one of the country’s bonus tiles, if any is left; the truck comes back to your board; the country counts as delivered to.',
        'Ein Schritt über eine ausländische Stadt hinaus liefert in ihr Land. Nimm eines seiner Prämienplättchen, falls noch da; der LKW kommt auf dein Tableau zurück; das Land zählt als beliefert.',
        'Krok poza zagraniczne miasto to dostawa do jego kraju. Weź jeden z jego kafelków bonusu, jeśli został; ciężarówka wraca na twoją planszę; kraj liczy się jako obsłużony.',
      ),
      list(
        w(
          'The goods your board prefers for that country: a token waits on the goods icon; claim the bonus in phase 1 of a later turn.',
          'Die Ware, die dein Tableau für das Land bevorzugt: Ein Liefermarker wartet auf dem Warensymbol; die Prämie holst du in Phase 1 eines späteren Zuges.',
          'Towar pożądany dla tego kraju: znacznik czeka na symbolu towaru; bonus odbierasz w fazie 1 późniejszej tury.',
        ),
        w(
          'Other goods, or the same again: the money of the country, if you have not had it yet.',
          'Andere Ware oder dieselbe noch einmal: das Geld des Landes, falls du es noch nicht hattest.',
          'Inny towar albo ten sam ponownie: pieniądze kraju, jeśli ich jeszcze nie było.',
        ),
        w(
          'Pharmaceuticals: the first delivery of anybody to a country gains the bonus at its capsule at once; later ones the money.',
          'Pharmazeutika: Die allererste Lieferung in ein Land bringt sofort die Prämie an der Kapsel, spätere das Geld.',
          'Farmaceutyki: pierwsza dostawa kogokolwiek do kraju daje od razu bonus przy kapsułce, późniejsze pieniądze.',
        ),
        w(
          'A tile from a delivery can be used from your next turn on.',
          'Ein Plättchen aus einer Lieferung ist ab deinem nächsten Zug nutzbar.',
          'Kafelka z dostawy można użyć od następnej tury.',
        ),
      ),
    ],
  },
];
