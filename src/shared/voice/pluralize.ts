/**
 * Returns the English plural of a spoken form, judging by its last letters: `regex` → `regexes`,
 * `tags` stays `tags`.
 */
export function pluralize(spoken: string): string {
  if (/(?:ss|x|z|ch|sh)$/.test(spoken)) return `${spoken}es`;
  if (spoken === '' || spoken.endsWith('s')) return spoken;
  if (/[^aeiou]y$/.test(spoken)) return `${spoken.slice(0, -1)}ies`;
  return `${spoken}s`;
}
