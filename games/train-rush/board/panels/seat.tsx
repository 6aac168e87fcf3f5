/** Everything that may be known of a seat. */
import type { ReactNode } from 'react';
import { citiesOf, modelOf, spiesOf, TRACK_IDS } from '../model.ts';
import { ActionCard, HeroCard, HiddenCards } from '../pieces/cards.tsx';
import { RegionBadge } from '../pieces/shapes.tsx';
import { Train } from '../pieces/train.tsx';
import type { BoardSeatProps } from '../props.ts';

function Levels({ seat, ...props }: BoardSeatProps): ReactNode {
  const { view, edition, say } = props;
  const model = modelOf(edition);
  const { regions, contractors } = edition;
  return (
    <dl className="tr-facts">
      {TRACK_IDS.map((track, i) => {
        const level = view.levels[seat * TRACK_IDS.length + i];
        return (
          <div key={track} data-piece={`track:${track}`}>
            <dt>{say(`brief.track.${track}`)}</dt>
            <dd>
              {model.levels[i][level - 1]}{' '}
              <small>
                {level}/{model.levels[i].length}
              </small>
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{say('board.infrastructure')}</dt>
        <dd>
          {regions.items.map(({ id }, i) => (
            <span key={id} data-piece={`infrastructure:${id}`}>
              <RegionBadge id={id} /> {view.infrastructure[seat * regions.items.length + i]}{' '}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{say('board.contractors')}</dt>
        <dd>
          {contractors.colours.map((colour, i) => (
            <span key={colour} data-piece={`contractors:${colour}`}>
              <RegionBadge id={colour} /> {view.contractorTracks[seat * contractors.colours.length + i]}{' '}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

function Stock({ seat, view, say, edition }: BoardSeatProps): ReactNode {
  const rows = [
    ['vp', view.vp[seat]],
    ['investment', view.investment[seat]],
    ['coal', view.coal[seat]],
    ['cities', citiesOf(view, seat)],
    ['warehouses', view.warehousesLeft[seat]],
    ['stations', view.stationsLeft[seat]],
    ['agents', view.agents[seat]],
    ['contractMarkers', view.contractMarkers[seat]],
    ['spies', spiesOf(view, seat).join(' ') || '–'],
    ['tokens', view.tokens[seat].map((token) => `+${edition.movementTokens.items[token].movement}`).join(' ') || '–'],
    ['heroesLeft', view.heroCounts[seat]],
  ] as const;
  return (
    <dl className="tr-facts">
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{say(`board.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SeatDetail(props: BoardSeatProps): ReactNode {
  const { seat, view, say } = props;
  const hand = view.hands[seat];
  const hidden = hand.filter((card) => card < 0).length;
  return (
    <div className="tr-detail">
      <Train {...props} seat={seat} />
      <Stock {...props} />
      <Levels {...props} />
      <h3>{say('board.hand')}</h3>
      <div className="tr-hand">
        {hand.flatMap((card) => (card < 0 ? [] : [<ActionCard key={card} {...props} card={card} />]))}
        {hidden > 0 && <HiddenCards count={hidden} say={say} />}
      </div>
      {view.missions[seat].length > 0 && (
        <>
          <h3>{say('board.missions')}</h3>
          <div className="tr-heroes">
            {view.missions[seat].map((hero) => (
              <HeroCard key={hero} {...props} hero={hero} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
