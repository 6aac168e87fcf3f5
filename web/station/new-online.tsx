/** A new online table on one page; what it comes to stands beside it in words. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { houseText, levelAndStyle, type Speaker, speaker } from '../../kernel/index.ts';
import type { NewTable, SeatWish, TableCard } from '../../server/protocol/tables.ts';
import type { SeatColour } from '../kit/index.ts';
import { SeatMark } from '../kit/marks.tsx';
import { cardOf, loadBoard } from '../page/boards.ts';
import { Complaint } from '../page/complaint.tsx';
import { behind } from '../page/greeting.ts';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { problemWords } from '../page/problem.ts';
import { type ListedTable, savedTables } from '../saves/saves.ts';
import { LEVELS } from '../settings/levels.ts';
import { settings, themeNow } from '../settings/settings.ts';
import { type Company, choosableIn, isAutoma, useCompany } from '../setup/company.tsx';
import { useDescribed } from '../setup/described.ts';
import { EditionField } from '../setup/edition.tsx';
import { levelWords } from '../setup/level-words.ts';
import { OptionFields } from '../setup/options.tsx';
import { mainPlan } from '../setup/plans.ts';
import { atLevel, StyleChoice } from '../setup/style-choice.tsx';
import { useStore } from '../store/store.ts';
import { seatVariables } from '../table/seat-colours.ts';
import { webText } from '../text/index.ts';
import type { GameInfo, SeatHolder } from '../worker/protocol.ts';
import { ask } from './api.ts';
import { AskName, useNamed } from './ask-name.tsx';
import { Foot, Frame, Page } from './frame.tsx';
import { type Choices, FIRST_CHOICES, termsOf } from './new-terms.ts';
import { Badge } from './parts/badge.tsx';
import { Choice } from './parts/choice.tsx';
import { GameSign, gameTitle } from './parts/game-sign.tsx';
import { TableTicket } from './parts/ticket.tsx';
import { reasonWords, useStationSay } from './say.tsx';
import { graceWords, PaceFields, TermsFields } from './terms-fields.tsx';
import { hoursWords, paceLine, ratedWords, takeBackWords, watchWords } from './terms-words.ts';
import { useMe } from './who.ts';

type Wish = Exclude<SeatWish, { kind: 'automa' }>;
const KINDS = ['link', 'open', 'opponent', 'automa', 'program'] as const;
type Kind = (typeof KINDS)[number];
const USUAL_LEVEL = 'steady';
const USUAL_PLAYERS = 3;

const wishOf = (kind: Exclude<Kind, 'automa'>): Wish => (kind === 'opponent' ? { kind, level: USUAL_LEVEL } : { kind });

function usualWishes({ seatPlans }: GameInfo): (Wish | { kind: 'automa'; automa: string })[] {
  const plan = mainPlan(seatPlans);
  const [min, max] = plan.players;
  const players = Math.max(min, Math.min(max, USUAL_PLAYERS));
  return [
    ...Array.from({ length: players }, (_, seat): Wish => (seat === 0 ? { kind: 'me' } : { kind: 'link' })),
    ...plan.automas.map((automa) => ({ kind: 'automa' as const, automa })),
  ];
}

/** Who goes on playing a game from this device: oneself, friends by link, opponents as before. */
const wishOfHolder =
  (me: number) =>
  (holder: SeatHolder, seat: number): SeatWish => {
    if (holder.kind === 'automa') return holder;
    if (seat === me) return { kind: 'me' };
    return holder.kind === 'human' ? { kind: 'link' } : { kind: 'opponent', level: holder.level };
  };

/** Colours and shapes of the seats come with the board. */
function useSeatLooks(game: string): readonly SeatColour[] {
  const [looks, setLooks] = useState<readonly SeatColour[]>([]);
  useEffect(() => {
    let here = true;
    void loadBoard(game).then(({ seats }) => here && setLooks(seats));
    return () => {
      here = false;
    };
  }, [game]);
  return looks;
}

/** The seat as it is drawn at the table; its number until the board has come. */
function SeatSign({ seat, look }: { seat: number; look: SeatColour | undefined }): ReactNode {
  return look ? <SeatMark seat={seat} shape={look.shape} size={26} /> : <span className="number">{seat + 1}</span>;
}

function SeatLine({
  seat,
  look,
  kind,
  onKind,
  automaNot,
  fixed,
  detail,
  onRemove,
}: {
  seat: number;
  look: SeatColour | undefined;
  kind: Kind;
  onKind(kind: Kind): void;
  automaNot: string | undefined;
  fixed?: boolean;
  detail: ReactNode;
  onRemove: (() => void) | undefined;
}): ReactNode {
  const say = useStationSay();
  const number = seat + 1;
  return (
    <li className="seat-line" data-seat={seat}>
      <SeatSign seat={seat} look={look} />
      <Choice
        caption={say('seat.kindOf', { number })}
        hidden
        value={kind}
        choices={(fixed ? [kind] : KINDS).map((value) => ({
          value,
          words: say(`seat.kind.${value}`),
          not: value === 'automa' && kind !== 'automa' ? automaNot : undefined,
        }))}
        onChange={onKind}
      />
      <span className="detail">{detail}</span>
      {onRemove ? (
        <button
          type="button"
          className="button quiet small remove"
          onClick={onRemove}
          aria-label={say('seat.remove', { number })}
          title={say('seat.remove', { number })}
        >
          <Icon name="close" size={18} />
        </button>
      ) : (
        <span />
      )}
    </li>
  );
}

type OthersWish = Exclude<Wish, { kind: 'me' }>;

/** How strong an opponent is and how it likes to play, and what becomes of any other seat. */
function SeatDetail({
  seat,
  wish,
  styles,
  voice,
  onChange,
}: {
  seat: number;
  wish: OthersWish;
  styles: readonly string[];
  voice: Speaker;
  onChange(wish: Wish): void;
}): ReactNode {
  const say = useStationSay();
  if (wish.kind !== 'opponent') return say(`seat.why.${wish.kind}`);
  const { level: name } = wish;
  const choose = (level: string): void => onChange({ kind: 'opponent', level });
  return (
    <>
      <select
        value={levelAndStyle(name).level}
        onChange={(event) => choose(atLevel(name, event.target.value))}
        aria-label={say('seat.levelOf', { number: seat + 1 })}
      >
        {LEVELS.map((id) => (
          <option key={id} value={id}>
            {levelWords(say, id)}
          </option>
        ))}
      </select>
      <StyleChoice seat={seat} name={name} styles={styles} voice={voice} onChange={choose} />
    </>
  );
}

function MySeat({ seat, look }: { seat: number; look: SeatColour | undefined }): ReactNode {
  const say = useStationSay();
  const me = useMe();
  const { name } = useStore(settings);
  const called = me?.name ?? (name || say('web.nameEmpty'));
  return (
    <li className="seat-line" data-seat={seat}>
      <SeatSign seat={seat} look={look} />
      <span className="myself">
        <Badge person={me ?? { name: called, ink: 6 }} size={30} />
        {say('new.you', { name: called })}
      </span>
      <span className="detail">{say('new.host')}</span>
      <span />
    </li>
  );
}

function Seats({
  info,
  company,
  looks,
}: {
  info: GameInfo;
  company: Company<Wish>;
  looks: readonly SeatColour[];
}): ReactNode {
  const say = useStationSay();
  const { language } = useStore(settings);
  const voice = useMemo(() => speaker([info.text, webText, houseText], language, String), [info, language]);
  const withAutoma = info.seatPlans.find(({ automas }) => automas.length > 0);
  const automaNot = withAutoma ? undefined : say('seat.noAutoma');
  return (
    <>
      <ol className="seat-lines">
        {company.holders.map((holder, seat) => {
          const key = `seat ${seat}`;
          const look = looks[seat];
          if (isAutoma(holder))
            return (
              <SeatLine
                key={key}
                seat={seat}
                look={look}
                kind="automa"
                onKind={(kind) => kind !== 'automa' && company.choosePlan(mainPlan(info.seatPlans))}
                automaNot={undefined}
                detail={voice.say({ key: `seat.${holder.automa}` })}
                onRemove={undefined}
              />
            );
          if (holder.kind === 'me') return <MySeat key={key} seat={seat} look={look} />;
          const remove = company.remove;
          return (
            <SeatLine
              key={key}
              seat={seat}
              look={look}
              kind={holder.kind}
              onKind={(kind) => {
                if (kind !== 'automa') company.put(seat, wishOf(kind));
                else if (withAutoma) company.choosePlan(withAutoma);
              }}
              automaNot={automaNot}
              detail={
                <SeatDetail
                  seat={seat}
                  wish={holder}
                  styles={info.styles}
                  voice={voice}
                  onChange={(wish) => company.put(seat, wish)}
                />
              }
              onRemove={remove && (() => remove(holder))}
            />
          );
        })}
      </ol>
      <p className="seat-foot">
        {company.add && (
          <button type="button" className="button quiet" onClick={company.add}>
            <Icon name="plus" size={18} />
            {say('new.addSeat')}
          </button>
        )}
        {automaNot !== undefined && <small>{automaNot}</small>}
      </p>
    </>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }): ReactNode {
  return (
    <section className="step" aria-label={title}>
      <h2>
        <i aria-hidden="true">{number}</i>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

/** The whole in words, so that nothing is set by accident. */
function Sum({
  game,
  seats,
  choices,
  busy,
  asking,
  problem,
  onOpen,
  onAnswered,
}: {
  game: string;
  seats: readonly SeatWish[];
  choices: Choices;
  busy: boolean;
  asking: boolean;
  problem: string | undefined;
  onOpen(): void;
  onAnswered(): void;
}): ReactNode {
  const say = useStationSay();
  const offline = useStore(behind) === 'lost';
  const terms = termsOf(
    choices,
    seats.some(({ kind }) => kind === 'open'),
  );
  const missing = seats.filter(({ kind }) => kind === 'link' || kind === 'open' || kind === 'program').length;
  const hours = hoursWords(say, terms.pace);
  const lines: readonly (readonly [string, string])[] = [
    [say('new.sum.game'), say('new.sum.gameIs', { game: gameTitle(game), seats: seats.length })],
    [
      say('new.sum.starts'),
      missing === 0 ? say('new.sum.startsAtOnce') : say('new.sum.startsWhen', { count: missing }),
    ],
    [say('new.sum.pace'), [paceLine(say, terms.pace), hours].filter((part) => part !== undefined).join(', ')],
    [say('new.sum.terms'), `${ratedWords(say, terms)}, ${takeBackWords(say, terms)}`],
    [
      say('new.sum.away'),
      terms.grace === 0 ? say('new.sum.away.wait') : say('new.sum.away.after', { time: graceWords(say, terms.grace) }),
    ],
    [
      say('new.sum.watchers'),
      terms.watching ? say('new.sum.fiveLater', { who: watchWords(say, terms) }) : watchWords(say, terms),
    ],
  ];
  return (
    <section className="sum paper">
      <h2>{say('new.sum')}</h2>
      <dl>
        {lines.map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {asking && <AskName words={say('new.open')} onDone={onAnswered} />}
      {!asking && !offline && (
        <button type="button" className="button play" disabled={busy} onClick={onOpen} data-open-table="">
          {say('new.open')}
        </button>
      )}
      {offline && (
        <Link href="/" className="button play">
          {say('new.offline')}
        </Link>
      )}
      <Complaint words={problem} />
    </section>
  );
}

/** Opens the table, after asking for a name where there is none. */
function useOpenTable(make: () => Promise<TableCard>): {
  busy: boolean;
  asking: boolean;
  problem: string | undefined;
  open(): void;
  answered(): void;
} {
  const say = useStationSay();
  const [, go] = useLocation();
  const { asking, named, answered } = useNamed();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      go(`/online/${(await make()).id}`);
    } catch (error) {
      setProblem(say('web.trouble', { problem: reasonWords(say, error) }));
      setBusy(false);
    }
  };
  return {
    busy,
    problem,
    asking: asking !== undefined,
    answered,
    open: () => named('new', () => void send()),
  };
}

function useRatedNot(seats: readonly SeatWish[], own: boolean): string | undefined {
  const say = useStationSay();
  const me = useMe();
  if (me?.guest !== false) return say('terms.ratedKey');
  const people = seats.filter(({ kind }) => kind === 'me' || kind === 'link' || kind === 'open').length;
  return people < 2 || own ? say('terms.ratedSeats') : undefined;
}

function Form({
  info,
  own,
  gameStep,
  problem,
  onEdition,
  onProblem,
}: {
  info: GameInfo;
  own: unknown;
  gameStep: ReactNode;
  problem: string | undefined;
  onEdition(edition?: unknown): void;
  onProblem(problem: unknown): void;
}): ReactNode {
  const say = useStationSay();
  const { language, ...now } = useStore(settings);
  const [choices, setChoices] = useState<Choices>(FIRST_CHOICES);
  const company = useCompany<Wish>(info, usualWishes(info), () => ({ kind: 'link' }));
  const looks = useSeatLooks(info.id);
  const voice = useMemo(() => speaker([info.text, webText, houseText], language, String), [info, language]);
  const change = (part: Partial<Choices>): void => setChoices({ ...choices, ...part });
  const seats = company.holders;
  const open = seats.some(({ kind }) => kind === 'open');
  const ratedNot = useRatedNot(seats, own !== undefined);
  const opening = useOpenTable(() => {
    const body: NewTable = {
      game: info.id,
      options: { ...company.options },
      ...(own === undefined ? {} : { edition: own }),
      seats: [...seats],
      terms: termsOf(choices, open),
    };
    return ask('POST /api/tables', { body });
  });
  return (
    <div
      className="new-online two-columns"
      style={seatVariables(looks, themeNow({ ...now, language }), now.safeColours)}
    >
      <div className="form paper">
        {gameStep}
        <Step number={2} title={say('new.seats')}>
          <Seats info={info} company={company} looks={looks} />
        </Step>
        <Step number={3} title={say('new.pace')}>
          <PaceFields choices={choices} onChange={change} />
        </Step>
        <Step number={4} title={say('new.terms')}>
          <TermsFields choices={choices} onChange={change} open={open} ratedNot={ratedNot} />
        </Step>
        <Step number={5} title={say('new.more')}>
          {choosableIn(info, company.plan).length > 0 && <OptionFields info={info} company={company} voice={voice} />}
          <details className="own-edition" open={own !== undefined}>
            <summary>{say('web.new.editionTitle')}</summary>
            <EditionField info={info} own={own} onEdition={onEdition} onProblem={onProblem} />
          </details>
          <Complaint words={problem} />
        </Step>
      </div>
      <aside className="side">
        <Sum
          game={info.id}
          seats={seats}
          choices={choices}
          busy={opening.busy}
          asking={opening.asking}
          problem={opening.problem}
          onOpen={opening.open}
          onAnswered={opening.answered}
        />
        <TableTicket code={undefined} game={gameTitle(info.id)} words={say('ticket.later')} />
      </aside>
    </div>
  );
}

function GameTiles({ game, onChange }: { game: string; onChange(game: string): void }): ReactNode {
  const { language } = useStore(settings);
  return (
    <div className="tiles">
      {__GAMES__.map((id) => {
        const words = cardOf(id)?.words[language];
        return (
          <button
            type="button"
            key={id}
            className="tile"
            aria-pressed={id === game}
            onClick={() => onChange(id)}
            data-choose-game={id}
          >
            <GameSign game={id} size={36} />
            <span>
              <b>{gameTitle(id)}</b>
              {words && <small>{[words.players, words.time].filter((part) => part !== '').join(' · ')}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

export function NewOnline(): ReactNode {
  const say = useStationSay();
  const [game, setGame] = useState(__GAMES__[0]);
  return (
    <Frame place="tables">
      <main className="station-page">
        <div className="station-title">
          <h1>{say('new.title')}</h1>
        </div>
        <NewGame key={game} game={game} onGame={setGame} />
      </main>
      <Foot />
    </Frame>
  );
}

function NewGame({ game, onGame }: { game: string; onGame(game: string): void }): ReactNode {
  const say = useStationSay();
  const { described, problem, complain, describe } = useDescribed(game);
  const gameStep = (
    <Step number={1} title={say('new.game')}>
      <GameTiles game={game} onChange={onGame} />
    </Step>
  );
  if (!described)
    return (
      <div className="form paper">
        {gameStep}
        <p role="status">{problem}</p>
      </div>
    );
  return (
    <Form
      key={described.info.editionName}
      info={described.info}
      own={described.own}
      gameStep={gameStep}
      problem={problem}
      onEdition={(own) => void describe(own)}
      onProblem={(error) => complain(error, true)}
    />
  );
}

/** A game of this device goes on online: its moves come along, its seats are given out anew. */
export function TakeOnline({ id }: { id: string }): ReactNode {
  const say = useStationSay();
  const [table, setTable] = useState<ListedTable>();
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    savedTables().then(
      (tables) => {
        const found = tables.find((one) => one.id === id);
        if (found) setTable(found);
        else setGone(say('web.refused.gone'));
      },
      (error: unknown) => setGone(problemWords(say, error)),
    );
  }, [id, say]);
  return (
    <Frame place="tables">
      {table ? (
        <TakeForm table={table} />
      ) : (
        <Page title={say('new.fromDevice')} words={gone ?? ''}>
          {null}
        </Page>
      )}
      <Foot />
    </Frame>
  );
}

function TakeForm({ table }: { table: ListedTable }): ReactNode {
  const say = useStationSay();
  const now = useStore(settings);
  const looks = useSeatLooks(table.game);
  const info = useDescribed(table.game).described?.info;
  const voice = useMemo(
    () => speaker([...(info ? [info.text] : []), webText, houseText], now.language, String),
    [info, now.language],
  );
  const me = table.holders.findIndex(({ kind }) => kind === 'human');
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => table.holders.map(wishOfHolder(me)));
  const [choices, setChoices] = useState<Choices>(FIRST_CHOICES);
  const change = (part: Partial<Choices>): void => setChoices({ ...choices, ...part });
  const put = (seat: number, wish: SeatWish): void => setSeats(seats.map((one, at) => (at === seat ? wish : one)));
  const open = seats.some(({ kind }) => kind === 'open');
  const opening = useOpenTable(async () =>
    ask('POST /api/tables/from-save', {
      body: { save: await host().saveForStation(table.id), seats, terms: termsOf(choices, open) },
    }),
  );
  return (
    <main className="station-page">
      <div className="station-title">
        <h1>{say('new.fromDevice')}</h1>
        <p>{say('new.fromDeviceWhy', { game: gameTitle(table.game), moves: table.moves })}</p>
      </div>
      <div className="new-online two-columns" style={seatVariables(looks, themeNow(now), now.safeColours)}>
        <div className="form paper">
          <Step number={1} title={say('new.seats')}>
            <ol className="seat-lines">
              {seats.map((wish, seat) => {
                const key = `seat ${seat}`;
                if (wish.kind === 'me') return <MySeat key={key} seat={seat} look={looks[seat]} />;
                return (
                  <SeatLine
                    key={key}
                    seat={seat}
                    look={looks[seat]}
                    kind={wish.kind}
                    fixed={wish.kind === 'automa'}
                    onKind={(kind) => kind !== 'automa' && put(seat, wishOf(kind))}
                    automaNot={say('seat.noAutoma')}
                    detail={
                      wish.kind === 'automa' ? (
                        info && voice.say({ key: `seat.${wish.automa}` })
                      ) : (
                        <SeatDetail
                          seat={seat}
                          wish={wish}
                          styles={info?.styles ?? []}
                          voice={voice}
                          onChange={(next) => put(seat, next)}
                        />
                      )
                    }
                    onRemove={undefined}
                  />
                );
              })}
            </ol>
          </Step>
          <Step number={2} title={say('new.pace')}>
            <PaceFields choices={choices} onChange={change} />
          </Step>
          <Step number={3} title={say('new.terms')}>
            <TermsFields choices={choices} onChange={change} open={open} ratedNot={say('terms.ratedSeats')} />
          </Step>
        </div>
        <aside className="side">
          <Sum
            game={table.game}
            seats={seats}
            choices={choices}
            busy={opening.busy}
            asking={opening.asking}
            problem={opening.problem}
            onOpen={opening.open}
            onAnswered={opening.answered}
          />
        </aside>
      </div>
    </main>
  );
}
