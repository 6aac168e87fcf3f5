/** Action tiles. */
import { list, picture, ruleIds, same, say, table, w } from '../../../../web/kit/rule-blocks.ts';
import type { RuleSection, Translations } from '../../../../web/kit/rules.ts';
import { TilesPicture } from './pictures.tsx';
import { edition } from './standard.ts';

const ONCE = w('single use', 'einmalig', 'jednorazowy');
const ALWAYS = w('permanent', 'dauerhaft', 'stały');

/** What each side does; use and points are those of the standard edition, which reconstructs them (RU-36, RU-37). */
const EFFECTS: readonly { readonly tile: string; readonly name: Translations; readonly does: Translations }[] = [
  {
    tile: '1a',
    name: w('1a, 1b Free choice', '1a, 1b Freie Wahl', '1a, 1b Wolny wybór'),
    does: w(
      'Turn your die to any value.',
      'Drehe deinen Würfel auf einen beliebigen Wert.',
      'Ustaw swoją kość na dowolną wartość.',
    ),
  },
  {
    tile: '2a',
    name: w('2a Double shift', '2a Doppelschicht', '2a Podwójna zmiana'),
    does: w(
      'Take two dice at once and act with both, one after the other. The tile goes back after the second action.',
      'Nimm zwei Würfel auf einmal und handle nacheinander mit beiden. Das Plättchen geht nach der zweiten Aktion zurück.',
      'Weź od razu dwie kości i wykonaj akcję każdą z nich. Kafelek wraca po drugiej akcji.',
    ),
  },
  {
    tile: '2b',
    name: w('2b Right of way', '2b Vorfahrt', '2b Pierwszeństwo'),
    does: w(
      'Right after another player has taken a die, seize it, if you have had none this round. You must use it in your turn; the other player takes another one.',
      'Gleich nachdem jemand einen Würfel nahm, nimm ihn dir, falls du in dieser Runde noch keinen hattest. Du musst ihn in deinem Zug nutzen; der andere nimmt einen neuen.',
      'Zaraz po tym, jak ktoś wziął kość, przejmij ją, jeśli nie miałeś kości w tej rundzie. Musisz jej użyć w swojej turze; tamten bierze inną.',
    ),
  },
  {
    tile: '3a',
    name: w('3a Inbound waybill', '3a Bestellschein', '3a List przewozowy'),
    does: w(
      'Your die may name the destination; the cube then comes from any other city.',
      'Dein Würfel darf das Ziel nennen; die Ware kommt dann aus einer beliebigen anderen Stadt.',
      'Kość może wskazać miasto docelowe; towar pochodzi wtedy z dowolnego innego miasta.',
    ),
  },
  {
    tile: '3b',
    name: w('3b Scenic detour', '3b Umweg mit Aussicht', '3b Widokowy objazd'),
    does: w(
      'You may add 1 or 2 to the distance of a delivery, as far as your strength allows.',
      'Du darfst die Entfernung einer Lieferung um 1 oder 2 erhöhen, soweit deine Stärke reicht.',
      'Możesz zwiększyć odległość przewozową o 1 lub 2, na ile pozwala moc.',
    ),
  },
  {
    tile: '4a',
    name: w('4a Express charter', '4a Sonderfahrt', '4a Kurs specjalny'),
    does: w(
      'One delivery of any distance, even with strength 0.',
      'Eine Lieferung beliebiger Entfernung, selbst mit Stärke 0.',
      'Jeden przewóz na dowolną odległość, nawet przy mocy 0.',
    ),
  },
  {
    tile: '4b',
    name: w('4b Booster', '4b Schublok', '4b Popychacz'),
    does: w(
      'Strength +1, also beyond 6. Counts neither for engine points nor for ties.',
      'Stärke +1, auch über 6 hinaus. Zählt weder für Lokpunkte noch bei Gleichstand.',
      'Moc +1, także ponad 6. Nie liczy się do punktów za lokomotywę ani przy remisie.',
    ),
  },
  {
    tile: '5a',
    name: w('5a Fine adjustment', '5a Feineinstellung', '5a Precyzyjna regulacja'),
    does: w(
      'Raise or lower your die by 1, once per die. 6 and 1 are not neighbours.',
      'Erhöhe oder senke deinen Würfel um 1, einmal je Würfel. 6 und 1 sind keine Nachbarn.',
      'Zwiększ lub zmniejsz kość o 1, raz na kość. 6 i 1 nie sąsiadują.',
    ),
  },
  {
    tile: '5b',
    name: w('5b Second look', '5b Zweiter Blick', '5b Drugie spojrzenie'),
    does: w(
      'Reroll your die or turn it to the opposite face. After that no tile may change it.',
      'Würfle deinen Würfel neu oder drehe ihn auf die Gegenseite. Danach darf ihn kein Plättchen mehr ändern.',
      'Przerzuć kość lub obróć na przeciwległą ściankę. Potem żaden kafelek jej nie zmieni.',
    ),
  },
  {
    tile: '6a',
    name: w('6a, 6b Surveyor', '6a, 6b Vermesser', '6a, 6b Geodeta'),
    does: w(
      'Draw any of the three kinds of track.',
      'Zeichne eine beliebige der drei Gleisarten.',
      'Narysuj dowolny z trzech rodzajów toru.',
    ),
  },
];

function printed(tile: string): { readonly use: Translations; readonly points: Translations } {
  const side = tile.endsWith('a') ? 'a' : 'b';
  const found = edition.actionTiles.list.find(({ id }) => id === `T${tile[0]}`);
  const face = found?.sides[side];
  return { use: face?.use === 'single' ? ONCE : ALWAYS, points: same(String(face?.points ?? 0).replace('-', '−')) };
}

export const tiles: readonly RuleSection[] = [
  {
    id: 'tiles',
    rules: ['SR-8', 'SR-8.1', 'SR-8.12', 'SR-8.13', 'SR-8.14', 'SR-8.15', 'SR-8.16'],
    heading: w('Action tiles', 'Aktionsplättchen', 'Kafelki Akcji'),
    blocks: [
      picture(
        TilesPicture,
        'Single use (lightning), permanent (infinity), and one that lies sideways.',
        'Einmalig (Blitz), dauerhaft (liegende Acht) und eines, das quer liegt.',
        'Jednorazowy (błyskawica), stały (nieskończoność) i jeden obrócony bokiem.',
      ),
      list(
        w(
          'Take the tile with the number of your die: from the pool, from somebody else, or your own to protect it. It must be upright. Lay it sideways in front of you.',
          'Nimm das Plättchen mit der Zahl deines Würfels: aus der Auslage, von jemand anderem oder dein eigenes, um es zu schützen. Es muss aufrecht liegen. Lege es quer vor dich.',
          'Weź kafelek z numerem swojej kości: z puli, od kogoś innego albo własny, by go chronić. Musi być wyprostowany. Połóż go przed sobą obróconego bokiem.',
        ),
        w(
          'A sideways tile cannot be taken. It is turned upright at the start of your next turn. Its effect works either way.',
          'Ein quer liegendes Plättchen kann niemand nehmen. Zu Beginn deines nächsten Zuges wird es wieder aufrecht gedreht. Es wirkt in jeder Lage.',
          'Kafelka obróconego bokiem nie można zabrać. Na początku swojej następnej tury go prostujesz. Działa w obu położeniach.',
        ),
        w(
          'Single use: after its effect it goes back to the pool. Permanent: it stays until somebody takes it. You cannot give a tile up.',
          'Einmalig: Nach seiner Wirkung geht es in die Auslage zurück. Dauerhaft: Es bleibt, bis jemand es nimmt. Abgeben kannst du keines.',
          'Jednorazowy: po użyciu wraca do puli. Stały: zostaje, aż ktoś go zabierze. Nie można go oddać.',
        ),
        w(
          'You may combine different tiles in one action, each once. With two actions (2a) a permanent tile serves both.',
          'Du darfst in einer Aktion verschiedene Plättchen kombinieren, jedes einmal. Bei zwei Aktionen (2a) dient ein dauerhaftes beiden.',
          'W jednej akcji możesz łączyć różne kafelki, każdy raz. Przy dwóch akcjach (2a) stały kafelek służy obu.',
        ),
        w(
          'At the end tiles are worth their points, some of them −2. Their use and points here are a reconstruction.',
          'Am Ende zählen Plättchen ihre Punkte, manche −2. Nutzung und Punkte sind hier nachgebildet.',
          'Na końcu kafelki dają swoje punkty, niektóre −2. Ich użycie i punkty są tu odtworzone.',
        ),
      ),
    ],
    parts: [
      {
        id: 'each-tile',
        rules: ruleIds('SR-8', 2, 11),
        heading: w('Every tile', 'Jedes Plättchen', 'Każdy kafelek'),
        blocks: [
          table(
            [
              w('Tile', 'Plättchen', 'Kafelek'),
              w('Effect', 'Wirkung', 'Działanie'),
              w('Use', 'Nutzung', 'Użycie'),
              w('Points', 'Punkte', 'Punkty'),
            ],
            ...EFFECTS.map(({ tile, name, does }) => {
              const { use, points } = printed(tile);
              return [name, does, use, points];
            }),
          ),
          say(
            '3b together with 4a needs no strength at all. With 3a and a 3, a grey cube goes to city 3, not to 4.',
            '3b zusammen mit 4a braucht gar keine Stärke. Mit 3a und einer 3 geht eine graue Ware nach Stadt 3, nicht nach 4.',
            '3b razem z 4a nie wymaga mocy. Z 3a i kością 3 szary towar jedzie do miasta 3, nie do 4.',
          ),
        ],
      },
    ],
  },
];
