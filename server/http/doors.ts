/** Every door of the HTTP interface. */

import type { Doors } from './door.ts';
import { peopleDoors } from './doors/people.ts';
import { tableDoors } from './doors/tables.ts';

export const DOORS: Doors = { ...peopleDoors, ...tableDoors };
