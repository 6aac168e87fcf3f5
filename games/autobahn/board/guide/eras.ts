/** End of turn, end of era, reunification, scoring. */
import { example, list, picture, ruleIds, say, table, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { Roadblock } from './pictures.tsx';

export const eras: readonly RuleSection[] = [
  {
    id: 'end-of-turn',
    rules: ['AB-17', 'AB-17.1', 'AB-17.2'],
    heading: w('Phase 4: end of turn', 'Phase 4: Zugende', 'Faza 4: koniec tury'),
    blocks: [
      say(
        'If your hand is empty, pick up all your cards, without money. Then the player to the left goes on.',
        'Ist deine Hand leer, nimm alle Karten auf, ohne Geld. Dann ist links von dir die nächste Person dran.',
        'Jeśli twoja ręka jest pusta, weź wszystkie karty na rękę, bez pieniędzy. Potem gra osoba po lewej.',
      ),
    ],
  },
  {
    id: 'end-of-era',
    rules: ruleIds('AB-17', 3, 7),
    heading: w('End of an era', 'Ende einer Epoche', 'Koniec ery'),
    blocks: [
      say(
        'Whoever takes the last road tile of the era’s stack triggers its end and finishes the turn; more sections may still be built in it. After eras 1 and 2 the Administration phase follows at once, and the player to the left of the trigger player begins the next era. In era 3 everybody has one more turn, the trigger player last.',
        'Wer den letzten Straßenabschnitt vom Stapel der Epoche nimmt, löst ihr Ende aus und spielt den Zug zu Ende; es darf darin noch weiter gebaut werden. Nach Epoche 1 und 2 folgt sofort die Verwaltungsphase, und links von der auslösenden Person beginnt die nächste. In Epoche 3 hat jede Person noch einen Zug, die auslösende zuletzt.',
        'Kto weźmie ostatni kafelek drogi ze stosu ery, wywołuje jej koniec i kończy turę; można w niej jeszcze budować. Po erze 1 i 2 od razu następuje faza administracji, a następną erę zaczyna osoba po lewej od wywołującej. W erze 3 każdy ma jeszcze jedną turę, wywołujący jako ostatni.',
      ),
      say(
        'House rule: if the table has agreed on a turn limit, an era that nobody has ended is over when everybody has had that many turns in it. The Administration phase follows, without the promotion; in era 3 nobody has another turn.',
        'Hausregel: Wurde eine Zugbegrenzung vereinbart, ist eine Epoche, die niemand beendet hat, vorbei, wenn alle so viele Züge in ihr hatten. Die Verwaltungsphase folgt, ohne die Beförderung; in Epoche 3 hat niemand mehr einen Zug.',
        'Zasada domowa: jeśli umówiono limit tur, era, której nikt nie zakończył, kończy się, gdy każdy rozegrał w niej tyle tur. Następuje faza administracji, bez awansu; w erze 3 nikt nie ma już tury.',
      ),
    ],
  },
  {
    id: 'administration',
    rules: ['AB-18', 'AB-18.1', 'AB-18.2', 'AB-18.5'],
    heading: w('Administration phase', 'Verwaltungsphase', 'Faza administracji'),
    blocks: [
      list(
        w(
          'Construction budget: for each office add the values of all connected cities on its autobahn and divide by the employees there, rounded down. Everybody gains that much for each of their employees there.',
          'Baubudget: Zähle für jedes Bauamt die Werte aller angeschlossenen Städte seiner Autobahn und teile durch die Arbeitskräfte dort, abgerundet. So viel gibt es für jede eigene.',
          'Budżet budowy: dla każdego biura zsumuj wartości połączonych miast jego autostrady i podziel przez liczbę pracowników, zaokrąglając w dół. Tyle dostaje się za każdego własnego.',
        ),
        w(
          'The trigger player promotes once.',
          'Die auslösende Person befördert einmal.',
          'Osoba wywołująca wykonuje jeden awans.',
        ),
        w(
          'From the trigger player on, everybody evaluates their route card.',
          'Ab der auslösenden Person werten alle reihum ihre Routenkarte.',
          'Od osoby wywołującej każdy ocenia swoją kartę trasy.',
        ),
      ),
      example(
        'Office of the A3: connected cities worth 18, four employees: DM 4 for each.',
        'Bauamt der A3: angeschlossene Städte im Wert von 18, vier Arbeitskräfte: je 4 DM.',
        'Biuro A3: połączone miasta warte 18, czterech pracowników: po 4 DM.',
      ),
    ],
  },
  {
    id: 'routes',
    rules: ['AB-3.12'],
    heading: w('Route cards', 'Routenkarten', 'Karty tras'),
    blocks: [
      say(
        'Before the first turn everybody takes one of the route cards on offer, of which there is one more than players: the last to place an employee chooses first. At the end of each era the card pays for a good road between its two cities.',
        'Vor dem ersten Zug nehmen alle eine der ausliegenden Routenkarten; es liegt eine mehr aus, als Personen mitspielen. Wer zuletzt eine Arbeitskraft gesetzt hat, wählt zuerst. Am Ende jeder Epoche zahlt die Karte für eine gute Straße zwischen ihren beiden Städten.',
        'Przed pierwszą turą każdy bierze jedną z odkrytych kart tras; jest ich o jedną więcej niż graczy. Pierwszy wybiera ten, kto ostatni umieścił pracownika. Na koniec każdej ery karta płaci za dobrą drogę między swoimi dwoma miastami.',
      ),
    ],
    parts: [
      {
        id: 'route-status',
        rules: ['AB-18.3', 'AB-18.4'],
        heading: w('What a route pays', 'Was eine Route bringt', 'Co daje trasa'),
        blocks: [
          say(
            'A route counts when complete links join its cities. Its status is the number of sections minus dual links minus stations on the way, on the path where it is lowest. Gain every step of the card whose limit is not exceeded. The card is evaluated again in every era; nothing else is reset.',
            'Eine Route zählt, wenn fertige Verbindungen ihre Städte verbinden. Ihr Status ist die Zahl der Abschnitte minus ausgebaute Verbindungen minus Tankstellen, auf dem Weg, auf dem er am kleinsten ist. Nimm jede Stufe der Karte, deren Grenze nicht überschritten ist. Die Karte wird in jeder Epoche neu gewertet; sonst wird nichts zurückgesetzt.',
            'Trasa liczy się, gdy ukończone odcinki łączą jej miasta. Jej status to liczba sekcji minus ulepszone odcinki minus stacje, na drodze, na której jest najniższy. Weź każdy stopień karty, którego granica nie jest przekroczona. Karta jest oceniana w każdej erze; nic innego się nie resetuje.',
          ),
        ],
      },
    ],
  },
  {
    id: 'reunification',
    rules: ['AB-19', 'AB-19.1', 'AB-19.2'],
    heading: w('Reunification', 'Wiedervereinigung', 'Zjednoczenie'),
    blocks: [
      picture(Roadblock, 'Five roadblocks fall', 'Fünf Straßensperrungen fallen', 'Znika pięć blokad'),
      say(
        'After the Administration phase of era 2 the roadblocks are removed, everybody takes the yellow Basic card, and five Advanced cards replace the Improved ones in the display. Cards you own stay yours.',
        'Nach der Verwaltungsphase von Epoche 2 verschwinden die Straßensperrungen, alle nehmen die gelbe Basisaktionskarte, und fünf Fortschrittliche Aktionskarten ersetzen die Verbesserten in der Auslage. Eigene Karten behältst du.',
        'Po fazie administracji ery 2 znikają blokady drogowe, każdy bierze żółtą kartę podstawową, a pięć kart zaawansowanych zastępuje odkryte ulepszone. Własne karty zostają.',
      ),
    ],
  },
  {
    id: 'scoring',
    rules: ['AB-20', 'AB-20.1', 'AB-20.2'],
    heading: w('Final scoring', 'Schlusswertung', 'Punktacja końcowa'),
    blocks: [
      say(
        'Only employees in the Administration score. In the Lobby each is worth 2. On floor 1, 2 or 3 an employee scores 1, 2 or 3 times what its Department counts:',
        'Nur Arbeitskräfte in der Verwaltung punkten. In der Eingangshalle zählt jede 2. Auf Etage 1, 2 oder 3 zählt eine Arbeitskraft 1-, 2- oder 3-mal, was ihre Abteilung zählt:',
        'Punktują tylko pracownicy w Administracji. W poczekalni każdy jest wart 2. Na piętrze 1, 2 lub 3 pracownik daje 1, 2 lub 3 razy to, co liczy jego dział:',
      ),
      table(
        [w('Department', 'Abteilung', 'Dział'), w('counts', 'zählt', 'liczy')],
        [
          w('Network', 'Netzwerk', 'Sieć'),
          w(
            'own employees in all offices',
            'eigene Arbeitskräfte in allen Bauämtern',
            'własnych pracowników we wszystkich biurach',
          ),
        ],
        [w('Trade', 'Handel', 'Handel'), w('countries you delivered to', 'belieferte Länder', 'kraje z twoją dostawą')],
        [w('Service', 'Dienstleistung', 'Usługi'), w('own stations', 'eigene Tankstellen', 'własne stacje')],
        [
          w('Finance', 'Finanzen', 'Finanse'),
          w('full DM 20 you own', 'volle 20 DM in deinem Besitz', 'pełne 20 DM, które masz'),
        ],
        [
          w('Planning or Customs', 'Planung oder Zoll', 'Planowanie lub Urząd celny'),
          w(
            'better cards in hand, or bonus tiles taken',
            'bessere Karten auf der Hand oder genommene Prämienplättchen',
            'lepsze karty na ręce albo wzięte kafelki bonusu',
          ),
        ],
      ),
      say(
        'Most points win. Ties: more employees in the Administration, then more on third, second, first floors; then the victory is shared.',
        'Die meisten Punkte gewinnen. Bei Gleichstand: mehr Arbeitskräfte in der Verwaltung, dann mehr in dritten, zweiten, ersten Etagen; sonst wird der Sieg geteilt.',
        'Wygrywa najwięcej punktów. Remis: więcej pracowników w Administracji, potem na trzecich, drugich, pierwszych piętrach; potem zwycięstwo jest wspólne.',
      ),
    ],
  },
];
