/** The score pad: the sheet of the rulebook for one to five people, with sums, places and tie-breaks. */
import { type ReactNode, useEffect, useState } from 'react';
import { type PadColumn, type PadRow, padResult, rowPoints, type ScorePad } from '../../kernel/index.ts';
import { host } from '../page/host.ts';
import { Icon } from '../page/icons.tsx';
import { keepResult } from '../saves/saves.ts';
import { useStore } from '../store/store.ts';
import { keptStore } from './kept.ts';
import type { Voice } from './say.ts';

interface Written {
  readonly names: readonly string[];
  readonly columns: readonly PadColumn[];
  /** What the statistics know it by, once it was counted. */
  readonly result?: string;
  /** Nothing was changed since. */
  readonly counted?: boolean;
}

const isNumbers = (data: unknown): data is number[] =>
  Array.isArray(data) && data.every((entry) => typeof entry === 'number');

function columnIn(data: unknown): PadColumn {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([, numbers]) => isNumbers(numbers)));
}

const USUAL_SEATS = 2;
const EMPTY: Written = { names: Array(USUAL_SEATS).fill(''), columns: Array(USUAL_SEATS).fill({}) };

/** What cannot be read was never written. */
function writtenIn(data: unknown): Written {
  if (typeof data !== 'object' || data === null || !('names' in data) || !('columns' in data)) return EMPTY;
  if (!Array.isArray(data.names) || !Array.isArray(data.columns) || data.names.length === 0) return EMPTY;
  const columns = data.columns.map(columnIn);
  return {
    names: data.names.map((name) => (typeof name === 'string' ? name : '')),
    columns: data.names.map((_, seat) => columns[seat] ?? {}),
    ...('result' in data && typeof data.result === 'string'
      ? { result: data.result, counted: 'counted' in data && data.counted === true }
      : {}),
  };
}

const pads = new Map<string, ReturnType<typeof newPad>>();
const newPad = (game: string) => keptStore(`${game}.pad`, writtenIn);
function padOf(game: string): ReturnType<typeof newPad> {
  const known = pads.get(game) ?? newPad(game);
  pads.set(game, known);
  return known;
}

function usePad(game: string): ScorePad | undefined {
  const [pad, setPad] = useState<ScorePad>();
  useEffect(() => {
    let here = true;
    void host()
      .scorePad(game)
      .then((found) => {
        if (here) setPad(found);
      });
    return () => {
      here = false;
    };
  }, [game]);
  return pad;
}

/** One number that somebody writes down; an empty field is nothing. */
function Field({
  value,
  label,
  onWrite,
}: {
  value: number | undefined;
  label: string;
  onWrite(value: number | undefined): void;
}): ReactNode {
  return (
    <input
      type="text"
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={4}
      value={value ?? ''}
      aria-label={label}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        const digits = target.value.replace(/[^\d-]/g, '');
        const number = Number.parseInt(digits, 10);
        onWrite(Number.isNaN(number) ? undefined : number);
      }}
    />
  );
}

/** The numbers of one row for one seat, and what they come to. */
function Cell({
  row,
  numbers,
  label,
  onWrite,
}: {
  row: PadRow;
  numbers: readonly number[];
  label: string;
  onWrite(numbers: readonly number[]): void;
}): ReactNode {
  const [first, second] = numbers;
  const write = (a: number | undefined, b: number | undefined): void => {
    if (a === undefined && b === undefined) onWrite([]);
    else onWrite(b === undefined ? [a ?? 0] : [a ?? 0, b]);
  };
  return (
    <td data-counts={row.counts === 'product' ? 'product' : row.counts === 'points' ? 'points' : 'other'}>
      <Field value={first} label={label} onWrite={(value) => write(value, second)} />
      {row.counts === 'product' && (
        <>
          <i aria-hidden="true">×</i>
          <Field value={second} label={`${label} ×`} onWrite={(value) => write(first, value)} />
        </>
      )}
      {row.counts !== 'points' && numbers.length > 0 && <output>{rowPoints(row, numbers)}</output>}
    </td>
  );
}

const isBegun = ({ columns }: Written): boolean => columns.some((column) => Object.keys(column).length > 0);

const isTied = (totals: readonly number[], seat: number): boolean =>
  totals.filter((total) => total === totals[seat]).length > 1;

function Buttons({
  seats,
  written,
  voice,
  onSeats,
  onClear,
  onKeep,
}: {
  seats: readonly [number, number];
  written: Written;
  voice: Voice;
  onSeats(count: number): void;
  onClear(): void;
  onKeep(): Promise<void>;
}): ReactNode {
  const [surely, setSurely] = useState(false);
  const kept = written.counted === true;
  const count = written.names.length;
  return (
    <footer>
      <span className="seats">
        <button
          type="button"
          className="button"
          disabled={count <= 1}
          aria-label={voice.say('pad.fewer')}
          onClick={() => onSeats(count - 1)}
        >
          <Icon name="minus" />
        </button>
        <b>{voice.say('pad.seats', { count })}</b>
        <button
          type="button"
          className="button"
          disabled={count >= seats[1]}
          aria-label={voice.say('pad.more')}
          onClick={() => onSeats(count + 1)}
          data-more=""
        >
          <Icon name="plus" />
        </button>
      </span>
      <button type="button" className="button" onClick={() => print()}>
        {voice.say('pad.print')}
      </button>
      <button
        type="button"
        className="button"
        disabled={kept || !isBegun(written)}
        onClick={() => void onKeep()}
        data-keep=""
      >
        {voice.say(kept ? 'pad.kept' : 'pad.keep')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          if (surely) onClear();
          setSurely(!surely);
        }}
        data-clear=""
      >
        {voice.say(surely ? 'pad.surely' : 'pad.clear')}
      </button>
    </footer>
  );
}

export function Pad({ game, title, voice }: { game: string; title: string; voice: Voice }): ReactNode {
  const pad = usePad(game);
  const store = padOf(game);
  const written = useStore(store);
  const say = (key: string): string => voice.tell({ key });
  if (pad === undefined) return <p role="status">{voice.say('web.loading')}</p>;
  const { names, columns } = written;
  const { places, winners, sheets } = padResult(pad, columns);
  const totals = sheets.map(({ total }) => total);
  const begun = isBegun(written);
  const nameOf = (seat: number): string => names[seat] || voice.say('pad.player', { n: seat + 1 });
  /** A game that was counted and then corrected can be counted again, and is one game. */
  const correct = (part: Partial<Written>): void => store.set({ ...written, ...part, counted: false });
  const write = (seat: number, key: string, numbers: readonly number[]): void => {
    const { [key]: _former, ...others } = columns[seat];
    const column = numbers.length === 0 ? others : { ...others, [key]: numbers };
    correct({ columns: columns.map((known, i) => (i === seat ? column : known)) });
  };
  const resize = (count: number): void =>
    correct({
      names: Array.from({ length: count }, (_, seat) => names[seat] ?? ''),
      columns: Array.from({ length: count }, (_, seat) => columns[seat] ?? {}),
    });
  const keep = async (): Promise<void> => {
    const id = written.result ?? crypto.randomUUID().slice(0, 8);
    await keepResult({
      id,
      game,
      when: Date.now(),
      holders: names.map((_, seat) => ({ kind: 'human', name: nameOf(seat) })),
      result: { places, winners, sheets, ending: { key: 'beside.pad' } },
      gone: true,
    });
    store.set({ ...written, result: id, counted: true });
  };
  const tied = begun && names.length > 1 && totals.some((_, seat) => isTied(totals, seat));
  const words = (key: string): string | undefined => (key in pad.text.en ? voice.tell({ key }) : undefined);
  return (
    <div className="pad" data-crowd={names.length > 2 ? 'many' : 'few'}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                <input
                  value={name}
                  maxLength={14}
                  placeholder={voice.say('pad.player', { n: seat + 1 })}
                  aria-label={voice.say('pad.name', { n: seat + 1 })}
                  onChange={({ target }) =>
                    correct({ names: names.map((known, i) => (i === seat ? target.value : known)) })
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pad.rows.map((row) => (
            <tr key={row.key} data-optional={row.optional} data-empty={columns.every((column) => !(row.key in column))}>
              <th scope="row">
                {say(row.key)}
                <small>{words(`pad.${row.key}`)}</small>
              </th>
              {columns.map((column, seat) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  key={seat}
                  row={row}
                  numbers={column[row.key] ?? []}
                  label={`${nameOf(seat)}: ${say(row.key)}`}
                  onWrite={(numbers) => write(seat, row.key, numbers)}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{voice.say('pad.total')}</th>
            {totals.map((total, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={seat} data-total={seat}>
                <b>{total}</b>
              </td>
            ))}
          </tr>
          {tied &&
            pad.ties.map((tie) => (
              <tr key={tie.key} className="tie">
                <th scope="row">{say(tie.key)}</th>
                {columns.map((column, seat) =>
                  tie.row === undefined && isTied(totals, seat) ? (
                    <Cell
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                      key={seat}
                      row={{ key: tie.key, counts: 'points' }}
                      numbers={column[tie.key] ?? []}
                      label={`${nameOf(seat)}: ${say(tie.key)}`}
                      onWrite={(numbers) => write(seat, tie.key, numbers)}
                    />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                    <td key={seat}>{tie.row !== undefined && isTied(totals, seat) && tieShown(pad, column, tie)}</td>
                  ),
                )}
              </tr>
            ))}
          {begun && names.length > 1 && (
            <tr className="places">
              <th scope="row">{voice.say('pad.place')}</th>
              {places.map((place, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={seat} data-place={place}>
                  {place}.
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      {begun && names.length > 1 && (
        <p className="verdict" role="status">
          {voice.say('pad.wins', { count: winners.length, names: winners.map(nameOf) })}
        </p>
      )}
      <Buttons
        seats={pad.seats}
        written={written}
        voice={voice}
        onSeats={resize}
        onClear={() => store.set({ names, columns: names.map(() => ({})) })}
        onKeep={keep}
      />
    </div>
  );
}

function tieShown(pad: ScorePad, column: PadColumn, { row }: ScorePad['ties'][number]): number {
  const written = pad.rows.find(({ key }) => key === row?.key);
  const numbers = column[row?.key ?? ''] ?? [];
  return row?.is === 'points' && written !== undefined ? rowPoints(written, numbers) : (numbers[0] ?? 0);
}
