/** Action cards and heroes. */
import type { ReactNode } from 'react';
import { Target } from '../../../../web/kit/target.tsx';
import { modelOf } from '../model.ts';
import type { BoardProps } from '../props.ts';
import { effectBrief } from '../terms.ts';
import { Coal, RegionBadge, Res } from './shapes.tsx';

const STEPS = ['I', 'II', 'III'];

function Price({ coal, free }: { coal: number; free: string }): ReactNode {
  if (coal === 0) return <small>{free}</small>;
  return Array.from({ length: coal }, (_, i) => `coal ${i}`).map((key) => <Coal key={key} size={11} />);
}

interface CardProps extends BoardProps {
  readonly card: number;
  /** The step being played, from 0; 3 is the special action. */
  readonly now?: number | undefined;
  readonly note?: string;
}

export function ActionCard({ card, now, note, ...props }: CardProps): ReactNode {
  const { edition, say, speaker } = props;
  const { id, moves, special } = edition.actionCards.items[card];
  return (
    <Target
      as="div"
      name={`card:${id}`}
      piece={`card:${id}`}
      travels={`card:${id}`}
      className={now === undefined ? 'tr-card' : 'tr-card playing'}
    >
      <div className="top">
        <span>{note}</span>
      </div>
      {moves.map(({ value, coal }, step) => (
        <div
          key={STEPS[step]}
          className={`step${now === step ? ' now' : now !== undefined && now > step ? ' done' : ''}`}
        >
          <em>{STEPS[step]}</em>
          <b>{value}</b>
          <span>
            <Price coal={coal} free={say('board.free')} />
          </span>
        </div>
      ))}
      <div className={now === 3 ? 'special now' : 'special'}>
        <em>IV</em>
        <span>
          <Price coal={special.coal} free={say('board.free')} />
        </span>
        <p>{speaker.say(effectBrief(edition, special.effect))}</p>
      </div>
    </Target>
  );
}

export function HiddenCards({ count, say }: Pick<BoardProps, 'say'> & { count: number }): ReactNode {
  return (
    <div className="tr-card back" data-piece="hiddenCards">
      <b>{count}</b>
      <p>{say('board.hidden', { count })}</p>
    </div>
  );
}

/** A head in a top hat, as on a cameo. */
function Bust({ region }: { region: string }): ReactNode {
  return (
    <svg viewBox="14 2 56 60" className={`tr-bust tr-fill-${region}`} aria-hidden="true">
      <ellipse cx="42" cy="31" rx="25" ry="27.500" stroke="#d9ae5c" strokeWidth="3" />
      <g fill="#1a100a">
        <path d="M24 51c3-3 7-3.500 11-4.500l-1-4.500c-4-3-5-7-5-12l-1-5h24l1 4 3 6-3 1v5c-1 3-4 3-8 3v4c5 .5 10 1.500 13 5-8 9-27 9-34-2Z" />
        <path d="M24 24h34v-3l-6-1-1-13H31l-1 13-6 1Z" />
        <path d="M30.500 19h21" stroke="#d9ae5c" strokeWidth="2" />
      </g>
    </svg>
  );
}

export function HeroCard({ hero, ...props }: BoardProps & { hero: number }): ReactNode {
  const { edition, speaker } = props;
  const { id, name, city, region, resource, bonus } = edition.heroCards.items[hero];
  const place = edition.cities.items.find((item) => item.id === city);
  return (
    <Target as="div" name={`hero:${id}`} piece={`hero:${id}`} travels={`hero:${id}`} className="tr-hero">
      <Bust region={region} />
      <span className="who">
        <b>{name}</b>
        <span>
          <RegionBadge id={region} /> {place?.name}
        </span>
      </span>
      <Res resource={resource} label={modelOf(edition).valueOf(resource)} />
      <p>{speaker.say(effectBrief(edition, bonus.effect))}</p>
    </Target>
  );
}
