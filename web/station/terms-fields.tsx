/** Pace and terms of a new table: presets by name, segments, all in sight. */
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../kernel/index.ts';
import { type Choices, DAYS_PRESETS, GRACES, LIVE_PRESETS } from './new-terms.ts';
import { Choice } from './parts/choice.tsx';
import { type StationSay, useStationSay } from './say.tsx';
import { paceWords } from './terms-words.ts';

interface Fields {
  readonly choices: Choices;
  onChange(part: Partial<Choices>): void;
}

function Tile({
  pressed,
  words,
  hint,
  not,
  onClick,
}: {
  pressed: boolean;
  words: string;
  hint?: string;
  not?: string | undefined;
  onClick(): void;
}): ReactNode {
  return (
    <button
      type="button"
      className="tile"
      aria-pressed={pressed}
      disabled={not !== undefined}
      title={not}
      onClick={onClick}
    >
      <span>
        <b>{words}</b>
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </button>
  );
}

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

function HoursOfDay({ choices, onChange }: Fields): ReactNode {
  const say = useStationSay();
  return (
    <fieldset className="hours">
      <legend>{say('pace.hoursTitle')}</legend>
      <label className="tick">
        <input
          type="checkbox"
          checked={choices.allDay}
          onChange={(event) => onChange({ allDay: event.target.checked })}
        />
        {say('pace.allDay')}
      </label>
      {!choices.allDay && (
        <span className="from-to">
          <label>
            {say('pace.from')}{' '}
            <select value={choices.from} onChange={(event) => onChange({ from: Number(event.target.value) })}>
              {HOURS.slice(0, 24).map((hour) => (
                <option key={hour} value={hour}>{`${hour}:00`}</option>
              ))}
            </select>
          </label>
          <label>
            {say('pace.to')}{' '}
            <select value={choices.to} onChange={(event) => onChange({ to: Number(event.target.value) })}>
              {HOURS.slice(1).map((hour) => (
                <option key={hour} value={hour}>{`${hour}:00`}</option>
              ))}
            </select>
          </label>
          <small>{say('pace.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}</small>
        </span>
      )}
    </fieldset>
  );
}

export function PaceFields({ choices, onChange }: Fields): ReactNode {
  const say = useStationSay();
  return (
    <>
      <Choice
        caption={say('new.pace')}
        hidden
        value={choices.pace}
        choices={(['live', 'days'] as const).map((value) => ({ value, words: say(`filter.pace.${value}`) }))}
        onChange={(pace) => onChange({ pace })}
      />
      {choices.pace === 'live' ? (
        <div className="tiles four">
          {LIVE_PRESETS.map(({ id, minutes, increment }) => (
            <Tile
              key={id}
              pressed={choices.live === id}
              words={say(`pace.${id}`)}
              hint={say('pace.preset', { minutes, seconds: increment })}
              onClick={() => onChange({ live: id })}
            />
          ))}
          <Tile
            pressed={choices.live === 'none'}
            words={say('pace.noClock')}
            hint={say('pace.friendlyOnly')}
            not={choices.rated ? say('pace.friendlyOnly') : undefined}
            onClick={() => onChange({ live: 'none' })}
          />
        </div>
      ) : (
        <>
          <div className="tiles four">
            {DAYS_PRESETS.map((hours) => (
              <Tile
                key={hours}
                pressed={choices.hours === hours}
                words={paceWords(say, { kind: 'days', hours, from: 0, to: 24, zone: '' })}
                onClick={() => onChange({ hours })}
              />
            ))}
          </div>
          <HoursOfDay choices={choices} onChange={onChange} />
        </>
      )}
    </>
  );
}

const HOUR = 60;
const DAY = 24 * HOUR;

export function graceWords(say: StationSay, minutes: number): string {
  if (minutes >= DAY) return say('terms.away.days', { days: minutes / DAY });
  return minutes >= HOUR ? say('terms.away.hours', { hours: minutes / HOUR }) : say('terms.away.minutes', { minutes });
}

export function TermsFields({
  choices,
  onChange,
  open,
  ratedNot,
}: Fields & {
  /** A seat is open for whoever finds the table. */
  open: boolean;
  /** Why it cannot count for the rating. */
  ratedNot: string | undefined;
}): ReactNode {
  const say = useStationSay();
  const { pace } = choices;
  return (
    <div className="row-set">
      <Choice
        caption={say('terms.counts')}
        value={choices.rated ? 'rated' : 'friendly'}
        choices={[
          { value: 'friendly', words: say('terms.friendly') },
          { value: 'rated', words: say('terms.rated'), not: ratedNot },
        ]}
        onChange={(counts) => {
          const rated = counts === 'rated';
          const waits = choices.grace[pace] === 0;
          onChange({
            rated,
            ...(rated && choices.live === 'none' ? { live: 'usual' } : {}),
            ...(rated && waits ? { grace: { ...choices.grace, [pace]: GRACES[pace][1] } } : {}),
          });
        }}
      />
      <Choice
        caption={say('terms.takeBack')}
        value={choices.takeBack}
        choices={(['never', 'turn', 'consent'] as const).map((value) => ({
          value,
          words: say(`terms.takeBackShort.${value}`),
        }))}
        onChange={(takeBack) => onChange({ takeBack })}
      />
      <Choice
        caption={say('terms.found')}
        value={open ? 'public' : choices.visible}
        choices={(['link', 'public'] as const).map((value) => ({
          value,
          words: say(`terms.found.${value}`),
          not: open && value === 'link' ? say('seat.why.open') : undefined,
        }))}
        onChange={(visible) => onChange({ visible })}
      />
      <Choice
        caption={say('terms.watch')}
        value={choices.watching ? 'yes' : 'no'}
        choices={[
          { value: 'no', words: say('terms.watchShort.no') },
          { value: 'yes', words: say(`terms.watchShort.${open ? 'public' : choices.visible}`) },
        ]}
        onChange={(who) => onChange({ watching: who === 'yes' })}
      />
      <Choice
        caption={say('terms.away.after')}
        value={String(choices.grace[pace])}
        choices={GRACES[pace].map((minutes) => ({
          value: String(minutes),
          words: minutes === 0 ? say('terms.away.wait') : graceWords(say, minutes),
          not: minutes === 0 && choices.rated ? say('pace.friendlyOnly') : undefined,
        }))}
        onChange={(minutes) => onChange({ grace: { ...choices.grace, [pace]: Number(minutes) } })}
      />
      <Choice
        caption={say('terms.language')}
        value={choices.language ?? 'any'}
        choices={(['any', ...LANGUAGES] as const).map((value) => ({
          value,
          words: value === 'any' ? say('tables.anyLanguage') : value.toUpperCase(),
        }))}
        onChange={(language) => onChange({ language: language === 'any' ? undefined : language })}
      />
      {ratedNot !== undefined && <small className="wide">{ratedNot}</small>}
      {choices.watching && <small className="wide">{say('terms.watchWhy')}</small>}
    </div>
  );
}
