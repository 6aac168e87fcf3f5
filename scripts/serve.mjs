// Serves the built table: a small static server with the right types, caching and security policy.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const FIRST_PORT = 4173;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
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

/** The file an address means, inside the folder and nowhere else; undefined if there is none. */
function fileFor(folder, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(normalize(folder + sep)) || path.includes('\0')) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { file, size: found.size } : undefined;
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
  response.writeHead(200, {
    ...HEADERS,
    'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': cachingOf(found.file),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.file).pipe(response);
}

/** Listens on the first free port from the wanted one upwards; port 0 takes any. */
export function serve(folder, { port = FIRST_PORT, host = '127.0.0.1' } = {}) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    let candidate = port;
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && candidate < port + 100) server.listen(++candidate, host);
      else reject(error);
    });
    server.on('listening', () => {
      const { port: taken } = server.address();
      resolve({ server, address: `http://localhost:${taken}/` });
    });
    server.listen(candidate, host);
  });
}
