/** The construction offices as rooms with chairs, and the administration as a house cut open. */
import type { ReactNode } from 'react';
import { SeatMark, Target } from '../../../../web/kit/index.ts';
import { COLOURS, type Colour, DEPARTMENTS } from '../../components/kinds.ts';
import { autobahnValue, inOffices } from '../holdings.ts';
import { Glyph } from '../icons.tsx';
import { bit, FLOORS, type Model, modelOf, NOBODY, numbered, OFFICE_ROOM, ones } from '../model.ts';
import { Pawn, Shield } from '../pieces.tsx';
import type { AutobahnView, BoardProps } from '../props.ts';

const Chair = (): ReactNode => (
  <svg className="chair" viewBox="0 0 26 30" aria-hidden="true">
    <path d="M6 3h14v12H6zM4 16h18v4H4zM13 20v5M7 28l6-3 6 3" />
  </svg>
);

const room = (view: AutobahnView, colour: Colour): number[] => {
  const index = COLOURS.indexOf(colour);
  return view.offices.slice(index * OFFICE_ROOM, index * OFFICE_ROOM + view.config.officeRoom[index]);
};

function Room({ model, colour, ...props }: BoardProps & { model: Model; colour: Colour }): ReactNode {
  const { view, preview, seats, say } = props;
  const now = room(view, colour);
  const then = preview?.view ? room(preview.view, colour) : now;
  const staff = then.filter((seat) => seat !== NOBODY).length;
  const value = autobahnValue(model, preview?.view ?? view, colour);
  const changed = then.some((seat, i) => seat !== now[i]);
  return (
    <div className={changed ? 'room changed' : 'room'} data-piece={`office:${colour}`}>
      <header>
        <Shield colour={colour} size={18} />
        <span>
          {value} ÷ {staff || '–'}
        </span>
        <b>{staff > 0 ? say('board.each', { n: Math.floor(value / staff) }) : '–'}</b>
      </header>
      <div className="chairs">
        {then.map((seat, i) => {
          const key = `chair ${i + 1}`;
          if (seat === NOBODY) return <Chair key={key} />;
          const fresh = changed && i === then.findLastIndex((other) => other !== NOBODY);
          return (
            <span key={`${key} ${seat}`} data-travels={`pawn:${seat}`} className={fresh ? 'sitting fresh' : 'sitting'}>
              <Pawn seat={seat} shape={seats[seat].shape} size={31} />
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** The name of a department by its place; the fifth is the chosen side of the extra board. */
const departmentsOf = (view: AutobahnView): string[] =>
  view.config.department === 'none' ? [...DEPARTMENTS] : [...DEPARTMENTS, view.config.department];

const COLUMN_LOCKS = 4;
const BOTH = 0b1100;

/** How high a column of technologies has been unlocked. */
function columnLevel(padlocks: number, column: number): number {
  const own = padlocks >> (column * COLUMN_LOCKS);
  if ((own & BOTH) === BOTH) return 3;
  return (own & 2) !== 0 ? 2 : own & 1;
}

function openFloors({ view, me }: BoardProps, department: number): number {
  if (DEPARTMENTS[department] === 'finance' || me === view.config.bot) return FLOORS;
  if (department < DEPARTMENTS.length) return columnLevel(view.padlocks[me], department);
  return Math.max(...[0, 1, 2].map((column) => columnLevel(view.padlocks[me], column)));
}

function Floor({
  department,
  index,
  floor,
  ...props
}: BoardProps & { department: string; index: number; floor: number }): ReactNode {
  const { view, preview, seats, edition } = props;
  const shown = preview?.view ?? view;
  const mask = shown.floors[index * FLOORS + floor - 1];
  const before = view.floors[index * FLOORS + floor - 1];
  const open = floor <= openFloors(props, index);
  const free = Math.max(0, edition.departments.seatsPerFloor - ones(mask));
  return (
    <Target
      as="div"
      name={`floor:${department}:${floor}`}
      piece={`floor:${department}:${floor}`}
      className={`spot floor${open ? '' : ' locked'}`}
    >
      <span className="sign">
        {floor}×{!open && <Glyph name="lock" size={11} />}
      </span>
      <span className="chairs">
        {seats.map(({ seat, shape }) =>
          bit(mask, seat) ? (
            <span key={seat} data-travels={`pawn:${seat}`} className={bit(before, seat) ? 'sitting' : 'sitting fresh'}>
              <Pawn seat={seat} shape={shape} size={28} />
            </span>
          ) : null,
        )}
        {numbered(free).map((n) => (
          <Chair key={n} />
        ))}
      </span>
    </Target>
  );
}

function multiplier({ view, edition, me }: BoardProps, department: string): number {
  const model = modelOf(edition);
  switch (department) {
    case 'network':
      return inOffices(view, me);
    case 'trade':
      return ones(view.delivered[me]) + (view.wineState[me] === 2 ? 1 : 0);
    case 'service':
      return view.stations[me];
    case 'finance':
      return Math.floor(view.money[me] / (edition.departments.moneyPerPoint ?? 20));
    case 'planning':
      return model.cards.filter((card, i) => card.rank !== 'basic' && view.cards[me * model.cards.length + i] === 1)
        .length;
    default:
      return view.tilesTaken[me];
  }
}

export function Building(props: BoardProps): ReactNode {
  const { view, preview, seats, say, edition } = props;
  const departments = departmentsOf(view);
  const shown = preview?.view ?? view;
  return (
    <div className={`building wings${departments.length}`}>
      <div className="roof">
        {departments.map((department) => (
          <span key={department} data-piece={`department:${department}`}>
            {say(`department.${department}`)}
          </span>
        ))}
      </div>
      {[3, 2, 1].map((floor) => (
        <div key={floor} className="storey">
          {departments.map((department, index) => (
            <Floor key={department} {...props} department={department} index={index} floor={floor} />
          ))}
        </div>
      ))}
      <Target as="div" name="lobby" piece="lobby" className="spot lobby">
        <span className="sign">
          {say('board.lobby')}
          <em>{say('board.pointsEach', { n: edition.departments.lobbyPoints })}</em>
        </span>
        <span className="waiting">
          {seats.map(({ seat, shape }) => (
            <span key={seat} className={shown.lobby[seat] === view.lobby[seat] ? undefined : 'fresh'}>
              <Pawn seat={seat} shape={shape} size={28} />
              <b>{shown.lobby[seat]}</b>
            </span>
          ))}
          <i className="door" />
        </span>
      </Target>
      <div className="ground" />
      <dl className="multipliers">
        {departments.map((department) => (
          <div key={department}>
            <dd>× {multiplier(props, department)}</dd>
            <dt>{say(`board.per.${department}`, { n: edition.departments.moneyPerPoint ?? 20 })}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function OfficesPanel(props: BoardProps): ReactNode {
  const { edition, say, seats, me } = props;
  const model = modelOf(edition);
  return (
    <div className="ab-panel">
      <h3>
        {say('board.offices')} <small>{say('board.officesHint')}</small>
      </h3>
      <div className="rooms">
        {COLOURS.map((colour) => (
          <Room key={colour} {...props} model={model} colour={colour} />
        ))}
      </div>
      <section className="administration">
        <h3>
          {say('board.administration')} <small>{say('board.administrationHint')}</small>
        </h3>
        <Building {...props} />
        <p className="whose">
          <SeatMark seat={me} shape={seats[me].shape} size={16} /> {say('board.whose')}
        </p>
      </section>
    </div>
  );
}
