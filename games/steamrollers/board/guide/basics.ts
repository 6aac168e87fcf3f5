/** What lies on the table, and how it gets there. */
import { chapter, list, picture, ruleIds, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { CubesPicture, DicePicture, SheetPicture } from './pictures.tsx';

export const basics: readonly RuleSection[] = [
  {
    id: 'idea',
    rules: ['SR-1', 'SR-1.1', 'SR-1.11'],
    heading: w('What it is about', 'Worum es geht', 'O co chodzi'),
    blocks: [
      say(
        'Everybody has a sheet with the same map. Round by round you take a die and use its number: draw a piece of track, upgrade your engine, deliver goods from one city to another, or take an action tile. Long deliveries score most. When three cities have run out of goods, the game ends.',
        'Jeder hat ein Blatt mit derselben Karte. Runde für Runde nimmst du einen Würfel und nutzt seine Zahl: ein Stück Gleis zeichnen, die Lok verstärken, eine Ware von Stadt zu Stadt liefern oder ein Aktionsplättchen nehmen. Lange Lieferungen bringen am meisten. Sind drei Städte leer, endet das Spiel.',
        'Każdy ma kartę z tą samą mapą. W każdej rundzie bierzesz kość i korzystasz z jej wyniku: rysujesz kawałek toru, ulepszasz lokomotywę, przewozisz towar między miastami albo bierzesz kafelek Akcji. Najwięcej dają długie przewozy. Gdy trzy miasta są puste, gra się kończy.',
      ),
      say(
        'Everything is open: sheets, tiles, goods, dice and points. Only future rolls are unknown.',
        'Alles liegt offen: Blätter, Plättchen, Waren, Würfel und Punkte. Unbekannt sind nur künftige Würfe.',
        'Wszystko jest jawne: karty, kafelki, towary, kości i punkty. Nieznane są tylko przyszłe rzuty.',
      ),
    ],
    parts: [
      {
        id: 'sheet',
        rules: ruleIds('SR-1', 2, 10),
        heading: w('The sheet', 'Das Blatt', 'Karta gracza'),
        blocks: [
          picture(
            SheetPicture,
            'Six regions of eight hexes. Each has a city (the die) and a town (the dot).',
            'Sechs Regionen mit je acht Feldern. Jede hat eine Stadt (der Würfel) und einen Ort (der Punkt).',
            'Sześć regionów po osiem pól. W każdym jest miasto (kość) i miasteczko (kropka).',
          ),
          list(
            w(
              'A region is named by the number of its city. Colours: 1 yellow, 2 red, 3 dark grey, 4 light grey, 5 blue, 6 green. Each has a pattern of its own too.',
              'Eine Region heißt nach der Zahl ihrer Stadt. Farben: 1 Gelb, 2 Rot, 3 Dunkelgrau, 4 Hellgrau, 5 Blau, 6 Grün. Jede hat auch ihr eigenes Muster.',
              'Region ma numer swojego miasta. Kolory: 1 żółty, 2 czerwony, 3 ciemnoszary, 4 jasnoszary, 5 niebieski, 6 zielony. Każdy ma też własny wzór.',
            ),
            w(
              'Nothing is ever drawn on a city. A town is drawn on like any other hex.',
              'Auf eine Stadt wird nie gezeichnet. Auf einen Ort zeichnet man wie auf jedes andere Feld.',
              'Na mieście nigdy się nie rysuje. Na miasteczku rysuje się jak na każdym innym polu.',
            ),
            w(
              'Above the map are the six boxes of your engine, below it the scoring track: one box for each point earned by deliveries. If it is full, keep counting.',
              'Über der Karte sind die sechs Felder deiner Lok, darunter die Punkteleiste: ein Feld für jeden Punkt aus Lieferungen. Ist sie voll, wird weitergezählt.',
              'Nad mapą jest sześć kratek lokomotywy, pod nią tor punktacji: jedna kratka za każdy punkt z przewozów. Gdy się zapełni, licz dalej.',
            ),
            w(
              'A border is the whole line between two regions, for example 2-4. It matters on the medium and hard maps.',
              'Eine Grenze ist die ganze Linie zwischen zwei Regionen, zum Beispiel 2-4. Sie zählt auf der mittleren und schweren Karte.',
              'Granica to cała linia między dwoma regionami, na przykład 2-4. Ma znaczenie na mapie średniej i trudnej.',
            ),
          ),
        ],
      },
      {
        id: 'goods',
        rules: ['SR-1.12'],
        heading: w('Dice and goods', 'Würfel und Waren', 'Kości i towary'),
        blocks: [
          picture(
            DicePicture,
            'White dice give the number, the black die two kinds of track.',
            'Weiße Würfel geben die Zahl, der schwarze zwei Arten von Gleis.',
            'Białe kości dają liczbę, czarna dwa rodzaje toru.',
          ),
          picture(
            CubesPicture,
            'A cube shows the city that wants it: grey may go to 3 or 4, coal (∗) anywhere.',
            'Eine Ware zeigt die Stadt, die sie haben will: Grau geht nach 3 oder 4, Kohle (∗) überallhin.',
            'Towar pokazuje miasto, które go chce: szary jedzie do 3 lub 4, węgiel (∗) wszędzie.',
          ),
          say(
            '“Your die” always means its present value, after any change by a tile.',
            '„Dein Würfel“ meint immer seinen jetzigen Wert, nach jeder Änderung durch ein Plättchen.',
            '„Twoja kość” to zawsze jej obecna wartość, po zmianach kafelkami.',
          ),
        ],
      },
    ],
  },
  {
    id: 'setup',
    rules: chapter('SR-2', 9),
    heading: w('Setting up', 'Aufbau', 'Przygotowanie'),
    blocks: [
      list(
        w(
          'Everybody gets an empty sheet. The first player is drawn by lot.',
          'Alle bekommen ein leeres Blatt. Wer beginnt, wird ausgelost.',
          'Każdy dostaje pustą kartę. Pierwszego gracza wyznacza los.',
        ),
        w(
          'For each city in turn draw as many cubes as there are players, plus two. Cubes of the city’s own colour are taken away again without replacement; after the sixth city they go back into the bag. Grey is the colour of cities 3 and 4. A city may start empty.',
          'Für jede Stadt der Reihe nach so viele Waren ziehen, wie es Mitspieler gibt, plus zwei. Waren in der Farbe der Stadt kommen ersatzlos wieder weg; nach der sechsten Stadt gehen sie in den Beutel zurück. Grau ist die Farbe der Städte 3 und 4. Eine Stadt kann leer beginnen.',
          'Dla kolejnych miast wylosuj tyle towarów, ilu jest graczy, plus dwa. Towary w kolorze miasta zabiera się bez uzupełniania; po szóstym mieście wracają do woreczka. Szary to kolor miast 3 i 4. Miasto może zacząć puste.',
        ),
        w(
          'Each of the six action tiles shows one of its two sides, at random, for the whole game. They lie upright: this is the pool.',
          'Jedes der sechs Aktionsplättchen zeigt für das ganze Spiel eine zufällige seiner zwei Seiten. Sie liegen aufrecht: das ist die Auslage.',
          'Każdy z sześciu kafelków Akcji przez całą grę pokazuje losową ze swoich dwóch stron. Leżą wyprostowane: to pula.',
        ),
        w(
          'The first player takes the black die and one white die more than there are players.',
          'Wer beginnt, nimmt den schwarzen Würfel und einen weißen mehr, als es Mitspieler gibt.',
          'Pierwszy gracz bierze czarną kość i o jedną białą więcej, niż jest graczy.',
        ),
      ),
    ],
  },
];
