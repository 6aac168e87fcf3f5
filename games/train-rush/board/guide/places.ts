/** The map: how to move, and what happens where a move ends. */
import { chapter, example, list, picture, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';
import { ContractPicture, SidingPicture } from './pictures.tsx';

export const places: readonly RuleSection[] = [
  {
    id: 'moving',
    rules: chapter('TR-10', 7),
    heading: w('Moving on the map', 'Fahren auf der Karte', 'Jazda po mapie'),
    blocks: [
      say(
        'Trains run clockwise and never back. You move exactly as many fields as the movement says; only in a city or on a black market may you stop earlier; the rest is lost. On any other field there is room for one locomotive at a stop. You may pass others, and what you pass does nothing.',
        'Züge fahren im Uhrzeigersinn und nie zurück. Du fährst genau so viele Felder, wie die Bewegung sagt; nur in einer Stadt oder auf einem Schwarzmarkt darfst du früher halten, der Rest verfällt. Auf jedem anderen Feld ist beim Halten nur für eine Lok Platz. Vorbeifahren darf man, und woran du vorbeifährst, bewirkt nichts.',
        'Pociągi jadą zgodnie z ruchem wskazówek zegara i nigdy nie wracają. Jedziesz dokładnie tyle pól, ile mówi Ruch; tylko w Mieście lub na Czarnym Rynku możesz stanąć wcześniej, reszta przepada. Na każdym innym polu może zatrzymać się jedna Lokomotywa. Inne można mijać, a mijane pola nic nie dają.',
      ),
      list(
        w(
          'From START three fields lead to a fork: straight on to the inner loop, or through tunnel A to the middle one. Nobody returns to START.',
          'Von START führen drei Felder zu einer Gabelung: geradeaus zum inneren Ring oder durch Tunnel A zum mittleren. Zu START kehrt niemand zurück.',
          'Ze START trzy pola prowadzą do rozwidlenia: prosto na pętlę wewnętrzną albo Tunelem A na środkową. Na START nikt nie wraca.',
        ),
        w(
          'Exits (double arrow) lead outwards, tunnels lead from the outer loop back to the inner one. The field behind costs one point, the tunnel nothing.',
          'Ausfahrten (Doppelpfeil) führen nach außen, Tunnel vom äußeren Ring zurück zum inneren. Das Feld dahinter kostet einen Punkt, der Tunnel nichts.',
          'Zjazdy (podwójna strzałka) prowadzą na zewnątrz, Tunele z pętli zewnętrznej z powrotem na wewnętrzną. Pole za nimi kosztuje jeden punkt, Tunel nic.',
        ),
        w(
          'In a zone the line splits into tracks 1-2-3, 4-5-6 and 7-8-9. You stay on your track until you leave the zone.',
          'In einer Zone teilt sich die Strecke in die Gleise 1-2-3, 4-5-6 und 7-8-9. Du bleibst auf deinem Gleis, bis du die Zone verlässt.',
          'W Strefie Ekonomicznej trasa dzieli się na tory 1-2-3, 4-5-6 i 7-8-9. Zostajesz na swoim torze, aż opuścisz Strefę.',
        ),
        w(
          'Where you stop you carry out the city, black-market or siding action. Standing still triggers nothing.',
          'Wo du hältst, führst du die Stadt-, Schwarzmarkt- oder Nebengleisaktion aus. Stehenbleiben löst nichts aus.',
          'Tam, gdzie staniesz, wykonujesz Akcję Miasta, Czarnego Rynku lub Bocznicy. Pozostanie w miejscu nic nie wywołuje.',
        ),
      ),
    ],
  },
  {
    id: 'city',
    rules: chapter('TR-11', 6),
    heading: w('In a city', 'In einer Stadt', 'W Mieście'),
    blocks: [
      picture(
        ContractPicture,
        'A contract of the blue state: water, gold and any cube for 8 points, delivered in one of its cities; the number on the track is the rank of the city.',
        'Ein Vertrag des blauen Staates: Wasser, Gold und ein beliebiger Würfel für 8 Punkte, geliefert in einer seiner Städte; die Zahl auf dem Gleis ist der Rang der Stadt.',
        'Kontrakt niebieskiego Państwa: woda, złoto i dowolny Surowiec za 8 punktów, dostarczone w jednym z jego Miast; liczba na torze to ranga Miasta.',
      ),
      say(
        'In any order, each once per stop:',
        'In beliebiger Reihenfolge, jedes einmal je Halt:',
        'W dowolnej kolejności, każde raz na postój:',
      ),
      list(
        w(
          'Mark presence: on your first visit you must put a marker on the lowest free place. If a movement token lies there, you get its points at once and keep it for a later movement.',
          'Anwesenheit markieren: beim ersten Besuch musst du einen Marker auf den niedrigsten freien Platz legen. Liegt dort ein Bewegungsplättchen, bekommst du sofort seine Punkte und behältst es für eine spätere Bewegung.',
          'Zaznacz obecność: przy pierwszej wizycie musisz położyć znacznik na najniższym wolnym miejscu. Jeśli leży tam żeton Ruchu, od razu dostajesz jego punkty i zachowujesz go na później.',
        ),
        w(
          'Rent one of your warehouses, anywhere, to a contractor standing in this city.',
          'Vermiete eines deiner Lagerhäuser, egal wo, an einen Geschäftspartner in dieser Stadt.',
          'Wynajmij jeden ze swoich Magazynów, gdziekolwiek, Kontrahentowi z tego Miasta.',
        ),
        w(
          'Fulfil contracts of this region, one after another. Together their sizes may not exceed your Unloading value. The contract space of that size in this city must be free; you give the cubes, get the points and put a contract marker on the space. New contracts are only revealed afterwards.',
          'Erfülle Verträge dieser Region, einen nach dem anderen. Zusammen dürfen ihre Größen deinen Entladewert nicht übersteigen. Das Vertragsfeld dieser Größe muss in dieser Stadt frei sein; du gibst die Würfel ab, bekommst die Punkte und legst einen Vertragsmarker auf das Feld. Neue Verträge werden erst danach aufgedeckt.',
          'Realizuj Kontrakty tego Regionu, jeden po drugim. Razem ich wielkości nie mogą przekroczyć Twojej wartości Wyładunku. Pole Kontraktu tej wielkości w tym Mieście musi być wolne; oddajesz Surowce, dostajesz punkty i kładziesz na polu znacznik Kontraktu. Nowe Kontrakty odkrywa się dopiero potem.',
        ),
      ),
      example(
        'With Unloading 5 you can fulfil a contract of size 2 and one of size 3 in the same stop, but not two of size 3.',
        'Mit Entladen 5 schaffst du bei einem Halt einen Vertrag der Größe 2 und einen der Größe 3, aber keine zwei der Größe 3.',
        'Przy Wyładunku 5 zrealizujesz na jednym postoju Kontrakt wielkości 2 i wielkości 3, ale nie dwa wielkości 3.',
      ),
      say(
        'If something moves your locomotive away meanwhile, the rest still belongs to this city.',
        'Bringt etwas deine Lok währenddessen weg, gilt der Rest trotzdem für diese Stadt.',
        'Jeśli coś w tym czasie przesunie Twoją Lokomotywę, reszta nadal dotyczy tego Miasta.',
      ),
    ],
  },
  {
    id: 'market',
    rules: chapter('TR-12', 3),
    heading: w('On a black market', 'Auf einem Schwarzmarkt', 'Na Czarnym Rynku'),
    blocks: [
      say(
        'You may choose one exchange from the list and sell cubes whose values together reach its price: at most as many cubes as your Unloading value. What is too much is lost. The yard panel shows the list. Contract exchanges put a contract marker on a free contract space of a city in your active region, without a contract tile.',
        'Du darfst einen Tausch aus der Liste wählen und Würfel verkaufen, deren Werte zusammen den Preis erreichen: höchstens so viele, wie dein Entladewert erlaubt. Was zu viel ist, verfällt. Die Liste steht im Depot. Einige legen einen Vertragsmarker auf ein freies Vertragsfeld einer Stadt deiner aktiven Region, ohne Vertragsplättchen.',
        'Możesz wybrać jedną Akcję z listy i sprzedać Surowce, których łączna wartość osiąga cenę: najwyżej tyle, ile wynosi Wyładunek. Nadwyżka przepada. Lista jest w Zajezdni. Niektóre kładą znacznik Kontraktu na wolnym polu Kontraktu Miasta w Aktywnym Regionie, bez kafla Kontraktu.',
      ),
    ],
  },
  {
    id: 'siding',
    rules: chapter('TR-13', 8),
    heading: w('On a siding', 'Auf einem Nebengleis', 'Na Bocznicy'),
    blocks: [
      picture(
        SidingPicture,
        'Three tracks with nine numbered fields: the number says which siding tile you use.',
        'Drei Gleise mit neun nummerierten Feldern: die Zahl sagt, welches Nebengleisplättchen du nutzt.',
        'Trzy tory z dziewięcioma numerowanymi polami: numer mówi, którego kafla Bonusu Bocznicy używasz.',
      ),
      list(
        w(
          'First the siding tile with the number of your field: use it now or lose it. When it is done, it is replaced.',
          'Erst das Nebengleisplättchen mit der Zahl deines Feldes: jetzt nutzen oder verlieren. Ist es erledigt, wird es ersetzt.',
          'Najpierw kafel Bonusu Bocznicy z numerem Twojego pola: użyj go teraz albo przepada. Potem się go uzupełnia.',
        ),
        w(
          'Then the parcel: if the zone has one and a special wagon of yours has room, you may take it.',
          'Dann das Paket: hat die Zone eines und dein Spezialwagen Platz, darfst du es nehmen.',
          'Potem Przesyłka: jeśli jest w Strefie Ekonomicznej, a Twój Wagon Specjalny ma miejsce, możesz ją zabrać.',
        ),
        w(
          'Then the contractors score: each owner of a rented warehouse in the zone advances one step on the contractor track of that colour. You first, then the others in turn order.',
          'Dann werten die Geschäftspartner: wer in der Zone ein vermietetes Lagerhaus hat, geht auf der Geschäftspartnerleiste dieser Farbe einen Schritt weiter. Du zuerst, dann die anderen der Reihe nach.',
          'Potem punktują Kontrahenci: każdy właściciel wynajętego Magazynu w Strefie Ekonomicznej awansuje o 1 pole na Torze Kontrahentów tego koloru. Najpierw Ty, potem inni po kolei.',
        ),
        w(
          'Last the station: its owner advances on the infrastructure track of the region, one step for each rented warehouse in the zone, whoever owns it.',
          'Zuletzt der Bahnhof: wem er gehört, geht auf der Infrastrukturleiste der Region weiter, einen Schritt je vermietetem Lagerhaus der Zone, egal von wem.',
          'Na końcu Stacja: jej właściciel awansuje na Torze Infrastruktury Regionu o 1 pole za każdy wynajęty Magazyn w Strefie Ekonomicznej, czyjkolwiek jest.',
        ),
      ),
      say(
        'This happens every time any locomotive stops there, also in the investment phase. A warehouse rented in the middle of a step does not count in that step.',
        'Das passiert jedes Mal, wenn irgendeine Lok dort hält, auch in der Investitionsphase. Ein Lagerhaus, das mitten in einem Schritt vermietet wird, zählt in diesem Schritt nicht.',
        'Dzieje się to za każdym razem, gdy staje tam dowolna Lokomotywa, także w Fazie Inwestycji. Magazyn wynajęty w trakcie kroku nie liczy się w tym kroku.',
      ),
    ],
  },
];
