export const de = {
  'lesson.drive.title': 'Mit einer Karte fahren',
  'lesson.drive.about': 'Felder, Kohle und früh anhalten',
  'lesson.drive.goal': 'Führe zwei Bewegungsaktionen aus.',
  'lesson.drive.step.1':
    'Spiele eine Aktionskarte. Sie hat drei Bewegungsaktionen, I bis III: wie viele Felder du fährst und wie viel Kohle das kostet.',
  'lesson.drive.do.1': 'Eine Aktionskarte spielen',
  'lesson.drive.step.2':
    'Bewegungsaktion I: Fahre genau so viele Felder. Tippe auf das Feld, auf dem deine Lok enden soll.',
  'lesson.drive.do.2': 'Bewegungsaktion I',
  'lesson.drive.step.3':
    'Bewegungsaktion II kostet meist mehr Kohle. Du darfst nach jeder Aktion anhalten; fahre diesmal weiter.',
  'lesson.drive.do.3': 'Bewegungsaktion II',
  'lesson.drive.passed':
    'Zwei Aktionen, zwei Orte. Anhalten darfst du jederzeit, überspringen darfst du keine der drei.',
  'lesson.drive.missed': 'Du hast nach zu wenigen Bewegungsaktionen angehalten. Fahre diesmal weiter.',
  'lesson.drive.answer.1': 'Du hast früh angehalten. Gesparte Kohle bleibt dir, die Felder nicht.',

  'lesson.siding.title': 'Die Nebengleise',
  'lesson.siding.about': 'Drei Gleise, neun Felder',
  'lesson.siding.goal': 'Beende eine Bewegung auf einem Nebengleis.',
  'lesson.siding.step.1':
    'Nebengleise liegen an den Ringen. Spiele eine Karte, deren erste Aktion dich auf eines bringt: Zähle die Felder.',
  'lesson.siding.do.1': 'Eine Aktionskarte spielen',
  'lesson.siding.step.2':
    'Ende genau auf einem Feld eines Nebengleises. Du nutzt sofort das Nebengleisplättchen dieser Nummer.',
  'lesson.siding.do.2': 'Auf einem Nebengleis enden',
  'lesson.siding.passed':
    'Das Plättchen ist genutzt, ein neues liegt da. Auch Lagerhäuser der Zone werden gewertet, wer immer dort anhielt.',
  'lesson.siding.missed': 'Deine Lok endete nicht auf einem Nebengleis.',
  'lesson.siding.answer.1': 'Du hast angehalten, bevor du ein Nebengleis erreicht hast.',
  'lesson.siding.answer.2': 'Dieses Feld bringt nichts. Ein Nebengleis hat eine Nummer und ein Plättchen.',

  'lesson.city.title': 'Städte',
  'lesson.city.about': 'Wer zuerst kommt',
  'lesson.city.goal': 'Setze einen Stadtmarker in eine neue Stadt.',
  'lesson.city.step.1':
    'Spiele eine Karte mit genug Feldern bis zur nächsten Stadt. In einer Stadt darf eine Bewegung früher enden; übrige Felder kosten Punkte.',
  'lesson.city.do.1': 'Eine Aktionskarte spielen',
  'lesson.city.step.2':
    'Fahre in die Stadt. Beim ersten Besuch setzt du einen Stadtmarker und nimmst ihr Bewegungsplättchen.',
  'lesson.city.do.2': 'In eine Stadt fahren',
  'lesson.city.passed': 'Je früher du kommst, desto besser das Plättchen. Alle neun Städte bringen am Ende Punkte.',
  'lesson.city.missed': 'Du hast keine neue Stadt erreicht.',
  'lesson.city.answer.1': 'Du hast angehalten, bevor du die Stadt erreicht hast.',
  'lesson.city.answer.2': 'Dieses Feld ist keine Stadt. Zähle die Felder noch einmal.',

  'lesson.contract.title': 'Verträge',
  'lesson.contract.about': 'Entladen für Punkte',
  'lesson.contract.goal': 'Erfülle einen Vertrag.',
  'lesson.contract.step.1':
    'Auf deinen Wagen liegen Würfel, die ein Vertrag verlangt. Spiele eine Karte, die dich in eine Stadt dieser Region bringt.',
  'lesson.contract.do.1': 'Eine Aktionskarte spielen',
  'lesson.contract.step.2':
    'Fahre in eine Stadt der Region, in der der Vertrag liegt. Ihr Vertragsfeld dieser Größe muss frei sein.',
  'lesson.contract.do.2': 'Fahren',
  'lesson.contract.step.3':
    'Erfülle den Vertrag: Die Würfel verlassen deine Wagen, ein Vertragsmarker bleibt in der Stadt.',
  'lesson.contract.do.3': 'Den Vertrag erfüllen',
  'lesson.contract.passed':
    'Punkte sofort und ein Marker, der am Ende zählt. Die Entladeleiste sagt, wie viele Würfel du bei einem Besuch entladen darfst.',
  'lesson.contract.missed': 'Der Vertrag ist nicht erfüllt. Du brauchst seine Würfel und eine Stadt seiner Region.',
  'lesson.contract.answer.1': 'Du hast angehalten, bevor du die Stadt erreicht hast.',
  'lesson.contract.answer.2': 'Du hast die Stadt verlassen, ohne den Vertrag zu erfüllen.',

  'lesson.lobby.title': 'Spione und Sektoren',
  'lesson.lobby.about': 'Ein Schritt auf einer Fortschrittsleiste',
  'lesson.lobby.goal': 'Gewinne Kohle durch Lobbyarbeit.',
  'lesson.lobby.step.1':
    'Setze deinen Spion in einen Sektor. Jeder Sektor bringt dich auf einer Fortschrittsleiste weiter und gibt, worum es dort geht. Du brauchst Kohle: Wähle einen Rohstoffsektor.',
  'lesson.lobby.do.1': 'Den Spion setzen',
  'lesson.lobby.step.2': 'Der Rohstoffsektor gibt sofort Kohle und von nun an mehr Einkommen.',
  'lesson.lobby.do.2': 'Kohle gewinnen',
  'lesson.lobby.passed':
    'Fortschritt zahlt sich jede Runde aus. Am Ende punktet im Sektor, wer dort am meisten Einfluss hat.',
  'lesson.lobby.missed': 'Dein Spion ging woandershin. Kohle gibt der Rohstoffsektor.',
  'lesson.lobby.answer.1': 'In diesem Sektor geht es um etwas anderes. Suche den Rohstoffsektor.',

  'lesson.invest.title': 'Erst investieren, dann fahren',
  'lesson.invest.about': 'Aktionen für Investitionsmarker',
  'lesson.invest.goal': 'Baue ein Lagerhaus.',
  'lesson.invest.step.1':
    'Investitionsmarker bezahlen Aktionen; alle sind reihum dran, bis alle gepasst haben. Wähle die Aktion, die ein Lagerhaus baut.',
  'lesson.invest.do.1': 'Für ein Lagerhaus bezahlen',
  'lesson.invest.step.2':
    'Wähle eine Zone der Region, in der deine Lok steht. Wo ein Bahnhof steht, können Lagerhäuser später vermietet werden.',
  'lesson.invest.do.2': 'Eine Zone wählen',
  'lesson.invest.passed':
    'Jedes Lagerhaus bringt dich auf der Infrastrukturleiste seiner Region weiter. Nicht ausgegebene Marker behältst du.',
  'lesson.invest.missed': 'Es wurde kein Lagerhaus gebaut.',
  'lesson.invest.answer.1': 'Du hast gepasst: Das gilt für die ganze Runde.',
  'lesson.invest.answer.2': 'Diese Aktion tut etwas anderes.',

  'lesson.load.title': 'Wagen und Würfel',
  'lesson.load.about': 'Was dein Zug tragen kann',
  'lesson.load.goal': 'Belade einen Wagen.',
  'lesson.load.step.1':
    'In der Einkommensphase belädst du so viele Wagen, wie deine Beladeleiste erlaubt. Wähle einen Wagen: Jeder Platz nimmt den Würfel, den er zeigt, ein Platz mit Stern jeden.',
  'lesson.load.do.1': 'Einen Wagen beladen',
  'lesson.load.passed': 'Geladene Würfel bleiben, bis du sie entlädst oder verkaufst. Sieh dir vorher die Verträge an.',
  'lesson.load.missed': 'Der Wagen ist noch leer.',
  'lesson.load.answer.1': 'Du bist weitergegangen, ohne zu laden.',

  'lesson.market.title': 'Der Schwarzmarkt',
  'lesson.market.about': 'Verkaufe, was niemand will',
  'lesson.market.goal': 'Verkaufe Würfel auf einem Schwarzmarkt.',
  'lesson.market.step.1':
    'Auf jedem mittleren Ring liegt ein Schwarzmarkt. Spiele eine Karte, mit der du ihn erreichst.',
  'lesson.market.do.1': 'Eine Aktionskarte spielen',
  'lesson.market.step.2': 'Beende deine Bewegung auf dem Schwarzmarkt. Ein Bewegungsplättchen darf Felder dazugeben.',
  'lesson.market.do.2': 'Zum Schwarzmarkt fahren',
  'lesson.market.step.3':
    'Wähle, was du willst: Die verkauften Würfel müssen seinen Preis wert sein. Der Rest verfällt.',
  'lesson.market.do.3': 'Würfel verkaufen',
  'lesson.market.passed': 'Ein Tausch je Halt. Würfel, die zu keinem Vertrag passen, sind hier etwas wert.',
  'lesson.market.missed': 'Du hast nichts verkauft.',
  'lesson.market.answer.1': 'Du hast angehalten, bevor du den Markt erreicht hast.',
  'lesson.market.answer.2': 'Du hast den Markt verlassen, ohne zu verkaufen.',

  'lesson.special.title': 'Die vierte Aktion',
  'lesson.special.about': 'Lohn fürs Weiterfahren',
  'lesson.special.goal': 'Nutze eine Spezialaktion.',
  'lesson.special.step.1':
    'Die Spezialaktion unten auf einer Karte braucht alle drei Bewegungsaktionen. Wähle eine Karte, deren drei Aktionen du bezahlen kannst.',
  'lesson.special.do.1': 'Eine Aktionskarte spielen',
  'lesson.special.step.2': 'Führe alle drei Bewegungsaktionen nacheinander aus.',
  'lesson.special.do.2': 'Fahren',
  'lesson.special.step.3':
    'Zahle 1 Kohle und nutze eine Spezialaktion: der gespielten Karte oder einer anderen aus deiner Hand.',
  'lesson.special.do.3': 'Die Spezialaktion nutzen',
  'lesson.special.passed':
    'Starke Spezialaktionen stehen oft auf Karten, die schlecht fahren. Eine Handkarte ist danach verbraucht.',
  'lesson.special.missed': 'Die Spezialaktion braucht alle drei Bewegungsaktionen und 1 Kohle.',
  'lesson.special.answer.1': 'Du hast auf die Spezialaktion verzichtet.',
  'lesson.special.answer.2': 'Du hast vor der dritten Bewegungsaktion angehalten.',

  'lesson.mission.title': 'Helden und Missionen',
  'lesson.mission.about': 'Würfel, die bis zum Ende bleiben',
  'lesson.mission.goal': 'Spiele einen Helden als Mission.',
  'lesson.mission.step.1':
    'Deine Lok steht in der Region der Stadt eines deiner Helden, und deren Missionsplättchen ist noch da. Spiele den Helden.',
  'lesson.mission.do.1': 'Einen Helden spielen',
  'lesson.mission.passed':
    'Die Belohnung bekommst du jetzt. Am Ende punktet die Mission für die Würfel, die sie verlangt.',
  'lesson.mission.missed': 'Der Held ist noch auf deiner Hand. Jemand anderes kann das Plättchen zuerst nehmen.',
  'lesson.mission.answer.1': 'Du hast gepasst. Helden, die nie gespielt werden, sind nichts wert.',
  'lesson.mission.answer.2': 'Du hast verzichtet. Helden, die nie gespielt werden, sind nichts wert.',
} as const;
