/** A table to one's own taste: who sits where, with which options, luck and component data. */
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { houseText, levelAndStyle, type Speaker, speaker } from '../../kernel/index.ts';
import { Complaint } from '../page/complaint.tsx';
import { Dialog } from '../page/dialog.tsx';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { useSay } from '../page/say.tsx';
import { newSeed } from '../page/seed.ts';
import { LEVELS } from '../settings/levels.ts';
import { change, settings } from '../settings/settings.ts';
import { type Company, CompanyChoice, choosableIn, useCompany } from '../setup/company.tsx';
import { useDescribed } from '../setup/described.ts';
import { EditionField } from '../setup/edition.tsx';
import { levelWords } from '../setup/level-words.ts';
import { OptionFields } from '../setup/options.tsx';
import { atLevel, StyleChoice } from '../setup/style-choice.tsx';
import { useStore } from '../store/store.ts';
import { webText } from '../text/index.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { GameInfo, SeatHolder } from '../worker/protocol.ts';
import { QUICK_LEVEL, quickHolders } from './quick-start.ts';

function SeatRow({
  seat,
  holder,
  styles,
  voice,
  onChange,
  onRemove,
}: {
  seat: number;
  holder: Player;
  styles: readonly string[];
  voice: Speaker;
  onChange(holder: Player): void;
  onRemove: (() => void) | undefined;
}): ReactNode {
  const say = useSay();
  const number = seat + 1;
  const before = holder.kind === 'human' ? 'human' : holder.level;
  const sit = (choice: string): void =>
    onChange(
      choice === 'human'
        ? { kind: 'human', name: holder.name }
        : { kind: 'opponent', level: atLevel(before, choice), name: holder.name ?? '' },
    );
  return (
    <li className="seat-row">
      <span className="number">{number}</span>
      <input
        value={holder.name ?? ''}
        onChange={(event) => onChange({ ...holder, name: event.target.value })}
        aria-label={say('web.new.nameOf', { number })}
        maxLength={24}
        required
      />
      <span className="who">
        <select
          value={levelAndStyle(before).level}
          onChange={(event) => sit(event.target.value)}
          aria-label={say('web.new.seat', { number })}
        >
          <option value="human">{say(seat === 0 ? 'web.new.me' : 'web.new.friend')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say('web.new.opponent', { level: levelWords(say, level) })}
            </option>
          ))}
        </select>
        {holder.kind === 'opponent' && (
          <StyleChoice
            seat={seat}
            name={holder.level}
            styles={styles}
            voice={voice}
            onChange={(level) => onChange({ ...holder, level })}
          />
        )}
      </span>
      {onRemove ? (
        <button
          type="button"
          className="button quiet small"
          onClick={({ currentTarget }) => {
            // The button goes with its seat: the focus stays among the others.
            const row = currentTarget.closest('li');
            (row?.previousElementSibling ?? row?.nextElementSibling)?.querySelector('select')?.focus();
            onRemove();
          }}
          aria-label={say('web.new.removeSeat', { number })}
        >
          <Icon name="close" size={16} />
        </button>
      ) : (
        <span />
      )}
    </li>
  );
}

type Player = Exclude<SeatHolder, { kind: 'automa' }>;

const stranger = (seat: number): Player => ({
  kind: 'opponent',
  level: QUICK_LEVEL,
  name: OPPONENT_NAMES[(seat + OPPONENT_NAMES.length - 1) % OPPONENT_NAMES.length],
});

function SeatFields({ info, company, voice }: { info: GameInfo; company: Company<Player>; voice: Speaker }): ReactNode {
  const say = useSay();
  const { holders, put, add, remove } = company;
  return (
    <fieldset>
      <legend>{say('web.new.seats')}</legend>
      <CompanyChoice info={info} company={company} voice={voice} />
      <ol className="seat-rows">
        {holders
          .map((holder, seat) => ({ holder, seat }))
          .map(({ holder, seat }) =>
            holder.kind === 'automa' ? (
              <li className="seat-row" key={`automa ${holder.automa}`}>
                <span className="number">{seat + 1}</span>
                <b>{voice.say({ key: `seat.${holder.automa}` })}</b>
              </li>
            ) : (
              <SeatRow
                key={`seat ${seat + 1}`}
                seat={seat}
                holder={holder}
                styles={info.styles}
                voice={voice}
                onChange={(next) => put(seat, next)}
                onRemove={remove && (() => remove(holder))}
              />
            ),
          )}
      </ol>
      {add && (
        <button type="button" className="button quiet" onClick={add}>
          <Icon name="plus" size={18} />
          {say('web.new.addSeat')}
        </button>
      )}
    </fieldset>
  );
}

function SeedField({
  seed,
  onChange,
}: {
  seed: number | undefined;
  onChange(seed: number | undefined): void;
}): ReactNode {
  const say = useSay();
  return (
    <fieldset className="luck">
      <legend>{say('web.new.seed')}</legend>
      <div className="row">
        <input
          type="number"
          min={0}
          step={1}
          value={seed ?? ''}
          placeholder={say('web.new.seedNone')}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          aria-label={say('web.new.seed')}
        />
        <button type="button" className="button quiet" onClick={() => onChange(newSeed())}>
          <Icon name="dice" size={18} />
          {say('web.new.shuffle')}
        </button>
      </div>
      <p className="hint">{say('web.new.seedHint')}</p>
    </fieldset>
  );
}

function Form({
  info,
  own,
  problem,
  onEdition,
  onProblem,
}: {
  info: GameInfo;
  own: unknown;
  /** In words. */
  problem: string | undefined;
  onEdition(edition?: unknown): void;
  onProblem(problem: unknown, ofFile: boolean): void;
}): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const { language, name } = useStore(settings);
  const company = useCompany<Player>(info, quickHolders(info, name || say('web.nameEmpty')), stranger);
  /** Undefined: nobody knows it before the end of the game. */
  const [seed, setSeed] = useState<number>();
  const voice = useMemo(() => speaker([info.text, webText, houseText], language, String), [info, language]);

  const start = async (): Promise<void> => {
    const { holders, options } = company;
    try {
      const table = await host().start({
        game: info.id,
        holders,
        options,
        seed: seed ?? newSeed(),
        seedKnown: seed !== undefined,
        ...(own === undefined ? {} : { edition: own }),
      });
      const [first] = holders;
      if (first.kind === 'human' && first.name && first.name !== say('web.nameEmpty')) change({ name: first.name });
      go(`/table/${table}`);
    } catch (error) {
      onProblem(error, false);
    }
  };

  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <SeatFields info={info} company={company} voice={voice} />
      {choosableIn(info, company.plan).length > 0 && (
        <fieldset>
          <legend>{say('web.new.options')}</legend>
          <OptionFields info={info} company={company} voice={voice} />
        </fieldset>
      )}
      <SeedField seed={seed} onChange={setSeed} />
      <EditionField info={info} own={own} onEdition={onEdition} onProblem={(bad) => onProblem(bad, true)} />
      <div className="start">
        <Complaint words={problem} />
        <button type="submit" className="button go big">
          {say('web.new.start')}
        </button>
      </div>
    </form>
  );
}

export default function NewTable({
  game,
  title,
  onClose,
}: {
  game: string;
  title: string;
  onClose(): void;
}): ReactNode {
  const say = useSay();
  const { described, problem, complain, describe } = useDescribed(game);
  return (
    <Dialog title={say('web.new.title', { game: title })} onClose={onClose} className="new-table-dialog">
      {described ? (
        <Form
          key={described.info.editionName}
          info={described.info}
          own={described.own}
          problem={problem}
          onEdition={(own) => void describe(own)}
          onProblem={complain}
        />
      ) : (
        <p role="status">{problem ?? say('web.loading')}</p>
      )}
    </Dialog>
  );
}
