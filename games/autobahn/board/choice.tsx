/** Pictures of moves in a menu. */
import type { ReactNode } from 'react';
import { SPACES } from '../components/kinds.ts';
import { SPACE_GLYPHS } from './dock/spaces.tsx';
import { Glyph, type GlyphName } from './icons.tsx';
import { modelOf } from './model.ts';
import { BonusTile, MiniCard, Shield } from './pieces.tsx';
import type { AutobahnMove, BoardOffer, BoardProps } from './props.ts';

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

export function Choice({ offer, edition }: BoardProps & { readonly offer: BoardOffer }): ReactNode {
  const model = modelOf(edition);
  const { move } = offer;
  const card = (id: string): ReactNode => {
    const found = model.cards.find((c) => c.id === id);
    return found ? <MiniCard colours={found.colours} inChoice /> : null;
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
      const tile = model.tiles.find(({ id }) => id === move.tile);
      return tile ? <BonusTile bonus={tile.bonus} size={22} /> : null;
    }
    case 'flipTile':
    case 'removeTile':
      return <Glyph name={SPACE_GLYPHS[SPACES.indexOf(move.space)]} size={18} />;
    case 'loadTruck': {
      const depot = model.depots.find(({ city }) => model.cities[city].id === move.depot);
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
