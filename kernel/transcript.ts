/** A transcript: a match as readable text, the same for the same match and language. */
import { columns, flushLeft, flushRight, widthOf } from './columns.ts';
import type { GameEvent, Result, ScoreSheet, Seat, Viewer } from './contract.ts';
import { eventFor, type Match } from './match.ts';
import { freeOptions } from './setup.ts';
import type { Language, Speaker, Text } from './text.ts';
import { text } from './text.ts';
import { optionValueWords, tableSpeaker } from './words.ts';

/** An event with this key opens a new part of the game and is written as a heading. */
const HEADING = 'event.round';

/** Scores as a table: one row per category, one column per seat; with places when they are known. */
export function scoreTable(sheets: readonly ScoreSheet[], voice: Speaker, places?: readonly number[]): string {
  const keys = [...new Set(sheets.flatMap((sheet) => sheet.parts.map((part) => part.key)))];
  const points = (sheet: ScoreSheet, key: string): string => {
    const parts = sheet.parts.filter((part) => part.key === key);
    return parts.length === 0 ? '–' : String(parts.reduce((sum, part) => sum + part.points, 0));
  };
  const rows = [
    ['', ...sheets.map((sheet) => voice.seat(sheet.seat))],
    ...keys.map((key) => [voice.say(text(key)), ...sheets.map((sheet) => points(sheet, key))]),
    [voice.say(text('house.total')), ...sheets.map((sheet) => String(sheet.total))],
    ...(places ? [[voice.say(text('house.place')), ...sheets.map((sheet) => String(places[sheet.seat]))]] : []),
  ];
  return columns(rows);
}

/** Who won, by how much, and why the game ended. */
export function resultText(result: Result, voice: Speaker): string {
  const winners = text('house.winner', {
    count: result.winners.length,
    seats: result.winners.map((seat) => ({ seat })),
  });
  const ending = text('house.ending', { ending: result.ending });
  return [voice.say(ending), '', scoreTable(result.sheets, voice, result.places), '', voice.say(winners)].join('\n');
}

function header({ game, setup }: Match, voice: Speaker, seed: number | undefined): string[] {
  const told = freeOptions(game, setup).filter(
    ({ key, values, houseRule }) => houseRule !== true || setup.options[key] !== values[0],
  );
  const options = told.map(
    ({ key }) => `${voice.say(text(`option.${key}`))}: ${optionValueWords(game, voice, key, setup.options[key])}`,
  );
  const facts: [label: string, words: string][] = [
    ['house.ruleset', String(game.version)],
    ['house.edition', game.edition],
    ['house.seats', setup.seats.map((_, seat) => voice.seat(seat)).join(' · ')],
    ['house.options', options.join(' · ')],
    ['house.seed', seed === undefined ? '' : String(seed)],
  ];
  const shown = facts.filter(([, words]) => words !== '').map(([label, words]) => [voice.say(text(label)), words]);
  const width = Math.max(...shown.map(([label]) => widthOf(label)));
  return [game.title, ...shown.map(([label, words]) => `  ${flushLeft(label, width)}  ${words}`)];
}

export interface TranscriptOptions {
  readonly nameOf?: ((seat: Seat) => string) | undefined;
  /** Who reads it while the game is not finished. */
  readonly viewer?: Viewer | undefined;
  /** Told while the game is not finished only where the reader knows it; a finished game tells it. */
  readonly seedKnown?: boolean | undefined;
}

/**
 * A finished game is told in full. While it is not finished only what the reader may know is told: events as they were heard,
 * the reader's own moves, nobody else's (choosing may be secret), and no seed, which would give the luck to come.
 */
export function transcript(match: Match, language: Language, options: TranscriptOptions = {}): string {
  const { nameOf, viewer = 'spectator', seedKnown = false } = options;
  const { game, setup } = match;
  const voice = tableSpeaker(game, setup, language, nameOf);
  const result = game.result(match.state);
  const heard = (event: GameEvent): Text | undefined =>
    result === undefined ? eventFor(event, viewer) : { key: event.key, params: event.params };
  const width = String(match.played.length).length;
  const indent = ' '.repeat(width + 5);
  /** Events under a move are indented; what follows a heading belongs to the new part. */
  const eventLines = (events: readonly GameEvent[], margin: string): string[] => {
    let before = margin;
    return events.flatMap((event) => {
      const words = heard(event);
      if (words === undefined) return [];
      if (words.key !== HEADING) return [`${before}${voice.say(words)}`];
      before = '  ';
      return ['', `── ${voice.say(words)} ──`];
    });
  };

  const seed = result === undefined && !seedKnown ? undefined : setup.seed;
  const lines = [...header(match, voice, seed), '', ...eventLines(match.opening, '  '), ''];
  match.played.forEach(({ seat, move, events }, i) => {
    const words = result === undefined && seat !== viewer ? '…' : voice.say(game.describe(move));
    lines.push(`${flushRight(String(i + 1), width + 2)}  ${voice.seat(seat)}: ${words}`, ...eventLines(events, indent));
  });
  lines.push(
    '',
    result === undefined
      ? voice.say(text('house.unfinished', { moves: match.played.length }))
      : resultText(result, voice),
  );
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
