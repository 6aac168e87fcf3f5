export const de = {
  'demo.title': 'Vorführpartie',
  'demo.thinking': 'Vorführung: {name} überlegt …',
  'demo.paused': 'Vorführung angehalten: {name} ist dran',
  'demo.pause': 'Anhalten',
  'demo.goOn': 'Weiter',
  'demo.step': 'Ein Zug',
  'demo.speed': 'Tempo',
  'demo.takeSeat': 'Mitspielen',
  'demo.whichSeat': 'Wessen Platz nimmst du ein?',
  'demo.whichSeatHow':
    'Du spielst von hier an einem eigenen Übungstisch weiter. Was niemand sehen konnte, wird neu ausgedacht.',
  'demo.back': 'Nur zusehen',
  'demo.play': 'Selbst spielen',
  'demo.another': 'Noch eine ansehen',
  'demo.leave': 'Vorführung verlassen',
  'demo.keptNowhere': 'Das war eine Vorführung: Sie ist nirgends gespeichert und zählt für niemanden.',
} as const;
