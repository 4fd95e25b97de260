/**
 * Folds text for comparison: lowercase, without diacritics, and with spaces for control characters.
 * Marks that belong to a single script, except Hebrew, are kept as letters: without its vowels, กิน
 * ("eat") is not a word.
 */
export function fold(text: string): string {
  if (/^[\w \-.]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\u0591-\u05c7]+/gu, '')
    .replace(/\p{C}+/gu, ' ')
    .toLowerCase();
}
