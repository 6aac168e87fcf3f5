/** Sentences in a list, each with a name of its own even where two are the same. */
export function withUniqueKeys(sentences: readonly string[]): { readonly key: string; readonly words: string }[] {
  const seen = new Map<string, number>();
  return sentences.map((words) => {
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { key: before === 0 ? words : `${words} ${before}`, words };
  });
}
