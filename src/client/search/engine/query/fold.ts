/**
 * Folds a text for comparison: lower case, no diacritics, no control characters. Marks of a script's
 * own are letters: without its vowels, กิน ("eat") is no word.
 */
export function fold(text: string): string {
  if (/^[\w \-.]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}\u0591-\u05c7]+/gu, '')
    .replace(/\p{C}+/gu, ' ')
    .toLowerCase();
}
