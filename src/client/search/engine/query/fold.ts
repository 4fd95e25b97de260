/** Folds a text for comparison: lower case, no diacritics, no control characters. */
export function fold(text: string): string {
  if (/^[\w \-.]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\p{C}+/gu, ' ')
    .toLowerCase();
}
