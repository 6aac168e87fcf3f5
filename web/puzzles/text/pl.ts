import type { en } from './en.ts';

export const pl: Readonly<Record<keyof typeof en, string>> = {
  'puzzle.title': 'Zagadka dnia',
  'puzzle.about':
    'Tura z prawdziwej gry, w której jedna odpowiedź jest wyraźnie najlepsza. Codziennie nowa do każdej gry; próbuj, ile chcesz.',
  'puzzle.streak':
    '{days, plural, =0 {Jeszcze żaden dzień z rzędu} one {# dzień z rzędu} few {# dni z rzędu} many {# dni z rzędu} other {# dnia z rzędu}}',
  'puzzle.solvedCount':
    '{count, plural, one {rozwiązano #} few {rozwiązano #} many {rozwiązano #} other {rozwiązano #}}',
  'puzzle.difficulty': 'Trudność {number} z 3',
  'puzzle.solve': 'Rozwiąż',
  'puzzle.again': 'Jeszcze raz',
  'puzzle.solvedMark': 'rozwiązana',
  'puzzle.day': '{day}: {solved, select, yes {rozwiązana} tried {próbowana} other {bez prób}}',
  'puzzle.question': 'Znajdź najlepszą turę',
  'puzzle.task': 'Twoja kolej. Rozegraj turę tak, by dała ci najwięcej; inni grają potem dalej najlepiej, jak umieją.',
  'puzzle.from': 'Z prawdziwej gry, liczba ruchów przedtem: {moves}',
  'puzzle.tries': 'Twoje próby',
  'puzzle.noTries': 'Jeszcze żadnej. Tura liczy się, gdy się skończy.',
  'puzzle.judging': 'Porównuję twoją turę z najlepszą …',
  'puzzle.best': 'najlepsza',
  'puzzle.behind': 'mniej niż najlepsza o punkty: {points}',
  'puzzle.solved': 'Rozwiązane. To najlepsza tura.',
  'puzzle.notYet': 'Dobra próba. Jest coś lepszego.',
  'puzzle.tryAgain': 'Spróbuj ponownie',
  'puzzle.hint': 'Mała wskazówka',
  'puzzle.hintWords': 'Zaczyna się tak: {move}',
  'puzzle.solution': 'Pokaż rozwiązanie',
  'puzzle.answer': 'Najlepsza tura: {moves}',
  'puzzle.gap': 'Następna w kolejności daje mniej o około {points} p.',
  'puzzle.because': 'Do następnej własnej tury daje: {gains}',
  'puzzle.later': '{points} na później',
  'puzzle.all': 'Wszystkie dzisiejsze zagadki',
  'puzzle.leave': 'Wyjdź',
  'puzzle.none': 'Do tej gry nie ma jeszcze zagadek.',
};
