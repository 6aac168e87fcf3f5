/** Rounds, and the four things a die can do. */
import { chapter, example, list, picture, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { EnginePicture, KindsPicture, RoutesPicture } from './pictures.tsx';

export const play: readonly RuleSection[] = [
  {
    id: 'round',
    rules: chapter('SR-4', 6),
    heading: w('Round and turn', 'Runde und Zug', 'Runda i tura'),
    blocks: [
      say(
        'At the start of a round the first player rolls all dice. The black die holds for everybody until the end of the round. Then everybody has one turn, clockwise:',
        'Zu Beginn einer Runde werden alle Würfel geworfen. Der schwarze gilt für alle bis zum Ende der Runde. Dann ist jeder im Uhrzeigersinn einmal am Zug:',
        'Na początku rundy pierwszy gracz rzuca wszystkimi kośćmi. Czarna obowiązuje wszystkich do końca rundy. Potem każdy, zgodnie z ruchem wskazówek zegara, ma jedną turę:',
      ),
      list(
        w(
          'Turn your sideways tiles upright.',
          'Drehe deine quer liegenden Plättchen aufrecht.',
          'Wyprostuj swoje kafelki obrócone bokiem.',
        ),
        w(
          'Take a white die from the dice pool. The owner of tile 2b may seize it at this moment; then you take another one.',
          'Nimm einen weißen Würfel. Wer Plättchen 2b hat, darf ihn in diesem Moment an sich nehmen; dann nimmst du einen anderen.',
          'Weź białą kość. Właściciel kafelka 2b może ci ją w tej chwili przejąć; wtedy bierzesz inną.',
        ),
        w(
          'If you like, change the die with tiles 1, 5a or 5b.',
          'Wenn du willst, ändere den Würfel mit Plättchen 1, 5a oder 5b.',
          'Jeśli chcesz, zmień kość kafelkami 1, 5a lub 5b.',
        ),
        w(
          'Do one thing with it: draw track in the region of that number, cross the engine box of that number, deliver a cube from the city of that number, or take the action tile of that number. You may also pass.',
          'Tu eines damit: in der Region dieser Zahl ein Gleis zeichnen, das Lokfeld dieser Zahl ankreuzen, aus der Stadt dieser Zahl eine Ware liefern oder das Aktionsplättchen dieser Zahl nehmen. Du darfst auch passen.',
          'Zrób nią jedną rzecz: narysuj tor w regionie o tym numerze, skreśl kratkę lokomotywy o tym numerze, przewieź towar z miasta o tym numerze albo weź kafelek Akcji o tym numerze. Możesz też spasować.',
        ),
      ),
      say(
        'One die is usually left over; it does nothing. After the last turn the game may end; otherwise the next player to the left begins a new round.',
        'Meist bleibt ein Würfel übrig; er bewirkt nichts. Nach dem letzten Zug endet vielleicht das Spiel; sonst beginnt der linke Nachbar eine neue Runde.',
        'Zwykle zostaje jedna kość; nic nie robi. Po ostatniej turze gra może się skończyć; jeśli nie, nową rundę zaczyna sąsiad z lewej.',
      ),
    ],
  },
  {
    id: 'engine',
    rules: chapter('SR-5', 3),
    heading: w('Upgrade the engine', 'Die Lok verstärken', 'Ulepszanie lokomotywy'),
    blocks: [
      picture(
        EnginePicture,
        'Three boxes crossed: strength 3.',
        'Drei Felder angekreuzt: Stärke 3.',
        'Trzy skreślone kratki: moc 3.',
      ),
      say(
        'Cross the box with the number of your die, each box once. The order does not matter: your strength is how many boxes are crossed, not which. A delivery may be as many stops long as your engine is strong.',
        'Kreuze das Feld mit der Zahl deines Würfels an, jedes Feld nur einmal. Die Reihenfolge ist gleich: Deine Stärke ist die Anzahl der Kreuze. Eine Lieferung darf so viele Halte lang sein, wie deine Lok stark ist.',
        'Skreśl kratkę z numerem swojej kości, każdą tylko raz. Kolejność nie ma znaczenia: moc to liczba skreślonych kratek. Przewóz może mieć najwyżej tyle przystanków, ile wynosi moc.',
      ),
    ],
  },
  {
    id: 'track',
    rules: chapter('SR-6', 10),
    heading: w('Draw track', 'Gleise zeichnen', 'Rysowanie torów'),
    blocks: [
      picture(
        KindsPicture,
        'Straight track, gentle curve, sharp curve.',
        'Gerades Gleis, weite Kurve, enge Kurve.',
        'Tor prosty, łagodny łuk, ostry łuk.',
      ),
      say(
        'Draw one piece on an empty hex in the region of your die, of one of the two kinds on the black die, turned as you like.',
        'Zeichne ein Stück auf ein leeres Feld in der Region deines Würfels, von einer der zwei Arten auf dem schwarzen Würfel, gedreht wie du willst.',
        'Narysuj jeden kawałek na pustym polu w regionie swojej kości, jednego z dwóch rodzajów z czarnej kości, obrócony dowolnie.',
      ),
      list(
        w(
          'One piece per hex, for the whole game: no crossings, no junctions, no rubbing out.',
          'Ein Stück je Feld für das ganze Spiel: keine Kreuzungen, keine Weichen, kein Radieren.',
          'Jeden kawałek na pole na całą grę: bez skrzyżowań, rozjazdów i gumki.',
        ),
        w(
          'It need not touch anything. Ends may point off the map or into a wall; they are dead ends for good.',
          'Es muss nirgends anschließen. Enden dürfen aus der Karte oder in eine Mauer zeigen; das bleiben Sackgassen.',
          'Nie musi niczego dotykać. Końce mogą wychodzić poza mapę lub w mur; to ślepe końce na zawsze.',
        ),
        w(
          'Track that ends at the side of a city is joined to it. Track on a town always runs through the town.',
          'Gleise, die an einer Stadt enden, sind mit ihr verbunden. Ein Gleis auf einem Ort führt immer durch ihn.',
          'Tor kończący się na boku miasta jest z nim połączony. Tor na miasteczku zawsze przez nie przechodzi.',
        ),
      ),
      say(
        'On screen: tap a glowing hex, tap again to turn the track, or lead an end with the knobs on the sides.',
        'Am Bildschirm: Tippe auf ein leuchtendes Feld, nochmal tippen dreht das Gleis; mit den Knöpfen an den Seiten führst du ein Ende.',
        'Na ekranie: dotknij świecącego pola, dotknij ponownie, by obrócić tor, albo poprowadź koniec gałkami na bokach.',
      ),
    ],
    parts: [
      {
        id: 'links',
        rules: ['SR-6.11', 'SR-6.12', 'SR-6.13'],
        heading: w('Lines and links', 'Linien und Strecken', 'Linie i połączenia'),
        blocks: [
          say(
            'Two pieces on neighbouring hexes are joined if both end on their common side. A chain of joined pieces between two different cities is a link. Towns on it belong to it. A line that comes back to the same city, or a ring, is no link. Two cities may have several links.',
            'Zwei Stücke auf Nachbarfeldern sind verbunden, wenn beide an der gemeinsamen Seite enden. Eine Kette solcher Stücke zwischen zwei verschiedenen Städten ist eine Strecke. Orte darauf gehören dazu. Eine Linie zurück zur selben Stadt und ein Ring sind keine Strecken. Zwei Städte dürfen mehrere Strecken haben.',
            'Dwa kawałki na sąsiednich polach łączą się, gdy oba kończą się na wspólnym boku. Łańcuch takich kawałków między dwoma różnymi miastami to połączenie. Miasteczka na nim należą do niego. Linia wracająca do tego samego miasta i pętla nie są połączeniami. Dwa miasta mogą mieć kilka połączeń.',
          ),
        ],
      },
    ],
  },
  {
    id: 'deliver',
    rules: chapter('SR-7', 10),
    heading: w('Deliver goods', 'Waren liefern', 'Przewóz towarów'),
    blocks: [
      say(
        'Take one cube from the city of your die and bring it over your own links to a city of its colour: yellow 1, red 2, blue 5, green 6, grey 3 or 4 as you like.',
        'Nimm eine Ware aus der Stadt deines Würfels und bringe sie über deine eigenen Strecken in eine Stadt ihrer Farbe: Gelb 1, Rot 2, Blau 5, Grün 6, Grau nach Wahl 3 oder 4.',
        'Weź jeden towar z miasta swojej kości i przewieź go własnymi połączeniami do miasta w jego kolorze: żółty 1, czerwony 2, niebieski 5, zielony 6, szary do wyboru 3 lub 4.',
      ),
      list(
        w(
          'Count the stops after the start: every city you enter and every town on the way. That is the distance, and you score as many points at once.',
          'Zähle die Halte nach dem Start: jede Stadt, in die du fährst, und jeden Ort unterwegs. Das ist die Entfernung, und so viele Punkte gibt es sofort.',
          'Policz przystanki po starcie: każde miasto, do którego wjeżdżasz, i każde miasteczko po drodze. To odległość przewozowa i tyle punktów zdobywasz od razu.',
        ),
        w(
          'The distance must not exceed the strength of your engine.',
          'Die Entfernung darf die Stärke deiner Lok nicht übersteigen.',
          'Odległość przewozowa nie może przekroczyć mocy lokomotywy.',
        ),
        w(
          'You may pass through other cities, even of the right colour, but no city twice. Any route that fits will do, short or long.',
          'Du darfst durch andere Städte fahren, auch durch passende, aber durch keine zweimal. Jeder passende Weg ist erlaubt, kurz oder lang.',
          'Możesz przejechać przez inne miasta, nawet w dobrym kolorze, ale przez żadne dwa razy. Dozwolona jest każda trasa, krótka i długa.',
        ),
        w(
          'The cube goes back into the bag. Cities are never refilled.',
          'Die Ware kommt in den Beutel. Städte werden nie aufgefüllt.',
          'Towar wraca do woreczka. Miast się nie uzupełnia.',
        ),
      ),
      picture(RoutesPicture, 'Two ways from 1 to 2.', 'Zwei Wege von 1 nach 2.', 'Dwie drogi z 1 do 2.'),
      example(
        'A red cube lies on city 1. Over 3 and 4 to 2 the distance is 3. Over the towns of regions 1 and 4 to city 4 and then to 2 it is 4: with strength 4 you may score 4 points.',
        'Eine rote Ware liegt auf Stadt 1. Über 3 und 4 nach 2 ist die Entfernung 3. Über die Orte der Regionen 1 und 4 nach Stadt 4 und dann nach 2 ist sie 4: Mit Stärke 4 gibt das 4 Punkte.',
        'Na mieście 1 leży czerwony towar. Przez 3 i 4 do 2 odległość wynosi 3. Przez miasteczka regionów 1 i 4 do miasta 4, a potem do 2 wynosi 4: przy mocy 4 to 4 punkty.',
      ),
    ],
  },
];
