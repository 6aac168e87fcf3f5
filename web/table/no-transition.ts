/**
 * Stands in for d3-transition and d3-interpolate, which d3-zoom needs for transitions only. Here nobody starts one: the board glides by
 * CSS. Saves 12 KB.
 */
import { selection } from 'd3-selection';

export function interrupt(): void {}
export function interpolateZoom(): void {}

Object.assign(selection.prototype, {
  interrupt(this: unknown): unknown {
    return this;
  },
});
