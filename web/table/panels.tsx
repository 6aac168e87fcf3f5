/** Tabs and the panel that is open: beside the board, over it, or as a sheet on a phone. */
import { lazy, type ReactNode, Suspense } from 'react';
import { hasRules } from '../page/boards.ts';
import { Icon } from '../page/icons.tsx';
import { useAfterNextPaint } from './after-next-paint.ts';
import { useAround } from './around.ts';
import { useDesk } from './context.ts';
import { SeatPanel } from './seats.tsx';

const LogPanel = lazy(() => import('./log-panel.tsx'));
const MovesPanel = lazy(() => import('./moves-panel.tsx'));
const RulesPanel = lazy(() => import('../rules/rules-panel.tsx'));
const HintPanel = lazy(() => import('./hint-panel.tsx'));
const ScorePanel = lazy(() => import('./score-panel.tsx'));

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly key: string;
  /** Something can be done there. */
  readonly calls: boolean;
  readonly unread?: number;
}

/** The places where something can be done now. */
const useCalling = (): readonly string[] => useDesk().props.question?.offers.flatMap((offer) => offer.targets) ?? [];

function useTabs(): Tab[] {
  const { board, say, tell, info } = useDesk();
  const targets = useCalling();
  const around = useAround()?.tab;
  return [
    ...board.panels.map(({ id, title, Icon: Picture, holds }, i) => ({
      id,
      title: tell(title),
      icon: <Picture />,
      key: String(i + 1),
      calls: holds !== undefined && targets.some((target) => holds(target)),
    })),
    { id: 'log', title: say('web.log'), icon: <Icon name="log" size={22} />, key: 'l', calls: false },
    ...(around ? [{ ...around, calls: false }] : []),
    { id: 'score', title: say('web.score'), icon: <Icon name="chart" size={22} />, key: 's', calls: false },
    ...(hasRules(info.game.id)
      ? [{ id: 'rules', title: say('web.rules'), icon: <Icon name="book" size={22} />, key: 'f', calls: false }]
      : []),
  ];
}

export function Tabs(): ReactNode {
  const { session, state, say, board } = useDesk();
  const tabs = useTabs();
  const targets = useCalling();
  /** Behind an open panel, what lies in none of them. */
  const away =
    state.panel !== undefined && targets.some((target) => !board.panels.some(({ holds }) => holds?.(target)));
  return (
    <nav className="tabs" aria-label={say('web.menu')}>
      {board.layout.dockSize > 0 && (
        <button
          type="button"
          className={`tab desk-tab${away ? ' calls' : ''}`}
          aria-pressed={state.panel === undefined}
          onClick={() => session.showPanel(undefined)}
        >
          <Icon name="desk" size={22} />
          <span>{say('web.desk')}</span>
        </button>
      )}
      {tabs.map(({ id, title, icon, key, calls, unread = 0 }) => (
        <button
          type="button"
          key={id}
          className={`tab${calls ? ' calls' : ''}`}
          aria-pressed={state.panel === id}
          onClick={() => session.showPanel(state.panel === id ? undefined : id)}
          data-key={key}
          data-tab={id}
        >
          {icon}
          <span>{title}</span>
          {unread > 0 && <b className="unread">{unread}</b>}
        </button>
      ))}
    </nav>
  );
}

function Content({ id }: { id: string }): ReactNode {
  const { board, props, state, info } = useDesk();
  const around = useAround()?.tab;
  if (id === around?.id) return around.panel;
  const own = board.panels.find((panel) => panel.id === id);
  if (own) return <own.Panel {...props} />;
  if (id.startsWith('seat:')) return <SeatPanel seat={Number(id.slice(5))} />;
  switch (id) {
    case 'log':
      return <LogPanel />;
    case 'score':
      return <ScorePanel />;
    case 'moves':
      return <MovesPanel />;
    case 'hint':
      return <HintPanel />;
    case 'rules':
      return <RulesPanel game={info.game.id} rule={state.rule} />;
    default:
      return null;
  }
}

/** What scrolls must be reachable by keyboard. */
export const reachable = (area: HTMLElement | null): void => {
  if (area) area.tabIndex = 0;
};

export function PanelArea(): ReactNode {
  const { session, state, board, props, say } = useDesk();
  const tabs = useTabs();
  const { side, dockSize } = board.layout;
  /** Beside a dock, phones and tablets have no room for a column: nothing is drawn there that nobody sees. */
  const column = side !== undefined && (dockSize === 0 || (props.room === 'wide' && !props.narrow));
  /** A column is never empty: on a game's own panel if it has one, else on what can be done. */
  const standing = board.panels[0]?.id ?? 'moves';
  const id = state.panel ?? (column ? standing : undefined);
  /** The tab answers at once; what lies under it may be large and comes a moment later. */
  const drawn = useAfterNextPaint<string | undefined>(id, undefined);
  if (id === undefined) return null;
  const stands = state.panel === undefined;
  const seat = id.startsWith('seat:') ? props.seats[Number(id.slice(5))] : undefined;
  const title = seat?.name ?? tabs.find((tab) => tab.id === id)?.title ?? say(id === 'hint' ? 'web.hint' : 'web.moves');
  return (
    <aside
      className={`panel-area${stands ? ' standing' : ''}`}
      data-standing={stands ? '' : undefined}
      data-bare={board.panels.find((panel) => panel.id === id)?.bare ? '' : undefined}
      aria-label={title}
      data-open={drawn === id ? state.panel : undefined}
    >
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="button quiet small"
          onClick={() => session.showPanel(undefined)}
          aria-label={say('web.closePanel')}
        >
          <Icon name="close" />
        </button>
      </header>
      <div key={id} className="panel-content" ref={reachable}>
        <Suspense>{drawn === id && <Content id={id} />}</Suspense>
      </div>
    </aside>
  );
}
