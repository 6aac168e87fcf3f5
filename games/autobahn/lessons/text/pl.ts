export const pl = {
  'lesson.roads.title': 'Drogi i ceny',
  'lesson.roads.about': 'Zbuduj sekcję drogi i zobacz, jak rosną miasta',
  'lesson.roads.goal': 'Zbuduj sekcję, która podnosi wartość miasta.',
  'lesson.roads.step.1':
    'Każda tura zaczyna się od jednej akcji. Zagraj kartę na pole Buduj sekcję drogi: jej kolor mówi, na której autostradzie budujesz.',
  'lesson.roads.do.1': 'Zagraj kartę na Buduj sekcję drogi',
  'lesson.roads.step.2':
    'Wybierz sekcję, która kończy swój odcinek. Ukończony odcinek podnosi wartość miast na obu końcach.',
  'lesson.roads.do.2': 'Podnieś wartość miasta',
  'lesson.roads.passed':
    'Droga jest opłacona, a twój pracownik siedzi w biurze tej autostrady. Im wyższa wartość jej miast, tym więcej biuro wypłaca na koniec ery.',
  'lesson.roads.missed': 'Droga jest zbudowana, ale żadne miasto nie urosło: ta sekcja nie kończy odcinka.',
  'lesson.roads.answer.1': 'Ta sekcja to tylko połowa odcinka. Miasta rosną, gdy odcinek jest ukończony.',

  'lesson.offices.title': 'Krzesła w biurze',
  'lesson.offices.about': 'Kto siedzi, a kto ustępuje miejsca',
  'lesson.offices.goal': 'Wypchnij kogoś z pełnego biura.',
  'lesson.offices.step.1':
    'Budowa i ulepszanie umieszczają pracownika w biurze tej autostrady. Znajdź pełne biuro i zagraj kartę jego koloru.',
  'lesson.offices.do.1': 'Zagraj kartę na Buduj albo Ulepsz',
  'lesson.offices.step.2':
    'Biuro jest pełne: kto siedzi najbardziej z lewej, idzie do poczekalni. Buduj albo ulepszaj na tej autostradzie.',
  'lesson.offices.do.2': 'Wypchnij pracownika',
  'lesson.offices.passed':
    'Twój pracownik zajął miejsce, tamten czeka w poczekalni. Stamtąd się awansuje, więc wypchnięcie to nie nieszczęście.',
  'lesson.offices.missed': 'Było tam jeszcze wolne miejsce. Wybierz autostradę, której biuro jest pełne.',
  'lesson.offices.answer.1': 'W tym biurze było jeszcze wolne miejsce.',
  'lesson.offices.answer.2': 'W tym biurze było jeszcze wolne miejsce.',

  'lesson.trucks.title': 'Załadunek i jazda',
  'lesson.trucks.about': 'Ciężarówka w drodze',
  'lesson.trucks.goal': 'Załaduj ciężarówkę i przejedź jedną sekcję.',
  'lesson.trucks.step.1':
    'Zagraj kartę na pole Załaduj ciężarówkę. Jej kolor mówi, w których magazynach możesz ładować.',
  'lesson.trucks.do.1': 'Zagraj kartę na Załaduj ciężarówkę',
  'lesson.trucks.step.2': 'Wybierz magazyn przy tej autostradzie. Każdy magazyn ma jeden rodzaj towaru.',
  'lesson.trucks.do.2': 'Załaduj w magazynie',
  'lesson.trucks.step.3':
    'Na koniec tury jadą ciężarówki, które stoją na drodze w kolorze twojej karty. Dotknij sekcji przed ciężarówką.',
  'lesson.trucks.do.3': 'Przejedź sekcję',
  'lesson.trucks.passed':
    'Ciężarówka jest w drodze. Pojedzie znowu, gdy zagrasz kartę w kolorze drogi, na której stoi.',
  'lesson.trucks.missed': 'Ciężarówka jest załadowana, ale nie pojechała. Po akcji dotknij sekcji przed nią.',
  'lesson.trucks.answer.1': 'Tura skończyła się, zanim ciężarówka pojechała.',

  'lesson.delivery.title': 'Pierwsza dostawa',
  'lesson.delivery.about': 'Za granicę, po zapłatę',
  'lesson.delivery.goal': 'Dostarcz towar za granicę.',
  'lesson.delivery.step.1': 'Ciężarówka jest załadowana i ma jeszcze kroki. Jedź dalej w stronę granicy.',
  'lesson.delivery.do.1': 'Jedź dalej',
  'lesson.delivery.step.2': 'Krok poza miasto zagraniczne oznacza dostawę. Dotknij tablicy miasta.',
  'lesson.delivery.do.2': 'Dostarcz za granicę',
  'lesson.delivery.passed':
    'To cała dostawa: załadunek, jazda, krok za granicę. Każdy nowy kraj liczy się dla twoich ludzi w dziale Handlu.',
  'lesson.delivery.missed': 'Ciężarówka stanęła przed granicą. Dostawą jest krok poza miasto zagraniczne.',
  'lesson.delivery.answer.1': 'Ciężarówka stanęła, choć został jeszcze krok.',
  'lesson.delivery.answer.2': 'Tura skończyła się, choć ciężarówka mogła jechać dalej.',

  'lesson.station.title': 'Własna stacja',
  'lesson.station.about': 'Zarobek, gdy ktoś przejeżdża',
  'lesson.station.goal': 'Zbuduj stację paliw i przejedź obok niej.',
  'lesson.station.step.1':
    'Zagraj kartę na pole Buduj stację paliw. Twoja ciężarówka stoi na odcinku tego koloru, gdzie jest miejsce na stację.',
  'lesson.station.do.1': 'Zagraj kartę na Buduj stację paliw',
  'lesson.station.step.2': 'Postaw stację na odcinku, na którym stoi ciężarówka. Nic nie kosztuje.',
  'lesson.station.do.2': 'Zbuduj stację',
  'lesson.station.step.3':
    'Ciężarówka mija stację, gdy przejeżdża z jednej połowy odcinka na drugą. Miń ją i weź bonus ze swojego rzędu stacji.',
  'lesson.station.do.3': 'Przejedź obok niej',
  'lesson.station.passed':
    'Każdy przejazd daje bonus z rzędu, a inni, którzy przejeżdżają, przynoszą ci pieniądze. Więcej stacji otwiera więcej pozycji.',
  'lesson.station.missed': 'Stacja stoi, ale ciężarówka nie minęła jej w tej turze.',
  'lesson.station.answer.1': 'Tura skończyła się, zanim ciężarówka minęła stację.',
  'lesson.station.answer.2': 'Ciężarówka stanęła przed stacją.',

  'lesson.unlock.title': 'Kłódki',
  'lesson.unlock.about': 'Znaczniki otwierają technologie',
  'lesson.unlock.goal': 'Odblokuj drugą ciężarówkę.',
  'lesson.unlock.step.1': 'Zagraj kartę na pole Odblokuj technologię: użyjesz znacznika odblokowania jej koloru.',
  'lesson.unlock.do.1': 'Zagraj kartę na Odblokuj technologię',
  'lesson.unlock.step.2': 'Wybierz kłódkę drugiej ciężarówki. W kolumnie otwierasz poziomy z góry na dół.',
  'lesson.unlock.do.2': 'Odblokuj drugą ciężarówkę',
  'lesson.unlock.passed':
    'Masz drugą ciężarówkę. Otwarte kolumny pozwalają też twoim ludziom awansować wyżej w Administracji.',
  'lesson.unlock.missed': 'To była inna technologia. Też się przyda, ale druga ciężarówka jest nadal zablokowana.',
  'lesson.unlock.answer.1': 'Ta kłódka należy do innej technologii.',

  'lesson.track.title': 'Tor rozwoju',
  'lesson.track.about': 'Kroki, które się opłacają',
  'lesson.track.goal': 'Dojdź do pola z bonusem.',
  'lesson.track.step.1':
    'Rozwój dają technologie, kafelki bonusu i efekty kart. Najpierw zagraj kartę na Buduj albo Ulepsz.',
  'lesson.track.do.1': 'Zagraj kartę',
  'lesson.track.step.2': 'Teraz Rozwój: twój znacznik idzie po torze.',
  'lesson.track.do.2': 'Wykonaj Rozwój',
  'lesson.track.step.3': 'Zatrzymujesz się na każdym polu po drodze. Pole z symbolem od razu daje bonus.',
  'lesson.track.do.3': 'Weź bonus z toru',
  'lesson.track.passed': 'Bonus jest twój. Ostatnie pola toru tworzą pętlę: tam każdy krok znowu się opłaca.',
  'lesson.track.missed': 'W tej turze nie udało się dojść do pola z bonusem.',
  'lesson.track.answer.1': 'Akcja skończyła się bez Rozwoju.',

  'lesson.promote.title': 'W górę Administracji',
  'lesson.promote.about': 'Skąd się biorą punkty',
  'lesson.promote.goal': 'Awansuj pracownika.',
  'lesson.promote.step.1':
    'Na planszy dostaw czeka bonus: kraj dostał od ciebie pożądany towar. Odbierz go przed akcją.',
  'lesson.promote.do.1': 'Odbierz bonus',
  'lesson.promote.step.2':
    'Awansuj: pracownik z poczekalni wchodzi na pierwsze piętro działu albo ktoś idzie piętro wyżej.',
  'lesson.promote.do.2': 'Awansuj pracownika',
  'lesson.promote.passed':
    'Ludzie w działach punktują na koniec gry: im wyższe piętro, tym więcej. Tam powstaje większość punktów.',
  'lesson.promote.missed': 'Bonus nadal czeka. Odbierz go na początku tury.',
  'lesson.promote.answer.1': 'Bonus został na miejscu. Nie przepadnie, ale tam nie daje punktów.',
} as const;
