/** What happened in the rules, as something to do on the real board. */
import {
  type CompanionLine,
  type GameEvent,
  type Params,
  type ParamValue,
  type Text,
  text,
} from '../../../kernel/index.ts';
import type { AutobahnState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { cardText } from '../terms.ts';
import { kindText } from './card-kinds.ts';
import { BOT, PLAYER } from './trial.ts';

/** What only Autobot's pieces have to do with; the player's own were moved already. */
const OF_BOT = new Set([
  'event.build',
  'event.upgrade',
  'event.employee',
  'event.employeesBack',
  'event.noEmployee',
  'event.promoted',
  'event.toLobby',
  'event.develop',
  'event.load',
  'event.station',
  'event.step',
  'event.takenBack',
  'event.deliver',
]);
/** Told as they are, whoever did it. */
const OF_ALL = new Set([
  'event.eraEnds',
  'event.cityValue',
  'event.administration',
  'event.round',
  'event.reunification',
  'event.gameOver',
  'event.traffic',
  'event.botSkips',
  'event.botFromQueue',
  'event.botDraws',
  'event.botRedirected',
  'event.botTruckHome',
  'event.botStays',
  'event.botOwnStation',
  'event.botPassed',
  'event.botTile',
  'event.botTileAside',
  'event.botTask',
  'event.botAutomatic',
  'event.botNoPromotion',
]);

const seatOf = (value: ParamValue | undefined): number | undefined =>
  typeof value === 'object' && 'seat' in value ? value.seat : undefined;

const reasonOf = ({ reason }: Params): Text | undefined =>
  typeof reason === 'object' && 'key' in reason ? reason : undefined;

/** The card of an event, as the companion knows it: by colour alone. */
function cardIn(t: Tables, { card }: Params): Text {
  const found = t.cards.findIndex((_, i) => JSON.stringify(cardText(t, i)) === JSON.stringify(card));
  return kindText(t, found);
}

function lineOf(t: Tables, { key, params }: GameEvent): Text | undefined {
  if (key === 'event.botDiscard' || key === 'event.botCard') return text(`do.${key}`, { card: cardIn(t, params) });
  if (key === 'event.botTarget') return text(`do.${key}`, params);
  if (key === 'event.pushedOut')
    return text(seatOf(params.seat) === BOT ? 'do.pushedOutBot' : 'do.pushedOutYou', params);
  if (key === 'event.passed') return seatOf(params.owner) === PLAYER ? text(`do.${key}`, params) : undefined;
  if (OF_BOT.has(key)) return seatOf(params.seat) === BOT ? text(`do.${key}`, params) : undefined;
  return OF_ALL.has(key) ? text(`do.${key}`, params) : undefined;
}

/** Of a drive only where it ends. */
const isOnTheWay = (events: readonly GameEvent[], i: number): boolean =>
  events[i].key === 'event.step' && events[i + 1]?.key === 'event.step';

export function instructions(
  t: Tables,
  before: AutobahnState,
  after: AutobahnState,
  events: readonly GameEvent[],
): CompanionLine[] {
  const lines: CompanionLine[] = [];
  let why: Text | undefined;
  events.forEach((event, i) => {
    if (event.key === 'event.botReason') why = reasonOf(event.params);
    if (isOnTheWay(events, i)) return;
    const line = lineOf(t, event);
    if (line === undefined) return;
    const reason = event.key === 'event.botTarget' ? reasonOf(event.params) : why;
    lines.push(reason === undefined ? { text: line } : { text: line, why: reason });
    why = undefined;
  });
  if (hasNewColourDeck(before, after, events)) lines.push({ text: text('do.newColourDeck') });
  return lines;
}

/** AB-24.39: the last colour card of the deck was used in this turn. */
const hasNewColourDeck = (before: AutobahnState, after: AutobahnState, events: readonly GameEvent[]): boolean =>
  after.bot?.colourCards.length === 0 &&
  (before.bot?.colourCards.length !== 0 || events.some(({ key }) => key === 'event.botColour')) &&
  !events.some(({ key }) => key === 'event.botSkips');
