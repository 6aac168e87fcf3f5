/** Unlock tokens and the three columns of technologies, each under the action it improves. */
import type { ReactNode } from 'react';
import { COLOURS, COLUMNS } from '../../components/kinds.ts';
import { Glyph, type GlyphName } from '../icons.tsx';
import { bit, modelOf, NUMBERS, numbered, type Padlock } from '../model.ts';
import { BonusPicture } from '../pieces.tsx';
import type { BoardSeatProps } from '../props.ts';
import { Spot } from './spot.tsx';

const PICTURES: Readonly<Record<string, readonly (GlyphName | string)[]>> = {
  upgradeDevelop: ['develop', '+1'],
  loadDevelop: ['develop', '+1'],
  stationDevelop: ['develop', '+1'],
  upgradeDiscount2: ['money', '−2'],
  secondTruck: ['truck', '2.'],
  claimStationBonus: ['station', '›'],
  gainCard: ['gainCard'],
  upgradeAnywhere: ['upgrade'],
  loadAnywhereAndMove2: ['truck'],
  stationAnywhere: ['station'],
};
const GLYPHS: readonly GlyphName[] = ['develop', 'money', 'truck', 'station', 'gainCard', 'upgrade'];
const glyphNamed = (part: string): GlyphName | undefined => GLYPHS.find((name) => name === part);

export function TechnologyPicture({ effect, size = 15 }: { effect: string; size?: number }): ReactNode {
  return (PICTURES[effect] ?? []).map((part) => {
    const glyph = glyphNamed(part);
    return glyph ? <Glyph key={part} name={glyph} size={size} /> : <b key={part}>{part}</b>;
  });
}

function Lock({ padlock, filled, live }: { padlock: Padlock; filled: boolean; live: boolean }): ReactNode {
  return (
    <Spot
      live={live}
      name={`padlock:${padlock.id}`}
      piece={`padlock:${padlock.id}`}
      className={filled ? 'padlock open' : 'padlock'}
    >
      <TechnologyPicture effect={padlock.effect} />
      <Glyph name={filled ? 'check' : 'lock'} size={12} className="state" />
    </Spot>
  );
}

export function Technologies({ view, edition, seat, me, say }: BoardSeatProps): ReactNode {
  const model = modelOf(edition);
  const { unlockTokens, technologyRowBonuses } = model.edition.playerBoard;
  const live = seat === me;
  const rowFilled = (level: number): boolean =>
    model.padlocks.every((padlock, i) => padlock.level !== level || bit(view.padlocks[seat], i));
  return (
    <div className="technologies">
      <div className="tokens box">
        <h3>{say('board.tokens')}</h3>
        <div className="coloured">
          {unlockTokens.coloured.map((colour) => {
            const held = bit(view.tokens[seat], COLOURS.indexOf(colour));
            return (
              <span key={colour} className={held ? `token r-${colour}` : 'token used'} data-piece={`token:${colour}`}>
                {NUMBERS[colour]}
              </span>
            );
          })}
        </div>
        <div className="colourless">
          {numbered(unlockTokens.extra).map((n) => (
            <span
              key={n}
              className={n <= view.extraTokens[seat] ? 'token plain' : 'token used'}
              data-piece="token:colourless"
            >
              ✦
            </span>
          ))}
        </div>
        <p className="row-bonuses">
          {([1, 2] as const).map((level) => (
            <span key={level} data-piece={`rowBonus:${level}`} className={rowFilled(level) ? 'done' : undefined}>
              {say('board.level', { n: level })}
              <BonusPicture bonus={level === 1 ? technologyRowBonuses.level1 : technologyRowBonuses.level2} size={14} />
              {rowFilled(level) && <Glyph name="check" size={11} />}
            </span>
          ))}
        </p>
      </div>
      {COLUMNS.map((id, column) => (
        <div key={id} className="column box">
          {model.padlocks.map((padlock, i) =>
            padlock.column === column ? (
              <Lock key={padlock.id} padlock={padlock} filled={bit(view.padlocks[seat], i)} live={live} />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
