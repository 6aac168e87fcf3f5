/** The web server: whatever is sent to it, it gives nothing away, does not wait for ever, and serves the next visitor. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { servePage } from '../../server/http/page.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import type { Border, Check } from './border.ts';
import { damaged, textChanges } from './changes.ts';

const SECRET = 'not for visitors';
const PAGE = '<!doctype html><title>table</title>';
/** A line that is left open is closed by the visitor; the server itself would wait longer. */
const PATIENCE_MS = 300;
const LONG_PATIENCE_MS = 3000;

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PUT',
  'PROPFIND',
  'get',
  '',
  'G\u0000T',
];
/** What is there. */
const FILES = [[], ['index.html'], ['within.html'], ['assets', 'a-12345678.js']];
const SEGMENTS = [
  'index.html',
  'assets',
  'a-12345678.js',
  'within.html',
  'way-out.txt',
  'secret.txt',
  'circle',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '..%5c',
  '..\\',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%c0%ae%c0%ae',
  '%252e%252e',
  'C:',
  'con',
  'x'.repeat(300),
  'ż',
  '?a=b',
  '#part',
  ';v=1',
  'http://x',
  '[',
  '@',
  ':99999',
  ' ',
  '\t',
];
const HEADERS = [
  'host: localhost',
  'host: x',
  'host: x',
  'host:',
  'host: [',
  'accept-encoding: br',
  'accept-encoding: gzip;q=0, *;q=x',
  'range: bytes=0-1',
  'range: bytes=-999999999999999999999',
  'if-modified-since: never',
  'if-none-match: *',
  'connection: close',
  'connection: upgrade',
  'upgrade: websocket',
  'expect: 100-continue',
  'expect: tea',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip, chunked',
  'te: trailers',
  'cookie: a=b',
  `x: ${'y'.repeat(20_000)}`,
  'no colon',
  ': empty',
  ' folded: line',
  'x: \u0000',
];

const request = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path: fc.oneof(fc.constantFrom(...FILES), fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 6 })),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', 'PRI'),
    host: fc.constantFrom(['host: x'], ['host: localhost'], []),
    headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 6 }),
    end: fc.constantFrom(...new Array<string>(8).fill('\r\n'), '\n', '\r', ''),
    body: fc.constantFrom('', '', '', 'abc', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', 'x'.repeat(100_000)),
  })
  .map(({ method, path, version, host, headers, end, body }) =>
    [`${method} /${path.join('/')} ${version}`, ...host, ...headers, '', '']
      .join(end === '' ? '\r\n' : end)
      .concat(body),
  );

export const http: Border = {
  name: 'HTTP',
  async inputs() {
    const bytes = fc
      .tuple(
        fc.array(request, { minLength: 1, maxLength: 3 }),
        fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: textChanges }),
      )
      .map(([requests, list]) => damaged(requests.join(''), list));
    return fc.tuple(bytes, fc.boolean()).map(([sent, cut]) => JSON.stringify({ sent, cut }));
  },
  async open(): Promise<Check> {
    const parent = emptyFolder();
    const folder = join(parent, 'dist');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(parent, 'secret.txt'), SECRET);
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'assets', 'a-12345678.js'), 'export {};');
    symlinkSync(join(parent, 'secret.txt'), join(folder, 'way-out.txt'));
    symlinkSync('index.html', join(folder, 'within.html'));
    symlinkSync('circle', join(folder, 'circle'));
    const { server, address } = await servePage(folder, { port: 0 });
    server.unref();
    const port = Number(new URL(address).port);

    const send = (bytes: string, cut: boolean, patience = PATIENCE_MS): Promise<string> =>
      new Promise((resolve) => {
        const line = connect(port, '127.0.0.1');
        let answer = '';
        const timer = setTimeout(() => line.destroy(), patience);
        line.on('data', (chunk) => {
          answer += chunk.toString('latin1');
        });
        line.on('error', () => undefined);
        line.on('close', () => {
          clearTimeout(timer);
          resolve(answer);
        });
        line.on('connect', () => {
          line.write(bytes, 'latin1');
          if (cut) line.resetAndDestroy();
          else line.end();
        });
      });

    return async (input) => {
      const { sent, cut }: { sent: string; cut: boolean } = JSON.parse(input);
      const answer = await send(sent, cut);
      if (answer.includes(SECRET)) return { finding: 'a file outside of the folder was given away' };
      if (answer !== '' && !answer.startsWith('HTTP/1.1 '))
        return { finding: `a strange answer: ${answer.slice(0, 60)}` };
      if (/^HTTP\/1.1 5/.test(answer)) return { finding: `an error inside: ${answer.slice(0, 60)}` };
      const next = await send(
        'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
        false,
        LONG_PATIENCE_MS,
      );
      if (!next.startsWith('HTTP/1.1 200') || !next.endsWith(PAGE))
        return { finding: `the next visitor got ${next.slice(0, 60) || 'nothing'}` };
      return answer.startsWith('HTTP/1.1 200') ? 'accepted' : 'refused';
    };
  },
};
