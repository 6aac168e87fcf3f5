import type { Border } from './border.ts';
import { editions } from './editions.ts';
import { engine } from './engine.ts';
import { http } from './http.ts';
import { records } from './records.ts';
import { saves } from './saves.ts';
import { states } from './states.ts';
import { stationApi, stationSocket } from './station.ts';

export const BORDERS: readonly Border[] = [records, editions, engine, states, saves, http, stationApi, stationSocket];
