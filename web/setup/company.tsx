/** Who sits where, and the options of that company: changing the one may change the other. Local and online tables are set up alike. */
import { type ReactNode, useState } from 'react';
import type { OptionSpec, OptionValue, SeatPlan, Speaker } from '../../kernel/index.ts';
import { useSay } from '../page/say.tsx';
import type { GameInfo } from '../worker/protocol.ts';
import { mainPlan } from './plans.ts';

const planKey = (plan: SeatPlan): string => `${plan.players.join('-')} ${plan.automas.join(' ')}`;

export const choosableIn = ({ seatPlans, options, choosable }: GameInfo, plan: SeatPlan): readonly OptionSpec[] =>
  options.filter(({ key }) => choosable[seatPlans.indexOf(plan)]?.includes(key));

/** What was chosen, as far as it counts in this company; the first value of everything else. */
const allowedIn = (
  info: GameInfo,
  plan: SeatPlan,
  chosen: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> => {
  const open = choosableIn(info, plan);
  return Object.fromEntries(
    info.options.map((spec) => [spec.key, open.includes(spec) ? (chosen[spec.key] ?? spec.values[0]) : spec.values[0]]),
  );
};

interface Automa {
  readonly kind: 'automa';
  readonly automa: string;
}

/** `P` is whoever may sit on a seat that is no automa's. */
export interface Company<P extends object> {
  readonly holders: readonly (P | Automa)[];
  readonly plan: SeatPlan;
  readonly options: Readonly<Record<string, OptionValue>>;
  setOption(key: string, value: OptionValue): void;
  choosePlan(next: SeatPlan): void;
  put(seat: number, holder: P): void;
  /** Undefined where nobody may be added, or go. */
  readonly add: (() => void) | undefined;
  readonly remove: ((holder: P) => void) | undefined;
}

export const isAutoma = (holder: object): holder is Automa => 'kind' in holder && holder.kind === 'automa';

export function useCompany<P extends object>(
  info: GameInfo,
  first: readonly (P | Automa)[],
  stranger: (seat: number) => P,
): Company<P> {
  const [holders, setHolders] = useState(first);
  const [plan, setPlan] = useState(() => mainPlan(info.seatPlans));
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>(() => allowedIn(info, plan, {}));
  const players = holders.filter((holder): holder is P => !isAutoma(holder));
  const seatPlayers = (count: number, next = plan, people: readonly P[] = players): void => {
    const seated = Array.from({ length: count }, (_, seat) => people[seat] ?? stranger(seat));
    setPlan(next);
    setOptions(allowedIn(info, next, options));
    setHolders([...seated, ...next.automas.map((automa): Automa => ({ kind: 'automa', automa }))]);
  };
  const [min, max] = plan.players;
  return {
    holders,
    plan,
    options,
    setOption: (key, value) => setOptions({ ...options, [key]: value }),
    choosePlan: (next) => seatPlayers(Math.max(next.players[0], Math.min(next.players[1], players.length)), next),
    put: (seat, holder) => setHolders(holders.map((now, i) => (i === seat ? holder : now))),
    add: players.length < max ? () => seatPlayers(players.length + 1) : undefined,
    remove:
      players.length > min
        ? (holder) =>
            seatPlayers(
              players.length - 1,
              plan,
              players.filter((one) => one !== holder),
            )
        : undefined,
  };
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

export function CompanyChoice<P extends object>({
  info,
  company,
  voice,
}: {
  info: GameInfo;
  company: Company<P>;
  voice: Speaker;
}): ReactNode {
  const say = useSay();
  const companyWords = useCompanyWords(voice);
  if (info.seatPlans.length < 2) return null;
  return (
    <label className="field">
      {say('web.new.company')}
      <select
        value={planKey(company.plan)}
        onChange={(event) => {
          const next = info.seatPlans.find((candidate) => planKey(candidate) === event.target.value);
          if (next) company.choosePlan(next);
        }}
      >
        {info.seatPlans.map((candidate) => (
          <option key={planKey(candidate)} value={planKey(candidate)}>
            {companyWords(candidate)}
          </option>
        ))}
      </select>
    </label>
  );
}
