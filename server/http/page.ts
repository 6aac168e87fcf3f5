/** The built page: its files with the right types, packed, cached and under a strict policy. Nothing outside its folder is ever given. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Listening, listenFrom } from './listen.ts';
import { SECURITY_HEADERS } from './policy.ts';

const TYPES: Readonly<Record<string, string>> = {
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
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

const ENCODERS = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer) => gzipSync(content, { level: 9 }),
};
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Found {
  readonly file: string;
  readonly time: number;
}

/** The best way of packing that both sides know; undefined when there is none. */
function encodingFor(file: string, accepted = ''): Encoding | undefined {
  if (!COMPRESSED.has(extname(file))) return undefined;
  const known = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0].trim());
  return ENCODINGS.find((name) => known.includes(name));
}

/**
 * The file an address means, inside the folder and nowhere else, whatever links there are; undefined if there is none.
 * Whatever cannot be read as an address or be looked up (a bad escape, a name too long, a file where a folder
 * should be) is not there.
 */
function fileFor(folder: string, address: string): Found | undefined {
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
const cachingOf = (file: string): string =>
  file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Answers every request out of one folder. No request may end the server: what goes wrong with one is answered, as far as it still can be. */
export function pageIn(folder: string): RequestListener {
  /** The newest content of every file, packed once per encoding; the built page is small enough to be kept. */
  const kept = new Map<string, { readonly time: number; readonly content: Buffer }>();

  function contentOf({ file, time }: Found, encoding: Encoding | undefined): Buffer {
    const key = `${encoding} ${file}`;
    const known = kept.get(key);
    if (known?.time === time) return known.content;
    const plain = readFileSync(file);
    const content = encoding === undefined ? plain : ENCODERS[encoding](plain);
    kept.set(key, { time, content });
    return content;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...SECURITY_HEADERS, allow: 'GET, HEAD' }).end();
      return;
    }
    const found = fileFor(folder, request.url ?? '/');
    if (!found) {
      response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain' }).end('not found\n');
      return;
    }
    const encoding = encodingFor(found.file, String(request.headers['accept-encoding'] ?? ''));
    const content = contentOf(found, encoding);
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
      'content-length': content.length,
      'cache-control': cachingOf(found.file),
      vary: 'accept-encoding',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  return (request, response) => {
    try {
      answer(request, response);
    } catch {
      if (!response.headersSent) response.writeHead(500, { ...SECURITY_HEADERS, 'content-type': 'text/plain' });
      response.end();
    }
  };
}

/** The page alone, as any static server gives it: nothing online, everything on this device. */
export async function servePage(
  folder: string,
  wish: Partial<Listening> = {},
): Promise<{ server: Server; address: string }> {
  const server = createServer(pageIn(folder));
  return { server, address: await listenFrom(server, wish) };
}
