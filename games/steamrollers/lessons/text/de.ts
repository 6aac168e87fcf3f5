export const de = {
  'lesson.track.title': 'Ein Würfel, ein Gleis',
  'lesson.track.about': 'Ein Würfel, eine Aktion',
  'lesson.track.goal': 'Zeichne dein erstes Gleis.',
  'lesson.track.step.1':
    'In jeder Runde nimmst du einen weißen Würfel. Seine Zahl ist eine Region deines Blattes, eine Stadt, ein Lokfeld oder ein Plättchen: eine Aktion deiner Wahl.',
  'lesson.track.do.1': 'Einen Würfel nehmen',
  'lesson.track.step.2':
    'Zeichne ein Gleis in der Region deines Würfels. Der schwarze Würfel sagt, welche zwei Arten erlaubt sind; tippe auf ein Feld, tippe noch einmal zum Drehen.',
  'lesson.track.do.2': 'Ein Gleis zeichnen',
  'lesson.track.passed':
    'Das Feld ist für immer belegt: Nichts kommt dazu, nichts wird geändert. Linien verzweigen sich nie.',
  'lesson.track.missed': 'Diesmal hast du nicht gezeichnet.',
  'lesson.track.answer.1':
    'Du hast ein Lokfeld angekreuzt: Das war die Aktion dieses Würfels. Zeichne beim nächsten Mal.',

  'lesson.link.title': 'Orte und Strecken',
  'lesson.link.about': 'Was verbindet was',
  'lesson.link.goal': 'Vollende eine Strecke zwischen zwei Städten.',
  'lesson.link.step.1': 'Nimm den Würfel der Region, in der zwischen zwei Städten ein Stück fehlt.',
  'lesson.link.do.1': 'Einen Würfel nehmen',
  'lesson.link.step.2': 'Zeichne das fehlende Stück so, dass die Linie von Stadt zu Stadt führt.',
  'lesson.link.do.2': 'Die Strecke vollenden',
  'lesson.link.passed':
    'Eine Strecke bringt am Ende 1 Punkt und 1 weiteren für jeden Ort auf ihr. Auf ihr reisen die Waren.',
  'lesson.link.missed': 'Die Linie hat noch ein loses Ende.',
  'lesson.link.answer.1': 'Dieses Stück führt nicht von Stadt zu Stadt. Folge der Linie mit dem Finger.',

  'lesson.engine.title': 'Eine stärkere Lok',
  'lesson.engine.about': 'Sechs Felder zum Ankreuzen',
  'lesson.engine.goal': 'Kreuze ein Lokfeld an.',
  'lesson.engine.step.1': 'Nimm einen Würfel, dessen Lokfeld noch leer ist.',
  'lesson.engine.do.1': 'Einen Würfel nehmen',
  'lesson.engine.step.2': 'Kreuze das Lokfeld dieser Zahl an. Die Stärke deiner Lok ist die Zahl der Kreuze.',
  'lesson.engine.do.2': 'Ein Lokfeld ankreuzen',
  'lesson.engine.passed':
    'Die Stärke ist die größte Entfernung, über die du liefern darfst. Ab vier Kreuzen gibt es am Ende auch Punkte.',
  'lesson.engine.missed': 'Kein Lokfeld wurde angekreuzt.',
  'lesson.engine.answer.1': 'Du hast stattdessen ein Plättchen genommen.',

  'lesson.deliver.title': 'Liefern',
  'lesson.deliver.about': 'Punkte für jeden Halt',
  'lesson.deliver.goal': 'Liefere eine Ware.',
  'lesson.deliver.step.1':
    'Eine Ware liegt in einer Stadt und will in die Stadt ihrer Farbe. Nimm den Würfel mit der Zahl der Stadt, in der sie liegt.',
  'lesson.deliver.do.1': 'Einen Würfel nehmen',
  'lesson.deliver.step.2':
    'Wähle die Ware. Sie reist auf deinen eigenen Strecken, so weit die Stärke deiner Lok reicht.',
  'lesson.deliver.do.2': 'Die Ware liefern',
  'lesson.deliver.passed': 'Ein Punkt für jeden Halt nach der Herkunft: Städte wie Orte. Die Ware ist für alle weg.',
  'lesson.deliver.missed': 'Die Ware liegt noch da.',
  'lesson.deliver.answer.1': 'Du hast stattdessen ein Gleis gezeichnet. Es kann dir später nützen.',

  'lesson.far.title': 'Weit liefern',
  'lesson.far.about': 'Umwege lohnen sich',
  'lesson.far.goal': 'Liefere für 3 Punkte.',
  'lesson.far.step.1': 'Suche eine Ware, die auf deinen Strecken weit fahren kann. Nimm den Würfel ihrer Stadt.',
  'lesson.far.do.1': 'Einen Würfel nehmen',
  'lesson.far.step.2': 'Wähle eine Route mit drei Halten: Jede Stadt und jeder Ort auf dem Weg zählt.',
  'lesson.far.do.2': 'Für 3 Punkte liefern',
  'lesson.far.passed':
    'Niemand muss den kürzesten Weg nehmen. Eine starke Lok und Orte an deinen Strecken machen jede Ware wertvoller.',
  'lesson.far.missed': 'Diese Lieferung war kürzer.',
  'lesson.far.answer.1': 'Diese Route hat weniger Halte.',

  'lesson.tile.title': 'Die Plättchen',
  'lesson.tile.about': 'Einmalig oder dauerhaft',
  'lesson.tile.goal': 'Nimm ein Aktionsplättchen.',
  'lesson.tile.step.1': 'Nimm einen Würfel: Seine Zahl ist auch die Nummer eines Aktionsplättchens.',
  'lesson.tile.do.1': 'Einen Würfel nehmen',
  'lesson.tile.step.2':
    'Nimm das Plättchen dieser Nummer aus der Auslage. Es liegt quer bis zu deinem nächsten Zug, damit es dir vorher niemand nehmen kann.',
  'lesson.tile.do.2': 'Ein Plättchen nehmen',
  'lesson.tile.passed':
    'Einmalige Plättchen gehen nach Gebrauch zurück, dauerhafte bleiben, bis sie jemand nimmt. Manche kosten am Ende Punkte.',
  'lesson.tile.missed': 'Kein Plättchen wurde genommen.',
  'lesson.tile.answer.1': 'Du hast stattdessen ein Lokfeld angekreuzt.',

  'lesson.change.title': 'Einen Würfel ändern',
  'lesson.change.about': 'Dem Glück nachhelfen',
  'lesson.change.goal': 'Drehe deinen Würfel mit einem Plättchen und vollende eine Strecke.',
  'lesson.change.step.1': 'Du besitzt ein Plättchen, das einen Würfel auf jeden Wert dreht. Also passt jeder Würfel.',
  'lesson.change.do.1': 'Einen Würfel nehmen',
  'lesson.change.step.2': 'Drehe den Würfel auf die Region, in der zwischen zwei Städten ein Stück fehlt.',
  'lesson.change.do.2': 'Den Würfel drehen',
  'lesson.change.step.3': 'Zeichne jetzt das fehlende Stück.',
  'lesson.change.do.3': 'Die Strecke vollenden',
  'lesson.change.passed':
    'Das Plättchen ging zurück, die Strecke gehört dir. Spare so ein Plättchen für den Moment, in dem eine Zahl entscheidet.',
  'lesson.change.missed': 'Die Strecke ist nicht vollständig.',
  'lesson.change.answer.1': 'Das zeichnet mit der genommenen Zahl. Das Plättchen hätte sie geändert.',
} as const;
