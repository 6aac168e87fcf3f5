/** The document of the HTTP interface (OpenAPI 3.1), made of the table of doors: it cannot say anything else than what is checked. */
import * as z from 'zod/mini';
import { PROBLEMS, type ProblemReason } from '../protocol/problems.ts';
import { problem } from './answers.ts';
import type { Door, DoorName, Doors, Who } from './door.ts';

type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.ZodMiniType<unknown>, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const EVERY: readonly ProblemReason[] = ['malformed', 'tooMany', 'failed', 'unavailable'];
const OF_WHO: Readonly<Record<Who, readonly ProblemReason[]>> = {
  anybody: [],
  sitter: ['unauthorised'],
  person: ['unauthorised'],
};
const SECURITY: Readonly<Record<Who, readonly Json[]>> = {
  anybody: [{}, { session: [] }, { token: [] }],
  sitter: [{ session: [] }, { token: [] }],
  person: [{ session: [] }],
};

/** Reasons by status: several of them may share one. */
function refusals(door: Door<DoorName>, changes: boolean): Json {
  const reasons = new Set<ProblemReason>([
    ...EVERY,
    ...OF_WHO[door.who],
    ...(changes ? (['foreign', 'tooLong'] as const) : []),
    ...(door.refuses ?? []),
  ]);
  const byStatus = new Map<number, ProblemReason[]>();
  for (const reason of reasons) byStatus.set(PROBLEMS[reason], [...(byStatus.get(PROBLEMS[reason]) ?? []), reason]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, found]) => [
        status,
        {
          description: `Refused: ${found.join(', ')}`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  );
}

function answerOf(door: Door<DoorName>): Json {
  if (door.answer === undefined) return { 204: { description: 'Done' } };
  const type = door.file?.type ?? 'application/json';
  const schema = jsonSchema(door.answer as z.ZodMiniType<unknown>, 'output');
  return { [door.created ? 201 : 200]: { description: 'Done', content: { [type]: { schema } } } };
}

function parameters(path: string, query: Json | undefined): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = (query?.properties ?? {}) as Readonly<Record<string, Json>>;
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  return [...inPath, ...inQuery];
}

function operation(name: DoorName, door: Door<DoorName>): Json {
  const [method, path] = name.split(' ');
  const { body, query } = door as { body?: z.ZodMiniType<unknown>; query?: z.ZodMiniType<unknown> };
  return {
    operationId: name.replace(/[^\w]+/g, '_'),
    summary: door.summary,
    tags: [path.split('/')[2].replace('.json', '')],
    security: SECURITY[door.who],
    parameters: parameters(path, query && jsonSchema(query, 'input')),
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
      : {}),
    responses: { ...answerOf(door), ...refusals(door, method !== 'GET') },
  };
}

export function openApi(doors: Doors, release: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, door] of Object.entries(doors)) {
    const [method, path] = name.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(name as DoorName, door) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roundhouse station',
      version: release,
      description:
        'Tables, people and play over HTTP. The socket at /api/socket takes the same commands and questions and tells what is new (docs/station-protocol.md). Whatever is refused is answered with a Problem.',
    },
    paths,
    components: {
      schemas: {
        Problem: {
          ...jsonSchema(problem, 'output'),
          description:
            'Why it was refused, for programs and for whoever writes one. With movedOn, the table as it is now comes along as snapshot.',
          additionalProperties: true,
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'roundhouse_session', description: 'The session of a person' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a program, for one seat of one table' },
      },
    },
  };
}
