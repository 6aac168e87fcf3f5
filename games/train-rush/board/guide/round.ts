/** The seven phases of a round. */
import { chapter, example, list, picture, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { CardPicture, SectorPicture } from './pictures.tsx';

export const round: readonly RuleSection[] = [
  {
    id: 'auction',
    rules: chapter('TR-4', 3),
    heading: w('I · Auction', 'I · Versteigerung', 'I · Licytacja'),
    blocks: [
      say(
        'In turn order everybody plays one spy with its number. The highest number goes first this round; among equal numbers, whoever played earlier. After that the number has no meaning any more.',
        'Der Reihe nach spielt jeder einen Spion mit seiner Zahl. Die höchste Zahl beginnt in dieser Runde; bei Gleichstand, wer früher gespielt hat. Danach hat die Zahl keine Bedeutung mehr.',
        'Po kolei każdy zagrywa jednego Szpiega z numerem. Najwyższy numer zaczyna tę rundę; przy równych ten, kto zagrał wcześniej. Potem numer nie ma już znaczenia.',
      ),
    ],
  },
  {
    id: 'lobbying',
    rules: chapter('TR-5', 5),
    heading: w('II · Lobbying', 'II · Lobbyarbeit', 'II · Lobbowanie'),
    blocks: [
      say(
        'In the new order everybody puts the spy just played into a sector of a state that has not had a spy in this phase (a fourth player may choose any state). It takes the lowest free round space and moves you up on the progress track of the sector; then you get the bonus of the space.',
        'In der neuen Reihenfolge setzt jeder den gespielten Spion in einen Sektor eines Staates, der in dieser Phase noch keinen bekommen hat (wer als Vierter dran ist, darf jeden Staat wählen). Er kommt auf das niedrigste freie runde Feld und lässt dich auf der Fortschrittsleiste des Sektors aufsteigen; dann bekommst du den Bonus des Feldes.',
        'W nowej kolejności każdy przenosi zagranego Szpiega do Sektora w Dostępnym Państwie, które w tej Fazie nie ma jeszcze Szpiega (czwarty gracz wybiera dowolne). Szpieg zajmuje najniższe wolne okrągłe pole i daje awans na Torze Postępu tego Sektora; potem dostajesz bonus pola.',
      ),
      picture(
        SectorPicture,
        'A sector: a spy in the first round place, an agent below; the next spy gets what is shown on the second place.',
        'Ein Sektor: ein Spion auf dem ersten runden Feld, ein Agent darunter; der nächste Spion bekommt, was auf dem zweiten Feld zu sehen ist.',
        'Sektor: Szpieg na pierwszym okrągłym polu, pod nim Agent; następny Szpieg dostaje to, co widać na drugim polu.',
      ),
      say(
        'In each Finance Sector you may have only one spy. Spies stay to the end and count for the majority there.',
        'In jedem Finanzsektor darfst du nur einen Spion haben. Spione bleiben bis zum Ende und zählen für die Mehrheit.',
        'W każdym Sektorze Finansowym możesz mieć tylko jednego Szpiega. Szpiedzy zostają do końca i liczą się do przewagi.',
      ),
    ],
  },
  {
    id: 'income',
    rules: chapter('TR-6', 2),
    heading: w('III · Income', 'III · Einkommen', 'III · Przychód'),
    blocks: [
      say(
        'Your progress tracks say how many investment markers and how much coal you get and how many wagons you may load. Loading a wagon fills all its empty slots. Cubes cannot be moved to another wagon or thrown away.',
        'Deine Fortschrittsleisten sagen, wie viele Investitionsmarker und wie viel Kohle du bekommst und wie viele Wagen du beladen darfst. Beladen füllt alle leeren Plätze eines Wagens. Würfel kann man nicht umladen und nicht wegwerfen.',
        'Tory Postępu mówią, ile znaczników Inwestycji i węgla dostajesz oraz ile Wagonów możesz załadować. Załadunek wypełnia wszystkie puste miejsca Wagonu. Surowców nie wolno przekładać ani wyrzucać.',
      ),
    ],
  },
  {
    id: 'investment',
    rules: chapter('TR-7', 7),
    heading: w('IV · Investment', 'IV · Investition', 'IV · Inwestycje'),
    blocks: [
      say(
        'In turn, again and again: one action or pass. Whoever has passed is out for this phase. An action costs the number on it in investment markers, laid on free spaces of its area; if there are not enough free spaces it cannot be taken. You may keep markers for later rounds.',
        'Reihum, immer wieder: eine Aktion oder passen. Wer gepasst hat, ist für diese Phase raus. Eine Aktion kostet so viele Investitionsmarker, wie darauf steht; sie kommen auf freie Felder des Bereichs. Reichen die nicht, geht die Aktion nicht. Marker darfst du aufheben.',
        'Po kolei, w kółko: jedna Akcja albo pas. Kto spasował, nie gra już w tej Fazie. Akcja kosztuje tyle znaczników Inwestycji, ile na niej podano; kładziesz je na wolne pola obszaru. Gdy pól brakuje, Akcji nie można wykonać. Znaczniki możesz zachować.',
      ),
      list(
        w(
          'Market: coal. Loading: load wagons. Build: warehouses or a station in your active region.',
          'Markt: Kohle. Beladen: Wagen beladen. Bauen: Lagerhäuser oder ein Bahnhof in deiner aktiven Region.',
          'Rynek: węgiel. Załadunek: ładuj Wagony. Budowa: Magazyny lub Stacja w Aktywnym Regionie.',
        ),
        w(
          'Movement: move exactly so many fields without coal; where you stop, everything happens as usual. Tokens cannot be used.',
          'Bewegung: genau so viele Felder ohne Kohle fahren; am Halt passiert alles wie sonst. Bewegungsplättchen gelten hier nicht.',
          'Ruch: przesuń się dokładnie o tyle pól bez węgla; na postoju dzieje się wszystko jak zwykle. Żetonów Ruchu nie można użyć.',
        ),
        w(
          'Exchange: a wagon for a bigger or another one. Planning: draw cards. Corruption: an agent in your active region.',
          'Tausch: einen Wagen gegen einen größeren oder anderen. Planung: Karten ziehen. Korruption: ein Agent in deiner aktiven Region.',
          'Wymiana: Wagon na większy lub inny. Planowanie: dobierz karty. Korupcja: Agent w Aktywnym Regionie.',
        ),
      ),
    ],
  },
  {
    id: 'movement',
    rules: chapter('TR-8', 5),
    heading: w('V · Movement', 'V · Bewegung', 'V · Ruch'),
    blocks: [
      say(
        'Play one card from your hand. Perform its movements I, II, III from top to bottom, as many as you like, paying the coal of each. Before a movement you may add one movement token to lengthen it; the token is then gone.',
        'Spiele eine Handkarte. Führe ihre Bewegungen I, II, III von oben nach unten aus, so viele du willst, und zahle jeweils die Kohle. Eine Bewegung darfst du mit einem Bewegungsplättchen verlängern; es ist dann verbraucht.',
        'Zagraj jedną kartę z ręki. Wykonuj jej Ruchy I, II, III od góry, ile chcesz, płacąc za każdy węgiel. Ruch możesz wydłużyć jednym żetonem Ruchu; żeton wtedy przepada.',
      ),
      say(
        'After all three you may pay 1 coal for one special action: that of the played card, or that of another card in your hand, which is then discarded too. Finally the played card is discarded and you take one of the open cards; it is replaced.',
        'Nach allen dreien darfst du für 1 Kohle eine Spezialaktion machen: die der gespielten Karte oder die einer anderen Handkarte, die dann auch abgelegt wird. Zum Schluss kommt die Karte auf die Ablage, und du nimmst eine der offenen Karten; sie wird ersetzt.',
        'Po wszystkich trzech możesz za 1 węgiel wykonać jedną Akcję Specjalną: z zagranej karty albo z innej karty z ręki, którą też odrzucasz. Na koniec odrzuć zagraną kartę i dobierz jedną z odkrytych; jej miejsce się uzupełnia.',
      ),
      picture(
        CardPicture,
        'An action card: fields and coal of movements I to III, and the special action IV.',
        'Eine Aktionskarte: Felder und Kohle der Bewegungen I bis III und die Spezialaktion IV.',
        'Karta Akcji: pola i węgiel Ruchów od I do III oraz Akcja Specjalna IV.',
      ),
      example(
        'Card 3 free, 2 for one coal, 4 for two: with 3 coal you can move 3, 2 and 4 fields and have nothing left for the special action.',
        'Karte 3 frei, 2 für eine Kohle, 4 für zwei: mit 3 Kohle fährst du 3, 2 und 4 Felder und hast nichts mehr für die Spezialaktion.',
        'Karta: 3 bez węgla, 2 za jeden, 4 za dwa. Z 3 węgla ruszysz się o 3, 2 i 4 pola i na Akcję Specjalną już nie starczy.',
      ),
    ],
  },
  {
    id: 'mission',
    rules: chapter('TR-14', 3),
    heading: w('VI · Mission', 'VI · Mission', 'VI · Misja'),
    blocks: [
      say(
        'Everybody may play one hero whose city lies in their active region and still has its mission token. The token goes out of the game, the bonus is carried out, and the hero lies open and scores at the end. So each city can be used once in the whole game; heroes left in hand are worth nothing.',
        'Jeder darf einen Helden spielen, dessen Stadt in der eigenen aktiven Region liegt und ihr Missionsplättchen noch hat. Das Plättchen kommt aus dem Spiel, der Bonus wird ausgeführt, und der Held liegt offen und wertet am Ende. Jede Stadt geht also nur einmal; Helden auf der Hand sind am Ende nichts wert.',
        'Każdy może zagrać jednego Bohatera, którego Miasto leży w jego Aktywnym Regionie i ma jeszcze żeton Misji. Żeton wypada z gry, bonus się wykonuje, a odkryty Bohater punktuje na koniec. Każde Miasto można więc wykorzystać raz; Bohaterowie zostawieni na ręce nic nie dają.',
      ),
    ],
  },
  {
    id: 'end-of-round',
    rules: chapter('TR-15', 4),
    heading: w('VII · End of round', 'VII · Rundenende', 'VII · Koniec rundy'),
    blocks: [
      say(
        'If somebody has been to all nine cities, or this was the last round, the game ends. Otherwise the action areas are emptied, the open cards are replaced by three new ones, and the next round begins. A round is always played to its end.',
        'War jemand in allen neun Städten oder war dies die letzte Runde, endet das Spiel. Sonst werden die Aktionsbereiche geleert, die offenen Karten durch drei neue ersetzt, und die nächste Runde beginnt. Eine Runde wird immer zu Ende gespielt.',
        'Jeśli ktoś odwiedził wszystkie dziewięć Miast albo była to ostatnia runda, gra się kończy. W przeciwnym razie opróżnia się Obszary Akcji, odkryte karty zastępują trzy nowe i zaczyna się kolejna runda. Rundę zawsze gra się do końca.',
      ),
      say(
        'House rule: a table may agree on a turn limit; then round 5, 6 or 7 is the last one.',
        'Hausregel: Ein Tisch kann eine Zugbegrenzung vereinbaren; dann ist Runde 5, 6 oder 7 die letzte.',
        'Zasada domowa: można umówić się na limit tur; wtedy ostatnia jest runda 5, 6 lub 7.',
      ),
    ],
  },
];
