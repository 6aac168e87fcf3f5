// Serves the built table: a small static server with the right types, caching and security policy.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FIRST_PORT = 4173;
const LAST_PORT = 65535;
const MOST_TRIES = 100;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');
const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);
/** The newest content of every file, packed once per encoding; the built table is small enough to be kept. */
const kept = new Map();

const ENCODERS = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => gzipSync(content, { level: 9 }),
};

/** The best way of packing that both sides know; undefined when there is none. */
function encodingFor(file, accepted = '') {
  if (!COMPRESSED.has(extname(file))) return undefined;
  const known = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0].trim());
  return Object.keys(ENCODERS).find((name) => known.includes(name));
}

function contentOf({ file, time }, encoding) {
  const key = `${encoding} ${file}`;
  const known = kept.get(key);
  if (known?.time === time) return known.content;
  const plain = readFileSync(file);
  const content = encoding === undefined ? plain : ENCODERS[encoding](plain);
  kept.set(key, { time, content });
  return content;
}

/**
 * The file an address means, inside the folder and nowhere else, whatever links there are; undefined if there is none.
 * Whatever cannot be read as an address or be looked up (a bad escape, a name too long, a file where a folder
 * should be) is not there.
 */
function fileFor(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    const file = realpathSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(normalize(realpathSync(folder) + sep))) return undefined;
    const found = statSync(file);
    return found.isFile() ? { file, time: found.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Files under assets/ have their content in their name and never change. */
const cachingOf = (file) => (file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');

function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end();
    return;
  }
  const found = fileFor(folder, request.url ?? '/');
  if (!found) {
    response.writeHead(404, { ...HEADERS, 'content-type': 'text/plain' }).end('not found\n');
    return;
  }
  const encoding = encodingFor(found.file, request.headers['accept-encoding']);
  const content = contentOf(found, encoding);
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'content-length': content.length,
    'cache-control': cachingOf(found.file),
    vary: 'accept-encoding',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** No request may end the server: what goes wrong with one is answered, as far as it still can be. */
function answerAnyhow(folder, request, response) {
  try {
    answer(folder, request, response);
  } catch {
    if (!response.headersSent) response.writeHead(500, { ...HEADERS, 'content-type': 'text/plain' });
    response.end();
  }
}

const HERE = ['127.0.0.1', '0.0.0.0', '::1', '::', ''];
const hostInAddress = (host) => (HERE.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host);

/** Listens on the first free port from the wanted one upwards; port 0 takes any. */
export function serve(folder, { port = FIRST_PORT, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => answerAnyhow(folder, request, response));
  return new Promise((resolve, reject) => {
    let candidate = port;
    const last = Math.min(port + MOST_TRIES, LAST_PORT);
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && candidate < last) server.listen(++candidate, host);
      else reject(error);
    });
    server.on('listening', () => {
      const { port: taken } = server.address();
      resolve({ server, address: `http://${hostInAddress(host)}:${taken}/` });
    });
    server.listen(candidate, host);
  });
}
