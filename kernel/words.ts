/** The few words that belong to no game: how seats, options and results are spoken of in transcripts and at tables. */
import type { OptionValue, Rules, Seat, Setup } from './contract.ts';
import { speaker } from './speaker.ts';
import { type Catalogues, type Language, type Speaker, text } from './text.ts';

const en = {
  'house.seat': 'Seat {number}',
  'house.edition': 'edition',
  'house.ruleset': 'ruleset',
  'house.seats': 'seats',
  'house.options': 'options',
  'house.seed': 'seed',
  'house.yes': 'yes',
  'house.no': 'no',
  'house.total': 'total',
  'house.place': 'place',
  'house.ending': 'End: {ending}',
  'house.winner': '{count, plural, one {Winner} other {Winners}}: {seats}',
  'house.notAsked': 'Something else is asked now: {question}',
  'house.noAnswer': 'No answer to what is asked now: {question}',
  'house.pointsNow': 'Points, if it ended now',
  'house.unfinished': 'Not finished: {moves, plural, one {# move} other {# moves}} played.',
} as const;

const de: Record<keyof typeof en, string> = {
  'house.seat': 'Platz {number}',
  'house.edition': 'Ausgabe',
  'house.ruleset': 'Regelstand',
  'house.seats': 'Plätze',
  'house.options': 'Optionen',
  'house.seed': 'Startzahl',
  'house.yes': 'ja',
  'house.no': 'nein',
  'house.total': 'gesamt',
  'house.place': 'Rang',
  'house.ending': 'Ende: {ending}',
  'house.winner': '{count, plural, one {Sieg} other {Geteilter Sieg}}: {seats}',
  'house.notAsked': 'Jetzt ist etwas anderes gefragt: {question}',
  'house.noAnswer': 'Keine Antwort auf die jetzige Frage: {question}',
  'house.pointsNow': 'Punkte, wenn jetzt Schluss wäre',
  'house.unfinished': 'Nicht beendet: {moves, plural, one {# Zug} other {# Züge}} gespielt.',
};

const pl: Record<keyof typeof en, string> = {
  'house.seat': 'Miejsce {number}',
  'house.edition': 'wydanie',
  'house.ruleset': 'wersja zasad',
  'house.seats': 'miejsca',
  'house.options': 'opcje',
  'house.seed': 'ziarno',
  'house.yes': 'tak',
  'house.no': 'nie',
  'house.total': 'razem',
  'house.place': 'pozycja',
  'house.ending': 'Koniec: {ending}',
  'house.winner': '{count, plural, one {Zwycięstwo} other {Wspólne zwycięstwo}}: {seats}',
  'house.notAsked': 'Teraz pytanie brzmi inaczej: {question}',
  'house.noAnswer': 'To nie odpowiada na obecne pytanie: {question}',
  'house.pointsNow': 'Punkty, gdyby gra skończyła się teraz',
  'house.unfinished': 'Gra niedokończona, zagrane ruchy: {moves}.',
};

export const houseText: Catalogues = { en, de, pl };

/** Names of the seats where nobody gave any: an automa by its own name, everybody else by number. */
export function seatNames(game: Rules, setup: Setup, language: Language): (seat: Seat) => string {
  const voice = speaker([game.text, houseText], language, String);
  return (seat) => {
    const kind = setup.seats[seat];
    return kind === undefined || kind === 'player'
      ? voice.say(text('house.seat', { number: seat + 1 }))
      : voice.say(text(`seat.${kind}`));
  };
}

/** A game's words and the house's, in one voice. */
export function tableSpeaker(
  game: Rules,
  setup: Setup,
  language: Language,
  nameOf: (seat: Seat) => string = seatNames(game, setup, language),
): Speaker {
  return speaker([game.text, houseText], language, nameOf);
}

/** One value of an option in words; a game words its named values, yes and no and numbers go without saying. */
export function optionValueWords(game: Rules, voice: Speaker, key: string, value: OptionValue): string {
  const own = `option.${key}.${value}`;
  if (game.text[voice.language][own] !== undefined) return voice.say(text(own));
  if (typeof value === 'boolean') return voice.say(text(value ? 'house.yes' : 'house.no'));
  return String(value);
}
