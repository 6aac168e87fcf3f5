/** Every piece in words. */
import type { Text } from '../../../kernel/index.ts';
import { text } from '../../../kernel/index.ts';
import type { Explanation } from '../../../web/kit/board.ts';
import type { Effect } from '../components/edition.ts';
import { setupFor } from '../components/parts.ts';
import { shortZone } from './map/plates.tsx';
import { type Model, modelOf, NONE, nextToken, TRACK_IDS } from './model.ts';
import type { BoardScene } from './props.ts';
import { effectText, regionText } from './terms.ts';

interface Page {
  readonly scene: BoardScene;
  readonly model: Model;
}

type Explain = (page: Page, id: string) => Explanation | undefined;

const resource = (id: string): Text => ({ key: id === 'parcel' ? 'short.parcel' : `resource.${id}` });

/** Bonuses of numbered spaces, one line each. */
const bonusLines = ({ model }: Page, key: string, bonuses: Readonly<Record<string, Effect>>): Text[] =>
  Object.entries(bonuses).map(([space, effect]) => text(key, { space, effect: effectText(model.edition, effect) }));

function placeText({ model, scene }: Page, field: number): Text {
  const { id, kind, region, zone, siding } = scene.edition.map.fields[field];
  const city = model.cityOnField.get(id);
  if (city !== undefined) return text('ex.cityField', cityNames(scene, city));
  if (kind === 'siding') return text('ex.siding', { number: siding ?? 0, zone: shortZone(zone ?? '') });
  if (kind === 'market') return text('board.market');
  return region === null ? text('ex.start') : text('ex.plain', { region: regionText(region) });
}

const cityNames = ({ edition }: BoardScene, city: number): { city: string; rank: number } => {
  const { name, rank } = edition.cities.items[city];
  return { city: name, rank };
};

const field: Explain = (page, id) => {
  const { model, scene } = page;
  const index = model.fieldOf.get(id);
  if (index === undefined) return undefined;
  const { kind, siding } = scene.edition.map.fields[index];
  const title = placeText(page, index);
  switch (kind) {
    case 'start':
      return { title, lines: [text('ex.startLine')], rule: 'TR-10.2' };
    case 'market':
      return { title, lines: [text('ex.marketLine')], rule: 'TR-12.1' };
    case 'city':
      return { title, lines: [text('ex.cityFieldLine')], rule: 'TR-11.1' };
    case 'siding': {
      const tile = scene.edition.sidingTiles.items[scene.view.tiles[(siding ?? 1) - 1]];
      const now = tile ? [text('ex.tileNow', { effect: effectText(scene.edition, tile.effect) })] : [];
      return { title, lines: [text('ex.sidingLine', { number: siding ?? 0 }), ...now], rule: 'TR-13.1' };
    }
    default:
      return { title, lines: [text('ex.plainLine')], rule: 'TR-10.5' };
  }
};

const city: Explain = ({ model, scene }, id) => {
  const index = model.cityOf.get(id);
  if (index === undefined) return undefined;
  const { view, edition } = scene;
  const here = edition.contractors.colours.filter((_, i) => ((view.contractors[index] >> i) & 1) === 1);
  const token = nextToken(model, view, index);
  const free = model.sizes.filter((_, i) => view.contractSpaces[index * model.sizes.length + i] === NONE);
  return {
    title: text('ex.city', cityNames(scene, index)),
    lines: [
      here.length > 0
        ? text('ex.cityContractors', { colours: here.map((colour) => ({ key: `colour.${colour}` })) })
        : text('ex.cityNoContractors'),
      ...(token ? [text('ex.cityToken', { vp: token.vp, movement: token.movement })] : []),
      free.length > 0 ? text('ex.citySpaces', { sizes: free.join(' ') }) : text('ex.cityFull'),
      text((view.missionTokens >> index) & 1 ? 'ex.cityMission' : 'ex.cityNoMission'),
    ],
    rule: 'TR-11.1',
  };
};

const zone: Explain = ({ model, scene }, id) => {
  const index = model.zoneOf.get(id);
  if (index === undefined) return undefined;
  const { view, edition } = scene;
  const [from, to] = [index * model.warehouseSpaces, (index + 1) * model.warehouseSpaces];
  const taken = (list: readonly number[]): number => list.slice(from, to).filter((owner) => owner !== NONE).length;
  const station = view.stations[index];
  return {
    title: text('ex.zone', { zone: shortZone(id), region: regionText(edition.zones.items[index].region) }),
    lines: [
      text('ex.zoneWarehouses', {
        built: taken(view.warehouses),
        spaces: model.warehouseSpaces,
        rented: taken(view.renters),
      }),
      station === NONE ? text('ex.zoneNoStation') : text('ex.zoneStation', { seat: { seat: station } }),
      ...((view.parcels >> index) & 1 ? [text('ex.zoneParcel')] : []),
    ],
    rule: 'TR-1.6',
  };
};

const card: Explain = ({ model, scene }, id) => {
  const index = model.cardOf.get(id);
  if (index === undefined) return undefined;
  const { moves, special } = scene.edition.actionCards.items[index];
  return {
    title: text('ex.card'),
    lines: [
      ...moves.map(({ value, coal }, i) => text('ex.cardMove', { step: 'I'.repeat(i + 1), fields: value, coal })),
      text('ex.cardSpecial', { coal: special.coal, effect: effectText(scene.edition, special.effect) }),
    ],
    rule: 'TR-8.1',
  };
};

const hero: Explain = ({ model, scene }, id) => {
  const index = model.heroOf.get(id);
  if (index === undefined) return undefined;
  const { name, city: home, region, resource: wanted, bonus } = scene.edition.heroCards.items[index];
  const place = scene.edition.cities.items.find((item) => item.id === home);
  return {
    title: text('ex.hero', { name, city: place?.name ?? home }),
    lines: [
      text('ex.heroWhen', { region: regionText(region) }),
      text('ex.heroBonus', { effect: effectText(scene.edition, bonus.effect) }),
      text('ex.heroEnd', { resource: resource(wanted) }),
    ],
    rule: 'TR-14.1',
  };
};

const wagon: Explain = ({ model }, id) => {
  const index = model.wagonOf.get(id);
  if (index === undefined) return undefined;
  const { size, accepts, special, copy, vpWhenFull: vp } = model.wagons[index];
  if (special)
    return {
      title: text('term.specialWagon', { size, copy }),
      lines: [text('ex.specialLine', { vp })],
      rule: 'TR-13.4',
    };
  const slots = accepts.map(resource);
  return { title: text('term.wagon', { slots, copy }), lines: [text('ex.wagonLine', { slots })], rule: 'TR-9.9' };
};

const contract: Explain = ({ model, scene }, id) => {
  const index = model.contractOf.get(id);
  if (index === undefined) return undefined;
  const { resources, vp } = scene.edition.stateContracts.items[index];
  return {
    title: text('ex.contract'),
    lines: [text('ex.contractLine', { cubes: resources.map(resource), vp })],
    rule: 'TR-11.4',
  };
};

const exchange: Explain = ({ scene }, id) => {
  const found = scene.edition.blackMarketExchange.items.find((item) => item.id === id);
  if (!found) return undefined;
  const { price, effect } = found;
  return {
    title: text('ex.exchange', { price }),
    lines: [text('ex.exchangeLine', { price, effect: effectText(scene.edition, effect) })],
    rule: 'TR-12.1',
  };
};

const sector: Explain = ({ scene }, id) => {
  const { items, endVp } = scene.edition.sectors;
  const found = items.find((item) => item.id === id);
  if (!found) return undefined;
  return {
    title: text('term.sector', { sector: { key: `sector.${found.sector}` }, region: regionText(found.region) }),
    lines: [
      text('ex.sectorLine', { track: { key: `track.${found.track}` }, first: endVp.first, second: endVp.second }),
      ...found.spySpaces.flatMap(({ space, bonus }) =>
        bonus ? [text('ex.sectorBonus', { space, effect: effectText(scene.edition, bonus) })] : [],
      ),
      ...(found.maxSpiesPerPlayer === 1 ? [text('ex.sectorLimit')] : []),
    ],
    rule: 'TR-5.1',
  };
};

const track: Explain = ({ model }, id) => {
  const known: readonly string[] = TRACK_IDS;
  const index = known.indexOf(id);
  if (index < 0) return undefined;
  return {
    title: text(`track.${id}`),
    lines: [text(`ex.track.${id}`), text('ex.trackTop', { vp: model.topVp[index] })],
    rule: 'TR-9.2',
  };
};

const infrastructure: Explain = (page, id) => {
  const { items, endVp } = page.scene.edition.infrastructureTracks;
  const found = items.find(({ region }) => region === id);
  return (
    found && {
      title: text('ex.infrastructure', { region: regionText(id) }),
      lines: [
        text('ex.infrastructureLine', { first: endVp.first, second: endVp.second }),
        ...bonusLines(page, 'ex.bonusAt', found.bonuses),
      ],
      rule: 'TR-9.5',
    }
  );
};

const contractors: Explain = (page, id) => {
  const { items, endVp } = page.scene.edition.contractorTracks;
  const found = items.find(({ colour }) => colour === id);
  return (
    found && {
      title: text('ex.contractors', { colour: { key: `colour.${id}` } }),
      lines: [
        text('ex.contractorsLine', { first: endVp.first, second: endVp.second }),
        ...bonusLines(page, 'ex.bonusAt', found.bonuses),
      ],
      rule: 'TR-9.6',
    }
  );
};

const area: Explain = ({ model, scene }, id) => {
  const index = scene.edition.actionAreas.items.findIndex((item) => item.id === id);
  if (index < 0) return undefined;
  const spaces = setupFor(model.edition, scene.view.seats).actionAreaSpaces;
  return {
    title: text(`area.${id}`),
    lines: [text('ex.areaLine', { count: scene.view.areas[index], spaces })],
    rule: 'TR-7.2',
  };
};

const action: Explain = ({ scene }, id) => {
  const found = scene.edition.actionAreas.items.flatMap(({ actions }) => actions).find((item) => item.id === id);
  return (
    found && {
      title: effectText(scene.edition, found.effect),
      lines: [text('ex.actionLine', { cost: found.cost })],
      rule: 'TR-7.4',
    }
  );
};

const tile: Explain = ({ scene }, space) => {
  const found = scene.edition.sidingTiles.items[scene.view.tiles[Number(space) - 1]];
  return {
    title: text('ex.tile', { space }),
    lines: [
      found ? text('ex.tileNow', { effect: effectText(scene.edition, found.effect) }) : text('ex.tileNone'),
      text('ex.tileLine'),
    ],
    rule: 'TR-13.2',
  };
};

const locomotive: Explain = (page, seat) => ({
  title: text('ex.locomotive', { seat: { seat: Number(seat) } }),
  lines: [text('ex.locomotiveAt', { place: placeText(page, page.scene.view.locomotives[Number(seat)]) })],
  rule: 'TR-10.1',
});

const plain =
  (title: string, line: string, rule: string): Explain =>
  () => ({ title: text(title), lines: [text(line)], rule });

const LEFT_RULES: Readonly<Record<string, string>> = {
  warehouses: 'TR-9.3',
  stations: 'TR-9.4',
  agents: 'TR-9.8',
  contractMarkers: 'TR-11.4',
  cities: 'TR-15.1',
};

const EXPLAIN: Readonly<Record<string, Explain>> = {
  field,
  city,
  zone,
  card,
  hero,
  wagon,
  contract,
  exchange,
  sector,
  track,
  infrastructure,
  contractors,
  area,
  action,
  tile,
  locomotive,
  region: (_page, id) => ({ title: regionText(id), lines: [text('ex.regionLine')], rule: 'TR-3.3' }),
  exit: plain('ex.exit', 'ex.exitLine', 'TR-10.3'),
  tunnel: (_page, letter) => ({
    title: text('ex.tunnel', { letter }),
    lines: [text('ex.tunnelLine')],
    rule: 'TR-10.3',
  }),
  cube: ({ model }, id) => ({
    title: text('ex.cube', { resource: resource(id), value: model.valueOf(id) }),
    lines: [text('ex.cubeLine')],
    rule: 'TR-1.4',
  }),
  left: (_page, id) => ({
    title: text(`board.${id}`),
    lines: [text(`ex.left.${id}`)],
    rule: LEFT_RULES[id] ?? 'TR-1.2',
  }),
  hiddenCards: plain('ex.hiddenCards', 'ex.hiddenLine', 'TR-3.11'),
  vp: plain('ex.vp', 'ex.vpLine', 'TR-1.11'),
  investment: plain('board.investment', 'ex.investmentLine', 'TR-7.2'),
  coal: plain('board.coal', 'ex.coalLine', 'TR-8.3'),
  tokens: plain('board.tokens', 'ex.tokensLine', 'TR-8.3'),
  spies: plain('board.spies', 'ex.spiesLine', 'TR-4.1'),
  train: plain('ex.train', 'ex.trainLine', 'TR-1.10'),
};

export function explain(piece: string, scene: BoardScene): Explanation | undefined {
  const colon = piece.indexOf(':');
  const kind = colon < 0 ? piece : piece.slice(0, colon);
  return EXPLAIN[kind]?.({ scene, model: modelOf(scene.edition) }, piece.slice(colon + 1));
}

const PHASES = ['setup', 'auction', 'lobbying', 'income', 'investment', 'movement', 'mission', 'endOfRound'];

export function status({ view, edition }: BoardScene): readonly Text[] {
  const { rounds } = setupFor(edition, view.seats);
  const last = Math.min(rounds, view.turnLimit ?? rounds);
  return [text('board.round', { round: view.round, rounds: last }), text(`phase.${PHASES[view.phase]}`)];
}
