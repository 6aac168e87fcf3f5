export const de = {
  'lesson.roads.title': 'Straßen und Preise',
  'lesson.roads.about': 'Einen Straßenabschnitt bauen, zwei Städte steigen',
  'lesson.roads.goal': 'Baue einen Abschnitt, der eine Stadt steigen lässt.',
  'lesson.roads.step.1':
    'Jeder Zug beginnt mit einer Aktion. Spiele eine Karte auf Straßenabschnitt bauen: Ihre Farbe sagt, auf welcher Autobahn du baust.',
  'lesson.roads.do.1': 'Eine Karte auf Straßenabschnitt bauen spielen',
  'lesson.roads.step.2':
    'Wähle einen Abschnitt, der seine Verbindung vollendet. Eine vollständige Verbindung lässt die Städte an beiden Enden steigen.',
  'lesson.roads.do.2': 'Eine Stadt steigen lassen',
  'lesson.roads.passed':
    'Du hast bezahlt und eine Arbeitskraft ins Bauamt dieser Autobahn gesetzt. Je höher ihre Städte, desto mehr zahlt das Bauamt am Ende der Epoche.',
  'lesson.roads.missed':
    'Die Straße ist gebaut, aber keine Stadt ist gestiegen: Dieser Abschnitt vollendet seine Verbindung nicht.',
  'lesson.roads.answer.1':
    'Dieser Abschnitt ist nur die Hälfte seiner Verbindung. Städte steigen, wenn eine Verbindung vollständig ist.',

  'lesson.offices.title': 'Plätze im Bauamt',
  'lesson.offices.about': 'Wer sitzt, wer weichen muss',
  'lesson.offices.goal': 'Verdränge jemanden aus einem vollen Bauamt.',
  'lesson.offices.step.1':
    'Bauen und Ausbauen setzen beide eine Arbeitskraft ins Bauamt dieser Autobahn. Suche ein volles Bauamt und spiele eine Karte seiner Farbe.',
  'lesson.offices.do.1': 'Eine Karte auf Bauen oder Ausbauen spielen',
  'lesson.offices.step.2':
    'Das Bauamt ist voll: Wer ganz links sitzt, geht in die Eingangshalle. Baue auf dieser Autobahn, oder baue sie aus.',
  'lesson.offices.do.2': 'Jemanden verdrängen',
  'lesson.offices.passed':
    'Deine Arbeitskraft hat den Platz, die andere wartet in der Eingangshalle. Von dort wird befördert: Verdrängt zu werden ist kein Unglück.',
  'lesson.offices.missed': 'Dort war noch ein Platz frei. Wähle die Autobahn, deren Bauamt voll ist.',
  'lesson.offices.answer.1': 'In diesem Bauamt war noch ein Platz frei.',
  'lesson.offices.answer.2': 'In diesem Bauamt war noch ein Platz frei.',

  'lesson.trucks.title': 'Beladen und fahren',
  'lesson.trucks.about': 'Ein LKW auf der Straße',
  'lesson.trucks.goal': 'Belade einen LKW und fahre einen Abschnitt.',
  'lesson.trucks.step.1': 'Spiele eine Karte auf LKW beladen. Ihre Farbe sagt, an welchen Depots du laden darfst.',
  'lesson.trucks.do.1': 'Eine Karte auf LKW beladen spielen',
  'lesson.trucks.step.2': 'Wähle ein Depot dieser Autobahn. Jedes Depot hat eine Sorte Ware.',
  'lesson.trucks.do.2': 'An einem Depot laden',
  'lesson.trucks.step.3':
    'Am Ende deines Zuges dürfen LKWs fahren, die auf einer Straße in der Farbe deiner Karte stehen. Tippe auf den Abschnitt vor dem LKW.',
  'lesson.trucks.do.3': 'Einen Abschnitt fahren',
  'lesson.trucks.passed':
    'Der LKW ist unterwegs. Er fährt wieder, sobald du eine Karte in der Farbe seiner Straße spielst.',
  'lesson.trucks.missed': 'Der LKW ist beladen, aber nicht gefahren. Tippe nach der Aktion auf den Abschnitt vor ihm.',
  'lesson.trucks.answer.1': 'Du hast den Zug beendet, bevor der LKW gefahren ist.',

  'lesson.delivery.title': 'Deine erste Lieferung',
  'lesson.delivery.about': 'Über die Grenze, und es gibt etwas dafür',
  'lesson.delivery.goal': 'Liefere eine Ware ins Ausland.',
  'lesson.delivery.step.1': 'Dein LKW ist beladen und hat noch Schritte. Fahre weiter auf die Grenze zu.',
  'lesson.delivery.do.1': 'Weiterfahren',
  'lesson.delivery.step.2': 'Ein Schritt über eine Auslandsstadt hinaus liefert ab. Tippe auf das Schild der Stadt.',
  'lesson.delivery.do.2': 'Im Ausland abliefern',
  'lesson.delivery.passed':
    'Das ist eine ganze Lieferung: laden, fahren, über die Grenze. Jedes neue Land zählt für deine Leute in der Abteilung Handel.',
  'lesson.delivery.missed':
    'Der LKW hielt vor der Grenze. Der Schritt über die Auslandsstadt hinaus ist die Lieferung.',
  'lesson.delivery.answer.1': 'Du hast gehalten, obwohl noch ein Schritt übrig war.',
  'lesson.delivery.answer.2': 'Du hast den Zug beendet, obwohl der LKW weiterfahren konnte.',

  'lesson.station.title': 'Eine eigene Tankstelle',
  'lesson.station.about': 'Verdienen, wenn ein LKW vorbeifährt',
  'lesson.station.goal': 'Baue eine Tankstelle und fahre an ihr vorbei.',
  'lesson.station.step.1':
    'Spiele eine Karte auf Tankstelle bauen. Dein LKW steht auf einer Verbindung dieser Farbe mit Platz für eine Tankstelle.',
  'lesson.station.do.1': 'Eine Karte auf Tankstelle bauen spielen',
  'lesson.station.step.2': 'Setze die Tankstelle auf die Verbindung, auf der dein LKW steht. Sie kostet nichts.',
  'lesson.station.do.2': 'Die Tankstelle bauen',
  'lesson.station.step.3':
    'Ein LKW fährt an der Tankstelle vorbei, wenn er von einer Hälfte der Verbindung auf die andere wechselt. Fahre vorbei und nimm eine Prämie deiner Tankstellenreihe.',
  'lesson.station.do.3': 'An ihr vorbeifahren',
  'lesson.station.passed':
    'Jede Vorbeifahrt bringt eine Prämie deiner Reihe, und andere, die vorbeifahren, bringen dir Geld. Mehr Tankstellen öffnen mehr von der Reihe.',
  'lesson.station.missed': 'Die Tankstelle steht, aber dein LKW ist in diesem Zug nicht an ihr vorbeigefahren.',
  'lesson.station.answer.1': 'Du hast den Zug beendet, bevor der LKW vorbeigefahren ist.',
  'lesson.station.answer.2': 'Der LKW hielt vor der Tankstelle.',

  'lesson.unlock.title': 'Schlösser',
  'lesson.unlock.about': 'Marker öffnen Technologien',
  'lesson.unlock.goal': 'Schalte den zweiten LKW frei.',
  'lesson.unlock.step.1': 'Spiele eine Karte auf Technologie freischalten: Du nutzt den Schlüsselmarker ihrer Farbe.',
  'lesson.unlock.do.1': 'Eine Karte auf Technologie freischalten spielen',
  'lesson.unlock.step.2':
    'Wähle das Schloss deines zweiten LKWs. In einer Spalte öffnest du die Stufen von oben nach unten.',
  'lesson.unlock.do.2': 'Den zweiten LKW freischalten',
  'lesson.unlock.passed':
    'Du hast einen zweiten LKW. Offene Spalten lassen deine Leute auch in der Verwaltung höher steigen.',
  'lesson.unlock.missed':
    'Du hast eine andere Technologie geöffnet. Auch sie nützt, aber der zweite LKW bleibt verschlossen.',
  'lesson.unlock.answer.1': 'Dieses Schloss gehört zu einer anderen Technologie.',

  'lesson.track.title': 'Die Entwicklungsleiste',
  'lesson.track.about': 'Schritte, die sich lohnen',
  'lesson.track.goal': 'Erreiche ein Feld mit einer Prämie.',
  'lesson.track.step.1':
    'Vieles lässt dich entwickeln: Technologien, Prämienplättchen, Effekte von Karten. Spiele zuerst eine Karte auf Bauen oder Ausbauen.',
  'lesson.track.do.1': 'Eine Karte spielen',
  'lesson.track.step.2': 'Jetzt entwickeln: Dein Marker zieht auf der Leiste.',
  'lesson.track.do.2': 'Entwickeln',
  'lesson.track.step.3': 'Du hältst auf jedem Feld des Weges. Ein Feld mit einem Zeichen bringt seine Prämie sofort.',
  'lesson.track.do.3': 'Eine Prämie der Leiste nehmen',
  'lesson.track.passed':
    'Die Prämie gehört dir. Die letzten Felder der Leiste bilden einen Kreis: Dort lohnt sich jeder Schritt aufs Neue.',
  'lesson.track.missed': 'Du hast in diesem Zug kein Feld mit einer Prämie erreicht.',
  'lesson.track.answer.1': 'Du hast die Aktion beendet, ohne zu entwickeln.',

  'lesson.promote.title': 'Hinauf in die Verwaltung',
  'lesson.promote.about': 'Woher die Punkte kommen',
  'lesson.promote.goal': 'Befördere eine Arbeitskraft.',
  'lesson.promote.step.1':
    'Auf deinem Liefertableau wartet eine Prämie: Du hast einem Land seine bevorzugte Ware gebracht. Hole sie vor deiner Aktion ab.',
  'lesson.promote.do.1': 'Die Prämie abholen',
  'lesson.promote.step.2':
    'Befördere: Eine Arbeitskraft aus der Eingangshalle kommt auf die erste Etage einer Abteilung, oder eine steigt eine Etage höher.',
  'lesson.promote.do.2': 'Eine Arbeitskraft befördern',
  'lesson.promote.passed':
    'Leute in den Abteilungen bringen am Ende Punkte, je höher die Etage, desto mehr. Die meisten Punkte der Partie entstehen dort oben.',
  'lesson.promote.missed': 'Die Prämie wartet noch. Hole sie am Anfang eines Zuges ab.',
  'lesson.promote.answer.1': 'Du hast die Prämie liegen lassen. Sie verdirbt nicht, bringt dort aber keine Punkte.',
} as const;
