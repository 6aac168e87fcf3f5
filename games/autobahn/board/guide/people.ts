/** Employees, promotion, the development track. */
import { chapter, example, list, ruleIds, say, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection } from '../../../../web/kit/rules.ts';

export const people: readonly RuleSection[] = [
  {
    id: 'offices',
    rules: chapter('AB-12', 4),
    heading: w('Employees in the offices', 'Arbeitskräfte in den Bauämtern', 'Pracownicy w biurach'),
    blocks: [
      say(
        'An employee from your supply takes the leftmost empty seat of the office. If it is full, the leftmost employee first goes to the Lobby, whoever owns it, and the others move up. Seats: with 2 players black has 3 and the others 2; with 3 players 4 and 3; with 4 players 5 and 4.',
        'Eine Arbeitskraft aus deinem Vorrat nimmt den linken freien Platz des Bauamts. Ist es voll, geht zuerst die linke in die Eingangshalle, wem sie auch gehört, und die anderen rücken nach. Plätze: zu zweit Schwarz 3, die anderen 2; zu dritt 4 und 3; zu viert 5 und 4.',
        'Pracownik z zasobów zajmuje pierwsze wolne miejsce biura od lewej. Gdy jest pełne, najpierw pracownik z lewej przechodzi do poczekalni, czyjkolwiek jest, a reszta się przesuwa. Miejsca: dla 2 graczy czarne 3, pozostałe 2; dla 3 graczy 4 i 3; dla 4 graczy 5 i 4.',
      ),
      say(
        'With an empty supply take 3 of your employees back from the Lobby (or as many as there are), place one of them, then promote once. With nobody in the Lobby either, nobody is placed; the action still counts.',
        'Ist dein Vorrat leer, nimm 3 deiner Arbeitskräfte aus der Eingangshalle zurück (oder so viele, wie da sind), setze eine davon ein und befördere einmal. Ist auch dort niemand, wird niemand eingesetzt; die Aktion gilt trotzdem.',
        'Gdy zasoby są puste, zabierz 3 swoich pracowników z poczekalni (albo tylu, ilu jest), umieść jednego z nich i wykonaj jeden awans. Gdy i tam nikogo nie ma, nikogo nie umieszczasz; akcja mimo to się liczy.',
      ),
    ],
  },
  {
    id: 'promotion',
    rules: ruleIds('AB-12', 5, 8),
    heading: w('Promotion', 'Beförderung', 'Awans'),
    blocks: [
      say(
        'A promotion moves one of your employees from the Lobby to the first floor of a Department, or from a floor to the next one of the same Department. On the floor entered there must be fewer than three employees and none of yours.',
        'Eine Beförderung stellt eine deiner Arbeitskräfte aus der Eingangshalle in die erste Etage einer Abteilung oder von einer Etage in die nächste derselben Abteilung. Dort müssen weniger als drei stehen, und keine von dir.',
        'Awans przenosi twojego pracownika z poczekalni na pierwsze piętro działu albo z piętra na następne w tym samym dziale. Na nowym piętrze musi być mniej niż trzech pracowników i żaden twój.',
      ),
      list(
        w(
          'Floors 1, 2, 3 of Network, Trade and Service need level 1, level 2 and both padlocks of level 3 of the upgrade, truck and station column. Finance is open to all.',
          'Etagen 1, 2, 3 von Netzwerk, Handel und Dienstleistung brauchen Stufe 1, Stufe 2 und beide Schlösser der Stufe 3 der Spalte Ausbau, LKW oder Tankstelle. Finanzen steht allen offen.',
          'Piętra 1, 2, 3 działów Sieć, Handel i Usługi wymagają poziomu 1, poziomu 2 i obu kłódek poziomu 3 kolumny ulepszania, ciężarówki lub stacji. Finanse są otwarte dla wszystkich.',
        ),
        w(
          'If no promotion is possible at all, put an employee from your supply into the Lobby instead.',
          'Ist gar keine Beförderung möglich, stelle stattdessen eine Arbeitskraft aus dem Vorrat in die Eingangshalle.',
          'Gdy żaden awans nie jest możliwy, umieść zamiast tego pracownika z zasobów w poczekalni.',
        ),
        w('Nobody ever moves down.', 'Niemand steigt je ab.', 'Nikt nigdy nie schodzi w dół.'),
      ),
    ],
  },
  {
    id: 'track',
    rules: chapter('AB-13', 3),
    heading: w('Development track', 'Entwicklungsleiste', 'Tor rozwoju'),
    blocks: [
      say(
        'Develop moves your token step by step; after every step you gain the bonus of the space reached. You may decline Develop as a whole, but not stop in the middle. The last four spaces form a loop whose bonuses come again every time. What cannot be carried out is lost.',
        'Entwickeln rückt deinen Entwicklungsmarker vor, Schritt für Schritt; nach jedem Schritt erhältst du die Prämie des Feldes. Du darfst ganz verzichten, aber nicht mittendrin aufhören. Die letzten vier Felder bilden eine Schleife, deren Prämien immer wiederkommen. Was nicht ausführbar ist, verfällt.',
        'Rozwój przesuwa znacznik krok po kroku; po każdym kroku otrzymujesz bonus pola. Możesz zrezygnować w całości, ale nie w połowie. Ostatnie cztery pola tworzą pętlę, której bonusy wracają. Czego nie da się wykonać, przepada.',
      ),
      example(
        'Develop 2 over a promotion to a coin: first promote, then take the money.',
        'Entwickeln 2 über eine Beförderung auf eine Münze: erst befördern, dann das Geld nehmen.',
        'Rozwój 2 przez awans na monetę: najpierw awans, potem pieniądze.',
      ),
    ],
  },
];
