/** What can be chosen now and lies in no sight: routes on offer, displayed cards, tiles of a country, floors, upgrades. */
import type { ReactNode } from 'react';
import { Target } from '../../../../web/kit/index.ts';
import { Glyph } from '../icons.tsx';
import { modelOf } from '../model.ts';
import { BonusTile } from '../pieces.tsx';
import type { AutobahnMove, BoardOffer, BoardProps } from '../props.ts';
import { bonusWord } from '../terms.ts';
import { RouteLadder } from './belongings.tsx';
import { CardFace } from './hand.tsx';

const HERE: readonly AutobahnMove['type'][] = [
  'takeRoute',
  'takeCard',
  'replaceCard',
  'takeTile',
  'promote',
  'toLobby',
  'takeUpgrade',
];

function Chosen({ move, ...props }: BoardProps & { move: AutobahnMove }): ReactNode {
  const model = modelOf(props.edition);
  const { say, speaker } = props;
  switch (move.type) {
    case 'takeRoute': {
      const route = model.edition.routeCards.list.find(({ id }) => id === move.route);
      const city = (id: string): string => model.cities.find((c) => c.id === id)?.name ?? id;
      if (!route) return null;
      return (
        <>
          <strong>
            {city(route.cities[0])} – {city(route.cities[1])}
          </strong>
          <RouteLadder ladder={route.ladder} />
        </>
      );
    }
    case 'takeCard':
    case 'replaceCard': {
      const id = move.type === 'takeCard' ? move.card : move.by;
      const card = model.cards.find((candidate) => candidate.id === id);
      return card ? <CardFace card={card} say={say} /> : null;
    }
    case 'takeTile': {
      const tile = model.tiles.find(({ id }) => id === move.tile);
      if (!tile) return null;
      return (
        <>
          <BonusTile bonus={tile.bonus} size={32} />
          {speaker.say(bonusWord(tile.bonus))}
        </>
      );
    }
    case 'promote':
      return (
        <>
          <Glyph name="promote" size={20} />
          {say('board.floorOf', { department: { key: `department.${move.department}` }, floor: move.floor })}
        </>
      );
    case 'toLobby':
      return (
        <>
          <Glyph name="employee" size={20} />
          {say('board.lobby')}
        </>
      );
    case 'takeUpgrade': {
      const upgrade = model.edition.modules.services.upgrades[move.position - 1];
      return (
        <>
          <BonusTile bonus={upgrade.bonus} size={32} />
          {speaker.say(bonusWord(upgrade.bonus))}
        </>
      );
    }
    default:
      return null;
  }
}

const isCard = ({ move }: BoardOffer): boolean => move.type === 'takeCard' || move.type === 'replaceCard';

/** One entry per target; replacing names a displayed card once however many own cards it could replace. */
export function Choices(props: BoardProps): ReactNode {
  const seen = new Set<string>();
  const offers = (props.question?.offers ?? []).filter(({ move, targets }) => {
    if (!HERE.includes(move.type) || targets.length === 0 || seen.has(targets[0])) return false;
    seen.add(targets[0]);
    return true;
  });
  if (offers.length === 0) return null;
  return (
    <section className="choices" aria-label={props.say('board.choose')}>
      <h3>{props.say('board.choose')}</h3>
      <div className={offers.some(isCard) ? 'card-row' : 'plates'}>
        {offers.map((offer) => (
          <Target
            key={offer.targets[0]}
            as="div"
            name={offer.targets[0]}
            piece={offer.targets[0]}
            className={isCard(offer) ? 'spot action-card' : 'spot choice-plate'}
          >
            <Chosen {...props} move={offer.move} />
          </Target>
        ))}
      </div>
    </section>
  );
}
