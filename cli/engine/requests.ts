/** The requests of the engine protocol, by their form. What they mean is in session.ts, for people in docs/engine-protocol.md. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/index.ts';

const id = z.optional(z.union([z.string(), z.number()]));
const lang = z.optional(z.enum(LANGUAGES));
const seat = z.int().check(z.nonnegative());
const viewer = z.union([seat, z.literal('spectator')]);
const seed = z.optional(z.int().check(z.nonnegative()));
const move = z.looseObject({ type: z.string() });
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const setup = z.strictObject({
  game: z.optional(z.string()),
  edition: z.optional(z.string()),
  seats: z.optional(z.array(z.string())),
  options: z.optional(options),
  seed,
});

export const requestSchema = z.discriminatedUnion('cmd', [
  z.strictObject({ id, lang, cmd: z.literal('games') }),
  z.strictObject({ id, lang, cmd: z.literal('new'), setup: z.optional(setup) }),
  z.strictObject({
    id,
    lang,
    cmd: z.literal('load'),
    setup: z.optional(setup),
    state: z.optional(z.looseObject({})),
    record: z.optional(z.looseObject({})),
  }),
  z.strictObject({ id, lang, cmd: z.literal('save') }),
  z.strictObject({ id, lang, cmd: z.literal('pending') }),
  z.strictObject({ id, lang, cmd: z.literal('moves'), seat, words: z.optional(z.boolean()) }),
  z.strictObject({ id, lang, cmd: z.literal('view'), viewer }),
  z.strictObject({ id, lang, cmd: z.literal('print'), viewer }),
  z.strictObject({ id, lang, cmd: z.literal('apply'), seat, move }),
  z.strictObject({ id, lang, cmd: z.literal('undo'), seat }),
  z.strictObject({ id, lang, cmd: z.literal('result') }),
  z.strictObject({ id, lang, cmd: z.literal('describe'), move }),
  z.strictObject({ id, lang, cmd: z.literal('forecast'), viewer }),
  z.strictObject({ id, lang, cmd: z.literal('imagine'), viewer, seed }),
  z.strictObject({ id, lang, cmd: z.literal('try'), seat, move, seed }),
  z.strictObject({ id, lang, cmd: z.literal('choose'), seat, player: z.string(), seed }),
  z.strictObject({ id, lang, cmd: z.literal('quit') }),
]);
export type Request = z.infer<typeof requestSchema>;
export type RequestOf<C extends Request['cmd']> = Extract<Request, { cmd: C }>;

export const COMMAND_WORDS: readonly Request['cmd'][] = requestSchema.def.options.map(
  (option) => option.shape.cmd.def.values[0],
);
