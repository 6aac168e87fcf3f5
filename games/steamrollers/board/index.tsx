/** SteamRollers as pencil on paper: what the table draws and where it is tapped. */
import '@fontsource/patrick-hand/latin-400.css';
import '@fontsource/patrick-hand/latin-ext-400.css';
import './style/dock.css';
import './style/pieces.css';
import { text } from '../../../kernel/index.ts';
import type { BoardModule } from '../../../web/kit/board.ts';
import type { Edition } from '../components/edition.ts';
import type { SteamRollersMove } from '../moves.ts';
import type { SteamRollersView } from '../view.ts';
import { answerSheet } from './answer-sheet.ts';
import { Choice } from './choice.tsx';
import { Dock } from './dock/dock.tsx';
import { EventIcon } from './event-icon.tsx';
import { explain, status } from './explain.ts';
import { Board, size } from './map/board.tsx';
import { SeatDetail } from './panels/seat.tsx';
import { SheetsIcon, SheetsPanel } from './panels/sheets.tsx';
import { SeatStrip } from './seats.tsx';
import { targets, turn } from './targets.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { pl } from './words/pl.ts';

export const board: BoardModule<SteamRollersView, SteamRollersMove, Edition> = {
  id: 'steamrollers',
  text: { en, de, pl },
  seats: [
    { light: '#B4412F', dark: '#D8604B', ink: '#FFFFFF', shape: 'square' },
    { light: '#D99A12', dark: '#E3AC35', ink: '#2B2302', shape: 'circle' },
    { light: '#1F6F63', dark: '#3E9C8C', ink: '#FFFFFF', shape: 'triangle' },
    { light: '#5A3E8C', dark: '#8F70C9', ink: '#FFFFFF', shape: 'diamond' },
    { light: '#3D4247', dark: '#8B939B', ink: '#FFFFFF', shape: 'hexagon' },
  ],
  layout: { dock: 'bottom', dockSize: 156, whole: 0.44, upright: true, zoomButtons: 'rail' },
  welcome: [text('board.welcome.goal'), text('board.welcome.turn'), text('board.welcome.end')],
  panels: [{ id: 'sheets', title: text('board.sheets'), Icon: SheetsIcon, Panel: SheetsPanel }],
  size,
  targets,
  turn,
  Board,
  Dock,
  SeatStrip,
  SeatDetail,
  answerSheet,
  explain,
  status,
  Choice,
  headlines: [
    'event.deliversOwn',
    'event.delivers',
    'event.link',
    'event.exchanges',
    'event.evaRemoves',
    'event.draws',
    'event.upgrades',
    'event.takesTileFrom',
    'event.takesTile',
    'event.evaCrosses',
    'event.passes',
  ],
  EventIcon,
};
