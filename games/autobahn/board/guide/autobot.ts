/** Solo: how Autobot plays. */
import { list, ruleIds, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const autobot: readonly RuleSection[] = [
  {
    id: 'solo',
    rules: ['AB-24', ...ruleIds('AB-24', 1, 4), 'AB-24.45'],
    heading: w('Solo: against Autobot', 'Solo: gegen Autobot', 'Solo: przeciw Autobotowi'),
    blocks: [
      say(
        'Set up for two. Autobot starts and alternates with you. It has employees, stations, two trucks, a delivery board and a solo board, but no money, hand, route or technologies. The program plays it; the log names the reason of each decision. Where its lists leave a tie, the printed order decides.',
        'Aufbau wie zu zweit. Autobot beginnt, dann wechselt ihr euch ab. Er hat Arbeitskräfte, Tankstellen, zwei LKWs, ein Liefertableau und ein Solotableau, aber weder Geld noch Hand, Route oder Technologien. Das Programm spielt ihn; der Verlauf nennt den Grund jeder Entscheidung. Bleibt ein Gleichstand, entscheidet die gedruckte Reihenfolge.',
        'Przygotowanie jak dla dwojga. Autobot zaczyna, potem gracie na zmianę. Ma pracowników, stacje, dwie ciężarówki, planszę dostaw i planszę solo, ale nie ma pieniędzy, ręki, trasy ani technologii. Gra nim program; dziennik podaje powód każdej decyzji. Przy remisie rozstrzyga drukowana kolejność.',
      ),
      say(
        'You choose the easy or hard board and options: faster trucks, Develop when you pass its stations, Develop when it skips, more automatic promotions; or one of twelve ready levels.',
        'Du wählst das leichte oder schwere Tableau und Optionen: schnellere LKWs, Entwickeln, wenn du an seinen Tankstellen vorbeifährst oder er aussetzt, mehr automatische Beförderungen; oder eine von zwölf fertigen Stufen.',
        'Wybierasz łatwą lub trudną planszę i opcje: szybsze ciężarówki, Rozwój, gdy mijasz jego stacje lub gdy pauzuje, więcej automatycznych awansów; albo jeden z dwunastu gotowych poziomów.',
      ),
    ],
  },
  {
    id: 'solo-action',
    rules: [...ruleIds('AB-24', 5, 13), 'AB-24.48', 'AB-24.49'],
    heading: w('Autobot’s action', 'Die Aktion von Autobot', 'Akcja Autobota'),
    blocks: [
      list(
        w(
          'It turns over a colour card: its colours are the current ones.',
          'Er deckt eine Farbkarte auf: Ihre Farben gelten.',
          'Odkrywa kartę koloru: jej kolory są bieżące.',
        ),
        w(
          'If a card in its task queue is possible, it uses the highest one. Otherwise it draws task cards until one is possible; impossible ones go into the queue.',
          'Ist eine Karte der Warteschlange möglich, nutzt er die höchste. Sonst zieht er Anweisungskarten, bis eine möglich ist; unmögliche kommen in die Warteschlange.',
          'Jeśli karta z kolejki jest możliwa, używa najwyższej. W przeciwnym razie dobiera karty zadań, aż jedna jest możliwa; niemożliwe trafiają do kolejki.',
        ),
        w(
          'When the task deck is empty, all used and queued cards except the highest queued one are shuffled anew. If nothing is possible at all, everything is shuffled and its turn is skipped.',
          'Ist der Anweisungsstapel leer, werden alle benutzten und wartenden Karten außer der höchsten wartenden neu gemischt. Ist gar nichts möglich, wird alles gemischt, und sein Zug entfällt.',
          'Gdy talia zadań jest pusta, tasuje się użyte i oczekujące karty oprócz najwyższej oczekującej. Gdy nic nie jest możliwe, tasuje się wszystko i tura przepada.',
        ),
        w(
          'First comes the bonus action of the task card: Develop, or discarding a displayed card. Then the main action.',
          'Zuerst kommt die Bonusaktion der Anweisungskarte: Entwickeln oder Abwerfen einer ausliegenden Karte. Dann die Hauptaktion.',
          'Najpierw akcja bonusowa karty zadania: Rozwój albo odrzucenie odkrytej karty. Potem główna akcja.',
        ),
        w(
          'On the track flipping and removing tiles means: an advanced task card is shuffled into its deck; unlocking: it takes the leftmost displayed card into its colour deck; money: nothing.',
          'Auf der Leiste bedeutet Umdrehen und Entfernen: Eine Fortschrittliche Anweisungskarte wird in seinen Stapel gemischt; Freischalten: Er nimmt die linke ausliegende Karte in den Farbstapel; Geld: nichts.',
          'Na torze odwracanie i usuwanie oznacza: karta zaawansowanego zadania wtasowana do talii; odblokowanie: bierze odkrytą kartę z lewej do talii kolorów; pieniądze: nic.',
        ),
        w('It never declines anything.', 'Er lehnt nie etwas ab.', 'Nigdy z niczego nie rezygnuje.'),
      ),
    ],
  },
  {
    id: 'solo-build',
    rules: [...ruleIds('AB-24', 14, 21), ...ruleIds('AB-24', 28, 32)],
    heading: w('How it builds', 'Wie er baut', 'Jak buduje'),
    blocks: [
      list(
        w(
          'Build: a section that helps one of its trucks, then one with a bonus tile, then the nearest to the A7, then the southernmost and westernmost; in era 3 the northernmost and easternmost. If nothing can be built, it upgrades: nearest to the A7, then to Bad Hersfeld.',
          'Bauen: ein Abschnitt, der einem seiner LKWs hilft, dann einer mit Prämienplättchen, dann der nächste an der A7, dann der südlichste und westlichste; in Epoche 3 der nördlichste und östlichste. Lässt sich nichts bauen, baut er aus: nächste an der A7, dann an Bad Hersfeld.',
          'Budowa: sekcja pomocna ciężarówce, potem z kafelkiem bonusu, potem najbliższa A7, potem najbardziej na południe i zachód; w erze 3 na północ i wschód. Gdy nic nie można zbudować, ulepsza: najbliżej A7, potem Bad Hersfeld.',
        ),
        w(
          'Station: nearest to the A7, then as above; on the A7 itself nearest to Bad Hersfeld, on a tie the southernmost, in era 3 the northernmost. Each gives it the bonus of its own row.',
          'Tankstelle: nächste an der A7, dann wie oben; an der A7 selbst die nächste an Bad Hersfeld, bei Gleichstand die südlichste, in Epoche 3 die nördlichste. Jede gibt ihm die Prämie seiner Reihe.',
          'Stacja: najbliżej A7, potem jak wyżej; na samej A7 najbliżej Bad Hersfeld, przy remisie najbardziej na południe, w erze 3 na północ. Każda daje bonus z jego rzędu.',
        ),
        w(
          'Bonus tiles go face down on its slots and give the bonus of the slot; when the slots are full they give nothing.',
          'Prämienplättchen kommen verdeckt auf seine Felder und geben die Prämie des Feldes; sind sie voll, geben sie nichts.',
          'Kafelki bonusu kładzie zakryte na swoich polach i otrzymuje bonus pola; gdy pola są pełne, nic.',
        ),
        w(
          'A yellow card lets it build one section more.',
          'Mit einer gelben Karte baut er einen Abschnitt mehr.',
          'Z żółtą kartą buduje jedną sekcję więcej.',
        ),
      ),
    ],
  },
  {
    id: 'solo-trucks',
    rules: [...ruleIds('AB-24', 22, 27), ...ruleIds('AB-24', 33, 35), 'AB-24.47'],
    heading: w('Its trucks', 'Seine LKWs', 'Jego ciężarówki'),
    blocks: [
      say(
        'It loads a free truck with the goods of the colour’s depot for a country that prefers them on its board and has none of its deliveries: first connected, then with a bonus tile left, then with fewest sections missing, then uppermost on its board. With black it chooses the country first. In era 3 cyan and yellow load pharmaceuticals in Berlin, if connected.',
        'Er belädt einen freien LKW mit der Ware des Depots der Farbe für ein Land, das sie auf seinem Tableau bevorzugt und das er noch nicht beliefert: zuerst angeschlossen, dann mit Prämienplättchen, dann mit den wenigsten fehlenden Abschnitten, dann oben auf dem Tableau. Mit Schwarz wählt er zuerst das Land. In Epoche 3 laden Türkis und Gelb in Berlin Pharmazeutika, falls angeschlossen.',
        'Ładuje wolną ciężarówkę towarem magazynu danego koloru dla kraju, który pożąda go na jego planszy i którego jeszcze nie obsłużył: najpierw połączony, potem z kafelkiem bonusu, potem z najmniejszą liczbą brakujących sekcji, potem najwyżej na planszy. Z czarną najpierw wybiera kraj. W erze 3 cyjanowy i żółty ładują farmaceutyki w Berlinie, jeśli jest połączony.',
      ),
      say(
        'Every truck on the map drives the era’s speed towards its country on the best path, whatever its colour. A delivery gives it the next slot bonus, and Develop 1 for preferred goods. Passing its own station gives the latest bonus of its row; your stations pay you as always.',
        'Jeder LKW auf der Karte fährt mit dem Tempo der Epoche auf dem besten Weg zu seinem Land, gleich welche Farbe. Eine Lieferung gibt ihm die Prämie des nächsten Feldes und Entwickeln 1 für bevorzugte Ware. An der eigenen Tankstelle erhält er die jüngste Prämie seiner Reihe; deine zahlen dir wie immer.',
        'Każda ciężarówka jedzie z prędkością ery najlepszą drogą do swojego kraju, bez względu na kolor. Dostawa daje mu bonus następnego pola i Rozwój 1 za pożądany towar. Mijając własną stację, dostaje najnowszy bonus rzędu; twoje stacje płacą tobie jak zawsze.',
      ),
    ],
  },
  {
    id: 'solo-end',
    rules: [...ruleIds('AB-24', 36, 44), 'AB-24.46'],
    heading: w('Its promotions, and the end', 'Seine Beförderungen und das Ende', 'Jego awanse i koniec'),
    blocks: [
      say(
        'It may enter floor 1 in era 1, floor 2 in era 2, any floor in era 3, without technologies, never in Finance. It makes the promotion that reaches the highest floor, the leftmost Department on a tie. Its employees count in the construction budget, but it gains no money; instead of a route it makes 0, 1 and 1 automatic promotions. After era 2 its yellow card goes on top of its colour deck. It scores like a player, without Finance. You win only with more points.',
        'Er darf in Epoche 1 Etage 1 betreten, in Epoche 2 Etage 2, in Epoche 3 jede, ohne Technologien, nie bei Finanzen. Er befördert dorthin, wo er am höchsten kommt, bei Gleichstand in die linke Abteilung. Seine Arbeitskräfte zählen beim Baubudget mit, Geld erhält er nicht; statt einer Route macht er 0, 1 und 1 automatische Beförderungen. Nach Epoche 2 kommt seine gelbe Karte oben auf den Farbstapel. Er punktet wie eine Person, ohne Finanzen. Du gewinnst nur mit mehr Punkten.',
        'W erze 1 może wejść na piętro 1, w erze 2 na 2, w erze 3 na dowolne, bez technologii, nigdy w Finansach. Wykonuje awans sięgający najwyżej, przy remisie w dziale najbardziej z lewej. Jego pracownicy liczą się w budżecie budowy, ale pieniędzy nie dostaje; zamiast trasy wykonuje 0, 1 i 1 automatycznych awansów. Po erze 2 żółta karta trafia na wierzch talii kolorów. Punktuje jak gracz, bez Finansów. Wygrywasz tylko z większą liczbą punktów.',
      ),
    ],
  },
];
