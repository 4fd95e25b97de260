import { misheard } from './misheard.ts';

/** Returns the spoken forms that may have been misheard as a word. */
export const homophonesOf = createHomophones(misheard);

/** Creates a function that returns the forms in a table that may have been misheard as a word. */
export function createHomophones(
  forms: Readonly<Record<string, string>>,
): (word: string) => readonly string[] {
  const table = new Map<string, readonly string[]>();
  for (const [form, heard] of Object.entries(forms))
    for (const word of heard.split(' ')) table.set(word, [...(table.get(word) ?? []), form]);
  return (word) => table.get(word) ?? [];
}

/** Returns a rough phonetic key: words with the same key are easily confused. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/wh/g, 'w')
    .replace(/ck|[cqg]/g, 'k')
    .replace(/[zx]/g, 's')
    .replace(/[dt]+/g, 't')
    .replace(/[bp]+/g, 'p')
    .replace(/[vf]+/g, 'f')
    .replace(/(?<!^)[aeiouyhw]+/g, '')
    .replace(/(.)\1+/g, '$1');
}
