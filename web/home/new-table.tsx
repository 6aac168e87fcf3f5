/** A table to one's own taste: who sits where, with which options, luck and component data. */
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import {
  houseText,
  type OptionSpec,
  type OptionValue,
  type SeatPlan,
  type Speaker,
  speaker,
} from '../../kernel/index.ts';
import { Complaint } from '../page/complaint.tsx';
import { Dialog } from '../page/dialog.tsx';
import { chooseFile, download } from '../page/files.ts';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { problemWords } from '../page/problem.ts';
import { type Say, useSay } from '../page/say.tsx';
import { newSeed } from '../page/seed.ts';
import { LEVELS } from '../settings/levels.ts';
import { change, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { type WebKey, webText } from '../text/index.ts';
import { OPPONENT_NAMES } from '../text/opponent-names.ts';
import type { GameInfo, SeatHolder } from '../worker/protocol.ts';
import { mainPlan, QUICK_LEVEL, quickHolders } from './quick-start.ts';

const levelWords = (say: Say, level: string): string => {
  const key = `level.${level}`;
  const known = (candidate: string): candidate is WebKey => candidate in webText.en;
  return known(key) ? say(key) : level;
};

function SeatRow({
  seat,
  holder,
  onChange,
  onRemove,
}: {
  seat: number;
  holder: Exclude<SeatHolder, { kind: 'automa' }>;
  onChange(holder: SeatHolder): void;
  onRemove: (() => void) | undefined;
}): ReactNode {
  const say = useSay();
  const number = seat + 1;
  const who = holder.kind === 'human' ? 'human' : holder.level;
  const sit = (choice: string): void =>
    onChange(
      choice === 'human'
        ? { kind: 'human', name: holder.name }
        : { kind: 'opponent', level: choice, name: holder.name ?? '' },
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
      <select value={who} onChange={(event) => sit(event.target.value)} aria-label={say('web.new.seat', { number })}>
        <option value="human">{say(seat === 0 ? 'web.new.me' : 'web.new.friend')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {say('web.new.opponent', { level: levelWords(say, level) })}
          </option>
        ))}
      </select>
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

function OptionField({
  spec,
  value,
  words,
  about,
  valueWords,
  onChange,
}: {
  spec: OptionSpec;
  value: OptionValue;
  words: string;
  /** What it means for the game. */
  about: string | undefined;
  valueWords(value: OptionValue): string;
  onChange(value: OptionValue): void;
}): ReactNode {
  const id = useId();
  if (spec.values.every((choice) => typeof choice === 'boolean')) {
    return (
      <div className="option">
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={id}
          />
          {words}
        </label>
        <p className="hint" id={id}>
          {about ?? valueWords(true)}
        </p>
      </div>
    );
  }
  return (
    <div className="option">
      <label className="field">
        {words}
        <select
          value={String(value)}
          aria-describedby={id}
          onChange={(event) => {
            const chosen = spec.values.find((choice) => String(choice) === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {spec.values.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {valueWords(choice)}
            </option>
          ))}
        </select>
      </label>
      <p className="hint" id={id}>
        {about}
      </p>
    </div>
  );
}

const planKey = (plan: SeatPlan): string => `${plan.players.join('-')} ${plan.automas.join(' ')}`;

const choosableIn = ({ seatPlans, options, choosable }: GameInfo, plan: SeatPlan): readonly OptionSpec[] =>
  options.filter(({ key }) => choosable[seatPlans.indexOf(plan)]?.includes(key));

/** What was chosen, as far as it counts in this company; the first value of everything else. */
const allowedIn = (
  sheet: GameInfo,
  plan: SeatPlan,
  chosen: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> => {
  const open = choosableIn(sheet, plan);
  return Object.fromEntries(
    sheet.options.map((spec) => [
      spec.key,
      open.includes(spec) ? (chosen[spec.key] ?? spec.values[0]) : spec.values[0],
    ]),
  );
};

/** Component data: the game's own, or somebody's. */
function EditionField({
  sheet,
  own,
  onEdition,
  onProblem,
}: {
  sheet: GameInfo;
  own: unknown;
  onEdition(edition?: unknown): void;
  onProblem(problem: unknown): void;
}): ReactNode {
  const say = useSay();
  const choose = async (): Promise<void> => {
    const file = await chooseFile('.json,application/json');
    if (!file) return;
    try {
      onEdition(JSON.parse(await file.text()));
    } catch (error) {
      onProblem(error);
    }
  };
  return (
    <fieldset className="edition">
      <legend>{say('web.new.editionTitle')}</legend>
      <p className="hint">{say('web.new.editionHint')}</p>
      <div className="row">
        <button type="button" className="button quiet" onClick={() => void choose()} data-edition="choose">
          <Icon name="folder" size={18} />
          {say('web.new.edition')}
        </button>
        {own === undefined ? (
          <button
            type="button"
            className="button quiet"
            onClick={() =>
              download(`${sheet.id}.json`, JSON.stringify(sheet.edition, undefined, 2), 'application/json')
            }
          >
            <Icon name="download" size={18} />
            {say('web.new.editionDownload')}
          </button>
        ) : (
          <button type="button" className="button quiet" onClick={() => onEdition()}>
            <Icon name="undo" size={18} />
            {say('web.new.editionBack')}
          </button>
        )}
      </div>
      <p className="hint">
        {say('web.new.editionNow', { edition: own === undefined ? say('web.new.editionStandard') : sheet.editionName })}
      </p>
    </fieldset>
  );
}

/** How a company is named in the list of companies. */
function useCompanyWords(voice: Speaker): (plan: SeatPlan) => string {
  const say = useSay();
  return ({ players: [least, most], automas }) => {
    const people =
      least === most
        ? say('web.new.companyOne', { count: least })
        : say('web.new.companyPlayers', { min: least, max: most });
    if (automas.length === 0) return people;
    return say('web.new.and', {
      players: people,
      automas: automas.map((automa) => voice.say({ key: `seat.${automa}` })),
    });
  };
}

const stranger = (seat: number): SeatHolder => ({
  kind: 'opponent',
  level: QUICK_LEVEL,
  name: OPPONENT_NAMES[(seat + OPPONENT_NAMES.length - 1) % OPPONENT_NAMES.length],
});

/** Who sits where, and the options of that company: changing the one may change the other. */
function useCompany(sheet: GameInfo, me: string) {
  const [holders, setHolders] = useState(() => quickHolders(sheet, me));
  const [plan, setPlan] = useState(() => mainPlan(sheet.seatPlans));
  const [options, setOptions] = useState<Record<string, OptionValue>>(() => allowedIn(sheet, plan, {}));
  const players = holders.filter((holder) => holder.kind !== 'automa');
  const seatPlayers = (count: number, next = plan, people = players): void => {
    const seated = Array.from({ length: count }, (_, seat) => people[seat] ?? stranger(seat));
    setPlan(next);
    setOptions(allowedIn(sheet, next, options));
    setHolders([...seated, ...next.automas.map((automa): SeatHolder => ({ kind: 'automa', automa }))]);
  };
  const [min, max] = plan.players;
  return {
    holders,
    plan,
    options,
    setOption: (key: string, value: OptionValue): void => setOptions({ ...options, [key]: value }),
    choosePlan: (next: SeatPlan): void =>
      seatPlayers(Math.max(next.players[0], Math.min(next.players[1], players.length)), next),
    put: (seat: number, holder: SeatHolder): void => setHolders(holders.map((now, i) => (i === seat ? holder : now))),
    /** Undefined where nobody may be added, or go. */
    add: players.length < max ? (): void => seatPlayers(players.length + 1) : undefined,
    remove:
      players.length > min
        ? (holder: SeatHolder): void =>
            seatPlayers(
              players.length - 1,
              plan,
              players.filter((one) => one !== holder),
            )
        : undefined,
  };
}

type Company = ReturnType<typeof useCompany>;

function CompanyChoice({ sheet, company, voice }: { sheet: GameInfo; company: Company; voice: Speaker }): ReactNode {
  const say = useSay();
  const companyWords = useCompanyWords(voice);
  if (sheet.seatPlans.length < 2) return null;
  return (
    <label className="field">
      {say('web.new.company')}
      <select
        value={planKey(company.plan)}
        onChange={(event) => {
          const next = sheet.seatPlans.find((candidate) => planKey(candidate) === event.target.value);
          if (next) company.choosePlan(next);
        }}
      >
        {sheet.seatPlans.map((candidate) => (
          <option key={planKey(candidate)} value={planKey(candidate)}>
            {companyWords(candidate)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SeatFields({ sheet, company, voice }: { sheet: GameInfo; company: Company; voice: Speaker }): ReactNode {
  const say = useSay();
  const { holders, put, add, remove } = company;
  return (
    <fieldset>
      <legend>{say('web.new.seats')}</legend>
      <CompanyChoice sheet={sheet} company={company} voice={voice} />
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

function OptionFields({ sheet, company, voice }: { sheet: GameInfo; company: Company; voice: Speaker }): ReactNode {
  const say = useSay();
  const { language } = useStore(settings);
  const { plan, options, setOption } = company;
  const choosable = choosableIn(sheet, plan);
  const valueWords = (key: string, value: OptionValue): string => {
    const own = `option.${key}.${value}`;
    if (sheet.text[language][own] !== undefined) return voice.say({ key: own });
    return typeof value === 'boolean' ? voice.say({ key: value ? 'house.yes' : 'house.no' }) : String(value);
  };
  if (choosable.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('web.new.options')}</legend>
      <div className="option-fields">
        {choosable.map((spec) => (
          <OptionField
            key={spec.key}
            spec={spec}
            value={options[spec.key]}
            words={voice.say({ key: `option.${spec.key}` })}
            about={sheet.text[language][`option.${spec.key}.about`]}
            valueWords={(value) => valueWords(spec.key, value)}
            onChange={(value) => setOption(spec.key, value)}
          />
        ))}
      </div>
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
  sheet,
  own,
  problem,
  onEdition,
  onProblem,
}: {
  sheet: GameInfo;
  own: unknown;
  /** In words. */
  problem: string | undefined;
  onEdition(edition?: unknown): void;
  onProblem(problem: unknown, ofFile: boolean): void;
}): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const { language, name } = useStore(settings);
  const company = useCompany(sheet, name || say('web.nameEmpty'));
  /** Undefined: nobody knows it before the end of the game. */
  const [seed, setSeed] = useState<number>();
  const voice = useMemo(() => speaker([sheet.text, webText, houseText], language, String), [sheet, language]);

  const start = async (): Promise<void> => {
    const { holders, options } = company;
    try {
      const table = await host().start({
        game: sheet.id,
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
      <SeatFields sheet={sheet} company={company} voice={voice} />
      <OptionFields sheet={sheet} company={company} voice={voice} />
      <SeedField seed={seed} onChange={setSeed} />
      <EditionField sheet={sheet} own={own} onEdition={onEdition} onProblem={(bad) => onProblem(bad, true)} />
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
  const [described, setDescribed] = useState<{ sheet: GameInfo; own: unknown }>();
  const [problem, setProblem] = useState<string>();
  const complain = useCallback(
    (error: unknown, ofFile: boolean): void => {
      const words = problemWords(say, error);
      setProblem(ofFile ? say('web.new.editionBad', { problem: words }) : say('web.trouble', { problem: words }));
    },
    [say],
  );
  /** The game with its own component data, or with somebody's; unusable data changes nothing. */
  const describe = useCallback(
    async (own?: unknown): Promise<void> => {
      try {
        const sheet = await host().describe(game, own);
        setDescribed({ sheet, own });
        setProblem(undefined);
      } catch (error) {
        complain(error, own !== undefined);
      }
    },
    [game, complain],
  );
  useEffect(() => void describe(), [describe]);
  return (
    <Dialog title={say('web.new.title', { game: title })} onClose={onClose} className="new-table-dialog">
      {described ? (
        <Form
          key={described.sheet.editionName}
          sheet={described.sheet}
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
