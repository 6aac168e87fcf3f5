/** What every piece on the table is, for hover and long press. */
import { type ParamValue, type Text, text } from '../../../kernel/index.ts';
import type { Explanation } from '../../../web/kit/board.ts';
import { crossedBoxes, emptyCities, type Model, mapIn, modelOf, orderUp, strengthOf, tileUp } from './model.ts';
import type { BoardScene } from './props.ts';

const cubeText = (cube: string): Text => text(`cube.${cube}`);

function ofHex(model: Model, { view, me }: BoardScene, id: string): Explanation | undefined {
  const hex = model.hexOf.get(id);
  if (!hex) return undefined;
  const pair = model.pairs[view.sheets[me]?.tracks[hex.index] ?? 0];
  const region = hex.region + 1;
  const lines = [
    pair ? text('board.why.track', { kind: text(`kind.${pair.kind}`) }) : text('board.why.hex', { region }),
    ...(hex.kind === 'town' ? [text('board.why.town')] : []),
  ];
  return {
    title: hex.kind === 'town' ? text('board.name.town', { region }) : text('board.name.hex', { hex: id, region }),
    lines,
    rule: hex.kind === 'town' ? 'SR-6.6' : 'SR-6.2',
  };
}

function goodsIn(model: Model, { view }: BoardScene, city: number): Text {
  const cubes: ParamValue[] = view.goods[city].map((colour) => cubeText(model.colours[colour]));
  return cubes.length === 0 ? text('board.why.cityEmpty') : text('board.why.cityGoods', { cubes });
}

function ofCity(model: Model, scene: BoardScene, city: number): Explanation | undefined {
  const region = model.edition.regions.list[city];
  if (!region) return undefined;
  return {
    title: text('board.name.city', { city: city + 1, colour: text(`colour.${region.colour}`) }),
    lines: [goodsIn(model, scene, city), text('board.why.city', { city: city + 1 })],
    rule: 'SR-1.3',
  };
}

function ofCube(model: Model, cube: string): Explanation {
  const cities = model.edition.goods.deliverableTo[cube] ?? [];
  return {
    title: text('board.name.cube', { cube: cubeText(cube) }),
    lines: [cube === model.coal ? text('board.why.coal') : text('board.why.cube', { cities: cities.map(String) })],
    rule: cube === model.coal ? 'SR-3.2' : 'SR-7.3',
  };
}

function ofTile(model: Model, { view }: BoardScene, tile: number): Explanation | undefined {
  if (view.tileOwner[tile] === undefined) return undefined;
  const face = tileUp(model, view, tile);
  const owner = view.tileOwner[tile];
  return {
    title: text(`tile.${face.name}`),
    lines: [
      text(`tileEffect.${face.effect}`),
      text(face.single ? 'board.why.single' : 'board.why.permanent'),
      text('board.why.points', { points: face.points }),
      owner < 0
        ? text('board.why.inPool')
        : text(view.sideways[tile] === 0 ? 'board.why.upright' : 'board.why.sideways', { seat: { seat: owner } }),
    ],
    rule: 'SR-8.1',
  };
}

function ofOrder(model: Model, { view }: BoardScene, order: number): Explanation | undefined {
  if (view.orderOwner[order] === undefined) return undefined;
  const face = orderUp(model, view, order);
  const owner = view.orderOwner[order];
  return {
    title: text('board.name.order'),
    lines: [
      text('board.why.order', { cubes: face.goods.map(cubeText), points: face.points }),
      ...(owner < 0 ? [] : [text('board.why.orderTaken', { seat: { seat: owner } })]),
    ],
    rule: 'SR-3.3',
  };
}

function ofSheet(model: Model, { view }: BoardScene, seat: number): Explanation {
  const title = text('board.name.sheet', { seat: { seat } });
  const sheet = view.sheets[seat];
  if (!sheet)
    return {
      title,
      lines: [text('board.why.evaSheet'), text('board.evaPoints', { points: view.evaPoints })],
      rule: 'SR-10.1',
    };
  return {
    title,
    lines: [
      text('board.strength', { strength: strengthOf(model, view, seat) }),
      text('board.why.sheet', { points: sheet.deliveryPoints, links: sheet.network.links.length }),
    ],
  };
}

function ofEngine(model: Model, { view, me }: BoardScene, box: string): Explanation {
  const crossed = crossedBoxes(view.sheets[me]?.boxes ?? 0);
  return {
    title: box === '' ? text('board.name.engine') : text('board.name.engineBox', { box: Number(box) }),
    lines: [
      text('board.why.engine', { boxes: crossed, strength: strengthOf(model, view, me) }),
      ...(box === '' ? [] : [text('board.why.engineBox', { box: Number(box) })]),
      text('board.why.enginePoints'),
    ],
    rule: 'SR-5.1',
  };
}

function ofBlackDie(model: Model, { view }: BoardScene): Explanation {
  const kinds = model.edition.blackDie.faces.find(({ face }) => face === view.blackFace)?.kinds ?? [];
  return {
    title: text('board.name.black'),
    lines: [text('board.why.black', { kinds: kinds.map((kind) => text(`kind.${kind}`)) })],
    rule: 'SR-6.3',
  };
}

/** Dice with nobody's, somebody's and Eva's name. */
function ofDie(kind: string, value: number): Explanation {
  return {
    title: text('board.name.die', { value }),
    lines: [text(`board.why.${kind}`, { value })],
    rule: kind === 'evaDie' ? 'SR-10.5' : 'SR-4.6',
  };
}

export function explain(piece: string, scene: BoardScene): Explanation | undefined {
  const model = modelOf(scene.edition);
  const [kind, name = ''] = piece.split(':');
  switch (kind) {
    case 'hex':
      return ofHex(model, scene, name);
    case 'city':
    case 'goods':
      return ofCity(model, scene, Number(name) - 1);
    case 'cube':
      return ofCube(model, name);
    case 'tile':
      return ofTile(model, scene, Number(name) - 1);
    case 'order':
      return ofOrder(model, scene, Number(name) - 1);
    case 'starting':
      return { title: text(`starting.${name}`), lines: [text(`startingEffect.${name}`)], rule: 'SR-3.4' };
    case 'sheet':
      return ofSheet(model, scene, Number(name));
    case 'engine':
      return ofEngine(model, scene, name);
    case 'black':
      return ofBlackDie(model, scene);
    case 'die':
    case 'takenDie':
    case 'evaDie':
      return ofDie(kind, Number(name));
    case 'score':
      return { title: text('board.name.score'), lines: [text('board.why.score')], rule: 'SR-1.10' };
    case 'ownLoad':
      return { title: text('starting.ownLoad'), lines: [text('board.why.ownLoad')], rule: 'SR-7.2' };
    case 'border':
      return {
        title: text('board.name.border'),
        lines: [text('board.why.border', { borders: [...mapIn(model, scene.view).blockedBorders] })],
        rule: 'SR-6.8',
      };
    case 'evaCrosses':
      return { title: text('board.crosses'), lines: [text('board.why.evaCrosses')], rule: 'SR-10.9' };
    default:
      return undefined;
  }
}

function roundText({ round, deal: { turnLimit } }: BoardScene['view'], isLast: boolean): Text {
  if (isLast) return text('board.lastRound', { round });
  return turnLimit === undefined ? text('board.round', { round }) : text('board.roundOf', { round, rounds: turnLimit });
}

export function status({ view, edition }: BoardScene): Text[] {
  const emptied = emptyCities(modelOf(edition), view);
  return [...(view.round > 0 ? [roundText(view, emptied.last === 'yes')] : []), text('board.emptyCities', emptied)];
}
