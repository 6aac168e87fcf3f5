/** The game on the real board, as far as it is set up alike in every game: decks lie in no order anybody knows (AB-24.1–24.3). */
import { type CompanionOption, type Dialogue, type OptionValue, type Setup, text } from '../../../kernel/index.ts';
import { GOODS } from '../components/edition.ts';
import { OPTIONS } from '../options.ts';
import { setUp } from '../setup.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, type Tables } from '../tables.ts';
import { countryText, goodsText } from '../terms.ts';
import { BOT, PLAYER } from './trial.ts';

const SOLO = ['soloBoard', 'fastTrucks', 'stationPassDevelop', 'skipDevelop', 'morePromotions'];
/** Modules that the companion knows. */
const MODULES = ['department', 'twoColourCards', 'traffic'];

function askOption(dialogue: Dialogue, key: string): OptionValue {
  const values = OPTIONS.find((spec) => spec.key === key)?.values ?? [];
  const options = values.map((value): CompanionOption => ({ id: String(value), text: text(`option.${key}.${value}`) }));
  const answer = dialogue.ask({ kind: `option.${key}`, text: text(`option.${key}`), options });
  return values.find((value) => String(value) === answer) ?? values[0];
}

function askOptions(dialogue: Dialogue): Record<string, OptionValue> {
  const chosen: Record<string, OptionValue> = {};
  for (const { key, values } of OPTIONS) chosen[key] = values[0];
  chosen.soloLevel = askOption(dialogue, 'soloLevel');
  for (const key of chosen.soloLevel === 0 ? SOLO : []) chosen[key] = askOption(dialogue, key);
  const modules = dialogue.ask({
    kind: 'modules',
    text: text('companion.modules'),
    options: [
      { id: 'none', text: text('companion.modules.none') },
      { id: 'some', text: text('companion.modules.some') },
    ],
  });
  for (const key of modules === 'some' ? MODULES : []) chosen[key] = askOption(dialogue, key);
  return chosen;
}

/** Autobot's delivery board is known by the goods its countries prefer. */
function askBoard(t: Tables, dialogue: Dialogue): number {
  const options = t.boards.map(
    (rows, board): CompanionOption => ({
      id: String(board),
      text: text('companion.boardRows', {
        rows: rows.map(({ country, goods }) =>
          text('companion.boardRow', { country: countryText(t, country), goods: goodsText(goods) }),
        ),
      }),
      sign: `goods.${rows.map(({ goods }) => GOODS[goods]).join('.')}`,
    }),
  );
  return Number(dialogue.ask({ kind: 'board', text: text('companion.board'), rule: 'AB-24.1', options }));
}

const PLENTY = 1000;

export function setUpRealBoard(t: Tables, dialogue: Dialogue): AutobahnState {
  const options = askOptions(dialogue);
  const setup: Setup = { game: 'autobahn', edition: '', seats: ['player', 'autobot'], options, seed: 1 };
  const s = setUp(t, setup);
  s.boards[BOT] = askBoard(t, dialogue);
  // The player's own pieces are counted on the real board.
  s.money[PLAYER] = PLENTY;
  s.supply[PLAYER] = PLENTY;
  s.routes[PLAYER] = 0;
  // Which bonus tile lies where is nothing to Autobot, only that one does (AB-24.21).
  for (const tiles of [s.roadTiles, s.countryTiles]) for (const i of tiles.keys()) if (tiles[i] !== NONE) tiles[i] = 0;
  s.frames.length = 0;
  s.frames.push({ kind: 'turn', seat: BOT });
  return s;
}
