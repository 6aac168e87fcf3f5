/** What the game is about, what there is, how it begins and how a turn runs. */
import { chapter, example, list, picture, same, say, table, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { CityRing, Numbers, Pieces, RoadStates } from './pictures.tsx';

export const start: readonly RuleSection[] = [
  {
    id: 'goal',
    rules: [],
    heading: w('What it is about', 'Worum es geht', 'O co chodzi'),
    blocks: [
      say(
        'You build the autobahns of a country over three eras, send trucks abroad, and place your people in the construction offices. Money comes from the roads; points come only from employees who have made a career in the Administration.',
        'Ihr baut in drei Epochen die Autobahnen eines Landes, schickt LKWs ins Ausland und setzt eure Leute in die Bauämter. Die Straßen bringen Geld; Punkte bringen nur Arbeitskräfte, die in der Verwaltung aufgestiegen sind.',
        'Przez trzy ery budujecie autostrady kraju, wysyłacie ciężarówki za granicę i umieszczacie swoich ludzi w biurach budowy. Drogi dają pieniądze; punkty dają tylko pracownicy, którzy zrobili karierę w Administracji.',
      ),
    ],
  },
  {
    id: 'roads',
    rules: chapter('AB-1', 4),
    heading: w('Autobahns, links, sections', 'Autobahnen, Verbindungen, Abschnitte', 'Autostrady, odcinki, sekcje'),
    blocks: [
      say(
        'There are seven autobahns, each with a colour and a number. The stretch between two neighbouring cities is a link. A link has one or two sections; between the two sections of a longer link lies one station space.',
        'Es gibt sieben Autobahnen, jede mit Farbe und Nummer. Das Stück zwischen zwei Nachbarstädten ist eine Verbindung. Sie hat einen oder zwei Abschnitte; zwischen zwei Abschnitten liegt ein Tankstellenplatz.',
        'Jest siedem autostrad, każda z kolorem i numerem. Część między dwoma sąsiednimi miastami to odcinek. Odcinek ma jedną albo dwie sekcje; między dwiema sekcjami leży jedno miejsce na stację.',
      ),
      picture(
        Numbers,

        'A1 red, A2 cyan, A3 orange, A4/5 purple, A6 white, A7 black, A9 yellow',
        'A1 rot, A2 türkis, A3 orange, A4/5 violett, A6 weiß, A7 schwarz, A9 gelb',
        'A1 czerwona, A2 cyjanowa, A3 pomarańczowa, A4/5 fioletowa, A6 biała, A7 czarna, A9 żółta',
      ),
      picture(
        RoadStates,

        'Empty, single and dual carriageway',
        'Leer, einspurig, zweispurig ausgebaut',
        'Puste pole, droga jednojezdniowa, dwujezdniowa',
      ),
      say(
        'A section touches the city at its end; sections of different links meet in that city. All built sections together are the network. A city is connected as soon as one built section touches it. A link is complete when all its sections are built, and dual when they are all upgraded; the sections of a link are always upgraded together.',
        'Ein Abschnitt berührt die Stadt an seinem Ende; dort treffen sich Abschnitte verschiedener Verbindungen. Alle gebauten Abschnitte bilden das Netz. Eine Stadt ist angeschlossen, sobald ein gebauter Abschnitt sie berührt. Eine Verbindung ist fertig, wenn alle Abschnitte gebaut sind, und ausgebaut, wenn alle umgedreht sind; das geschieht immer gemeinsam.',
        'Sekcja dotyka miasta na swoim końcu; tam spotykają się sekcje różnych odcinków. Wszystkie zbudowane sekcje to sieć. Miasto jest połączone, gdy dotyka go zbudowana sekcja. Odcinek jest ukończony, gdy zbudowano wszystkie jego sekcje, i ulepszony, gdy wszystkie są dwujezdniowe; ulepsza się je zawsze razem.',
      ),
    ],
  },
  {
    id: 'cities',
    rules: ['AB-1.5', 'AB-1.6', 'AB-1.7'],
    heading: w('What cities are worth', 'Was Städte wert sind', 'Ile warte są miasta'),
    blocks: [
      say(
        'A German city is worth 2 for every autobahn with a complete link there, and 2 more for every autobahn with a dual link there. Count autobahns, not links. A foreign city has a fixed value that counts while it is connected; roads and trucks never lead through it.',
        'Eine deutsche Stadt zählt 2 für jede Autobahn mit fertiger Verbindung dort und 2 weitere für jede mit ausgebauter Verbindung. Gezählt werden Autobahnen, nicht Verbindungen. Eine ausländische Stadt hat einen festen Wert, der zählt, solange sie angeschlossen ist; durch sie führt kein Weg.',
        'Miasto niemieckie jest warte 2 za każdą autostradę z ukończonym tam odcinkiem i jeszcze 2 za każdą z ulepszonym. Liczą się autostrady, nie odcinki. Miasto zagraniczne ma stałą wartość, która liczy się, gdy jest połączone; żadna droga przez nie nie prowadzi.',
      ),
      picture(
        CityRing,

        'The ring explains the value: two arcs per autobahn, complete and dual',
        'Der Ring erklärt den Wert: zwei Bögen je Autobahn, fertig und ausgebaut',
        'Pierścień wyjaśnia wartość: dwa łuki na autostradę, ukończona i ulepszona',
      ),
      example(
        'Köln has a complete A1 link and a dual A3 link: 2 + 2 + 2 = 6.',
        'Köln hat eine fertige Verbindung der A1 und eine ausgebaute der A3: 2 + 2 + 2 = 6.',
        'Köln ma ukończony odcinek A1 i ulepszony odcinek A3: 2 + 2 + 2 = 6.',
      ),
      say(
        'The links in the east lie behind five roadblocks and can be reached only in era 3.',
        'Die Verbindungen im Osten liegen hinter fünf Straßensperrungen und sind erst in Epoche 3 erreichbar.',
        'Odcinki na wschodzie leżą za pięcioma blokadami drogowymi i są dostępne dopiero w erze 3.',
      ),
    ],
  },
  {
    id: 'general',
    rules: ['AB-1.8', 'AB-1.9', 'AB-1.10', 'AB-1.11', 'AB-2', 'AB-2.1', 'AB-2.2', 'AB-2.3', 'AB-2.4', 'AB-2.5'],
    heading: w('Pieces and general rules', 'Material und Allgemeines', 'Elementy i zasady ogólne'),
    blocks: [
      picture(Pieces, 'Employee, station, truck', 'Arbeitskraft, Tankstelle, LKW', 'Pracownik, stacja, ciężarówka'),
      say(
        'You own 25 employees, 8 stations, 2 trucks, 6 coloured and 3 colourless unlock tokens, 7 Basic cards, and a token on the development track. An employee is always in one place: supply, office, Lobby, a floor, or a funding space.',
        'Du besitzt 25 Arbeitskräfte, 8 Tankstellen, 2 LKWs, 6 farbige und 3 farblose Schlüsselmarker, 7 Basisaktionskarten und einen Marker auf der Entwicklungsleiste. Eine Arbeitskraft ist immer an genau einem Ort: Vorrat, Bauamt, Eingangshalle, Etage oder Geldmittelfeld.',
        'Masz 25 pracowników, 8 stacji, 2 ciężarówki, 6 kolorowych i 3 bezbarwne znaczniki odblokowania, 7 kart podstawowych i znacznik na torze rozwoju. Pracownik jest zawsze w jednym miejscu: zasoby, biuro, poczekalnia, piętro albo pole finansowania.',
      ),
      list(
        w(
          'What an effect grants is resolved completely before the effect goes on. Effects due at the same moment come in the order you choose.',
          'Was ein Effekt gewährt, wird ganz ausgeführt, bevor er weitergeht. Gleichzeitige Effekte kommen in der Reihenfolge deiner Wahl.',
          'To, co daje efekt, wykonuje się w całości, zanim efekt trwa dalej. Efekty jednoczesne wykonujesz w wybranej kolejności.',
        ),
        w(
          'A gain may be declined as a whole, never exchanged. The steps of an action you chose must be made.',
          'Einen Gewinn darfst du ganz ablehnen, aber nie eintauschen. Die Schritte einer gewählten Aktion sind Pflicht.',
          'Z zysku można w całości zrezygnować, ale nie zamienić go. Kroki wybranej akcji są obowiązkowe.',
        ),
        w(
          'Money is open and never below zero. Money and goods never run out; tiles, people, stations, tokens and cards do.',
          'Geld liegt offen und ist nie negativ. Geld und Waren gehen nie aus; Teile, Leute, Tankstellen, Marker und Karten schon.',
          'Pieniądze są jawne i nigdy poniżej zera. Pieniędzy i towarów nie zabraknie; kafelków, ludzi, stacji, znaczników i kart – tak.',
        ),
      ),
    ],
  },
  {
    id: 'setup',
    rules: [...chapter('AB-3', 11), 'AB-3.13'],
    heading: w('Setup', 'Aufbau', 'Przygotowanie'),
    blocks: [
      list(
        w(
          'A random bonus tile lies on each of the 11 construction spaces; every country gets 1, 2 or 3 tiles with 2, 3 or 4 players.',
          'Auf jedem der 11 Baufelder liegt ein zufälliges Prämienplättchen; jedes Land erhält zu zweit, dritt, viert 1, 2 oder 3 Plättchen.',
          'Na każdym z 11 pól budowy leży losowy kafelek bonusu; każdy kraj dostaje 1, 2 lub 3 kafelki przy 2, 3 lub 4 graczach.',
        ),
        w(
          'The A7 from Hamburg to Crailsheim is already built. 10, 12 and 14 road tiles lie ready for the eras, 12 aside.',
          'Die A7 von Hamburg bis Crailsheim ist schon gebaut. Für die Epochen liegen 10, 12 und 14 Straßenabschnitte bereit, 12 daneben.',
          'A7 od Hamburga do Crailsheim jest już zbudowana. Na ery przygotowano 10, 12 i 14 kafelków dróg, 12 leży z boku.',
        ),
        w(
          'Five Improved cards form the display. The Advanced cards wait for era 3.',
          'Fünf Verbesserte Aktionskarten bilden die Auslage. Die Fortschrittlichen Aktionskarten warten auf Epoche 3.',
          'Pięć kart ulepszonych leży odkrytych. Karty zaawansowane czekają na erę 3.',
        ),
        w(
          'DM 48 are shared: 24, 16 or 12 each (24 in solo). Everybody gets a random delivery board.',
          '48 DM werden geteilt: je 24, 16 oder 12 (solo 24). Jede Person erhält ein zufälliges Liefertableau.',
          '48 DM dzieli się równo: po 24, 16 lub 12 (solo 24). Każdy dostaje losową planszę dostaw.',
        ),
        w(
          'From the start player on, everybody puts one employee into the black office. Then everybody takes a route card.',
          'Reihum ab der Startperson setzen alle eine Arbeitskraft ins schwarze Bauamt. Dann nehmen alle eine Routenkarte.',
          'Od gracza rozpoczynającego każdy umieszcza pracownika w czarnym biurze. Potem każdy bierze kartę trasy.',
        ),
        w(
          'Your hand: the six Basic cards without the yellow one, which comes in era 3. Everything is open, hands too; only the order of decks and unrevealed wine cards are secret.',
          'Deine Hand: die sechs Basisaktionskarten ohne die gelbe, die in Epoche 3 kommt. Alles liegt offen, auch die Hände; geheim sind nur die Reihenfolge der Stapel und verdeckte Weinkarten.',
          'Twoja ręka: sześć kart podstawowych bez żółtej, która przyjdzie w erze 3. Wszystko jest jawne, także karty na ręce; tajna jest tylko kolejność talii i zakryte karty wina.',
        ),
      ),
    ],
  },
  {
    id: 'turn',
    rules: ['AB-4', 'AB-4.1', 'AB-4.2'],
    heading: w('Your turn and the eras', 'Dein Zug und die Epochen', 'Tura i ery'),
    blocks: [
      say(
        'Turns go clockwise. A turn has four phases: 1 claim a delivery bonus, 2 take an action, 3 drive trucks, 4 end of turn. The era sets costs, speed and funding; they stay until its Administration phase is over.',
        'Gespielt wird im Uhrzeigersinn. Ein Zug hat vier Phasen: 1 Lieferprämie abholen, 2 Aktion, 3 LKWs fahren, 4 Zugende. Die Epoche bestimmt Kosten, Tempo und Geldmittel; sie gelten, bis ihre Verwaltungsphase vorbei ist.',
        'Gra toczy się zgodnie z ruchem wskazówek zegara. Tura ma cztery fazy: 1 odbiór bonusu za dostawę, 2 akcja, 3 jazda ciężarówek, 4 koniec tury. Era określa koszty, prędkość i fundusze; obowiązują do końca jej fazy administracji.',
      ),
      table(
        [
          w('Era', 'Epoche', 'Era'),
          w('Build: short / long link', 'Bauen: kurze / lange Verbindung', 'Budowa: krótki / długi odcinek'),
          w('Upgrade per section', 'Ausbau je Abschnitt', 'Ulepszenie za sekcję'),
          w('Steps', 'Schritte', 'Kroki'),
          w('Funding', 'Geldmittel', 'Fundusze'),
          w('Road tiles', 'Straßenabschnitte', 'Kafelki dróg'),
        ],
        [same('1'), same('DM 6 / 4'), same('DM 6'), same('2'), same('DM 12'), same('10')],
        [same('2'), same('DM 8 / 6'), same('DM 8'), same('3'), same('DM 16'), same('12')],
        [same('3'), same('DM 10 / 8'), same('DM 10'), same('3'), same('DM 24'), same('14')],
      ),
    ],
  },
  {
    id: 'claim',
    rules: ['AB-5', 'AB-5.1', 'AB-5.2'],
    heading: w('Phase 1: claim a delivery bonus', 'Phase 1: Lieferprämie abholen', 'Faza 1: odbiór bonusu za dostawę'),
    blocks: [
      say(
        'If tokens of earlier deliveries wait on goods icons of your delivery board, you may slide exactly one of them on and take its bonus at once. It does not count as your bonus tile of the turn. A bonus that cannot be carried out is lost, so waiting may be better.',
        'Warten auf deinem Liefertableau Liefermarker früherer Lieferungen auf Warensymbolen, darfst du genau einen weiterschieben und seine Prämie sofort nehmen. Das zählt nicht als Prämienplättchen des Zuges. Eine Prämie, die nicht ausführbar ist, verfällt; manchmal ist Warten besser.',
        'Jeśli na twojej planszy dostaw czekają znaczniki wcześniejszych dostaw na symbolach towarów, możesz przesunąć dokładnie jeden i od razu wziąć jego bonus. Nie liczy się to jako kafelek bonusu tej tury. Bonus niemożliwy do wykonania przepada, czasem lepiej poczekać.',
      ),
    ],
  },
  {
    id: 'action',
    rules: ['AB-6', 'AB-6.1', 'AB-6.2', 'AB-6.3', 'AB-6.4', 'AB-6.5', 'AB-6.6', 'AB-6.9', 'AB-6.10'],
    heading: w('Phase 2: take an action', 'Phase 2: Aktion', 'Faza 2: akcja'),
    blocks: [
      say(
        'Do exactly one thing: play a card, refresh your hand, or claim funding. Besides, you may use one bonus tile.',
        'Tu genau eines: eine Karte spielen, die Hand auffüllen oder Geldmittel erhalten. Zusätzlich darfst du ein Prämienplättchen nutzen.',
        'Zrób dokładnie jedno: zagraj kartę, odśwież rękę albo odbierz fundusze. Oprócz tego możesz użyć jednego kafelka bonusu.',
      ),
      say(
        'To play a card, put it above one of your five action spaces that has room and carry out that action in a colour of the card. You may choose only an action that you can carry out and pay completely, counting extra effects and the bonus tile you use before it. All colours of the card count for your trucks.',
        'Eine Karte legst du über eines deiner fünf Aktionsfelder, das noch Platz hat, und führst dessen Aktion in einer Farbe der Karte aus. Wählen darfst du nur, was du ganz ausführen und bezahlen kannst, Zusatzeffekte und ein vorher genutztes Plättchen eingerechnet. Für deine LKWs zählen alle Farben der Karte.',
        'Kartę kładziesz nad jednym z pięciu pól akcji, które ma miejsce, i wykonujesz tę akcję w kolorze karty. Możesz wybrać tylko to, co w całości wykonasz i opłacisz, wliczając dodatkowe efekty i kafelek użyty wcześniej. Dla ciężarówek liczą się wszystkie kolory karty.',
      ),
      table(
        [
          w('Space', 'Feld', 'Pole'),
          w('At first', 'Anfangs', 'Na początku'),
          w('Tile flipped', 'Plättchen umgedreht', 'Kafelek odwrócony'),
          w('Tile removed', 'Plättchen entfernt', 'Kafelek usunięty'),
        ],
        [w('Unlock technology', 'Technologie freischalten', 'Odblokuj technologię'), same('1'), same('–'), same('–')],
        [w('Build road section', 'Straßenabschnitt bauen', 'Buduj sekcję drogi'), same('3'), same('4'), same('5')],
        [
          w(
            'Upgrade link, Load truck, Build service station: each',
            'Ausbauen, Beladen, Tankstelle: je',
            'Ulepsz, Załaduj, Stacja: każde',
          ),
          same('1'),
          same('2'),
          same('3'),
        ],
      ),
      say(
        'Order: card down (with Change card colour, if you use it), extra effects that come first, the action, what the action triggers, remaining extra effects. A bonus tile may be used before the card, between two finished steps, or at the end.',
        'Reihenfolge: Karte legen (mit Kartenfarbe ändern, falls genutzt), vorgezogene Zusatzeffekte, Aktion, was sie auslöst, übrige Zusatzeffekte. Ein Prämienplättchen geht vor der Karte, zwischen zwei fertigen Schritten oder am Schluss.',
        'Kolejność: połóż kartę (ze Zmianą koloru karty, jeśli jej używasz), efekty dodatkowe wykonywane najpierw, akcja, to, co akcja wywołuje, pozostałe efekty. Kafelka bonusu można użyć przed kartą, między dwoma zakończonymi krokami albo na końcu.',
      ),
    ],
    parts: [
      {
        id: 'refresh',
        rules: ['AB-6.7'],
        heading: w('Refresh hand', 'Hand auffüllen', 'Odśwież rękę'),
        blocks: [
          say(
            'Pick up all your played cards and gain DM 1 for each. It is allowed without any played card. No truck moves regularly this turn.',
            'Nimm alle ausgespielten Karten auf und erhalte 1 DM für jede. Das geht auch ohne ausgespielte Karte. In diesem Zug fährt kein LKW regulär.',
            'Weź wszystkie zagrane karty na rękę i otrzymaj 1 DM za każdą. Można to zrobić także bez zagranych kart. W tej turze ciężarówki nie jadą zwykłym ruchem.',
          ),
        ],
      },
      {
        id: 'funding',
        rules: ['AB-6.8'],
        heading: w('Claim funding', 'Geldmittel erhalten', 'Fundusze'),
        blocks: [
          say(
            'Once per era: put an employee from your supply on the funding space for good and gain DM 12, 16 or 24.',
            'Einmal je Epoche: Stelle eine Arbeitskraft aus dem Vorrat für immer auf das Geldmittelfeld und erhalte 12, 16 oder 24 DM.',
            'Raz na erę: postaw pracownika z zasobów na stałe na polu finansowania i otrzymaj 12, 16 lub 24 DM.',
          ),
        ],
      },
    ],
  },
];
