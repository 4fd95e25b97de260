/** English endings in "s" and their replacements; the first match applies. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ss)$/, 'ss'],
  [/ies$/, 'y'],
  [/(?:([sxz])|([cs]h))es$/, '$1$2'],
  [/([^su])s$/, '$1'],
];

const suffixes: readonly RegExp[] = [
  /ization$/,
  /izing$/,
  /ized?$/,
  /izer$/,
  /ation$/,
  /(?:ing|ed|ion)$/,
  /(?<=[a-z]{5})(?:er|or)$/,
  /ly$/,
  /ment$/,
];

/**
 * Reduces an English word to a stem, so that "changing", "changes" and "changed" share a term.
 * Deliberately coarse: stems are only compared with each other, and the word itself is searched as
 * well.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const ending = endings.find(([pattern]) => pattern.test(word));
  const singular = ending ? word.replace(ending[0], ending[1]) : word;
  const suffix = suffixes.find(
    (pattern) => pattern.test(singular) && singular.replace(pattern, '').length >= 3,
  );
  const root = suffix ? singular.replace(suffix, '') : singular;
  return root.length >= 4
    ? root
        .replace(/([bdfgklmnprt])\1$/, '$1')
        .replace(/e$/, '')
        .replace(/y$/, 'i')
    : root;
}
