/** A refusal where there is a connection and no answer yet: of an upgrade, and of what cannot be read as a request. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEMS, type Problem } from '../protocol/problems.ts';

export function refuseRaw(connection: Duplex, problem: Problem): void {
  const status = PROBLEMS[problem.reason];
  const body = JSON.stringify(problem);
  connection.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
