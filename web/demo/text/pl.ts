export const pl = {
  'demo.title': 'Partia pokazowa',
  'demo.thinking': 'Pokaz: {name} myśli …',
  'demo.paused': 'Pokaz wstrzymany: teraz {name}',
  'demo.pause': 'Wstrzymaj',
  'demo.goOn': 'Dalej',
  'demo.step': 'Jeden ruch',
  'demo.speed': 'Tempo',
  'demo.takeSeat': 'Dołącz',
  'demo.whichSeat': 'Czyje miejsce zajmujesz?',
  'demo.whichSeatHow':
    'Grasz dalej od tej chwili przy własnym stole do ćwiczeń. To, czego nikt nie mógł widzieć, zostanie wymyślone na nowo.',
  'demo.back': 'Tylko patrz',
  'demo.play': 'Zagraj w to',
  'demo.another': 'Obejrzyj następną',
  'demo.leave': 'Opuść pokaz',
  'demo.keptNowhere': 'To był pokaz: nigdzie nie jest zapisany i nikomu się nie liczy.',
} as const;
