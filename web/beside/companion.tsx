/** The automa beside a real board: one question at a time, and what to do there before it is answered. */
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type {
  CompanionEnd,
  CompanionLine,
  CompanionMoment,
  CompanionOption,
  CompanionQuestion,
  CompanionScene,
} from '../../kernel/index.ts';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { StillBoard } from '../still/still-board.tsx';
import { useStore } from '../store/store.ts';
import { keptStore, strings } from './kept.ts';
import type { GameWords, Voice } from './say.ts';
import { Sign } from './sign.tsx';

const stores = new Map<string, ReturnType<typeof newAnswers>>();
const newAnswers = (game: string) => keptStore(`${game}.companion`, strings);
/** The answers given so far. */
export function answersOf(game: string): ReturnType<typeof newAnswers> {
  const known = stores.get(game) ?? newAnswers(game);
  stores.set(game, known);
  return known;
}

function useMoment(game: string): { moment: CompanionMoment | undefined; answers: readonly string[] } {
  const answers = useStore(answersOf(game));
  const [moment, setMoment] = useState<CompanionMoment>();
  useEffect(() => {
    let latest = true;
    void host()
      .companion(game, answers)
      .then((found) => {
        if (latest) setMoment(found);
      });
    return () => {
      latest = false;
    };
  }, [game, answers]);
  return { moment, answers };
}

/** One thing to do, to be ticked off with the pieces in hand. */
function Line({ line, place, voice }: { line: CompanionLine; place: number; voice: Voice }): ReactNode {
  const [done, setDone] = useState(false);
  return (
    <li>
      <button type="button" aria-pressed={done} onClick={() => setDone(!done)}>
        <i aria-hidden="true">{done ? <Icon name="check" size={18} /> : String.fromCharCode(97 + place)}</i>
        <span>
          {voice.tell(line.text)}
          {line.why && <small>{voice.say('beside.because', { reason: voice.tell(line.why) })}</small>}
        </span>
      </button>
    </li>
  );
}

function Lines({ lines, voice }: { lines: readonly CompanionLine[]; voice: Voice }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ol className="deeds">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Line key={place} line={line} place={place} voice={voice} />
      ))}
    </ol>
  );
}

interface Group {
  readonly title: string | undefined;
  readonly options: CompanionOption[];
}

function grouped(options: readonly CompanionOption[], voice: Voice): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const title = option.group && voice.tell(option.group);
    const last = groups.at(-1);
    if (last !== undefined && last.title === title) last.options.push(option);
    else groups.push({ title, options: [option] });
  }
  return groups;
}

function Options({
  question,
  voice,
  onAnswer,
}: {
  question: CompanionQuestion;
  voice: Voice;
  onAnswer(id: string): void;
}): ReactNode {
  const { options, kind } = question;
  const main = options.length === 1 ? ' go' : '';
  return grouped(options, voice).map(({ title, options: offered }) => (
    <div className="answers" key={offered[0].id} data-kind={kind} data-dice={offered[0].sign?.startsWith('die.')}>
      {title !== undefined && <h3>{title}</h3>}
      {offered.map(({ id, text, sign }) => (
        <button type="button" className={`button big${main}`} key={id} data-answer={id} onClick={() => onAnswer(id)}>
          {sign !== undefined && <Sign name={sign} />}
          <span>{voice.tell(text)}</span>
        </button>
      ))}
    </div>
  ));
}

function RuleLink({ game, rule }: { game: string; rule: string | undefined }): ReactNode {
  return (
    rule !== undefined && (
      <Link href={`/rules/${game}/${rule}`} className="rule">
        {rule}
      </Link>
    )
  );
}

function Ask({
  game,
  question,
  voice,
  onAnswer,
}: {
  game: string;
  question: CompanionQuestion;
  voice: Voice;
  onAnswer(id: string): void;
}): ReactNode {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever reads with a screen reader or keys is at the new question, not at a button that is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="ask" aria-labelledby={id} data-question={question.kind}>
      {question.lines.length > 0 && question.options.length > 1 && <h3>{voice.say('beside.first')}</h3>}
      {question.options.length > 1 && <Lines lines={question.lines} voice={voice} />}
      <h2 id={id} ref={heading} tabIndex={-1}>
        {voice.tell(question.text)} <RuleLink game={game} rule={question.rule} />
      </h2>
      {question.options.length === 1 && <Lines lines={question.lines} voice={voice} />}
      <Options question={question} voice={voice} onAnswer={onAnswer} />
    </section>
  );
}

const nameOf = (game: string, voice: Voice): string =>
  voice.tell({ key: game === 'autobahn' ? 'seat.autobot' : 'seat.eva' });

function End({ game, end, voice }: { game: string; end: CompanionEnd; voice: Voice }): ReactNode {
  const { sheet, needed } = end;
  const name = nameOf(game, voice);
  return (
    <section className="ask" data-question="over">
      <h2>{voice.say('beside.over')}</h2>
      {needed !== undefined && (
        <table className="tally">
          <tbody>
            {sheet.parts.map(({ key, points }) => (
              <tr key={key}>
                <th scope="row">{voice.tell({ key })}</th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{voice.say('beside.scored', { name, points: sheet.total })}</th>
              <td>{sheet.total}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <p className="verdict">
        {needed === undefined ? voice.say('beside.lost') : voice.say('beside.needed', { points: needed })}
      </p>
      <Link href={`/beside/${game}/pad`} className="button big">
        {voice.say('beside.toPad')}
      </Link>
    </section>
  );
}

/** The map with what the automa did last. */
function Picture({
  game,
  scene,
  words,
  voice,
}: {
  game: string;
  scene: CompanionScene;
  words: GameWords;
  voice: Voice;
}): ReactNode {
  const still = useMemo(
    () => ({
      game,
      ...scene,
      edition: words.edition,
      text: words.game,
      seats: [
        { name: voice.say('web.nameEmpty'), holder: 'human' as const },
        { name: nameOf(game, voice), holder: 'automa' as const },
      ],
      active: undefined,
    }),
    [game, scene, words, voice],
  );
  return <StillBoard scene={still} room="tall" label={voice.say('web.board')} />;
}

export function Companion({ game, words, voice }: { game: string; words: GameWords; voice: Voice }): ReactNode {
  const { moment, answers } = useMoment(game);
  const store = answersOf(game);
  const [surely, setSurely] = useState(false);
  if (moment === undefined) return <p role="status">{voice.say('web.loading')}</p>;
  const { question, end, status, scene, answered } = moment;
  const given = answers.slice(0, answered);
  return (
    <div className="companion">
      <p className="status" role="status">
        {status.map((words) => (
          <span key={words.key}>{voice.tell(words)}</span>
        ))}
      </p>
      {scene && <Picture game={game} scene={scene} words={words} voice={voice} />}
      {question && (
        <Ask
          key={`${answered} ${question.kind}`}
          game={game}
          question={question}
          voice={voice}
          onAnswer={(id) => store.set([...given, id])}
        />
      )}
      {end && <End game={game} end={end} voice={voice} />}
      <footer>
        <button
          type="button"
          className="button big"
          disabled={given.length === 0}
          onClick={() => store.set(given.slice(0, -1))}
          data-back=""
        >
          <Icon name="undo" /> {voice.say('beside.back')}
        </button>
        {surely ? (
          <button
            type="button"
            className="button big"
            onClick={() => {
              setSurely(false);
              store.set([]);
            }}
            data-again="surely"
          >
            {voice.say('beside.surely')}
          </button>
        ) : (
          <button
            type="button"
            className="button big"
            disabled={given.length === 0}
            onClick={() => setSurely(true)}
            data-again=""
          >
            {voice.say('beside.again')}
          </button>
        )}
      </footer>
      <p className="honest">{voice.tell({ key: 'companion.honest' })}</p>
    </div>
  );
}
