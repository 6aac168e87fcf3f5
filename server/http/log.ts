/** Structured logs: one line of JSON per request and event. What is secret is taken out before it is written, wherever it stands. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that never reach a log, at any of these depths. */
const SECRET = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'code',
  'recovery',
  'recoveryHash',
  'secret',
  'session',
  'seed',
  'password',
  'ticket',
  'body',
  'name',
  'mail',
  'response',
  'subscription',
  'endpoint',
  'databaseUrl',
];
const DEEPEST = 3;

const paths = Array.from({ length: DEEPEST + 1 }, (_, depth) =>
  SECRET.map((field) => {
    const quoted = `["${field}"]`;
    return depth === 0 ? quoted : `${'*.'.repeat(depth).slice(0, -1)}${quoted}`;
  }),
).flat();

/** A password in a database's address does not belong into a sentence about it. */
const withoutPassword = (message: string): string => message.replace(/(\w+:\/\/)[^@\s/]*@/g, '$1');

/** An error without what it carries along: databases put whole rows into theirs. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.constructor.name,
    message: withoutPassword(message).slice(0, 300),
    at: stack?.split('\n    ').slice(1, 8),
    ...(code === undefined ? {} : { errorCode: code }),
  };
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export function newLog(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths, censor: '[secret]' },
      serializers: { err: plainError, error: plainError },
    },
    destination,
  );
}
