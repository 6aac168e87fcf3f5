/** A game's own board to look at: nothing on it can be chosen. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Catalogues, houseText, type Seat, speaker } from '../../kernel/index.ts';
import type { BoardModule, SeatEvent, TableProps } from '../kit/index.ts';
import { loadBoard } from '../page/boards.ts';
import { settings, themeNow } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { seatVariables } from '../table/seat-colours.ts';

export interface StillSeat {
  readonly name: string;
  readonly holder: TableProps['seats'][number]['holder'];
}

export interface StillScene {
  readonly game: string;
  readonly view: object;
  readonly edition: unknown;
  readonly text: Catalogues;
  readonly seats: readonly StillSeat[];
  /** What happened last: it is ringed. */
  readonly latest: readonly SeatEvent[];
  readonly active: Seat | undefined;
}

function useBoard(game: string): BoardModule | undefined {
  const [board, setBoard] = useState<BoardModule>();
  useEffect(() => {
    let here = true;
    void loadBoard(game).then((found) => {
      if (here) setBoard(() => found);
    });
    return () => {
      here = false;
    };
  }, [game]);
  return board;
}

function useProps(board: BoardModule | undefined, scene: StillScene, room: 'wide' | 'tall'): TableProps | undefined {
  const { language } = useStore(settings);
  return useMemo(() => {
    if (board === undefined) return undefined;
    const { view, edition, text, seats, latest, active } = scene;
    const voice = speaker([board.text, text, houseText], language, (seat) => seats[seat]?.name ?? '');
    return {
      view,
      edition,
      viewer: 'spectator',
      me: 0,
      seats: seats.map(({ name, holder }, seat) => ({
        seat,
        name,
        holder,
        shape: board.seats[seat % board.seats.length].shape,
        active: seat === active,
      })),
      question: undefined,
      preview: undefined,
      latest,
      speaker: voice,
      language,
      room,
      say: (key, params) => voice.say(params === undefined ? { key } : { key, params }),
      tap: () => undefined,
      consider: () => undefined,
    };
  }, [board, scene, language, room]);
}

export function StillBoard({
  scene,
  room,
  label,
}: {
  scene: StillScene;
  room: 'wide' | 'tall';
  label: string;
}): ReactNode {
  const now = useStore(settings);
  const board = useBoard(scene.game);
  const props = useProps(board, scene, room);
  if (board === undefined || props === undefined) return <div className="still" data-game={scene.game} />;
  const { width, height } = board.size(props, room);
  const style = seatVariables(board.seats, themeNow(now), now.safeColours);
  return (
    <div className="still" data-game={scene.game} style={style}>
      <svg className="board-svg" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} data-board={board.id}>
        <board.Board {...props} />
      </svg>
    </div>
  );
}
