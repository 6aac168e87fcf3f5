import type { en } from './en.ts';

export const pl: Record<keyof typeof en, string> = {
  'help.title': 'Roundhouse: gry planszowe o transporcie w terminalu',
  'help.usage': 'Użycie',
  'help.command': 'polecenie',
  'help.options': 'opcje',
  'help.example': 'Przykład',
  'help.exit': 'Kody wyjścia: 0 gotowe, 1 polecenie się nie powiodło, 2 błędne wywołanie',
  'help.more': 'roundhouse <polecenie> --help powie więcej. Bez polecenia: wybór gry z menu i gra.',

  'command.play': 'Gra w terminalu, samemu lub w kilka osób',
  'command.games': 'Pokazuje gry, ich miejsca i opcje',
  'command.simulate': 'Przeciwnicy rozgrywają wiele partii; porównanie wyników',
  'command.ladder': 'Porównaj przeciwników: to samo szczęście na każdym miejscu, test kończy się, gdy wie',
  'command.usage': 'Policz, jak często poziom robi wszystko, co można zrobić',
  'command.stalls': 'Rozegraj partie dowolnie zmieszanych poziomów i pokaż najdłuższe: czy każda partia się kończy?',
  'command.train':
    'Naucz się z własnych partii poziomu, które ruchy są prawdopodobne (priors), ile są warte części oceny (worths), do czego prowadzą pozycje (value) albo według jakich liczb je oceniać (figures); zostaje tylko to, co wygrywa',
  'command.tune': 'Wypróbuj inne wagi części oceny w parowanych meczach',
  'command.record': 'Przeciwnicy rozgrywają jedną partię; zapis do pliku',
  'command.verify': 'Odtwarza zapisy partii i sprawdza wszystko, co w nich jest',
  'command.transcript': 'Pokazuje zapis partii jako czytelny tekst',
  'command.analyse': 'Ocenia każdą turę zakończonej partii, oddzielając szczęście od gry',
  'command.engine': 'Steruje grą z innego programu: wiersze JSON na wejściu i wyjściu',
  'command.conform': 'Sprawdza grę w wielu losowych partiach',
  'command.backup': 'Zapisuje wszystko, co przechowuje stacja, w jednym pliku, także gdy jest otwarta',
  'command.restore': 'Napełnia pusty folder lub pustą bazę danych z takiego pliku',
  'command.bench': 'Mierzy szybkość gier, dla porównania także boardgame.io',
  'command.serve': 'Otwiera stację: strona, serwer i baza danych do wspólnej gry',

  'flag.seats':
    'kto gdzie siedzi: human (człowiek), przeciwnik (random, novice, steady, skilled, expert, master), automa z gry albo własny gracz: plik (./moj.mjs) lub program (engine:python3 moj.py)',
  'flag.option': 'opcja gry; można podać kilka razy',
  'flag.seed': 'liczba, od której zależą wszystkie losowania; ta sama liczba to ta sama partia',
  'flag.edition': 'własne elementy gry zamiast standardowego wydania',
  'flag.resume': 'kontynuuje zapisaną partię',
  'flag.save': 'gdzie zapisać partię (domyślnie we własnym folderze zapisów)',
  'flag.names': 'imiona osób przy stole, w kolejności miejsc',
  'flag.open': 'kilka osób: wszyscy mogą widzieć ekran, bez przekazywania',
  'flag.take-over': 'kontynuuj zapisaną grę otwartą w innym terminalu; tamten zostanie powiadomiony',
  'flag.games': 'ile partii',
  'flag.what':
    'czego się uczyć: które ruchy są prawdopodobne, ile są warte części oceny albo do czego prowadzą pozycje',
  'flag.share':
    'z --what value: jak bardzo liczy się to, czego się nauczono, obok oceny, najwyżej 1; bez podania połowa',
  'flag.workers': 'ile rdzeni procesora',
  'flag.out': 'plik wynikowy; bez niego zapis trafia na standardowe wyjście',
  'flag.first': 'numer pierwszej partii; kontynuuje wcześniejszy przebieg',
  'flag.thoroughness': 'część pozycji, w których sprawdza się wszystko',
  'flag.play-seed': 'z --choices: ziarno sprawdzania',
  'flag.check': 'z --choices: tylko to sprawdzenie',
  'flag.choices': 'pokazuje jeszcze raz partię, w której wykryto błąd',
  'flag.pair':
    'mierzony przeciwnik i jego rywale; level@commit to przeciwnik z tego commita, former to steady z wersji 0.1; albo plik lub program (engine:…)',
  'flag.each': 'każda wartość opcji po kolei albo podane: level=1,6',
  'flag.ratings': 'oceń wszystkich przeciwników z pliku wyników na jednej skali; nic nie gra',
  'flag.test': 'dwa udziały w zwycięstwach: test kończy się, gdy wie, który jest prawdziwy',
  'flag.results': 'zapisuje tam każdy skończony blok i kontynuuje od niego',
  'flag.levels': 'przeciwnicy z nazwy: kto siada, komu się przyglądamy, od kogo się uczymy',
  'flag.md': 'zapisuje tabelę w tym pliku Markdown',
  'flag.rounds': 'ile razy mierzyć; liczy się mediana',
  'flag.with-rival': 'mierzy także boardgame.io; za pierwszym razem je pobiera',
  'flag.tables': 'z server: stoły w grze',
  'flag.seconds': 'z server: jak długo się gra',
  'flag.idle': 'z server: stoły, na które nikt nie patrzy',
  'flag.part': 'z server: tylko jedna część',
  'flag.database': 'z server: gdzie trzyma swoje stoły',
  'flag.port': 'port, na którym nasłuchuje; jeśli zajęty, to następny wolny',
  'flag.host': 'adres tego komputera, na którym nasłuchuje; 0.0.0.0 dla całej sieci',
  'flag.data':
    'folder, w którym wszystko jest przechowywane (domyślnie ./data); DATABASE_URL=postgres://… wybiera zamiast tego PostgreSQL',
  'flag.address': 'pod jakim adresem znaleźć stację, gdy stoi przed nią proxy',
  'flag.trust-proxy': 'serwery proxy przed stacją, którym można wierzyć co do odwiedzających',
  'flag.log': 'ile trafia do dziennika, jako wiersze JSON na wyjściu błędów',
  'flag.no-page': 'tylko interfejs, bez strony',
  'flag.think-ahead': 'przeciwnicy myślą także wtedy, gdy myślą ludzie, o ile jakiś procesor jest wolny',
  'flag.lang': 'język',
  'flag.json': 'odpowiedź jako JSON',
  'flag.help': 'ta pomoc',

  'games.seats': 'miejsca',
  'games.sitters': 'kto może usiąść',
  'games.edition': 'wydanie',
  'games.ruleset': 'wersja zasad {version}',
  'games.options': 'opcje, najpierw wartość domyślna',
  'games.players':
    '{range, select, yes {{min}–} other {}}{max, plural, one {# gracz} few {# graczy} many {# graczy} other {# graczy}}',

  progress: 'partie: {done} z {total}, {rate} na sekundę, zostało {left}',

  'simulate.kind': 'miejsce',
  'simulate.seats': 'miejsca',
  'simulate.wins': 'wygrane',
  'simulate.share': 'partii',
  'simulate.interval': 'przedział 95 %',
  'simulate.fair': 'gdyby byli równi',
  'simulate.points': 'średnia punktów',
  'simulate.speed': 'Partie: {games}, czas: {seconds} s, partii na sekundę: {rate}, decyzji na sekundę: {decisions}',

  'ladder.hero': 'przeciwnik',
  'ladder.rivals': 'przeciw',
  'ladder.games': 'partie',
  'ladder.share': 'zwycięstwa',
  'ladder.interval': 'przedział 95 %',
  'ladder.test': 'test',
  'ladder.points': 'średnio punktów',
  'ladder.heroTime': 'ms na turę p50 / p95',
  'ladder.rivalTime': 'pozostali',
  'ladder.longest': 'najdłuższa partia, tury',
  'ladder.ranOut': 'przerwane przez zegar',
  'ladder.verdict': '{verdict, select, open {otwarty} stronger {silniejszy} other {nie silniejszy}}',
  'ladder.rating': 'ranking',
  'ladder.reach': '±',
  'ladder.ratingsNote':
    'openskill ze wszystkich zachowanych partii silnika {engine}, średnia z czterdziestu kolejności; {anchor} ma 1500, ± dwa odchylenia.',
  'ladder.note':
    'Każdy seed grany jest z każdego miejsca; równi przeciwnicy wygrywają po {fair}. Test rozstrzyga między {low} a {high} z błędem najwyżej 5 % w każdą stronę. Seedy od {seed}, silnik {engine}.',

  'record.moves': '{moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'record.unfinished': 'niedokończona',
  'record.won': 'zwycięstwo',
  'backup.done':
    '{count, plural, one {Zapisano # wiersz} few {Zapisano # wiersze} many {Zapisano # wierszy} other {Zapisano # wiersza}} w {file}',
  'backup.exists': '{file} już istnieje: kopia zapasowa niczego nie nadpisuje',
  'restore.done':
    '{count, plural, one {Przywrócono # wiersz} few {Przywrócono # wiersze} many {Przywrócono # wierszy} other {Przywrócono # wiersza}} z {file}',

  'analyse.progress': '{done} z {total} kroków, pozostało {left}',
  'analyse.sameFile': '--results {file}: to jest sama partia; podaj inny plik',
  'analyse.stopped':
    'Zatrzymano: znane są {done} z {total} kroków. Z --results moja-analiza.jsonl zostają zachowane, a to samo polecenie kontynuuje od tego miejsca.',
  'analyse.kept':
    'Zatrzymano: {done} z {total} kroków zachowano w {file}; to samo polecenie kontynuuje od tego miejsca.',
  'analyse.unfinished': '{file}: partia nie jest zakończona; potem można ją zanalizować',
  'analyse.best': 'najlepsza',
  'analyse.good': 'dobra',
  'analyse.weak': 'słaba',
  'analyse.mistake': 'błąd',
  'analyse.lost': 'oddano {points}',
  'analyse.found': 'znaleziono {points}',
  'analyse.luck': 'szczęście {points}',
  'analyse.better': 'lepiej: {turn}',
  'analyse.seat':
    '{name}: punkty {points}; szczęście {luck}, gra {play} na turę; najlepsze {best}, dobre {good}, słabe {weak}, {mistake, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}}',
  'analyse.note':
    'Wobec najsilniejszego przeciwnika przy stałej liczbie symulacji: ta sama partia daje te same liczby. Szczęście: co przyniósł przypadek wobec tego, czego należało oczekiwać. Gra: ile oddały decyzje wobec najlepszych znanych.',

  'verify.ok': 'w porządku',
  'verify.older': 'starszy',
  'older.all':
    'rozegrano według wersji zasad {ruleset}; pokazano według wersji {here}, odtworzono {count, plural, one {jedyny ruch} few {wszystkie # ruchy} many {wszystkie # ruchów} other {wszystkie # ruchu}}',
  'older.some':
    'rozegrano według wersji zasad {ruleset}; pokazano według wersji {here}, odtworzono {followed} z {count, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}',
  'older.otherResult': 'wynik różni się od zapisanego',

  'conform.done': 'Partie: {games}, ruchy: {moves}, ustawienia: {setups}, sprawdzenia: {checks}, czas: {seconds} s',
  'conform.sound': '{title}: wszystko się zgadza.',
  'conform.goOn': 'Zatrzymano. Dalej poleceniem',
  'conform.again': 'Zobacz jeszcze raz poleceniem',
  'conform.after': 'Po {moves, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}:',
  'conform.gone': 'W tej partii wszystko się zgadza.',

  'usage.what': 'ruch i co wymienia',
  'usage.done': 'na partię',
  'usage.offered': 'ile razy był do wyboru',
  'usage.named': 'każda rzecz, którą wymienia, na partię',
  'usage.never': 'nigdy',
  'usage.note':
    '{games, plural, one {Jedna partia} few {# partie} many {# partii} other {# partii}} poziomu {level} przeciw sobie.',
  'stalls.turns': 'tury',
  'stalls.seed': 'ziarno',
  'stalls.levels': 'kto gdzie siedział',
  'stalls.note':
    '{games, plural, one {Jedna partia} few {# partie} many {# partii} other {# partii}}; {endless, plural, =0 {wszystkie się skończyły} one {jedna się nie skończyła} few {# się nie skończyły} many {# się nie skończyło} other {# się nie skończyło}}. Porównano najdłuższe z każdych dwudziestu.',
  'train.fit':
    'W partiach, z których się nie uczono, najbardziej prawdopodobny ruch wybrano w {first} decyzji; wybrane ruchy miały prawdopodobieństwo {known}, przypadkiem byłoby {chance}.',
  'train.foresight':
    'W połowie partii, z których się nie uczono, ocena zgadzała się z wynikiem przedtem w stopniu {before}, teraz {after} (1 to pewność).',
  'train.foreseen':
    'W {games, plural, one {jednej partii} few {# partiach} many {# partiach} other {# partiach}}, z których się nie uczono, ocena zgadzała się z wynikiem przedtem → teraz (1 to pewność), według części tur, które minęły: {moments}.',
  'train.slopes':
    'Punkty, które przyniosła liczba większa o połowę albo której do jedności brakowało o jedną trzecią mniej; najpewniejsze najpierw: {figures}.',
  'train.match':
    '{level} z tym, czego się nauczono, przeciw {level} bez tego: {share} z {games, plural, one {jednej partii} few {# partii} many {# partii} other {# partii}} ({low} – {high}), {verdict, select, open {nierozstrzygnięte} stronger {silniejszy} other {nie silniejszy}}.',
  'train.kept': 'Zapisano w {file}.',
  'train.dropped': 'Nie wygrało, więc nic nie zapisano.',
  'train.where': '--out mówi, gdzie to zapisać.',
  'tune.part': 'część oceny',
  'tune.factor': 'razy',
  'bench.measuring': 'pomiar: {what} …',
  'bench.what': 'losowi gracze, jeden rdzeń',
  'bench.games': 'partie/s',
  'bench.decisions': 'decyzje/s',
  'bench.clone': 'kopia µs',
  'bench.movesMean': 'moves() średnio µs',
  'bench.movesWorst': 'moves() najdłużej µs',
  'bench.movesCrowded': 'moves() pełna mapa µs',
  'bench.ratio': 'decyzje/s ÷ boardgame.io',
  'bench.length': 'decyzji na partię',
  'bench.rollouts': 'rozegrania/s',
  'bench.quick': 'partie quick/s',
  'bench.noRival': 'brak boardgame.io; --with-rival pobierze je do porównania',
  'bench.fetching': 'pobieranie boardgame.io (raz, około pół minuty) …',
  'bench.notFetched': 'nie udało się pobrać boardgame.io (zob. wyżej); czy jest sieć?',
  'bench.note':
    'Mediany, liczba pomiarów: {rounds}, czas procesora. Decyzje z jednym dozwolonym ruchem się nie liczą. boardgame.io: uproszczona gra podobnej wielkości, przez reducer i przez klienta.',
  'bench.server.what': 'czterech graczy przy stole, jeden ruch na stół i sekundę',
  'bench.server.station':
    'Roundhouse, {database}, {processes, plural, one {# proces} few {# procesy} many {# procesów} other {# procesu}}{spread, select, yes {, gracze jednego stołu w obu} other {}}',
  'bench.server.tables': 'stoły',
  'bench.server.moves': 'przyjęte ruchy/s',
  'bench.server.p50': 'p50 ms',
  'bench.server.p95': 'p95 ms',
  'bench.server.p99': 'p99 ms',
  'bench.server.late': 'spóźnione',
  'bench.server.refused': 'odrzucone',
  'bench.server.bytes': 'bajty na ruch',
  'bench.server.processor': 'ms procesora na ruch',
  'bench.server.mainThread': 'z tego wątek główny',
  'bench.server.players': 'ms procesora graczy na ruch',
  'bench.server.memory': 'pamięć MB',
  'bench.server.perTable': 'KB na stół',
  'bench.server.live': 'stoły w grze, {where}',
  'bench.server.open': 'otwieranie gier',
  'bench.server.atRest': 'nieczynne stoły',
  'bench.server.kept': 'nieczynne stoły; gotowych: {tables}',
  'bench.server.opening':
    'otwarcie gry po {moves} ruchach: p50 {p50} ms, p95 {p95} ms (stoły, których nie trzymał żaden proces: {tables})',
  'bench.server.idle':
    'nieczynne stoły: {tables}, na każdy patrzy jeden gracz; {memory} MB po zwolnieniu gier ({looked} MB tuż po otwarciu wszystkich, {empty} MB przedtem), {perTable} KB na stół',
  'bench.server.ratio':
    'czas procesora na ruch przy dwóch procesach: {ratio} × czas przy jednym{spread, select, yes {, gracze jednego stołu w obu} other {, stoły podzielone}}',
  'bench.server.waits': 'na co czekał PostgreSQL (próbki): {waits}',
  'bench.server.gate':
    'próg: p95 najwyżej 100 ms przy 200 stołach w jednym procesie: {held, select, yes {dotrzymany} other {niedotrzymany}}',
  'bench.server.note':
    'Od polecenia do widoku ostatniego gracza, przez gniazda na tym komputerze; gracze działają w osobnym procesie na tych samych rdzeniach. Bajty: co wysłano wszystkim czterem graczom stołu. boardgame.io: uproszczona gra podobnej wielkości, bez zapisu.',

  'serve.open': 'Roundhouse jest otwarty: {address}',
  'serve.data': 'Wszystko jest przechowywane w {folder}',
  'serve.database': 'Wszystko jest przechowywane w PostgreSQL',
  'serve.stop': 'Koniec: Ctrl+C · w terminalu: npx roundhouse play',
  'serve.stopping': 'Zamykanie … (jeszcze raz: natychmiast)',
  'serve.stopped': 'Zamknięto.',

  'hint.title': 'Co zrobiłby tu ekspert, od najlepszego:',
  'hint.worth': 'zmierza do {worth}; w kilku następnych turach: {gains}; na później {later}',
  'hint.feared': 'najgorsza odpowiedź: {seat}, {move} ({cost})',
  'hint.givenUp': 'W porównaniu z drugim oddane: {sources}',

  'table.player': 'Gracz',
  'table.playerNumber': 'Gracz {number}',
  'table.moveNumber': 'ruch {number}',
  'table.seed': 'ziarno {seed}',
  'table.thinking': '{seat} myśli …',
  'table.handOver': 'Teraz: {seat}',
  'table.pressEnter': 'Naciśnij Enter, gdy nikt inny nie patrzy. ',
  'table.more': '… wcześniejsze wiersze: {lines} (l pokazuje dziennik)',
  'table.narrow': 'Szerokość terminala: {columns}, ta plansza potrzebuje: {needed}.',
  'table.gathered': '{beginning} ({moves})',
  'table.example': 'wpisz na przykład „{example}”, by zobaczyć te ruchy',
  'table.page': 'strona {page} z {pages}: n dalej, p wstecz',
  'table.filtered': '{shown} z {all} ruchów z „{filter}”, Enter pokazuje wszystkie',
  'table.noSuchNumber': 'Nie ma ruchu {number}; numery od 1 do {most}.',
  'table.noMatch': 'Żaden ruch nie zawiera „{filter}”. h pokazuje, co można wpisać.',
  'table.logMore': '… wcześniejsze wiersze: {lines} (l all pokazuje wszystko)',
  'table.forecast': 'Gdyby gra skończyła się teraz:',
  'table.rule': 'To pytanie zadaje zasada {rule} (tekst po angielsku).',
  'table.cannotUndo': 'Nie można nic cofnąć: coś dobrano, rzucono lub odkryto albo zdecydował ktoś inny.',
  'table.undone': 'Cofnięto: {move}',
  'table.saved': 'Zapisano. Dalej poleceniem: npx roundhouse play --resume {file}',
  'table.kept': 'Partia jest zapisana. Przeczytasz ją poleceniem: npx roundhouse transcript {file}',
  'table.takenOver':
    'Gra {file} toczy się dalej w innym terminalu. Stąd nic więcej nie jest tam zapisywane; ruchy od tej chwili są tylko na tym ekranie.',
  'table.inUse': 'Gra {file} jest otwarta w innym terminalu (proces {pid} na {machine}).',
  'table.older': 'Tę grę rozpoczęto według wersji zasad {ruleset}; toczy się dalej według obecnych zasad.',
  'table.olderShown':
    'Tę grę rozegrano według wersji zasad {ruleset}. Obecne zasady odtwarzają z niej ruchy do numeru {moves}: można ją oglądać, ale nie grać dalej.',
  'table.help': `Co można wpisać, a potem Enter:
  12          wykonaj ruch 12
  słowa       pokaż tylko ruchy z tymi słowami (/słowa, jeśli mylą się z klawiszem)
  Enter       wykonaj ruch, jeśli widać tylko jeden, inaczej następna strona lub znów cała plansza
  u           cofnij, dopóki nic nie dobrano, nie rzucono i nie odkryto
  l           dziennik (l all: całość)
  s           punkty, gdyby gra skończyła się teraz
  b           plansza jeszcze raz
  save plik   zapisz kopię (gra zapisuje się sama po każdym ruchu)
  i           co zrobiłby tu silny przeciwnik i dlaczego
  h           ta pomoc
  q           wyjście; partia zostaje zapisana`,

  'keys.move': 'numer = ruch · słowa = szukaj',
  'keys.enter': 'Enter = ruch {number}',
  'keys.confirm': 'Enter = koniec tury · u cofnij · l dziennik · s punkty · q wyjście',
  'keys.undo': 'u cofnij',
  'keys.rest': 'b plansza · l dziennik · s punkty · i podpowiedź · h pomoc · q wyjście',
  'keys.takenOver': 't odzyskaj grę (liczy się to, co zagrano tam) · save PLIK graj dalej we własnym pliku · q wyjdź',
  'keys.inUse': 't przejmij · q zostaw tam',

  'menu.title': 'Roundhouse',
  'menu.languages': 'de Deutsch · pl polski · en English · q wyjście',
  'menu.whichGame': 'Która gra?',
  'menu.continue': 'kontynuuj: {title} (zagrane ruchy: {moves})',
  'menu.choose': 'Numer [{first}]:',
  'menu.again': 'Wpisz numer od 1 do {most} albo naciśnij Enter.',
  'menu.whoPlays': 'Kto gra?',
  'menu.alone': 'ty, samotnie',
  'menu.against': 'ty kontra {rivals}',
  'menu.opponents':
    '{opponents, plural, one {# przeciwnik} few {# przeciwników} many {# przeciwników} other {# przeciwników}}',
  'menu.ownSeats': '    albo wpisz miejsca, na przykład human,human,steady',
  'menu.howStrong': 'Jak silny przeciwnik?',
  'menu.strongest': 'najsilniejszy',
  'menu.weakest': 'dowolny dozwolony ruch',
  'menu.options': 'Opcje:',
  'menu.change': 'Numer zmienia, Enter zaczyna:',
};
