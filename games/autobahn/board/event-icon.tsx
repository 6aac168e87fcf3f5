/** Pictures of moves and of lines of the log. */
import type { ReactNode } from 'react';
import { SPACES } from '../components/kinds.ts';
import { SPACE_GLYPHS } from './dock/spaces.tsx';
import { Glyph, type GlyphName } from './icons.tsx';
import { planOf } from './model.ts';
import { BonusTile, MiniCard, Shield } from './pieces.tsx';
import type { AbOffer, AbTable, AutobahnMove } from './props.ts';

const EVENTS: Readonly<Record<string, GlyphName>> = {
  startPlayer: 'flag',
  route: 'route',
  turn: 'speed',
  claim: 'check',
  playCard: 'cards',
  changeColour: 'changeColour',
  refresh: 'refresh',
  pickUp: 'pickUpCards',
  funding: 'fund',
  money: 'money',
  pay: 'money',
  useTile: 'tiles',
  useEffect: 'cards',
  build: 'road',
  eraEnds: 'flag',
  tile: 'tiles',
  upgrade: 'upgrade',
  cityValue: 'flag',
  employee: 'employee',
  employeesBack: 'employee',
  pushedOut: 'employee',
  promoted: 'promote',
  toLobby: 'employee',
  develop: 'develop',
  trackBonus: 'track',
  flipTile: 'flipTile',
  removeTile: 'removeTile',
  unlock: 'unlock',
  load: 'truck',
  goodsBack: 'truck',
  station: 'station',
  stationUpgrade: 'star',
  gainCard: 'gainCard',
  replaceCard: 'replaceCard',
  swapCards: 'swapCard',
  shiftCard: 'shiftCard',
  revealed: 'cards',
  display: 'cards',
  step: 'moveTruck',
  passed: 'station',
  rowBonus: 'station',
  deliver: 'flag',
  preferred: 'check',
  administration: 'office',
  budget: 'office',
  routeStatus: 'route',
  routeOpen: 'route',
  era: 'flag',
  reunification: 'flag',
  gameOver: 'flag',
  loadWine: 'wine',
  wineLost: 'wine',
  wineArrived: 'wine',
  traffic: 'traffic',
  trafficTaken: 'traffic',
};

export function EventIcon({ event }: { readonly event: string }): ReactNode {
  const kind = event.replace('event.', '');
  const glyph = EVENTS[kind] ?? (kind.startsWith('bot') ? 'bot' : undefined);
  return glyph ? <Glyph name={glyph} size={15} className="icon-of-event" /> : null;
}

const MOVES: Partial<Record<AutobahnMove['type'], GlyphName>> = {
  refresh: 'refresh',
  funding: 'fund',
  buildRoad: 'road',
  buildTwo: 'road',
  upgradeLink: 'upgrade',
  buildStation: 'station',
  upgradeStation: 'star',
  loadWine: 'wine',
  promote: 'promote',
  toLobby: 'employee',
  develop: 'develop',
  accept: 'check',
  moveTruck: 'moveTruck',
  step: 'moveTruck',
  deliver: 'flag',
  stop: 'stop',
  placeTraffic: 'traffic',
  loseAction: 'no',
  decline: 'no',
  done: 'check',
  autobotActs: 'bot',
  useEffect: 'cards',
  resolve: 'develop',
  rowBonus: 'station',
  claim: 'check',
};

export function Choice({ offer, edition }: AbTable & { readonly offer: AbOffer }): ReactNode {
  const plan = planOf(edition);
  const { move } = offer;
  const card = (id: string): ReactNode => {
    const found = plan.cards.find((c) => c.id === id);
    return found ? <MiniCard colours={found.colours} /> : null;
  };
  switch (move.type) {
    case 'playCard':
    case 'shiftCard':
      return (
        <span className="choice-picture">
          {card(move.card)}
          <Glyph name={SPACE_GLYPHS[SPACES.indexOf(move.space)]} size={18} />
        </span>
      );
    case 'takeCard':
    case 'swapIn':
    case 'swapOut':
      return card(move.card);
    case 'replaceCard':
      return (
        <span className="choice-picture">
          {card(move.card)}›{card(move.by)}
        </span>
      );
    case 'changeColour':
      return <Shield colour={move.colour} size={17} />;
    case 'useTile':
    case 'takeTile': {
      const tile = plan.tiles.find(({ id }) => id === move.tile);
      return tile ? <BonusTile bonus={tile.bonus} size={22} /> : null;
    }
    case 'flipTile':
    case 'removeTile':
      return <Glyph name={SPACE_GLYPHS[SPACES.indexOf(move.space)]} size={18} />;
    case 'loadTruck': {
      const depot = plan.depots.find(({ city }) => plan.cities[city].id === move.depot);
      return depot ? <Glyph name={depot.goods} size={18} /> : null;
    }
    case 'unlock':
      return move.token === 'colourless' ? <Glyph name="unlock" size={18} /> : <Shield colour={move.token} size={17} />;
    default: {
      const glyph = MOVES[move.type];
      return glyph ? <Glyph name={glyph} size={18} /> : null;
    }
  }
}
