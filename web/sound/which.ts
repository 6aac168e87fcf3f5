/** Which sound a moment of a game has: at most one, the most important of what happened. */
import type { Snapshot } from '../worker/protocol.ts';

export const SOUNDS = ['over', 'turn', 'deliver', 'dice', 'cash', 'place'] as const;
export type Sound = (typeof SOUNDS)[number];
/** They tell something; the others go with what moves on the board. */
export const TELLING: ReadonlySet<Sound> = new Set<Sound>(['over', 'turn']);

/** By the keys of events, in any game. */
const HEARD: readonly (readonly [sound: Sound, keys: ReadonlySet<string>])[] = [
  [
    'deliver',
    new Set([
      'event.deliver',
      'event.wineArrived',
      'event.delivers',
      'event.deliversOwn',
      'event.contract',
      'event.mission',
    ]),
  ],
  ['dice', new Set(['event.roll', 'event.rerollsDie', 'event.evaRerolls', 'event.signalChange'])],
  [
    'cash',
    new Set(['event.money', 'event.funding', 'event.budget', 'event.market', 'event.investment', 'event.exchanges']),
  ],
  [
    'place',
    new Set([
      'event.build',
      'event.upgrade',
      'event.station',
      'event.stationUpgrade',
      'event.employee',
      'event.load',
      'event.step',
      'event.playCard',
      'event.draws',
      'event.upgrades',
      'event.takesTile',
      'event.takesTileFrom',
      'event.evaCrosses',
      'event.warehouse',
      'event.move',
      'event.presence',
      'event.lobby',
      'event.takeWagon',
      'event.tile',
    ]),
  ],
];

/** What is heard of a snapshot after the one before; nothing where nothing new was told. */
export function soundOf(now: Snapshot, before: Snapshot | undefined): Sound | undefined {
  if (before === undefined || before.table !== now.table || now.moment.at <= before.moment.at) return undefined;
  if (now.stage.kind === 'over') return before.stage.kind === 'over' ? undefined : 'over';
  const told = now.log.entries
    .filter(({ at }) => at > before.moment.at)
    .flatMap(({ lines }) => lines.map(({ key }) => key));
  const happened = HEARD.find(([, keys]) => told.some((key) => keys.has(key)))?.[0];
  // That it is my turn is heard when others have played, not after each of my own steps.
  if (now.stage.kind === 'yours' && before.stage.kind !== 'yours') return 'turn';
  return happened;
}
