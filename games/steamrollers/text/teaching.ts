/** Words of previews and of "why not?": what changes, and what would have to hold. */
const en = {
  'change.deliveries': 'Points of deliveries',
  'change.strength': 'Strength of the engine',
  'change.boxes': 'Crossed engine boxes',
  'change.links': 'Links between cities',
  'change.tracks': 'Tracks drawn',
  'change.kept': 'Kept cubes',
  'change.bonus': 'Starting bonus',
  'change.ownLoad': 'Own load on the sheet',
  'change.die': 'Die in use',
  'change.noDie': 'none',
  'change.dice': 'White dice in the pool',
  'change.goods': 'Cubes in city {city}',
  'change.pool': 'in the pool',
  'change.owner': '{seat}',
  'change.crossed': 'Crossed hexes of region {region}',
} as const;

const de: Record<keyof typeof en, string> = {
  'change.deliveries': 'Punkte aus Lieferungen',
  'change.strength': 'Stärke der Lok',
  'change.boxes': 'Angekreuzte Lokfelder',
  'change.links': 'Strecken zwischen Städten',
  'change.tracks': 'Gezeichnete Gleise',
  'change.kept': 'Behaltene Waren',
  'change.bonus': 'Startbonus',
  'change.ownLoad': 'Eigene Ladung auf dem Blatt',
  'change.die': 'Würfel in Gebrauch',
  'change.noDie': 'keiner',
  'change.dice': 'Weiße Würfel in der Auslage',
  'change.goods': 'Waren in Stadt {city}',
  'change.pool': 'in der Auslage',
  'change.owner': '{seat}',
  'change.crossed': 'Angekreuzte Felder der Region {region}',
};

const pl: Record<keyof typeof en, string> = {
  'change.deliveries': 'Punkty za przewozy',
  'change.strength': 'Moc lokomotywy',
  'change.boxes': 'Skreślone kratki lokomotywy',
  'change.links': 'Połączenia między miastami',
  'change.tracks': 'Narysowane tory',
  'change.kept': 'Zachowane towary',
  'change.bonus': 'Premia początkowa',
  'change.ownLoad': 'Własny ładunek na karcie',
  'change.die': 'Używana kość',
  'change.noDie': 'brak',
  'change.dice': 'Białe kości w puli',
  'change.goods': 'Towary w mieście {city}',
  'change.pool': 'w puli',
  'change.owner': '{seat}',
  'change.crossed': 'Skreślone pola regionu {region}',
};

export const teaching = { en, de, pl };
