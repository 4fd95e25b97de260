import { misheard } from './misheard.ts';

const table = new Map<string, readonly string[]>();
for (const [form, heard] of Object.entries(misheard))
  for (const word of heard.split(' ')) table.set(word, [...(table.get(word) ?? []), form]);

/** Returns spoken forms that a word may be mistaken for. */
export function homophonesOf(word: string): readonly string[] {
  return table.get(word) ?? [];
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
