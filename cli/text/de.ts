import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'help.title': 'Roundhouse: Brettspiele über Verkehr und Eisenbahn im Terminal',
  'help.usage': 'Aufruf',
  'help.command': 'Befehl',
  'help.options': 'Optionen',
  'help.example': 'Beispiel',
  'help.exit': 'Rückgabewerte: 0 erfolgreich, 1 fehlgeschlagen, 2 falsch aufgerufen',
  'help.more': 'Mehr mit roundhouse <Befehl> --help. Ohne Befehl: ein Spiel im Menü wählen und spielen.',

  'command.play': 'Im Terminal spielen, allein oder zu mehreren',
  'command.games': 'Die Spiele mit ihren Plätzen und Optionen zeigen',
  'command.simulate': 'Gegner viele Partien spielen lassen und vergleichen',
  'command.ladder':
    'Gegner aneinander messen: gleiches Glück auf jedem Platz, ein Test, der aufhört, sobald er es weiß',
  'command.usage': 'Zählen, wie oft eine Stufe alles tut, was man tun kann',
  'command.stalls': 'Spiele beliebig gemischter Stufen spielen und die längsten zeigen: Kommt jedes Spiel zum Ende?',
  'command.train':
    'Aus eigenen Spielen eines Niveaus lernen, welche Züge wahrscheinlich sind (priors), was die Teile der Bewertung wert sind (worths), was aus Stellungen wird (value) oder nach welchen Kennzahlen sie zu beurteilen sind (figures); behalten wird nur, was ein Match gewinnt',
  'command.tune': 'Andere Gewichte für die Teile einer Bewertung in gepaarten Spielen erproben',
  'command.record': 'Gegner eine Partie spielen lassen und als Datei aufzeichnen',
  'command.verify': 'Aufzeichnungen nachspielen und alles prüfen, was sie behaupten',
  'command.transcript': 'Eine Aufzeichnung als lesbaren Text zeigen',
  'command.analyse': 'Jeden Zug einer beendeten Partie bewerten, Glück und Spiel getrennt',
  'command.engine': 'Ein Spiel aus einem anderen Programm steuern, mit JSON-Zeilen über Ein- und Ausgabe',
  'command.conform': 'Ein Spiel in vielen Zufallspartien auf seine Zusagen prüfen',
  'command.backup': 'Alles, was der Bahnhof aufbewahrt, in eine Datei sichern, auch während er offen ist',
  'command.restore': 'Einen leeren Ordner oder eine leere Datenbank aus einer solchen Datei füllen',
  'command.bench': 'Die Geschwindigkeit der Spiele messen, mit boardgame.io zum Vergleich',
  'command.serve': 'Den Bahnhof öffnen: Seite, Server und Datenbank, um zusammen zu spielen',

  'flag.seats':
    'wer wo sitzt: human (Mensch), ein Gegner (random, novice, steady, skilled, expert, master), ein Automa des Spiels oder ein eigener Spieler: eine Datei (./meiner.mjs) oder ein Programm (engine:python3 meiner.py)',
  'flag.option': 'eine Option des Spiels; darf mehrmals vorkommen',
  'flag.seed': 'Zahl, die jeden Zufall bestimmt; gleiche Zahl, gleiche Partie',
  'flag.edition': 'eigenes Spielmaterial statt der Standardausgabe',
  'flag.resume': 'eine gespeicherte Partie fortsetzen',
  'flag.save': 'wohin die Partie gespeichert wird (sonst in den eigenen Ordner für Spielstände)',
  'flag.names': 'Namen der Menschen am Tisch, in der Reihenfolge ihrer Plätze',
  'flag.open': 'zu mehreren: alle dürfen den Bildschirm sehen, keine Übergabe',
  'flag.take-over':
    'eine gespeicherte Partie weiterspielen, die in einem anderen Terminal offen ist; dort wird es gemeldet',
  'flag.games': 'wie viele Partien',
  'flag.what':
    'was gelernt wird: welche Züge wahrscheinlich sind, was die Teile der Bewertung wert sind, oder was aus Stellungen wird',
  'flag.share':
    'mit --what value: wie viel das Gelernte neben der Bewertung zählt, höchstens 1; ohne Angabe die Hälfte',
  'flag.workers': 'wie viele Prozessorkerne',
  'flag.out': 'Zieldatei; ohne sie geht die Aufzeichnung an die Standardausgabe',
  'flag.first': 'Nummer der ersten Partie; setzt einen früheren Lauf fort',
  'flag.thoroughness': 'Anteil der Stellungen, an denen alles geprüft wird',
  'flag.play-seed': 'mit --choices: Startzahl der Prüfungen',
  'flag.check': 'mit --choices: nur diese Prüfung',
  'flag.choices': 'eine Partie noch einmal zeigen, die eine Zusage brach',
  'flag.pair':
    'der Gegner, der gemessen wird, und seine Kontrahenten; level@commit ist ein Gegner jenes Commits, former der steady von 0.1; oder eine Datei oder ein Programm (engine:…)',
  'flag.each': 'jeder Wert einer Option der Reihe nach, oder die genannten: level=1,6',
  'flag.ratings': 'alle Gegner einer Ergebnisdatei auf einer Skala werten; spielt nichts',
  'flag.test': 'zwei Anteile an den Siegen: Der Test endet, wenn er weiß, welcher stimmt',
  'flag.results': 'hebt dort jeden fertigen Block auf und macht von da aus weiter',
  'flag.levels': 'Gegner mit Namen: wer sich setzt, wer betrachtet wird, von wem gelernt wird',
  'flag.md': 'schreibt die Tabelle in diese Markdown-Datei',
  'flag.rounds': 'wie oft gemessen wird; der Median zählt',
  'flag.with-rival': 'auch boardgame.io messen; wird beim ersten Mal geholt',
  'flag.tables': 'mit server: Tische im Spiel',
  'flag.seconds': 'mit server: wie lange gespielt wird',
  'flag.idle': 'mit server: Tische, die niemand ansieht',
  'flag.part': 'mit server: nur ein Teil davon',
  'flag.database': 'mit server: wo er seine Tische aufbewahrt',
  'flag.port': 'Port, an dem gelauscht wird; ist er belegt, der nächste freie',
  'flag.host': 'Adresse dieses Rechners, an der gelauscht wird; 0.0.0.0 für das ganze Netz',
  'flag.data':
    'Ordner, in dem alles aufbewahrt wird (sonst ./data); DATABASE_URL=postgres://… nimmt stattdessen PostgreSQL',
  'flag.address': 'unter welcher Adresse der Bahnhof zu finden ist, wenn ein Proxy davorsteht',
  'flag.trust-proxy': 'Proxys davor, deren Angaben über Besucher gelten',
  'flag.log': 'wie viel protokolliert wird, als JSON-Zeilen auf der Fehlerausgabe',
  'flag.no-page': 'nur die Schnittstelle, ohne die Seite',
  'flag.think-ahead': 'Gegner denken auch nach, während Menschen nachdenken, wo ein Prozessor nichts zu tun hat',
  'flag.lang': 'Sprache',
  'flag.json': 'Antwort als JSON',
  'flag.help': 'diese Hilfe',

  'games.seats': 'Plätze',
  'games.sitters': 'wer sitzen kann',
  'games.edition': 'Ausgabe',
  'games.ruleset': 'Regelstand {version}',
  'games.options': 'Optionen, der übliche Wert zuerst',
  'games.players': '{range, select, yes {{min}–} other {}}{max, plural, one {# Spieler} other {# Spieler}}',

  progress: '{done} von {total} Partien, {rate} pro Sekunde, noch {left}',

  'simulate.kind': 'Platz',
  'simulate.seats': 'Plätze',
  'simulate.wins': 'Siege',
  'simulate.share': 'der Partien',
  'simulate.interval': '95-%-Intervall',
  'simulate.fair': 'wenn alle gleich wären',
  'simulate.points': 'Punkte im Mittel',
  'simulate.speed':
    '{games, plural, one {# Partie} other {# Partien}} in {seconds} s: {rate} Partien und {decisions} Entscheidungen pro Sekunde',

  'ladder.hero': 'Gegner',
  'ladder.rivals': 'gegen',
  'ladder.games': 'Partien',
  'ladder.share': 'Siege',
  'ladder.interval': '95-%-Intervall',
  'ladder.test': 'Test',
  'ladder.points': 'Punkte im Mittel',
  'ladder.heroTime': 'ms je Zug p50 / p95',
  'ladder.rivalTime': 'die anderen',
  'ladder.longest': 'längste Partie, Züge',
  'ladder.ranOut': 'von der Uhr beendet',
  'ladder.verdict': '{verdict, select, open {offen} stronger {stärker} other {nicht stärker}}',
  'ladder.rating': 'Wertung',
  'ladder.reach': '±',
  'ladder.ratingsNote':
    'openskill über alle aufgehobenen Partien der Engine {engine}, Mittel über vierzig Reihenfolgen; {anchor} hat 1500, ± zwei Abweichungen.',
  'ladder.note':
    'Jeder Seed wird von jedem Platz aus gespielt; gleich starke Gegner gewinnen je {fair}. Der Test entscheidet zwischen {low} und {high} mit höchstens 5 % Fehler auf jeder Seite. Seeds ab {seed}, Engine {engine}.',

  'record.moves': '{moves, plural, one {# Zug} other {# Züge}}',
  'record.unfinished': 'nicht beendet',
  'record.won': 'gewonnen von',
  'backup.done': '{count, plural, one {# Zeile} other {# Zeilen}} in {file} gesichert',
  'backup.exists': '{file} gibt es schon: eine Sicherung überschreibt nichts',
  'restore.done': '{count, plural, one {# Zeile} other {# Zeilen}} aus {file} wiederhergestellt',

  'analyse.progress': '{done} von {total} Schritten, noch {left}',
  'analyse.sameFile': '--results {file}: Das ist die Partie selbst; nenne eine andere Datei',
  'analyse.stopped':
    'Angehalten: {done} von {total} Schritten sind bekannt. Mit --results meine-analyse.jsonl werden sie aufgehoben, und derselbe Befehl macht dort weiter.',
  'analyse.kept':
    'Angehalten: {done} von {total} Schritten sind in {file} aufgehoben; derselbe Befehl macht dort weiter.',
  'analyse.unfinished': '{file}: Die Partie ist nicht zu Ende; danach lässt sie sich analysieren',
  'analyse.best': 'bester',
  'analyse.good': 'gut',
  'analyse.weak': 'schwach',
  'analyse.mistake': 'Fehler',
  'analyse.lost': 'verschenkt {points}',
  'analyse.found': 'gefunden {points}',
  'analyse.luck': 'Glück {points}',
  'analyse.better': 'besser: {turn}',
  'analyse.seat':
    '{name}: {points} Punkte; Glück {luck}, Spiel {play} je Zug; {best} beste, {good} gute, {weak} schwache, {mistake, plural, one {# Fehler} other {# Fehler}}',
  'analyse.note':
    'Gegenüber dem stärksten Gegner bei fester Zahl von Rollouts: Dieselbe Partie ergibt dieselben Zahlen. Glück: was der Zufall brachte, gegenüber dem, was zu erwarten war. Spiel: was die Entscheidungen gegenüber den besten bekannten verschenkten.',

  'verify.ok': 'in Ordnung',
  'verify.older': 'älter',
  'older.all':
    'gespielt nach Regelstand {ruleset}; gezeigt nach Regelstand {here}, {count, plural, one {der Zug} other {alle # Züge}} nachgespielt',
  'older.some':
    'gespielt nach Regelstand {ruleset}; gezeigt nach Regelstand {here}, {followed} von {count, plural, one {# Zug} other {# Zügen}} nachgespielt',
  'older.otherResult': 'das Ergebnis ist nicht das aufgezeichnete',

  'conform.done':
    '{games, plural, one {# Partie} other {# Partien}} mit {moves, plural, one {# Zug} other {# Zügen}} in {setups, plural, one {# Aufstellung} other {# Aufstellungen}}, {checks} Prüfungen, {seconds} s',
  'conform.sound': '{title} hält alle Zusagen.',
  'conform.goOn': 'Angehalten. Weiter mit',
  'conform.again': 'Noch einmal zu sehen mit',
  'conform.after': 'Nach {moves, plural, one {# Zug} other {# Zügen}}:',
  'conform.gone': 'In dieser Partie hält die Zusage.',

  'usage.what': 'Zug und was er nennt',
  'usage.done': 'je Spiel',
  'usage.offered': 'stand so oft zur Wahl',
  'usage.named': 'jedes Ding, das er nennt, je Spiel',
  'usage.never': 'nie',
  'usage.note': '{games, plural, one {Ein Spiel} other {# Spiele}} von {level} gegen sich selbst.',
  'stalls.turns': 'Züge',
  'stalls.seed': 'Startzahl',
  'stalls.levels': 'wer wo saß',
  'stalls.note':
    '{games, plural, one {Ein Spiel} other {# Spiele}}; {endless, plural, =0 {alle gingen zu Ende} one {eines ging nicht zu Ende} other {# gingen nicht zu Ende}}. Verglichen werden die längsten von je zwanzig.',
  'train.fit':
    'In Spielen, aus denen nicht gelernt wurde, wurde der wahrscheinlichste Zug in {first} der Entscheidungen gewählt; gewählte Züge hatten die Wahrscheinlichkeit {known}, durch Zufall wäre es {chance}.',
  'train.foresight':
    'Zur Halbzeit von Spielen, aus denen nicht gelernt wurde, ging die Bewertung vorher zu {before} mit dem Ergebnis, jetzt zu {after} (1 wäre Gewissheit).',
  'train.foreseen':
    'In {games, plural, one {einem Spiel} other {# Spielen}}, aus denen nicht gelernt wurde, ging die Bewertung vorher → jetzt mit dem Ergebnis (1 wäre Gewissheit), nach dem Anteil der Züge, die vorbei waren: {moments}.',
  'train.slopes':
    'Punkte, die eine Kennzahl brachte, wenn sie um die Hälfte größer war oder ihr ein Drittel weniger zu eins fehlte; die sichersten zuerst: {figures}.',
  'train.match':
    '{level} mit dem Gelernten gegen {level}, wie es ist: {share} von {games, plural, one {einem Spiel} other {# Spielen}} ({low} – {high}), {verdict, select, open {nicht entschieden} stronger {stärker} other {nicht stärker}}.',
  'train.kept': 'In {file} geschrieben.',
  'train.dropped': 'Es hat nicht gewonnen, also wird nichts geschrieben.',
  'train.where': '--out sagt, wohin es geschrieben wird.',
  'tune.part': 'Teil der Bewertung',
  'tune.factor': 'mal',
  'bench.measuring': '{what} wird gemessen …',
  'bench.what': 'Zufallsspieler, ein Kern',
  'bench.games': 'Partien/s',
  'bench.decisions': 'Entscheidungen/s',
  'bench.clone': 'Kopie µs',
  'bench.movesMean': 'moves() Mittel µs',
  'bench.movesWorst': 'moves() längste µs',
  'bench.movesCrowded': 'moves() volle Karte µs',
  'bench.ratio': 'Entscheidungen/s ÷ boardgame.io',
  'bench.length': 'Entscheidungen je Partie',
  'bench.rollouts': 'Rollouts/s',
  'bench.quick': 'Spiele/s von quick',
  'bench.noRival': 'boardgame.io ist nicht da; --with-rival holt es zum Vergleich',
  'bench.fetching': 'boardgame.io wird geholt (einmal, etwa eine halbe Minute) …',
  'bench.notFetched': 'boardgame.io ließ sich nicht holen (siehe oben); ist ein Netz da?',
  'bench.note':
    'Mediane aus {rounds, plural, one {# Runde} other {# Runden}}, Prozessorzeit. Entscheidungen mit nur einem erlaubten Zug zählen nicht. boardgame.io: ein vereinfachtes Spiel ähnlicher Größe, über seinen Reducer und über seinen Client.',
  'bench.server.what': 'vier Spieler je Tisch, ein Zug je Tisch und Sekunde',
  'bench.server.station':
    'Roundhouse, {database}, {processes, plural, one {# Prozess} other {# Prozesse}}{spread, select, yes {, Spieler eines Tisches auf beiden} other {}}',
  'bench.server.tables': 'Tische',
  'bench.server.moves': 'angenommene Züge/s',
  'bench.server.p50': 'p50 ms',
  'bench.server.p95': 'p95 ms',
  'bench.server.p99': 'p99 ms',
  'bench.server.late': 'verspätet',
  'bench.server.refused': 'abgelehnt',
  'bench.server.bytes': 'Bytes je Zug',
  'bench.server.processor': 'Prozessor-ms je Zug',
  'bench.server.mainThread': 'davon Hauptthread',
  'bench.server.players': 'Prozessor-ms der Spieler je Zug',
  'bench.server.memory': 'Speicher MB',
  'bench.server.perTable': 'KB je Tisch',
  'bench.server.live': 'Tische im Spiel, {where}',
  'bench.server.open': 'Öffnen von Spielen',
  'bench.server.atRest': 'ruhende Tische',
  'bench.server.kept': 'ruhende Tische; {tables} sind da',
  'bench.server.opening':
    'Öffnen eines Spiels nach {moves} Zügen: p50 {p50} ms, p95 {p95} ms ({tables} Tische, die kein Prozess hielt)',
  'bench.server.idle':
    '{tables} ruhende Tische, jeder von einem Spieler angesehen: {memory} MB, wenn ihre Spiele losgelassen sind ({looked} MB, als alle eben geöffnet waren, {empty} MB davor), {perTable} KB je Tisch',
  'bench.server.ratio':
    'Prozessorzeit je Zug mit zwei Prozessen: {ratio} × die mit einem{spread, select, yes {, Spieler eines Tisches auf beiden} other {, Tische aufgeteilt}}',
  'bench.server.waits': 'worauf PostgreSQL beim Hinsehen wartete (Stichproben): {waits}',
  'bench.server.gate':
    'Schranke: p95 höchstens 100 ms bei 200 Tischen in einem Prozess: {held, select, yes {gehalten} other {nicht gehalten}}',
  'bench.server.note':
    'Vom Befehl bis zur Ansicht des letzten Spielers, über Sockets auf diesem Rechner; die Spieler laufen in einem eigenen Prozess auf denselben Kernen. Bytes: was allen vier Spielern eines Tisches gesendet wird. boardgame.io: ein vereinfachtes Spiel ähnlicher Größe, ohne Speicherung.',

  'serve.open': 'Roundhouse ist offen: {address}',
  'serve.data': 'Alles liegt in {folder}',
  'serve.database': 'Alles liegt in PostgreSQL',
  'serve.stop': 'Beenden mit Strg+C · im Terminal: npx roundhouse play',
  'serve.stopping': 'Wird geschlossen … (noch einmal: sofort)',
  'serve.stopped': 'Geschlossen.',

  'hint.title': 'Was ein Experte hier täte, das Beste zuerst:',
  'hint.worth': 'steuert auf {worth} zu; in den nächsten Zügen: {gains}; für später {later}',
  'hint.feared': 'unangenehmste Antwort: {seat}, {move} ({cost})',
  'hint.givenUp': 'Gegenüber dem zweiten aufgegeben: {sources}',

  'table.player': 'Spieler',
  'table.playerNumber': 'Spieler {number}',
  'table.moveNumber': 'Zug {number}',
  'table.seed': 'Startzahl {seed}',
  'table.thinking': '{seat} überlegt …',
  'table.handOver': 'Jetzt ist dran: {seat}',
  'table.pressEnter': 'Enter drücken, wenn sonst niemand hinsieht. ',
  'table.more': '… davor noch {lines, plural, one {# Zeile} other {# Zeilen}} (l zeigt das Protokoll)',
  'table.narrow': 'Das Terminal ist {columns} Spalten breit; dieser Plan braucht {needed}.',
  'table.gathered': '{beginning} ({moves})',
  'table.example': 'zum Beispiel „{example}“ eingeben, um diese Züge zu sehen',
  'table.page': 'Seite {page} von {pages}: n weiter, p zurück',
  'table.filtered': '{shown} von {all} Zügen mit „{filter}“, Enter zeigt alle',
  'table.noSuchNumber': 'Zug {number} gibt es nicht; die Nummern gehen von 1 bis {most}.',
  'table.noMatch': 'In keinem Zug kommt „{filter}“ vor. h zeigt, was man eingeben kann.',
  'table.logMore': '… davor {lines, plural, one {# Zeile} other {# Zeilen}} (l all zeigt alles)',
  'table.forecast': 'Wenn das Spiel jetzt zu Ende wäre:',
  'table.rule': 'Diese Frage stellt Regel {rule} (Regeltext auf Englisch).',
  'table.cannotUndo':
    'Es kann nichts zurückgenommen werden: Es wurde gezogen, gewürfelt oder aufgedeckt, oder jemand anders hat entschieden.',
  'table.undone': 'Zurückgenommen: {move}',
  'table.saved': 'Gespeichert. Weiter mit: npx roundhouse play --resume {file}',
  'table.kept': 'Die Partie bleibt erhalten. Lesen mit: npx roundhouse transcript {file}',
  'table.takenOver':
    'In einem anderen Terminal wird {file} weitergespielt. Von hier aus wird dort nichts mehr gespeichert; die Züge seither stehen nur auf diesem Bildschirm.',
  'table.inUse': '{file} ist in einem anderen Terminal offen (Prozess {pid} auf {machine}).',
  'table.older': 'Diese Partie begann unter Regelstand {ruleset}; sie geht unter den heutigen Regeln weiter.',
  'table.olderShown':
    'Diese Partie wurde unter Regelstand {ruleset} gespielt. Die heutigen Regeln können ihr {moves, plural, one {# Zug} other {# Züge}} weit folgen: Sie kann angesehen, aber nicht weitergespielt werden.',
  'table.help': `Was man eingeben kann, gefolgt von Enter:
  12          Zug 12 machen
  Wörter      nur Züge mit diesen Wörtern zeigen (/Wörter, falls sie mit einer Taste verwechselt werden)
  Enter       den Zug machen, wenn nur einer gezeigt wird, sonst nächste Seite oder der ganze Plan
  u           zurücknehmen, solange nichts gezogen, gewürfelt oder aufgedeckt wurde
  l           Protokoll (l all: alles)
  s           Punkte, wenn das Spiel jetzt zu Ende wäre
  b           Plan noch einmal
  save Datei  eine Kopie speichern (nach jedem Zug wird von selbst gespeichert)
  i           was ein starker Gegner hier täte, und warum
  h           diese Hilfe
  q           gehen; die Partie bleibt gespeichert`,

  'keys.move': 'Nummer = Zug · Wörter = suchen',
  'keys.enter': 'Enter = Zug {number}',
  'keys.confirm': 'Enter = Zug beenden · u zurück · l Protokoll · s Punkte · q gehen',
  'keys.undo': 'u zurück',
  'keys.rest': 'b Plan · l Protokoll · s Punkte · i Tipp · h Hilfe · q gehen',
  'keys.takenOver':
    't zurückholen (es gilt, was dort gespielt wurde) · save DATEI in einer eigenen Datei weiterspielen · q verlassen',
  'keys.inUse': 't übernehmen · q dort lassen',

  'menu.title': 'Roundhouse',
  'menu.languages': 'de Deutsch · pl polski · en English · q gehen',
  'menu.whichGame': 'Welches Spiel?',
  'menu.continue': '{title} fortsetzen ({moves, plural, one {# Zug} other {# Züge}} gespielt)',
  'menu.choose': 'Nummer [{first}]:',
  'menu.again': 'Bitte eine Nummer von 1 bis {most} eingeben, oder nur Enter.',
  'menu.whoPlays': 'Wer spielt?',
  'menu.alone': 'du allein',
  'menu.against': 'du gegen {rivals}',
  'menu.opponents': '{opponents, plural, one {# Gegner} other {# Gegner}}',
  'menu.ownSeats': '    oder Plätze eingeben, zum Beispiel human,human,steady',
  'menu.howStrong': 'Wie stark?',
  'menu.strongest': 'am stärksten',
  'menu.weakest': 'irgendein erlaubter Zug',
  'menu.options': 'Optionen:',
  'menu.change': 'Nummer zum Ändern, Enter zum Beginnen:',
};
