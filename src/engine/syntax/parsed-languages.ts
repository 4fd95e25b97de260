/** VS Code identifiers of the languages that this site has a parser for. */
export const parsedLanguages: readonly string[] = [
  'css',
  'typescript',
  'typescriptreact',
  'javascript',
  'javascriptreact',
  'python',
  'json',
  'jsonc',
  'html',
];
