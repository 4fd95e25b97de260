const words: Readonly<Record<string, string>> = {
  ALL_CAPS: 'upper case',
  ALL_LOWERCASE: 'lower case',
  CAPITALIZE_ALL_WORDS: 'a title',
  DASH_SEPARATED: 'kebab-case',
  DOT_SEPARATED: 'dotted.words',
  DOUBLE_COLON_SEPARATED: 'packed::words',
  DOUBLE_QUOTED_STRING: 'a string in double quotes',
  DOUBLE_UNDERSCORE: 'dunder__words',
  NO_SPACES: 'one word',
  PRIVATE_CAMEL_CASE: 'camelCase',
  PUBLIC_CAMEL_CASE: 'PascalCase',
  SINGLE_QUOTED_STRING: 'a string in single quotes',
  SLASH_SEPARATED: 'words/with/slashes',
  SNAKE_CASE: 'snake_case',
  SPACE_SURROUNDED_STRING: 'words with spaces around them',
};

/** Describes a formatter's output in plain words. */
export function formatterWords(name: string): string {
  return words[name] ?? name;
}
