/** What the player did on the real board, as far as Autobot's choices depend on it. */
import { type CompanionLine, type CompanionOption, type Events, type Text, text } from '../../../kernel/index.ts';
import { COLOURS } from '../components/edition.ts';
import { buildSection } from '../effects/building.ts';
import { deliver } from '../effects/delivering.ts';
import { placeEmployee } from '../effects/employees.ts';
import { canStationAt, placeStation } from '../effects/stations.ts';
import { upgradeLink } from '../effects/upgrading.ts';
import { extendsNetwork, isUpgradable, tileSource } from '../network.ts';
import { botTakesPass } from '../solo/passing.ts';
import type { AutobahnState } from '../state.ts';
import { NONE, PHARMACEUTICALS, type Tables, TRUCKS } from '../tables.ts';
import { autobahnText, countryText, linkText, sectionText } from '../terms.ts';
import { BOT, type Board, PLAYER } from './trial.ts';

type Act = (s: AutobahnState, events: Events) => void;

interface Deed {
  readonly id: string;
  options(t: Tables, s: AutobahnState): CompanionOption[];
  act(t: Tables, option: string): Act;
}

const TRUCK = 0;
/** Which goods it is, if not pharmaceuticals, is nothing to Autobot. */
const ANY_GOODS = 0;
const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const place = (id: string, words: Text, colour: number): CompanionOption => ({
  id,
  text: words,
  group: autobahnText(colour),
  sign: `colour.${COLOURS[colour]}`,
});

const inColours = (t: Tables, options: readonly { option: CompanionOption; colour: number }[]): CompanionOption[] =>
  all(t.linksOf.length).flatMap((colour) =>
    options.filter((candidate) => candidate.colour === colour).map(({ option }) => option),
  );

const links = (t: Tables, fits: (link: number) => boolean): CompanionOption[] =>
  inColours(
    t,
    all(t.links.length)
      .filter(fits)
      .map((link) => {
        const { id, colour } = t.links[link];
        return { option: place(id, linkText(t, link), colour), colour };
      }),
  );

const linkCalled = (t: Tables, id: string): number => t.links.findIndex((link) => link.id === id);
const countryCalled = (t: Tables, id: string): number => t.countries.findIndex((country) => country.id === id);

/** The truck comes with its goods and delivers; where it came from, Autobot does not ask. */
function delivers(t: Tables, id: string, goods: number): Act {
  const country = countryCalled(t, id);
  return (s, events) => {
    s.goods[PLAYER * TRUCKS + TRUCK] = goods;
    deliver(t, s, PLAYER, TRUCK, t.countries[country].cities[0], events);
  };
}

const countries = (t: Tables, s: AutobahnState): CompanionOption[] =>
  all(t.countries.length)
    .filter((country) => t.countries[country].cities.some((city) => s.connected[city] !== 0))
    .map((country) => ({ id: t.countries[country].id, text: countryText(t, country) }));

const DEEDS: readonly Deed[] = [
  {
    id: 'build',
    options: (t, s) =>
      tileSource(s) === NONE
        ? []
        : inColours(
            t,
            all(t.sections.length)
              .filter((section) => extendsNetwork(t, s, section))
              .map((section) => {
                const { name, colour } = t.sections[section];
                return { option: place(name, sectionText(t, section), colour), colour };
              }),
          ),
    act: (t, name) => (s, events) =>
      buildSection(
        t,
        s,
        PLAYER,
        t.sections.findIndex((section) => section.name === name),
        0,
        events,
      ),
  },
  {
    id: 'upgrade',
    options: (t, s) => links(t, (link) => isUpgradable(t, s, link)),
    act: (t, id) => (s, events) => upgradeLink(t, s, PLAYER, linkCalled(t, id), events),
  },
  {
    id: 'station',
    options: (t, s) => links(t, (link) => canStationAt(t, s, PLAYER, link)),
    act: (t, id) => (s, events) => placeStation(t, s, PLAYER, linkCalled(t, id), events),
  },
  {
    id: 'employee',
    options: () => COLOURS.map((name, colour) => ({ id: name, text: autobahnText(colour), sign: `colour.${name}` })),
    act: (_, name) => (s, events) =>
      placeEmployee(
        s,
        PLAYER,
        COLOURS.findIndex((colour) => colour === name),
        events,
      ),
  },
  {
    id: 'deliver',
    options: countries,
    act: (t, id) => delivers(t, id, ANY_GOODS),
  },
  {
    id: 'pharma',
    options: (t, s) => (s.era === 3 ? countries(t, s) : []),
    act: (t, id) => delivers(t, id, PHARMACEUTICALS),
  },
  {
    id: 'pass',
    options: (t, s) => (s.config.solo.stationPassDevelop ? links(t, (link) => s.stationAt[link] === BOT) : []),
    act: (t, id) => (s, events) => botTakesPass(t, s, linkCalled(t, id), events),
  },
];

/** Asks for one thing the player did; undefined when there was nothing more. */
export function askDeed({ t, dialogue }: Board, s: AutobahnState, lines: readonly CompanionLine[]): Act | undefined {
  const possible = DEEDS.filter((deed) => deed.options(t, s).length > 0);
  const answer = dialogue.ask({
    kind: 'turn',
    text: text('companion.turn'),
    lines,
    options: [
      ...possible.map(({ id }) => ({ id, text: text(`companion.turn.${id}`) })),
      { id: 'done', text: text('companion.turn.done') },
    ],
  });
  const deed = possible.find(({ id }) => id === answer);
  if (deed === undefined) return undefined;
  const what = dialogue.ask({
    kind: deed.id,
    text: text(`companion.${deed.id}`),
    options: [...deed.options(t, s), { id: 'none', text: text('companion.nothing') }],
  });
  return what === 'none' ? () => undefined : deed.act(t, what);
}
