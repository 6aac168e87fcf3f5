/** Spots of the plates, set by hand for the two arrangements of the map, so that no plate covers a siding. */
import type { Point } from './curves.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much of the map a plate covers around its spot. */
export const PLATES: Readonly<Record<'wide' | 'tall', Readonly<Record<'city' | 'zone', Box>>>> = {
  wide: {
    city: { left: -54, top: -40, width: 108, height: 61 },
    zone: { left: -50, top: -20, width: 100, height: 40 },
  },
  tall: {
    city: { left: -30, top: -8, width: 60, height: 16 },
    zone: { left: -13, top: -11, width: 26, height: 22 },
  },
};

export const SPOTS: Readonly<Record<'wide' | 'tall', Readonly<Record<string, Point>>>> = {
  wide: {
    ZG1: { x: 612, y: 176 },
    ZG2: { x: 811, y: 116 },
    ZG3: { x: 634, y: 91 },
    ZG4: { x: 946, y: 288 },
    ZR1: { x: 610, y: 425 },
    ZR2: { x: 497, y: 524 },
    ZR3: { x: 766, y: 488 },
    ZR4: { x: 271, y: 487 },
    ZB1: { x: 268, y: 294 },
    ZB2: { x: 145, y: 183 },
    ZB3: { x: 120, y: 348 },
    ZB4: { x: 343, y: 99 },
    rackglen: { x: 776, y: 262 },
    vardimium: { x: 778, y: 348 },
    haldengard: { x: 985, y: 84 },
    brukas: { x: 500, y: 429 },
    ironmere: { x: 388, y: 427 },
    blackborough: { x: 634, y: 525 },
    cogsmere: { x: 405, y: 193 },
    vexbourne: { x: 451, y: 92 },
    aurelspire: { x: 80, y: 78 },
  },
  tall: {
    ZG1: { x: 259, y: 99 },
    ZG2: { x: 343, y: 105 },
    ZG3: { x: 220, y: 51 },
    ZG4: { x: 337, y: 159 },
    ZR1: { x: 184, y: 204 },
    ZR2: { x: 238, y: 252 },
    ZR3: { x: 304, y: 273 },
    ZR4: { x: 124, y: 288 },
    ZB1: { x: 103, y: 201 },
    ZB2: { x: 49, y: 114 },
    ZB3: { x: 55, y: 219 },
    ZB4: { x: 52, y: 24 },
    rackglen: { x: 237, y: 165 },
    vardimium: { x: 292, y: 203 },
    haldengard: { x: 319, y: 59 },
    brukas: { x: 139, y: 240 },
    ironmere: { x: 61, y: 257 },
    blackborough: { x: 214, y: 300 },
    cogsmere: { x: 163, y: 93 },
    vexbourne: { x: 145, y: 50 },
    aurelspire: { x: 52, y: 143 },
  },
};
