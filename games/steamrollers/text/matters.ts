/** What every question is for, in a line: said with the question of a first game. */
const en = {
  'matters.startingTile': 'A small advantage of your own.',
  'matters.startingEngine': 'Strength is how far you may deliver.',
  'matters.startingRegion': 'A track beside a city begins a link.',
  'matters.startingTrack': 'What is drawn stays drawn.',
  'matters.startingAction': 'It lies sideways: nobody takes it at once.',
  'matters.ownLoad': 'Only you can deliver it.',
  'matters.arrangeGoods': 'Eva takes cubes from the right: put those you want first to the left.',
  'matters.chooseDie': 'Its number is the region, the box, the city and the tile of your action.',
  'matters.chooseTwoDice': 'What Eva gets, she uses against you.',
  'matters.seizeDie': 'Who took it has to take another one.',
  'matters.useDie': 'The first action can help the second.',
  'matters.action': 'Links and strength first, then deliveries bring the points.',
  'matters.lastExchange': 'One order a turn; it is worth points at the end.',
  'matters.signalChange': 'Her die decides where she crosses and which cube goes.',
  'matters.sealedWagon': 'The cube stays for you.',
} as const;

const de: Record<keyof typeof en, string> = {
  'matters.startingTile': 'Ein kleiner eigener Vorteil.',
  'matters.startingEngine': 'Stärke ist, wie weit du liefern darfst.',
  'matters.startingRegion': 'Ein Gleis neben einer Stadt beginnt eine Strecke.',
  'matters.startingTrack': 'Gezeichnet ist gezeichnet.',
  'matters.startingAction': 'Es liegt quer: niemand nimmt es sofort.',
  'matters.ownLoad': 'Nur du kannst sie liefern.',
  'matters.arrangeGoods': 'Eva nimmt Waren von rechts: lege nach links, was du haben willst.',
  'matters.chooseDie': 'Seine Zahl ist Region, Lokfeld, Stadt und Plättchen deiner Aktion.',
  'matters.chooseTwoDice': 'Was Eva bekommt, nutzt sie gegen dich.',
  'matters.seizeDie': 'Wer ihn nahm, muss einen anderen nehmen.',
  'matters.useDie': 'Die erste Aktion kann der zweiten helfen.',
  'matters.action': 'Erst Strecken und Stärke, dann bringen Lieferungen die Punkte.',
  'matters.lastExchange': 'Ein Auftrag je Zug; er zählt am Ende Punkte.',
  'matters.signalChange': 'Ihr Würfel entscheidet, wo sie ankreuzt und welche Ware geht.',
  'matters.sealedWagon': 'Die Ware bleibt dir.',
};

const pl: Record<keyof typeof en, string> = {
  'matters.startingTile': 'Mała własna przewaga.',
  'matters.startingEngine': 'Moc mówi, jak daleko możesz wozić.',
  'matters.startingRegion': 'Tor obok miasta zaczyna połączenie.',
  'matters.startingTrack': 'Co narysowane, zostaje.',
  'matters.startingAction': 'Jest obrócony bokiem: nikt go zaraz nie zabierze.',
  'matters.ownLoad': 'Tylko ty możesz go przewieźć.',
  'matters.arrangeGoods': 'Ewa zabiera towary od prawej: te, które chcesz, połóż po lewej.',
  'matters.chooseDie': 'Jej liczba to region, kratka, miasto i kafelek twojej akcji.',
  'matters.chooseTwoDice': 'Co dostanie Ewa, tego użyje przeciw tobie.',
  'matters.seizeDie': 'Kto ją wziął, musi wziąć inną.',
  'matters.useDie': 'Pierwsza akcja może pomóc drugiej.',
  'matters.action': 'Najpierw połączenia i moc, potem przewozy dają punkty.',
  'matters.lastExchange': 'Jedno Zamówienie na turę; daje punkty na końcu.',
  'matters.signalChange': 'Jej kość decyduje, gdzie skreśla i który towar znika.',
  'matters.sealedWagon': 'Towar zostaje dla ciebie.',
};

export const matters = { en, de, pl };
