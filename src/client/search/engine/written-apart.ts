import { isPlain } from './query/find-words.ts';
import type { SearchIndex } from './search-index.ts';

/** Returns the guides that write a word as two, with a space between them: "add on" for `addon`. */
export function writtenApart(word: string, { documents, texts }: SearchIndex): readonly number[] {
  if (word.length < 4 || !isPlain(word)) return [];
  const found = new Set<number>();
  for (let length = 1; length < word.length; length += 1) {
    const [first, second] = [word.slice(0, length), word.slice(length)];
    const isTogether = new RegExp(`\\b${first}\\s+${second}\\b`, 'iu');
    for (const id of texts.guides.withBoth(first, second)) {
      const { heading = '', terms = '', text = '' } = documents[id] ?? {};
      if ([heading, terms, text].some((field) => isTogether.test(field))) found.add(id);
    }
  }
  return [...found];
}
