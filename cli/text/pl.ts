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
  'command.record': 'Przeciwnicy rozgrywają jedną partię; zapis do pliku',
  'command.verify': 'Odtwarza zapisy partii i sprawdza wszystko, co w nich jest',
  'command.transcript': 'Pokazuje zapis partii jako czytelny tekst',
  'command.engine': 'Steruje grą z innego programu: wiersze JSON na wejściu i wyjściu',
  'command.conform': 'Sprawdza grę w wielu losowych partiach',
  'command.backup': 'Zapisuje wszystko, co przechowuje stacja, w jednym pliku, także gdy jest otwarta',
  'command.restore': 'Napełnia pusty folder lub pustą bazę danych z takiego pliku',
  'command.bench': 'Mierzy szybkość gier, dla porównania także boardgame.io',
  'command.serve': 'Otwiera stację: strona, serwer i baza danych do wspólnej gry',

  'flag.seats': 'kto gdzie siedzi: human (człowiek), przeciwnik (random, greedy, steady) albo automa z gry',
  'flag.option': 'opcja gry; można podać kilka razy',
  'flag.seed': 'liczba, od której zależą wszystkie losowania; ta sama liczba to ta sama partia',
  'flag.edition': 'własne elementy gry zamiast standardowego wydania',
  'flag.resume': 'kontynuuje zapisaną partię',
  'flag.save': 'gdzie zapisać partię (domyślnie we własnym folderze zapisów)',
  'flag.names': 'imiona osób przy stole, w kolejności miejsc',
  'flag.open': 'kilka osób: wszyscy mogą widzieć ekran, bez przekazywania',
  'flag.take-over': 'kontynuuj zapisaną grę otwartą w innym terminalu; tamten zostanie powiadomiony',
  'flag.games': 'ile partii',
  'flag.workers': 'ile rdzeni procesora',
  'flag.out': 'plik wynikowy; bez niego zapis trafia na standardowe wyjście',
  'flag.first': 'numer pierwszej partii; kontynuuje wcześniejszy przebieg',
  'flag.thoroughness': 'część pozycji, w których sprawdza się wszystko',
  'flag.play-seed': 'z --choices: ziarno sprawdzania',
  'flag.check': 'z --choices: tylko to sprawdzenie',
  'flag.choices': 'pokazuje jeszcze raz partię, w której wykryto błąd',
  'flag.rounds': 'ile razy mierzyć; liczy się mediana',
  'flag.with-rival': 'mierzy także boardgame.io; za pierwszym razem je pobiera',
  'flag.port': 'port, na którym nasłuchuje; jeśli zajęty, to następny wolny',
  'flag.host': 'adres tego komputera, na którym nasłuchuje; 0.0.0.0 dla całej sieci',
  'flag.data':
    'folder, w którym wszystko jest przechowywane (domyślnie ./data); DATABASE_URL=postgres://… wybiera zamiast tego PostgreSQL',
  'flag.address': 'pod jakim adresem znaleźć stację, gdy stoi przed nią proxy',
  'flag.trust-proxy': 'serwery proxy przed stacją, którym można wierzyć co do odwiedzających',
  'flag.log': 'ile trafia do dziennika, jako wiersze JSON na wyjściu błędów',
  'flag.no-page': 'tylko interfejs, bez strony',
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

  'record.moves': '{moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'record.unfinished': 'niedokończona',
  'record.won': 'zwycięstwo',
  'backup.done':
    '{count, plural, one {Zapisano # wiersz} few {Zapisano # wiersze} many {Zapisano # wierszy} other {Zapisano # wiersza}} w {file}',
  'backup.exists': '{file} już istnieje: kopia zapasowa niczego nie nadpisuje',
  'restore.done':
    '{count, plural, one {Przywrócono # wiersz} few {Przywrócono # wiersze} many {Przywrócono # wierszy} other {Przywrócono # wiersza}} z {file}',

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
  'bench.noRival': 'brak boardgame.io; --with-rival pobierze je do porównania',
  'bench.fetching': 'pobieranie boardgame.io (raz, około pół minuty) …',
  'bench.notFetched': 'nie udało się pobrać boardgame.io (zob. wyżej); czy jest sieć?',
  'bench.note':
    'Mediany, liczba pomiarów: {rounds}, czas procesora. Decyzje z jednym dozwolonym ruchem się nie liczą. boardgame.io: uproszczona gra podobnej wielkości, przez reducer i przez klienta.',

  'serve.open': 'Roundhouse jest otwarty: {address}',
  'serve.data': 'Wszystko jest przechowywane w {folder}',
  'serve.database': 'Wszystko jest przechowywane w PostgreSQL',
  'serve.stop': 'Koniec: Ctrl+C · w terminalu: npx roundhouse play',
  'serve.stopping': 'Zamykanie … (jeszcze raz: natychmiast)',
  'serve.stopped': 'Zamknięto.',

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
  h           ta pomoc
  q           wyjście; partia zostaje zapisana`,

  'keys.move': 'numer = ruch · słowa = szukaj',
  'keys.enter': 'Enter = ruch {number}',
  'keys.confirm': 'Enter = koniec tury · u cofnij · l dziennik · s punkty · q wyjście',
  'keys.undo': 'u cofnij',
  'keys.rest': 'b plansza · l dziennik · s punkty · h pomoc · q wyjście',
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
