/** Autobahn's board: a touring map of 1965 on the desk of the road ministry. */
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-ext-500.css';
import './style/map.css';
import './style/dock.css';
import './style/panels.css';
import { lazy } from 'react';
import { type Text, text } from '../../../kernel/index.ts';
import type { BoardModule } from '../../../web/kit/index.ts';
import { Choice } from './choice.tsx';
import { Dock } from './dock/dock.tsx';
import { EventIcon } from './event-icon.tsx';
import { Glyph } from './icons.tsx';
import { Board } from './map/board.tsx';
import { CORE, SHOWN } from './map/geometry.ts';
import { NOBODY, NONE } from './model.ts';
import type { AutobahnMove, AutobahnView, BoardScene, Edition } from './props.ts';
import { SeatStrip } from './seats.tsx';
import { targets } from './targets.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

const panels = () => import('./panels/index.ts');

function status({ view }: BoardScene): Text[] {
  const tiles = view.stacks[view.era - 1];
  const lines = [text('board.era', { era: view.era })];
  if (tiles > 0) lines.push(text('board.roadTiles', { n: tiles }));
  // After the end there are none left.
  if (view.finalTurns === 0) return lines;
  if (view.finalTurns !== NONE) lines.push(text('board.finalTurns', { n: view.finalTurns }));
  else if (view.trigger !== NOBODY) lines.push(text('board.triggered'));
  else if (view.turnsLeft !== undefined) lines.push(text('board.finalTurns', { n: view.turnsLeft }));
  return lines;
}

const holds =
  (...kinds: readonly string[]) =>
  (target: string): boolean =>
    kinds.some((kind) => target === kind || target.startsWith(`${kind}:`));

export const board: BoardModule<AutobahnView, AutobahnMove, Edition> = {
  id: 'autobahn',
  text: { en, de, pl },
  seats: [
    { light: '#C9252C', dark: '#D8383E', ink: '#FFFFFF', shape: 'circle' },
    { light: '#EBC11A', dark: '#EBC11A', ink: '#2B2302', shape: 'triangle' },
    { light: '#2C6BC4', dark: '#3478DA', ink: '#FFFFFF', shape: 'square' },
    { light: '#5A2C8A', dark: '#8A55C4', ink: '#FFFFFF', shape: 'diamond' },
  ],
  layout: { dock: 'right', dockSize: 424, core: CORE },
  welcome: [
    text('board.welcome.goal'),
    text('board.welcome.turn'),
    text('board.welcome.route'),
    text('board.welcome.end'),
  ],
  panels: [
    {
      id: 'offices',
      title: text('board.panel.offices'),
      Icon: () => <Glyph name="office" size={22} />,
      Panel: lazy(async () => ({ default: (await panels()).OfficesPanel })),
      holds: holds('floor', 'lobby'),
    },
    {
      id: 'track',
      title: text('board.panel.track'),
      Icon: () => <Glyph name="track" size={22} />,
      Panel: lazy(async () => ({ default: (await panels()).TrackPanel })),
    },
    {
      id: 'cards',
      title: text('board.panel.cards'),
      Icon: () => <Glyph name="cards" size={22} />,
      Panel: lazy(async () => ({ default: (await panels()).CardsPanel })),
      holds: holds('display', 'route', 'upgrade'),
    },
  ],
  size: (_scene, room) => SHOWN[room],
  targets,
  Board,
  Dock,
  SeatStrip,
  SeatDetail: lazy(async () => ({ default: (await panels()).SeatDetail })),
  explaining: () => import('./explain/index.ts'),
  status,
  Choice,
  headlines: [
    'event.deliver',
    'event.build',
    'event.upgrade',
    'event.station',
    'event.unlock',
    'event.stationUpgrade',
    'event.load',
    'event.promoted',
    'event.gainCard',
    'event.replaceCard',
    'event.funding',
    'event.refresh',
    'event.playCard',
  ],
  EventIcon,
};
