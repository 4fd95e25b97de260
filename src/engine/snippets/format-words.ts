import { capitalize } from '#shared/text/capitalize.ts';

const formatters: Readonly<Record<string, (words: readonly string[]) => string>> = {
  camelCase: (words) => words.map((word, at) => (at === 0 ? word : capitalize(word))).join(''),
  pascalCase: (words) => words.map(capitalize).join(''),
  snakeCase: (words) => words.join('_'),
  upperSnakeCase: (words) => words.join('_').toUpperCase(),
};

/**
 * Formats dictated words with the formatter of a snippet variable; without one, returns them
 * unchanged.
 */
export function formatWords(phrase: string, formatter: string | undefined): string {
  const format = formatter === undefined ? undefined : formatters[formatter];
  return format ? format(phrase.split(' ')) : phrase;
}
