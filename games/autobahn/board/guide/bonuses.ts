/** Bonus actions, bonus tiles and cards. */
import { chapter, list, picture, say, table, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { Cards, Tiles } from './pictures.tsx';

export const bonuses: readonly RuleSection[] = [
  {
    id: 'bonuses',
    rules: chapter('AB-21', 20),
    heading: w('Bonus actions', 'Bonusaktionen', 'Akcje bonusowe'),
    blocks: [
      say(
        'A bonus is carried out at once, may be declined, and is lost if impossible. An action gained as a bonus costs what it always costs, may be on any autobahn, and needs no card.',
        'Eine Prämie wird sofort ausgeführt, darf abgelehnt werden und verfällt, wenn sie unmöglich ist. Eine Bonusaktion kostet, was sie immer kostet, geht auf jeder Autobahn und braucht keine Karte.',
        'Bonus wykonuje się od razu, można z niego zrezygnować, a niemożliwy przepada. Akcja jako bonus kosztuje tyle co zawsze, może dotyczyć dowolnej autostrady i nie wymaga karty.',
      ),
      picture(
        Tiles,

        'Develop 2, DM 6, Build road section, Upgrade link, Build service station, Load truck, Move truck 2, Swap card, Change card colour',
        'Entwickeln 2, 6 DM, Straßenabschnitt bauen, Verbindung ausbauen, Tankstelle bauen, LKW beladen, LKW bewegen 2, Karte austauschen, Kartenfarbe ändern',
        'Rozwój 2, 6 DM, budowa, ulepszenie, stacja, załadunek, ruch 2, zamiana kart, zmiana koloru',
      ),
      table(
        [w('Bonus', 'Prämie', 'Bonus'), w('What you do', 'Was du tust', 'Co robisz')],
        [
          w('Gain card', 'Karte erhalten', 'Zdobądź kartę'),
          w(
            'take a displayed card into your hand',
            'eine ausliegende Karte auf die Hand nehmen',
            'weź odkrytą kartę na rękę',
          ),
        ],
        [
          w('Replace card', 'Karte ersetzen', 'Wymień kartę'),
          w(
            'give up a Basic card, wherever it lies, for a displayed one',
            'eine Basisaktionskarte, wo sie auch liegt, durch eine ausliegende ersetzen',
            'oddaj kartę podstawową, gdziekolwiek leży, za odkrytą',
          ),
        ],
        [
          w('Swap card', 'Karte austauschen', 'Zamień kartę'),
          w(
            'take a played card back, put another from your hand in its place',
            'eine ausgespielte Karte zurücknehmen, eine andere aus der Hand an ihre Stelle legen',
            'weź zagraną kartę, połóż inną z ręki na jej miejscu',
          ),
        ],
        [
          w('Change card colour', 'Kartenfarbe ändern', 'Zmień kolor karty'),
          w(
            'the card you play has another colour: red, cyan, orange, purple or white',
            'die ausgespielte Karte hat eine andere Farbe: Rot, Türkis, Orange, Violett oder Weiß',
            'zagrywana karta ma inny kolor: czerwony, cyjanowy, pomarańczowy, fioletowy lub biały',
          ),
        ],
        [
          w('Move truck n', 'LKW bewegen n', 'Przesuń ciężarówkę n'),
          w(
            'drive one loaded truck up to n steps, any colour',
            'einen beladenen LKW bis zu n Schritte fahren, jede Farbe',
            'przesuń jedną załadowaną ciężarówkę do n kroków, dowolny kolor',
          ),
        ],
        [
          w('Flip / remove action tile', 'Aktionsplättchen umdrehen / entfernen', 'Odwróć / usuń kafelek akcji'),
          w(
            'room for one more card above that space; only a flipped tile is removed',
            'Platz für eine Karte mehr; entfernt wird nur ein umgedrehtes',
            'miejsce na kartę więcej; usuwa się tylko odwrócony',
          ),
        ],
        [
          w(
            'Recruit employee, Shift card',
            'Arbeitskraft anwerben, Aktionskarte verschieben',
            'Rekrutuj pracownika, Przesuń kartę',
          ),
          w(
            'an employee from supply to the Lobby; a played card to a space further left',
            'eine Arbeitskraft aus dem Vorrat in die Eingangshalle; eine ausgespielte Karte weiter nach links',
            'pracownik z zasobów do poczekalni; zagrana karta na pole bardziej w lewo',
          ),
        ],
      ),
    ],
  },
  {
    id: 'tiles',
    rules: chapter('AB-22', 3),
    heading: w('Bonus tiles', 'Prämienplättchen', 'Kafelki bonusu'),
    blocks: [
      say(
        'You may use one of your tiles per turn, in phase 2, whatever your action is. Carry out its bonus and discard it. A tile from building can be used in the same phase, one from a delivery only later. If its bonus is impossible it cannot be used.',
        'Je Zug darfst du eines deiner Plättchen nutzen, in Phase 2, bei jeder Aktion. Führe seine Prämie aus und wirf es ab. Ein beim Bauen genommenes geht noch in derselben Phase, eines aus einer Lieferung erst später. Ist die Prämie unmöglich, kann es nicht genutzt werden.',
        'Na turę możesz użyć jednego kafelka, w fazie 2, przy każdej akcji. Wykonaj bonus i odrzuć kafelek. Zdobyty przy budowie można użyć w tej samej fazie, z dostawy dopiero później. Gdy bonus jest niemożliwy, kafelka nie można użyć.',
      ),
    ],
  },
  {
    id: 'cards',
    rules: chapter('AB-23', 6),
    heading: w('Action cards', 'Aktionskarten', 'Karty akcji'),
    blocks: [
      picture(
        Cards,

        'Improved and Advanced cards carry an extra effect',
        'Verbesserte und Fortschrittliche Aktionskarten haben einen Zusatzeffekt',
        'Karty ulepszone i zaawansowane mają dodatkowy efekt',
      ),
      say(
        'Effects are optional, work only in the turn in which the card is played, and only in its colours. Extra actions come before or after the action of the space, need no room, and trigger technologies.',
        'Effekte sind freiwillig, wirken nur im Zug, in dem die Karte gespielt wird, und nur in ihren Farben. Zusätzliche Aktionen kommen vor oder nach der Aktion des Feldes, brauchen keinen Platz und lösen Technologien aus.',
        'Efekty są dobrowolne, działają tylko w turze zagrania karty i tylko w jej kolorach. Dodatkowe akcje wykonuje się przed akcją pola albo po niej, nie wymagają miejsca i wywołują technologie.',
      ),
      list(
        w(
          'Improved: Develop 1 when building; Develop per section when upgrading; one more step after loading; also build a station.',
          'Verbessert: Entwickeln 1 beim Bauen; Entwickeln je Abschnitt beim Ausbauen; ein Schritt mehr nach dem Beladen; auch eine Tankstelle bauen.',
          'Ulepszone: Rozwój 1 przy budowie; Rozwój za sekcję przy ulepszaniu; krok więcej po załadunku; także budowa stacji.',
        ),
        w(
          'Advanced: upgrade and load together; DM 10 for Develop 2; 2 more steps for every truck; two sections at DM 5 less each; DM 12.',
          'Fortschrittlich: Ausbauen und Beladen zusammen; 10 DM für Entwickeln 2; 2 Schritte mehr für jeden LKW; zwei Abschnitte, je 5 DM billiger; 12 DM.',
          'Zaawansowane: ulepszenie i załadunek razem; 10 DM za Rozwój 2; 2 kroki więcej dla każdej ciężarówki; dwie sekcje o 5 DM taniej; 12 DM.',
        ),
        w(
          'Yellow: also build a road section; some add upgrading and loading, or a promotion if you built a section this turn.',
          'Gelb: auch einen Straßenabschnitt bauen; manche fügen Ausbauen und Beladen hinzu oder eine Beförderung, wenn du im Zug einen Abschnitt gebaut hast.',
          'Żółte: także budowa sekcji drogi; niektóre dodają ulepszenie i załadunek albo awans, jeśli w tej turze zbudowano sekcję.',
        ),
        w(
          'A card of several colours acts in one of them; trucks on all of them may drive.',
          'Eine mehrfarbige Karte wirkt in einer ihrer Farben; LKWs auf allen dürfen fahren.',
          'Karta wielokolorowa działa w jednym z kolorów; jechać mogą ciężarówki na wszystkich.',
        ),
        w(
          'When a card leaves the display, the others move right and a new one comes from the left.',
          'Verlässt eine Karte die Auslage, rücken die anderen nach rechts, und links kommt eine neue.',
          'Gdy karta opuszcza odkryte, pozostałe przesuwają się w prawo, a z lewej pojawia się nowa.',
        ),
      ),
    ],
  },
];
