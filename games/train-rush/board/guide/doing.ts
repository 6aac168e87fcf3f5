/** What cards, tiles and spaces let you do. */
import { list, ruleIds, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const doing: readonly RuleSection[] = [
  {
    id: 'effects',
    rules: ['TR-9'],
    heading: w('What you can do', 'Was du tun kannst', 'Co możesz robić'),
    blocks: [
      say(
        'Cards, tiles, actions and spaces use the same few things. Icons and short words are explained wherever you point at them.',
        'Karten, Plättchen, Aktionen und Felder benutzen dieselben wenigen Dinge. Zeichen und Kürzel erklären sich, wo immer du auf sie zeigst.',
        'Karty, kafle, Akcje i pola korzystają z tych samych kilku rzeczy. Znaki i skróty wyjaśniają się, gdy na nie wskażesz.',
      ),
    ],
    parts: [
      {
        id: 'progress',
        rules: ['TR-9.1', 'TR-9.2'],
        heading: w('Gains and progress', 'Gewinne und Fortschritt', 'Zyski i Postęp'),
        blocks: [
          say(
            'Points, coal and investment markers are simply taken. On a progress track you go up one level; the new value counts at once. The top level is for one player in the whole game.',
            'Punkte, Kohle und Investitionsmarker nimmst du einfach. Auf einer Fortschrittsleiste steigst du eine Stufe; der neue Wert gilt sofort. Die oberste Stufe gehört im ganzen Spiel nur einer Person.',
            'Punkty, węgiel i znaczniki Inwestycji po prostu bierzesz. Na Torze Postępu idziesz o poziom w górę; nowa wartość działa od razu. Najwyższy poziom w całej grze zajmie tylko jeden gracz.',
          ),
        ],
      },
      {
        id: 'building',
        rules: ['TR-9.3', 'TR-9.4', 'TR-9.5'],
        heading: w('Building', 'Bauen', 'Budowa'),
        blocks: [
          say(
            'A warehouse goes on a free space of a zone in your active region and moves you one step on the infrastructure track of that region. A station goes into a zone of your active region without one and brings a parcel. Neither needs the other.',
            'Ein Lagerhaus kommt auf ein freies Feld einer Zone deiner aktiven Region und bringt dich auf deren Infrastrukturleiste einen Schritt weiter. Ein Bahnhof kommt in eine Zone deiner aktiven Region ohne Bahnhof und bringt ein Paket. Keines braucht das andere.',
            'Magazyn stawiasz na wolnym polu Strefy Ekonomicznej w Aktywnym Regionie; daje awans o 1 pole na Torze Infrastruktury tego Regionu. Stację Przeładunkową stawiasz w Strefie Ekonomicznej Aktywnego Regionu, która jej nie ma; pojawia się Przesyłka. Jedno nie wymaga drugiego.',
          ),
        ],
      },
      {
        id: 'renting',
        rules: ['TR-9.6', 'TR-9.7'],
        heading: w('Renting', 'Vermieten', 'Wynajem'),
        blocks: [
          say(
            "Choose one of your empty warehouses in a zone with a station (anybody's) and a contractor whose colour is not yet in that zone. The contractor moves in for good, and you advance on the track of that colour by the rank of the city the contractor came from. Only the space where you end gives a bonus.",
            'Wähle eines deiner leeren Lagerhäuser in einer Zone mit Bahnhof (egal wessen) und einen Geschäftspartner, dessen Farbe dort noch fehlt. Er zieht für immer ein, und du gehst auf der Leiste seiner Farbe so weit, wie der Rang seiner Stadt sagt. Nur das Feld, auf dem du ankommst, gibt einen Bonus.',
            'Wybierz swój pusty Magazyn w Strefie Ekonomicznej ze Stacją Przeładunkową (czyjąkolwiek) i Kontrahenta, którego koloru tam jeszcze nie ma. Wprowadza się na stałe, a Ty przesuwasz się na torze jego koloru o rangę Miasta, z którego przyszedł. Bonus daje tylko pole, na którym kończysz.',
          ),
        ],
      },
      {
        id: 'corruption',
        rules: ['TR-9.8'],
        heading: w('Corruption', 'Korruption', 'Korupcja'),
        blocks: [
          say(
            'Put an agent on the lowest free square space of a sector in your active region, or in the state named. Two agents at once go into the same sector.',
            'Setze einen Agenten auf das niedrigste freie eckige Feld eines Sektors deiner aktiven Region oder des genannten Staates. Zwei Agenten auf einmal kommen in denselben Sektor.',
            'Postaw Agenta na najniższym wolnym kwadratowym polu Sektora w Aktywnym Regionie lub we wskazanym Państwie. Dwóch Agentów naraz trafia do tego samego Sektora.',
          ),
        ],
      },
      {
        id: 'wagons',
        rules: ['TR-9.9', 'TR-9.10', 'TR-9.11', 'TR-9.19'],
        heading: w('Wagons', 'Wagen', 'Wagony'),
        blocks: [
          list(
            w(
              'Loading fills all empty slots of one regular wagon; for stars you choose the cubes.',
              'Beladen füllt alle leeren Plätze eines gewöhnlichen Wagens; bei Sternen wählst du die Würfel.',
              'Załadunek wypełnia wszystkie puste miejsca zwykłego Wagonu; na gwiazdki wybierasz Surowce.',
            ),
            w(
              'Taking a wagon needs room: you may own as many as your Wagon track says. It comes empty, from the open ones or as a special wagon of that size.',
              'Einen Wagen zu nehmen braucht Platz: so viele, wie die Wagenleiste sagt. Er kommt leer, aus den offenen oder als Spezialwagen dieser Größe.',
              'Dobranie Wagonu wymaga miejsca: możesz mieć tyle, ile mówi Tor Wagonów. Przychodzi pusty, z odkrytych albo jako Wagon Specjalny tej wielkości.',
            ),
            w(
              'Exchanging 1-2, 2-3 and so on: give one of the first size, take one of the second. A special wagon cannot be exchanged for a special one. What was on the old wagon is lost.',
              'Tausch 1-2, 2-3 und so weiter: gib einen der ersten Größe, nimm einen der zweiten. Spezial gegen Spezial geht nicht. Was auf dem alten Wagen lag, ist weg.',
              'Wymiana 1-2, 2-3 i tak dalej: oddaj jeden pierwszej wielkości, dobierz jeden drugiej. Specjalnego na Specjalny wymienić nie można. Zawartość starego przepada.',
            ),
            w(
              'When unloading you choose the wagons and slots, cube by cube, in any order.',
              'Beim Entladen wählst du Wagen und Plätze, Würfel für Würfel, in beliebiger Reihenfolge.',
              'Przy wyładunku wybierasz Wagony i miejsca, Surowiec po Surowcu, w dowolnej kolejności.',
            ),
          ),
        ],
      },
      {
        id: 'more',
        rules: ruleIds('TR-9', 12, 18),
        heading: w(
          'Cards, free actions and bonus spaces',
          'Karten, freie Aktionen und Bonusfelder',
          'Karty, darmowe Akcje i pola bonusów',
        ),
        blocks: [
          list(
            w(
              'Draw and keep: look at the cards alone, keep up to the number, discard the rest openly.',
              'Ziehen und behalten: sieh dir die Karten allein an, behalte bis zur genannten Zahl, lege den Rest offen ab.',
              'Dobierz i zatrzymaj: obejrzyj karty sam, zatrzymaj do podanej liczby, resztę odrzuć odkrytą.',
            ),
            w(
              'Any siding tile (T): use one of the nine open tiles, without parcel and zone scoring.',
              'Beliebiges Nebengleisplättchen (T): nutze eines der neun offenen, ohne Paket und Zonenwertung.',
              'Dowolny kafel Bonusu Bocznicy (T): użyj jednego z dziewięciu odkrytych, bez Przesyłki i Punktacji Strefy Ekonomicznej.',
            ),
            w(
              'Free special action (IV, 2×): discard a hand card for its action IV, without coal, in any phase.',
              'Freie Spezialaktion (IV, 2×): lege eine Handkarte ab für ihre Aktion IV, ohne Kohle, in jeder Phase.',
              'Darmowa Akcja Specjalna (IV, 2×): odrzuć kartę z ręki dla jej Akcji IV, bez węgla, w każdej Fazie.',
            ),
            w(
              'Free action: one action of exactly that cost, without markers, even in a full area. Move: exactly so many fields, without coal and tokens.',
              'Freie Aktion: eine Aktion genau dieses Preises, ohne Marker, auch in einem vollen Bereich. Fahren: genau so viele Felder, ohne Kohle und Bewegungsplättchen.',
              'Darmowa Akcja: jedna Akcja dokładnie za tę cenę, bez znaczników, nawet w pełnym obszarze. Ruch: dokładnie tyle pól, bez węgla i żetonów.',
            ),
            w(
              'Brass spaces of a track give their bonus to everybody who lands there. Infrastructure: ↑ any progress track, C corruption, CC two agents.',
              'Messingfarbene Felder einer Leiste geben ihren Bonus allen, die dort landen. Infrastruktur: ↑ beliebige Fortschrittsleiste, C Korruption, CC zwei Agenten.',
              'Mosiężne pola toru dają bonus każdemu, kto na nich stanie. Infrastruktura: ↑ dowolny Tor Postępu, C Korupcja, CC dwóch Agentów.',
            ),
          ),
        ],
      },
    ],
  },
];
