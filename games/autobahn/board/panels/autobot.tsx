/** Autobot's solo board: bonus slots, station row, colour and task cards, queue, and where its trucks are bound for. */
import type { ReactNode } from 'react';
import type { BotView } from '../../view.ts';
import { Glyph, type GlyphName } from '../icons.tsx';
import { loadOf, modelOf, NONE, numbered, TRUCKS } from '../model.ts';
import { BonusTile, House, MiniCard, Truck } from '../pieces.tsx';
import type { BoardProps, Edition } from '../props.ts';
import { countryWord } from '../terms.ts';

type Task = Edition['solo']['taskCards']['cards'][number];

const TASK_GLYPHS: Readonly<Record<Task['mainAction'], GlyphName>> = {
  buildOrUpgrade: 'road',
  loadTruck: 'truck',
  buildStation: 'station',
};

export function TaskCard({ task }: { task: Task }): ReactNode {
  return (
    <span className="task-card" data-piece={`task:${task.id}`}>
      <b>{task.id}</b>
      <Glyph name={TASK_GLYPHS[task.mainAction]} size={18} />
      {task.bonus && (
        <small>
          <Glyph name={task.bonus.kind === 'develop' ? 'develop' : 'discard'} size={12} />
        </small>
      )}
    </span>
  );
}

function Slots({ edition, view, bot, say }: BoardProps & { bot: BotView }): ReactNode {
  const { bonusSlots } = edition.solo.boards[view.config.solo.board];
  let before = 0;
  return bonusSlots.map((row) => {
    const first = before + 1;
    before += row.length;
    return (
      <div key={first} className="slots">
        {numbered(row.length).map((n) => {
          const nth = first + n - 1;
          const bonus = row[n - 1];
          const filled = nth <= bot.slots;
          return (
            <span key={nth} className={filled ? 'slot-tile filled' : 'slot-tile'} data-piece={`slot:${nth}`}>
              <BonusTile bonus={bonus} size={32} />
              {bonus.department !== undefined && <small>{say(`department.${bonus.department}`)}</small>}
              {filled && <Glyph name="check" size={14} />}
            </span>
          );
        })}
      </div>
    );
  });
}

function Trucks({ edition, view, bot, seats, say }: BoardProps & { bot: BotView }): ReactNode {
  const seat = view.config.bot;
  const countries = edition.countries.list;
  return (
    <ul className="bot-trucks">
      {numbered(bot.targets.length).map((nth) => {
        const target = bot.targets[nth - 1];
        const load = loadOf(view.goods[seat * TRUCKS + nth - 1]);
        const country = countries[target];
        return (
          <li key={nth} data-piece={`truck:${seat}:${nth}`}>
            <Truck seat={seat} shape={seats[seat].shape} nth={nth} {...(load ? { load } : {})} />
            {target === NONE
              ? say('board.bot.atHome')
              : say('board.bot.bound', {
                  target: country ? countryWord(country.id, country.name) : { key: 'goods.wine' },
                })}
          </li>
        );
      })}
    </ul>
  );
}

export function Autobot(props: BoardProps & { bot: BotView }): ReactNode {
  const { edition, view, bot, seats, say } = props;
  const model = modelOf(edition);
  const seat = view.config.bot;
  const tasks = edition.solo.taskCards.cards;
  const { stationRow } = edition.solo.boards[view.config.solo.board];
  return (
    <div className="autobot">
      <h3>
        {say('board.bot.board')} <small>{say(`option.soloBoard.${view.config.solo.board}`)}</small>
      </h3>
      <Slots {...props} />
      <h4>{say('board.stationRow')}</h4>
      <div className="slots">
        {numbered(stationRow.length).map((n) => (
          <span
            key={n}
            className={n <= view.stations[seat] ? 'slot-tile filled' : 'slot-tile'}
            data-piece={`botRow:${n}`}
          >
            <BonusTile bonus={stationRow[n - 1]} size={30} />
            {stationRow[n - 1].department !== undefined && (
              <small>{say(`department.${stationRow[n - 1].department}`)}</small>
            )}
            {n > view.stations[seat] && <House seat={seat} shape={seats[seat].shape} size={17} />}
          </span>
        ))}
      </div>
      <h4>
        {say('board.bot.colours')} <small>{say('board.inDeck', { n: bot.colourDeck.length })}</small>
      </h4>
      <div className="colour-cards">
        {bot.colourCards.map((card, i) => (
          <span key={model.cards[card].id} className={i === bot.colourCards.length - 1 ? 'now' : undefined}>
            <MiniCard colours={model.cards[card].colours} />
          </span>
        ))}
        {bot.colourCards.length === 0 && <small>{say('board.none')}</small>}
      </div>
      <h4>
        {say('board.bot.tasks')} <small>{say('board.inDeck', { n: bot.taskDeckSize })}</small>
      </h4>
      <div className="task-cards">
        {bot.usedTasks.map((task) => (
          <TaskCard key={tasks[task].id} task={tasks[task]} />
        ))}
        {bot.usedTasks.length === 0 && <small>{say('board.none')}</small>}
      </div>
      <h4>{say('board.bot.queue')}</h4>
      <div className="task-cards queue">
        {bot.queue.map((task) => (
          <TaskCard key={tasks[task].id} task={tasks[task]} />
        ))}
        {bot.queue.length === 0 && <small>{say('board.none')}</small>}
      </div>
      <Trucks {...props} />
    </div>
  );
}
