/** Languages, by editor identifier, whose scopes a parser of this site knows. */
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
