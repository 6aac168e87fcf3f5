import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allEvents, parseRecord, replay, speaker } from '../../../kernel/index.ts';
import { game } from '../testing.ts';

const NAMES = ['Yellow', 'Black', 'Violet', 'White'];
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

describe('golden games', () => {
  test.each(['four-players', 'two-players-first-game'])('%s holds, and reads as it is written down', (name) => {
    const match = replay(game, parseRecord(read(`./${name}.roundhouse.json`)));
    const voice = speaker([game.text], 'en', (seat) => NAMES[seat]);
    const transcript = allEvents(match).map((event) => voice.say({ key: event.key, params: event.params }));
    expect(transcript.join('\n')).toBe(read(`./${name}.txt`).trimEnd());
    expect(match.game.invariants(match.state)).toEqual([]);
  });
});
