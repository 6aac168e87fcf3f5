import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/conformance/toy.ts';
import { contentHash, type GameState, type Move, type Setup } from '../../kernel/index.ts';
import { type Answer, Session } from './session.ts';

const game = toy.open(toy.standardEdition);

class Client {
  readonly session = new Session({ module: toy, game }, ['toy'], 'en');
  ask(cmd: string, fields: object = {}): Answer {
    return this.session.answer(JSON.stringify({ cmd, ...fields }));
  }
  begin(setup: object = { seed: 4, options: { whistle: true } }): this {
    expect(this.ask('new', { setup }).ok).toBe(true);
    return this;
  }
  get moves(): Move[] {
    return JSON.parse(JSON.stringify(this.ask('moves', { seat: 0 }).moves));
  }
  get saved(): { setup: Setup; state: GameState & Record<string, unknown>; hash: string; record?: object } {
    const { setup, state, hash, record } = JSON.parse(JSON.stringify(this.ask('save')));
    return { setup, state, hash, record };
  }
}
const begun = (): Client => new Client().begin();

describe('a program can play a whole game', () => {
  test('from new to result, with words for everything', () => {
    const client = new Client();
    let answer = client.ask('new', { setup: { seats: ['player', 'player', 'player'], seed: 5 } });
    for (let i = 0; i < 500 && !answer.over; i++) {
      const [seat] = Array.isArray(answer.deciding) ? answer.deciding : [];
      const { move } = client.ask('choose', { seat, player: i % 2 ? 'greedy' : 'random', seed: i });
      expect(client.ask('describe', { move }).words).toMatch(/\S/);
      answer = client.ask('apply', { seat, move });
      expect(answer.ok, String(answer.error)).toBe(true);
    }
    expect(client.ask('result')).toMatchObject({ over: true, result: { ending: { key: 'ending.deck' } } });
    expect(client.ask('apply', { seat: 0, move: { type: 'whistle' } })).toEqual({
      ok: false,
      error: 'the game is over',
    });
  });

  test('prompts, boards, forecasts and views are those of the viewer asked for', () => {
    const client = begun();
    expect(client.ask('pending')).toMatchObject({
      decisions: [
        { seat: 0, rule: 'TOY-1', prompt: { key: 'prompt.choose', words: 'choose' } },
        { seat: 1, rule: 'TOY-1' },
      ],
    });
    const { state } = client.saved;
    expect(client.ask('view', { viewer: 1 }).view).toEqual(JSON.parse(JSON.stringify(game.view(state, 1))));
    expect(client.ask('view', { viewer: 'spectator' })).toMatchObject({ view: { hand: [] } });
    expect(client.ask('print', { viewer: 0 }).board).toContain('hand');
    expect(client.ask('forecast', { viewer: 0 })).toMatchObject({
      sheets: [
        { seat: 0, total: 0 },
        { seat: 1, total: 0 },
      ],
    });
    expect(client.ask('moves', { seat: 0, words: true })).toMatchObject({
      words: client.moves.map((move) => 'wagon' in move && String(move.wagon)),
    });
  });

  test('a move is taken back by its seat', () => {
    const client = begun();
    const { hash } = client.saved;
    client.ask('apply', { seat: 0, move: client.moves[0] });
    expect(client.saved.hash).not.toBe(hash);
    expect(client.ask('undo', { seat: 0 })).toMatchObject({ undone: true, hash });
    expect(client.ask('undo', { seat: 0 })).toMatchObject({ ok: true, undone: false, hash });
  });

  test('trying and imagining know no more than the seat, and change nothing', () => {
    const client = begun();
    const { hash } = client.saved;
    const tried = client.ask('try', { seat: 0, move: client.moves[0], seed: 9 });
    expect(tried).toMatchObject({ ok: true, value: expect.any(Number) });
    expect(client.ask('try', { seat: 0, move: client.moves[0], seed: 9 })).toEqual(tried);
    const imagined = client.ask('imagine', { viewer: 0, seed: 3 });
    expect(imagined.state).not.toEqual(client.saved.state);
    expect(client.saved.hash).toBe(hash);
    expect(client.ask('load', { setup: imagined.setup, state: imagined.state }).ok).toBe(true);
    expect(client.ask('view', { viewer: 0 }).view).toEqual(begun().ask('view', { viewer: 0 }).view);
  });
});

describe('saving and loading', () => {
  test('a state goes out and comes back, in the middle of any decision', () => {
    const client = begun();
    for (let i = 0; i < 40 && !client.ask('pending').over; i++) {
      const { setup, state, hash } = client.saved;
      const other = new Client();
      expect(other.ask('load', { setup, state })).toMatchObject({ ok: true, hash });
      const [seat] = game.deciding(state);
      client.ask('apply', { seat, move: game.moves(state, seat)[0] });
    }
  });

  test('a record goes out and comes back with its past', () => {
    const client = begun();
    client.ask('apply', { seat: 0, move: client.moves[0] });
    const { record, hash } = client.saved;
    const other = new Client();
    expect(other.ask('load', { record })).toMatchObject({ ok: true, hash });
    expect(other.ask('undo', { seat: 0 })).toMatchObject({ undone: true });
  });

  const wrong: [what: string, spoil: (state: Record<string, unknown>) => void, reason: RegExp][] = [
    ['a field is missing', (state) => delete state.hands, /hands is missing/],
    [
      'a field is too much',
      (state) => Object.assign(state, { extra: 1 }),
      /fields that states of this game do not have/,
    ],
    ['a field has another type', (state) => Object.assign(state, { points: 'many' }), /points should be a list/],
    [
      'a list holds something else',
      (state) => Object.assign(state, { points: [0, '1'] }),
      /points\[1\] should be a number/,
    ],
    [
      'a number is not whole',
      (state) => Object.assign(state, { points: [0.5, 0] }),
      /points\[0\] should be a whole number/,
    ],
    ['a number is beyond measure', (state) => Object.assign(state, { points: [1e15, 0] }), /too large/],
    ['there is null', (state) => Object.assign(state, { deck: null }), /deck is null/],
    ['the invariants do not hold', (state) => Object.assign(state, { deck: [6, 6, 6] }), /wagons add up to/],
    ['a stream is missing', (state) => Object.assign(state, { random: {} }), /streams deck/],
    [
      'a stream is no stream',
      (state) => Object.assign(state, { random: { deck: [1, 2, 3] } }),
      /4 whole 32-bit numbers/,
    ],
    ['a frame is unknown', (state) => Object.assign(state, { frames: [{ kind: 'tunnel' }] }), /cannot be played/],
    ['frames are no frames', (state) => Object.assign(state, { frames: [1] }), /frames/],
    [
      'a seat decides that is not there',
      (state) => Object.assign(state, { frames: [{ kind: 'whistle', seat: 7 }] }),
      /not at the table|cannot be played/,
    ],
    [
      'it is empty',
      (state) => {
        for (const key of Object.keys(state)) delete state[key];
      },
      /random/,
    ],
  ];
  test.each(wrong)('a state is refused when %s', (_what, spoil, reason) => {
    const client = begun();
    const { setup, state, hash } = client.saved;
    spoil(state);
    const answer = client.ask('load', { setup, state });
    expect(answer.ok).toBe(false);
    expect(answer.error).toMatch(reason);
    expect(client.saved.hash).toBe(hash);
  });

  test('a changed record is refused at its first wrong move', () => {
    const client = begun();
    client.ask('apply', { seat: 0, move: client.moves[0] });
    const { record, hash } = client.saved;
    const answer = client.ask('load', {
      record: { ...record, moves: [{ seat: 0, move: { type: 'choose', wagon: 99 } }] },
    });
    expect(answer).toEqual({ ok: false, error: 'move 1 of 1 (seat 1, choose): that move is not legal now' });
    expect(client.saved.hash).toBe(hash);
  });
});

describe('a request that cannot be done is answered and changes nothing', () => {
  test.each<[string, string]>([
    ['', 'not a line of JSON'],
    ['{"cmd":', 'not a line of JSON'],
    ['null', 'a request is a JSON object'],
    ['[{"cmd":"save"}]', 'a request is a JSON object'],
    ['{}', 'cmd is missing; it is one of games, new, load'],
    ['{"cmd":"explode"}', 'unknown cmd "explode"; it is one of games'],
    ['{"cmd":{"a":1}}', 'unknown cmd {"a":1}'],
    ['{"cmd":"moves"}', 'seat: Invalid input'],
    ['{"cmd":"moves","seat":-1}', 'seat: '],
    ['{"cmd":"moves","seat":0.5}', 'seat: '],
    ['{"cmd":"moves","seat":2}', 'there is no seat 2; seats go from 0 to 1'],
    ['{"cmd":"moves","seat":0,"sat":1}', 'request: '],
    ['{"cmd":"view","viewer":"me"}', 'viewer: '],
    ['{"cmd":"apply","seat":0,"move":{"type":"choose","wagon":99}}', 'that move is not legal now'],
    ['{"cmd":"apply","seat":0,"move":3}', 'move: '],
    ['{"cmd":"choose","seat":9,"player":"random"}', 'there is no seat 9; seats go from 0 to 1'],
    ['{"cmd":"describe","move":{"type":"derail"}}', 'that is no move of this game'],
    ['{"cmd":"describe","move":{"type":"choose"}}', 'that is no move of this game: move.wagon is missing'],
    [
      '{"cmd":"describe","move":{"type":"choose","wagon":"1"}}',
      'that is no move of this game: move.wagon should be a number',
    ],
    [
      `{"cmd":"describe","move":{"type":"choose","wagon":${'['.repeat(500)}${']'.repeat(500)}}}`,
      'request: it is nested too deeply',
    ],
    ['{"cmd":"describe","move":{"type":"choose","wagon":1e999}}', 'request: a number is too large'],
    ['{"cmd":"try","seat":0,"move":{"type":"derail"}}', 'that move is not legal now'],
    ['{"cmd":"choose","seat":0,"player":"wizard"}', 'player: there is random, novice, steady, skilled, expert, master'],
    ['{"cmd":"new","setup":{"seats":["player"]}}', 'Coupling is played by 2–3 players; not by player'],
    ['{"cmd":"new","setup":{"options":{"brake":true}}}', 'unknown option brake; Coupling has whistle'],
    ['{"cmd":"new","setup":{"game":"chess"}}', 'setup.game: this engine plays toy, not chess'],
    ['{"cmd":"new","setup":{"edition":"own@1"}}', 'setup.edition: this engine has'],
    ['{"cmd":"load"}', 'load needs either state and setup, or record'],
    ['{"cmd":"load","state":{}}', 'load of a state needs the setup'],
    ['{"cmd":"load","record":{}}', 'not a record: format'],
  ])('%s', (line, error) => {
    const client = begun();
    const { hash } = client.saved;
    const answer = client.session.answer(line);
    expect(answer).toEqual({ ok: false, error: expect.stringContaining(error) });
    expect(client.saved.hash).toBe(hash);
  });

  test('before a game has begun', () => {
    expect(new Client().ask('pending')).toEqual({ ok: false, error: 'no game yet: send new or load first' });
  });

  test('and is told apart by its id', () => {
    const { session } = begun();
    expect(session.answer('{"id":"a7","cmd":"result"}')).toMatchObject({ id: 'a7', ok: true });
    expect(session.answer('{"id":8,"cmd":"moves"}')).toMatchObject({ id: 8, ok: false });
    expect(session.answer('{"id":{"x":1},"cmd":"moves"}')).not.toHaveProperty('id');
  });
});

test('a loaded state is the engine’s own: the program’s copy does not matter any more', () => {
  const client = begun();
  const { setup, state } = client.saved;
  client.ask('load', { setup, state });
  expect(contentHash(client.saved.state)).toBe(contentHash(state));
  expect(client.saved.record).toBeUndefined();
});
