/** Files that leave the house, and links that carry a whole game. */
import { RefusedError } from '../../host/calls.ts';

export function download(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the person choose one file. */
export function chooseFile(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

const through = (bytes: BlobPart, change: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Response> =>
  Promise.resolve(new Response(new Blob([bytes]).stream().pipeThrough(change)));

/** Text as the part of an address. */
export async function pack(text: string): Promise<string> {
  const response = await through(text, new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(packed: string): Promise<string> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return await (await through(bytes, new DecompressionStream('deflate-raw'))).text();
  } catch {
    throw new RefusedError('RecordError', 'the link is cut off', { key: 'record.json' });
  }
}

export const recordLink = async (record: string): Promise<string> =>
  `${location.origin}${location.pathname}#/record/${await pack(record)}`;
