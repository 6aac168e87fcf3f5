export const pl = {
  'lesson.track.title': 'Kość i tor',
  'lesson.track.about': 'Jedna kość, jedna akcja',
  'lesson.track.goal': 'Narysuj swój pierwszy tor.',
  'lesson.track.step.1':
    'Co rundę bierzesz jedną białą kość. Jej liczba to region twojej karty, miasto, kratka lokomotywy albo kafelek: jedna akcja do wyboru.',
  'lesson.track.do.1': 'Weź kość',
  'lesson.track.step.2':
    'Narysuj tor w regionie swojej kości. Czarna kość mówi, które dwa rodzaje wolno rysować; dotknij pola, dotknij ponownie, by obrócić.',
  'lesson.track.do.2': 'Narysuj tor',
  'lesson.track.passed':
    'To pole jest zajęte do końca gry, nic nie dodasz i nic nie zmienisz. Linie nigdy się nie rozgałęziają.',
  'lesson.track.missed': 'Tym razem nic nie zostało narysowane.',
  'lesson.track.answer.1': 'Skreślona została kratka lokomotywy: to była akcja tej kości. Następnym razem rysuj.',

  'lesson.link.title': 'Miasteczka i połączenia',
  'lesson.link.about': 'Co łączy się z czym',
  'lesson.link.goal': 'Ukończ połączenie między dwoma miastami.',
  'lesson.link.step.1': 'Weź kość regionu, w którym brakuje kawałka między dwoma miastami.',
  'lesson.link.do.1': 'Weź kość',
  'lesson.link.step.2': 'Narysuj brakujący kawałek tak, by linia biegła od miasta do miasta.',
  'lesson.link.do.2': 'Ukończ połączenie',
  'lesson.link.passed': 'Połączenie daje na koniec 1 punkt i po 1 za każde miasteczko na nim. Po nim jadą towary.',
  'lesson.link.missed': 'Linia ma jeszcze luźny koniec.',
  'lesson.link.answer.1': 'Ten kawałek nie łączy dwóch miast. Prześledź linię palcem.',

  'lesson.engine.title': 'Mocniejsza lokomotywa',
  'lesson.engine.about': 'Sześć kratek do skreślenia',
  'lesson.engine.goal': 'Skreśl kratkę lokomotywy.',
  'lesson.engine.step.1': 'Weź kość, której kratka lokomotywy jest jeszcze pusta.',
  'lesson.engine.do.1': 'Weź kość',
  'lesson.engine.step.2': 'Skreśl kratkę o tej liczbie. Moc lokomotywy to liczba skreślonych kratek.',
  'lesson.engine.do.2': 'Skreśl kratkę',
  'lesson.engine.passed': 'Moc to największa odległość przewozowa. Od czterech kratek są też punkty na koniec.',
  'lesson.engine.missed': 'Żadna kratka nie została skreślona.',
  'lesson.engine.answer.1': 'Wybór padł na kafelek zamiast kratki.',

  'lesson.deliver.title': 'Przewóz',
  'lesson.deliver.about': 'Punkty za każdy przystanek',
  'lesson.deliver.goal': 'Przewieź towar.',
  'lesson.deliver.step.1':
    'Towar leży w mieście i ma trafić do miasta swojego koloru. Weź kość z liczbą miasta, w którym leży.',
  'lesson.deliver.do.1': 'Weź kość',
  'lesson.deliver.step.2': 'Wybierz towar. Jedzie po twoich połączeniach, na ile pozwala moc lokomotywy.',
  'lesson.deliver.do.2': 'Przewieź towar',
  'lesson.deliver.passed':
    'Punkt za każdy przystanek po mieście wysyłki: miasta i miasteczka. Towar znika dla wszystkich.',
  'lesson.deliver.missed': 'Towar nadal tam leży.',
  'lesson.deliver.answer.1': 'Zamiast tego powstał tor. Może przydać się później.',

  'lesson.far.title': 'Daleki przewóz',
  'lesson.far.about': 'Okrężna droga się opłaca',
  'lesson.far.goal': 'Przewieź towar za 3 punkty.',
  'lesson.far.step.1': 'Poszukaj towaru, który może daleko pojechać po twoich połączeniach. Weź kość jego miasta.',
  'lesson.far.do.1': 'Weź kość',
  'lesson.far.step.2': 'Wybierz trasę z trzema przystankami: liczy się każde miasto i miasteczko po drodze.',
  'lesson.far.do.2': 'Przewieź towar za 3 punkty',
  'lesson.far.passed':
    'Nie trzeba jechać najkrótszą trasą. Mocna lokomotywa i miasteczka na połączeniach podnoszą wartość każdego towaru.',
  'lesson.far.missed': 'Ten przewóz był krótszy.',
  'lesson.far.answer.1': 'Ta trasa ma mniej przystanków.',

  'lesson.tile.title': 'Kafelki',
  'lesson.tile.about': 'Jednorazowe albo stałe',
  'lesson.tile.goal': 'Weź kafelek Akcji.',
  'lesson.tile.step.1': 'Weź kość: jej liczba to także numer kafelka Akcji.',
  'lesson.tile.do.1': 'Weź kość',
  'lesson.tile.step.2':
    'Weź kafelek o tym numerze z puli. Jest obrócony bokiem do twojej następnej tury, więc nikt go wcześniej nie zabierze.',
  'lesson.tile.do.2': 'Weź kafelek',
  'lesson.tile.passed':
    'Kafelki jednorazowe wracają po użyciu do puli, stałe zostają, aż ktoś je weźmie. Niektóre kosztują na koniec punkty.',
  'lesson.tile.missed': 'Kafelek nie został wzięty.',
  'lesson.tile.answer.1': 'Wybór padł na kratkę lokomotywy zamiast kafelka.',

  'lesson.change.title': 'Zmiana kości',
  'lesson.change.about': 'Pomóż szczęściu',
  'lesson.change.goal': 'Zmień kość kafelkiem i ukończ połączenie.',
  'lesson.change.step.1': 'Masz kafelek, który ustawia kość na dowolną wartość. Pasuje więc każda kość.',
  'lesson.change.do.1': 'Weź kość',
  'lesson.change.step.2': 'Ustaw kość na region, w którym brakuje kawałka między dwoma miastami.',
  'lesson.change.do.2': 'Ustaw kość',
  'lesson.change.step.3': 'Teraz narysuj brakujący kawałek.',
  'lesson.change.do.3': 'Ukończ połączenie',
  'lesson.change.passed':
    'Kafelek wrócił do puli, a połączenie jest twoje. Zachowaj taki kafelek na chwilę, gdy decyduje jedna liczba.',
  'lesson.change.missed': 'Połączenie nie jest ukończone.',
  'lesson.change.answer.1': 'To tor w regionie wziętej kości. Kafelek zmieniłby jej liczbę.',
} as const;
