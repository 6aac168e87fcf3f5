/** Train Rush in brass and steam: what the table draws and where it is tapped. */
import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-ext-700.css';
import './style/dock.css';
import './style/map.css';
import './style/panels.css';
import './style/choices.css';
import { text } from '../../../kernel/index.ts';
import type { BoardModule } from '../../../web/kit/board.ts';
import type { Edition } from '../components/edition.ts';
import type { TrainRushMove } from '../moves.ts';
import type { TrainRushView } from '../view.ts';
import { Choice } from './choice.tsx';
import { Dock } from './dock/dock.tsx';
import { EventIcon } from './event-icon.tsx';
import { explain, status } from './explain.ts';
import { Board, size } from './map/board.tsx';
import { ManagementIcon, ManagementPanel } from './panels/management.tsx';
import { SeatDetail } from './panels/seat.tsx';
import { YardIcon, YardPanel } from './panels/yard.tsx';
import { SeatStrip } from './seats.tsx';
import { inManagement, inYard, targets } from './targets.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

export const board: BoardModule<TrainRushView, TrainRushMove, Edition> = {
  id: 'train-rush',
  text: { en, de, pl },
  seats: [
    { light: '#F2C230', dark: '#F2C230', ink: '#2A1C10', shape: 'circle' },
    { light: '#2B2B2F', dark: '#6F737C', ink: '#FFFFFF', shape: 'square' },
    { light: '#7A45C0', dark: '#8D5BD1', ink: '#FFFFFF', shape: 'diamond' },
    { light: '#F3EFE6', dark: '#F3EFE6', ink: '#2A1C10', shape: 'triangle' },
  ],
  layout: { dock: 'bottom', dockSize: 204, side: 432 },
  welcome: [text('board.welcome.goal'), text('board.welcome.turn'), text('board.welcome.end')],
  panels: [
    {
      id: 'management',
      title: text('board.management'),
      Icon: ManagementIcon,
      Panel: ManagementPanel,
      bare: true,
      holds: inManagement,
    },
    { id: 'yard', title: text('board.yard'), Icon: YardIcon, Panel: YardPanel, holds: inYard },
  ],
  size,
  targets,
  Board,
  Dock,
  SeatStrip,
  SeatDetail,
  explain,
  status,
  Choice,
  headlines: [
    'event.contract',
    'event.contractMarker',
    'event.rent',
    'event.station',
    'event.warehouse',
    'event.presence',
    'event.market',
    'event.mission',
    'event.move',
    'event.agent',
    'event.lobby',
    'event.action',
    'event.spy',
    'event.playCard',
  ],
  EventIcon,
};
