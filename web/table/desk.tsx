/** Builds what the parts of the table screen share out of what is known of the table. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  type Catalogues,
  houseText,
  type Language,
  type Speaker,
  speaker,
  type Text,
  type Viewer,
} from '../../kernel/index.ts';
import type { SeatEvent, TableProps } from '../kit/index.ts';
import { narrowed } from '../kit/offers.ts';
import { sayWith } from '../page/say.tsx';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { PHONE, TABLET, UPRIGHT_TABLET } from '../style/screens.ts';
import { webText } from '../text/index.ts';
import type { LogEntry, TableInfo } from '../worker/protocol.ts';
import type { TableDesk } from './context.ts';
import { isFormer, type PersonState, type Position, seatInfos, seatShown, type TableSession } from './session.ts';
import { subjectOf } from './turns.ts';

function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => setHolds(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return holds;
}

/** What happened since the viewer's own last move: it stays marked until the next one. Of the past, the one move that led to it. */
function latestOf(log: readonly LogEntry[], at: number, viewer: Viewer, past: boolean): SeatEvent[] {
  const own = log.findLastIndex((entry) => entry.at <= at && entry.seat === viewer);
  const from = past || own < 0 || viewer === 'spectator' || own === at ? at : own + 1;
  return log
    .slice(from, at + 1)
    .flatMap(({ seat, lines }) => lines.map((event) => ({ seat: subjectOf(event) ?? seat, event })));
}

/** The same object for as long as all in it is the same. */
function useSame<T extends object>(next: T): T {
  const [kept, keep] = useState(next);
  if (Object.entries(next).every(([name, value]) => Object.is(Reflect.get(kept, name), value))) return kept;
  keep(next);
  return next;
}

const NOTHING_YET: Position = {
  info: undefined,
  board: undefined,
  present: undefined,
  question: undefined,
  log: [],
};

/**
 * What is drawn of a table. A table that opens and what the others do are drawn in slices, between which the page answers: meanwhile the
 * position before is shown. What the person does is drawn at once, and so is what he is asked: nobody taps on an older question.
 */
function useDrawn(session: TableSession): { readonly position: Position; readonly state: PersonState } {
  const { info, board, present, question, log, ...own } = useStore(session.store);
  const newest = useSame({ info, board, present, question, log });
  const behind = useDeferredValue(newest, NOTHING_YET);
  const position = behind.present && present?.stage.kind !== 'waiting' ? newest : behind;
  const drawn = position.present;
  useEffect(() => {
    if (drawn) session.drawn(drawn);
  }, [session, drawn]);
  return { position, state: useSame(own) };
}

function tableVoice(info: TableInfo, own: readonly Catalogues[], language: Language): Speaker {
  const catalogues = [...own, webText, houseText];
  const automas = speaker(catalogues, language, String);
  const name = (seat: number): string => {
    const holder = info.holders[seat];
    if (holder === undefined) return String(seat + 1);
    return holder.kind === 'automa'
      ? automas.say({ key: `seat.${holder.automa}` })
      : (holder.name ?? (isFormer(holder) ? automas.say({ key: 'web.formerPlayer' }) : String(seat + 1)));
  };
  return speaker(catalogues, language, name);
}

export function useTableDesk(session: TableSession): TableDesk | undefined {
  const { position, state } = useDrawn(session);
  const { language } = useStore(settings);
  // A room higher than wide asks for a portrait arrangement.
  const phone = useMedia(PHONE);
  const upright = useMedia(UPRIGHT_TABLET);
  const room = phone || (upright && position.board?.layout.upright) ? 'tall' : 'wide';
  const narrow = useMedia(TABLET);
  const { info, board, present, question, log } = position;
  const { past, considered, still, held, rehearsal } = state;
  /** A line that is shown begins each of its steps in a position of its own. */
  const step = rehearsal?.steps[rehearsal.at];

  const voice = useMemo(
    () => info && board && tableVoice(info, [board.text, info.game.text], language),
    [info, board, language],
  );

  const moment = past ?? present?.moment;
  const preview = useMemo(
    () =>
      considered && {
        offer: considered.offer,
        view: considered.consequences?.view,
      },
    [considered],
  );

  const props = useMemo((): TableProps | undefined => {
    if (!info || !board || !moment || !voice) return undefined;
    const { view, viewer, deciding, at } = moment;
    return {
      view: (!past && step?.view) || view,
      viewer,
      edition: info.game.edition,
      me: seatShown(viewer, deciding),
      seats: seatInfos(info, board, deciding, (seat) => voice.say(seat)),
      question: past || still ? undefined : (step?.question ?? (question && narrowed(question, held))),
      preview: past || still ? undefined : preview,
      latest: latestOf(log, at, viewer, past !== undefined),
      past: past !== undefined,
      speaker: voice,
      language,
      room,
      narrow,
      say: (key, params) => voice.say(params === undefined ? { key } : { key, params }),
      tap: (target) => void session.tap(target, 'mouse'),
      consider: (offer) => void session.consider(offer, true),
    };
  }, [info, board, moment, past, still, held, step, voice, question, preview, log, language, room, narrow, session]);

  const words = useMemo(() => {
    if (!info || !board || !voice) return undefined;
    let teacher: Speaker | undefined;
    /** The words that teach come later, and nothing is drawn anew for them. */
    const tell = (text: Text): string => {
      const teaching = session.teaching.get();
      if (teaching) teacher ??= tableVoice(info, [board.text, teaching], language);
      return (teacher ?? voice).say(text);
    };
    return { speaker: voice, say: sayWith(voice), tell };
  }, [session, info, board, language, voice]);

  return useMemo(() => {
    if (!info || !board || !present || !props || !words) return undefined;
    return { session, state, info, board, present, log, props, ...words };
  }, [session, state, info, board, present, log, props, words]);
}
