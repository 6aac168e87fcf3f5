/** The course of SteamRollers: what is taught, where it begins, and what the teacher says. */
import type { Course } from '../../../kernel/index.ts';
import { LESSONS } from './lessons.ts';
import positions from './positions.json' with { type: 'json' };
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

export const course: Course = { lessons: LESSONS, positions, text: { en, de, pl } };
