/** Cuts a stream of text into lines. A line that is too long is thrown away and reported as such. */
const LONGEST = 16 * 1024 * 1024;

export type Line = { readonly text: string } | { readonly tooLong: true };

export async function* linesOf(input: AsyncIterable<string>, longest = LONGEST): AsyncGenerator<Line> {
  let rest = '';
  let tooLong = false;
  const line = (text: string): Line => (tooLong || text.length > longest ? { tooLong: true } : { text });
  for await (const chunk of input) {
    rest += chunk;
    const parts = rest.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      yield line(part);
      tooLong = false;
    }
    if (rest.length > longest) {
      tooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || tooLong) yield line(rest);
}
