/** What it is about, what lies on the table, how it starts, and what always holds. */
import { chapter, list, picture, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { CubesPicture, MapPicture, SignsPicture, TrainPicture, ZonePicture } from './pictures.tsx';

export const basics: readonly RuleSection[] = [
  {
    id: 'idea',
    rules: ['TR-1', 'TR-1.1', 'TR-1.2', 'TR-1.3', 'TR-1.11'],
    heading: w('What it is about', 'Worum es geht', 'O co chodzi'),
    blocks: [
      say(
        'You run a railway in three rival states. Your locomotive circles three loops, your wagons carry cubes to cities, your buildings earn rent, and your spies and agents buy influence. Over 8 rounds (9 with two players) whoever collects most points wins.',
        'Du führst eine Eisenbahn in drei verfeindeten Staaten. Deine Lok fährt auf drei Ringen, deine Wagen bringen Würfel in Städte, deine Gebäude werden vermietet, und Spione und Agenten kaufen Einfluss. Nach 8 Runden (zu zweit 9) gewinnt, wer die meisten Punkte hat.',
        'Prowadzisz kolej w trzech skłóconych Państwach. Twoja Lokomotywa krąży po trzech pętlach, Wagony wożą Surowce do Miast, budynki są wynajmowane, a Szpiedzy i Agenci kupują wpływy. Po 8 rundach (9 przy dwóch graczach) wygrywa ten, kto ma najwięcej punktów.',
      ),
      list(
        w(
          'Three regions: green Calestia (peaks), red Ravenshire (diagonals), blue Awhar (waves). Each has three cities, four economic zones and a black market.',
          'Drei Regionen: grün Calestia (Gipfel), rot Ravenshire (Schrägen), blau Awhar (Wellen). Jede hat drei Städte, vier Wirtschaftszonen und einen Schwarzmarkt.',
          'Trzy Regiony: zielona Calestia (szczyty), czerwone Ravenshire (ukosy), niebieski Awhar (fale). W każdym są trzy Miasta, cztery Strefy Ekonomiczne i Czarny Rynek.',
        ),
        w(
          'Some points come at once, others only in the final scoring. Points are never lost.',
          'Manche Punkte gibt es sofort, andere erst in der Schlusswertung. Punkte gehen nie verloren.',
          'Jedne punkty dostajesz od razu, inne dopiero w Punktowaniu Końcowym. Punktów nigdy się nie traci.',
        ),
      ),
    ],
    parts: [
      {
        id: 'cubes',
        rules: ['TR-1.4', 'TR-1.10'],
        heading: w('Cubes and wagons', 'Würfel und Wagen', 'Surowce i Wagony'),
        blocks: [
          {
            kind: 'picture',
            Picture: CubesPicture,
            caption: w(
              'Brass 1, water 2, food 3, copper 4, gold 5. The star takes any of them.',
              'Messing 1, Wasser 2, Nahrung 3, Kupfer 4, Gold 5. Der Stern nimmt jeden davon.',
              'Mosiądz 1, woda 2, żywność 3, miedź 4, złoto 5. Gwiazdka przyjmuje każdy Surowiec.',
            ),
          },
          say(
            'A wagon has one, two or three slots; each takes one cube of what is printed on it. Special wagons take parcels only.',
            'Ein Wagen hat ein, zwei oder drei Plätze; jeder nimmt einen Würfel der aufgedruckten Art. Spezialwagen nehmen nur Pakete.',
            'Wagon ma jedno, dwa lub trzy miejsca; każde przyjmuje jeden wskazany Surowiec. Wagony Specjalne wożą tylko Przesyłki.',
          ),
          picture(
            TrainPicture,
            'A train: a special wagon with one parcel, a wagon for brass, water and gold with its gold slot still empty, a wagon for any cube.',
            'Ein Zug: ein Spezialwagen mit einem Paket, ein Wagen für Messing, Wasser und Gold mit noch leerem Goldplatz, ein Wagen für beliebige Würfel.',
            'Pociąg: Wagon Specjalny z jedną Przesyłką, Wagon na mosiądz, wodę i złoto z pustym miejscem na złoto, Wagon na dowolny Surowiec.',
          ),
        ],
      },
      {
        id: 'cities-and-zones',
        rules: ['TR-1.5', 'TR-1.6'],
        heading: w('Cities and zones', 'Städte und Zonen', 'Miasta i Strefy Ekonomiczne'),
        blocks: [
          {
            kind: 'picture',
            Picture: ZonePicture,
            caption: w(
              'A zone: parcel, three warehouses with room for a contractor above each, and an arched station.',
              'Eine Zone: Paket, drei Lagerhäuser mit Platz für je einen Geschäftspartner darüber und ein Bahnhof.',
              'Strefa Ekonomiczna: Przesyłka, trzy Magazyny z miejscem dla Kontrahenta nad każdym i Stacja.',
            ),
          },
          say(
            'A city has a rank (1 on the inner, 2 on the middle, 3 on the outer loop), three contractors, a mission token (star), four places for visitors, the first two with a movement token, and contract spaces of size 2 to 5. Each zone has a siding of nine numbered fields on three parallel tracks.',
            'Eine Stadt hat einen Rang (1 auf dem inneren, 2 auf dem mittleren, 3 auf dem äußeren Ring), drei Geschäftspartner, ein Missionsplättchen (Stern), vier Plätze für Besucher, die ersten zwei mit Bewegungsplättchen, und Vertragsfelder der Größen 2 bis 5. Jede Zone hat ein Nebengleis mit neun nummerierten Feldern auf drei parallelen Gleisen.',
            'Miasto ma rangę (1 na wewnętrznej, 2 na środkowej, 3 na zewnętrznej pętli), trzech Kontrahentów, żeton Misji (gwiazda), cztery miejsca dla gości, dwa pierwsze z żetonem Ruchu, i pola Kontraktów o wielkości od 2 do 5. Każda Strefa Ekonomiczna ma Bocznicę: dziewięć numerowanych pól na trzech równoległych torach.',
          ),
        ],
      },
      {
        id: 'cards',
        rules: ['TR-1.7', 'TR-1.8', 'TR-1.9'],
        heading: w('Board, cards and heroes', 'Tafel, Karten und Helden', 'Plansza, karty i Bohaterowie'),
        blocks: [
          say(
            'The management board holds the 15 sectors, five progress tracks, infrastructure and contractor tracks, seven action areas, the open contracts and the siding tiles. An action card has three movements I, II, III with fields and coal, and a special action IV for 1 coal. A hero belongs to a city, has a bonus when played and a cube that scores at the end.',
            'Auf der Tafel sind die 15 Sektoren, fünf Fortschrittsleisten, Infrastruktur- und Geschäftspartnerleisten, sieben Aktionsbereiche, die offenen Verträge und die Nebengleisplättchen. Eine Aktionskarte hat drei Bewegungen I, II, III mit Feldern und Kohle und eine Spezialaktion IV für 1 Kohle. Ein Held gehört zu einer Stadt, gibt beim Ausspielen einen Bonus und wertet am Ende eine Würfelart.',
            'Plansza Zarządzania mieści 15 Sektorów, pięć Torów Postępu, Tory Infrastruktury i Kontrahentów, siedem Obszarów Akcji, odkryte Kontrakty i kafle Bonusów Bocznicy. Karta Akcji ma trzy Ruchy I, II, III z liczbą pól i węglem oraz Akcję Specjalną IV za 1 węgiel. Bohater należy do Miasta, daje bonus przy zagraniu i na koniec punktuje jeden rodzaj Surowców.',
          ),
          picture(
            SignsPicture,
            'Signs on bonus spaces: progress, agent, siding tile, load a wagon, take or exchange a wagon, draw cards, warehouse, station.',
            'Zeichen auf Bonusfeldern: Fortschritt, Agent, Nebengleisplättchen, Wagen beladen, Wagen nehmen oder tauschen, Karten ziehen, Lagerhaus, Bahnhof.',
            'Znaki na polach bonusów: Postęp, Agent, kafel Bonusu Bocznicy, załadunek, dobranie lub wymiana Wagonu, dobranie kart, Magazyn, Stacja.',
          ),
        ],
      },
    ],
  },
  {
    id: 'setup',
    rules: chapter('TR-2', 10),
    heading: w('How it starts', 'Wie es beginnt', 'Jak się zaczyna'),
    blocks: [
      list(
        w(
          'Two players play 9 rounds with spies 1–9 and 3 spaces in each action area; three or four play 8 rounds with spies 1–8 and 6 spaces.',
          'Zu zweit: 9 Runden, Spione 1–9, 3 Felder je Aktionsbereich. Zu dritt oder viert: 8 Runden, Spione 1–8, 6 Felder.',
          'Dwóch graczy: 9 rund, Szpiedzy 1–9, 3 pola w każdym Obszarze Akcji. Trzech lub czterech: 8 rund, Szpiedzy 1–8, 6 pól.',
        ),
        w(
          'All locomotives stand on START. Every progress marker is on its first level. Nobody has coal, investment markers or points.',
          'Alle Loks stehen auf START, alle Fortschrittsmarker auf der ersten Stufe. Niemand hat Kohle, Investitionsmarker oder Punkte.',
          'Wszystkie Lokomotywy stoją na START, znaczniki Postępu na pierwszym poziomie. Nikt nie ma węgla, znaczników Inwestycji ani punktów.',
        ),
        w(
          'You own a brass wagon with 1 brass and a wagon for any cube: choose its cube, before the open wagons are laid out.',
          'Du hast einen Messingwagen mit 1 Messing und einen Wagen für einen beliebigen Würfel: wähle ihn, bevor die offenen Wagen ausgelegt werden.',
          'Masz Wagon na mosiądz z 1 mosiądzem i Wagon na dowolny Surowiec: wybierz go, zanim zostaną odkryte Wagony.',
        ),
        w(
          'You are dealt five action cards, keep three and put two under the deck. Three more lie open, and five wagons of each size. One contract of every size is open in each region, and a tile on each bonus space 1–9.',
          'Du bekommst fünf Aktionskarten, behältst drei und legst zwei unter den Stapel. Drei weitere liegen offen, dazu fünf Wagen jeder Größe. In jeder Region ist ein Vertrag jeder Größe offen, auf jedem Bonusfeld 1–9 ein Plättchen.',
          'Dostajesz pięć kart Akcji, zatrzymujesz trzy, dwie odkładasz na spód talii. Trzy kolejne są odkryte, tak jak po pięć Wagonów każdej wielkości. W każdym Regionie odkryty jest jeden Kontrakt każdej wielkości, a na każdym polu Bonusu 1–9 leży kafel.',
        ),
        w(
          'Heroes are drafted: with two or three players you are dealt six and remove one first, with four you are dealt four. Take one, pass the rest to the left. In a first game they are simply dealt: five, or four with four players.',
          'Helden werden gedraftet: zu zweit oder dritt bekommst du sechs und entfernst erst einen, zu viert vier. Nimm einen, gib den Rest nach links. In der ersten Partie werden sie einfach ausgeteilt: fünf, zu viert vier.',
          'Bohaterów się draftuje: przy dwóch i trzech graczach dostajesz sześciu i najpierw odrzucasz jednego, przy czterech dostajesz czterech. Weź jednego, resztę podaj w lewo. W pierwszej grze po prostu się ich rozdaje: pięciu, a przy czterech graczach czterech.',
        ),
      ),
    ],
  },
  {
    id: 'always',
    rules: chapter('TR-3', 12),
    heading: w('What always holds', 'Was immer gilt', 'Co obowiązuje zawsze'),
    blocks: [
      list(
        w(
          'Your active region is the one where your own locomotive stands. On START you have none, and what needs a region cannot be done.',
          'Deine aktive Region ist die, in der deine Lok steht. Auf START hast du keine; was eine Region braucht, geht dann nicht.',
          'Twój Aktywny Region to ten, w którym stoi Twoja Lokomotywa. Na START go nie masz i nie zrobisz niczego, co go wymaga.',
        ),
        w(
          'Whatever something triggers is finished first, then you go on. "Up to n times" means one after the other, each time anew.',
          'Was ausgelöst wird, wird zuerst fertig abgehandelt, dann geht es weiter. „Bis zu n-mal“ heißt eins nach dem anderen, jedes Mal neu gewählt.',
          'To, co zostało wywołane, kończy się najpierw, potem wracasz do przerwanego. „Do n razy” znaczy jedno po drugim, za każdym razem od nowa.',
        ),
        w(
          'Gains of points, coal and markers happen by themselves. Other effects may be declined and are then lost. Do as much as you can; what you pay for must do at least something.',
          'Punkte, Kohle und Marker gibt es von selbst. Andere Effekte darfst du ablehnen, dann verfallen sie. Tu so viel wie möglich; was du bezahlst, muss wenigstens etwas bewirken.',
          'Punkty, węgiel i znaczniki dostajesz automatycznie. Z innych efektów możesz zrezygnować i wtedy przepadają. Rób, ile się da; to, za co płacisz, musi coś dać.',
        ),
        w(
          'Cubes, coal and investment markers never run out; everything else is limited. Placed pieces stay. There is no trading.',
          'Würfel, Kohle und Investitionsmarker gehen nie aus; alles andere ist begrenzt. Was steht, bleibt stehen. Untereinander wird nichts getauscht.',
          'Surowców, węgla i znaczników Inwestycji nigdy nie brakuje; reszta jest ograniczona. Wystawione piony zostają. Nie ma handlu między graczami.',
        ),
        w(
          'At most five action cards in hand: discard at once what is too much. An empty deck is made anew from the discards.',
          'Höchstens fünf Aktionskarten auf der Hand: was zu viel ist, sofort abwerfen. Ein leerer Stapel wird aus der Ablage neu gemischt.',
          'Na ręce najwyżej pięć kart Akcji: nadmiar od razu odrzuć. Pustą talię tworzy się na nowo z odrzuconych.',
        ),
      ),
      {
        kind: 'picture',
        Picture: MapPicture,
        caption: w(
          'Locomotive, black market, tunnel portal, exit.',
          'Lok, Schwarzmarkt, Tunnelportal, Ausfahrt.',
          'Lokomotywa, Czarny Rynek, portal Tunelu, Zjazd.',
        ),
      },
    ],
  },
];
