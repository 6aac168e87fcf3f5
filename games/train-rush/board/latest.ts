/** What others have done since the viewer's own move, as the board marks it. */
import type { Params, ParamValue } from '../../../kernel/index.ts';
import type { BoardProps } from './props.ts';

/** What of these kinds was told of others; of the past, of whoever moved. */
export const toldOfOthers = (
  { latest, past, viewer }: Pick<BoardProps, 'latest' | 'past' | 'viewer'>,
  kinds: readonly string[],
): BoardProps['latest'] =>
  latest.filter(
    ({ seat, event }) => seat !== undefined && (seat !== viewer || past === true) && kinds.includes(event.key),
  );

export const keyOf = (value: ParamValue | undefined): string | undefined =>
  typeof value === 'object' && 'key' in value ? value.key : undefined;

export const paramsOf = (value: ParamValue | undefined): Params =>
  typeof value === 'object' && 'params' in value ? (value.params ?? {}) : {};
