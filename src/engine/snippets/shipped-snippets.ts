import type { SnippetLibrary } from './snippet-library.ts';

const scripts = ['typescript', 'typescriptreact', 'javascript', 'javascriptreact'];
const braces = [...scripts, 'cpp', 'c', 'java', 'csharp', 'php'];
const python = ['python'];
const statement = 'statement';

/** The extension's own snippets. */
export const shippedSnippets: SnippetLibrary = {
  functionDeclaration: {
    definitions: [
      {
        languages: scripts,
        body: ['function $name($parameterList) {', '\t$body', '}'],
        formatters: { name: 'camelCase' },
      },
      {
        languages: python,
        body: ['def $name($parameterList):', '\t$body'],
        formatters: { name: 'snakeCase' },
      },
    ],
    insertionScopes: ['namedFunction', statement, 'line'],
    wrapperScopes: { body: statement },
  },
  ifElseStatement: {
    definitions: [
      {
        languages: braces,
        body: ['if ($condition) {', '\t$consequence', '} else {', '\t$alternative', '}'],
      },
      { languages: python, body: ['if $condition:', '\t$consequence', 'else:', '\t$alternative'] },
    ],
    insertionScopes: [statement],
    wrapperScopes: { consequence: statement, alternative: statement },
  },
  ifStatement: {
    definitions: [
      { languages: braces, body: ['if ($condition) {', '\t$consequence', '}'] },
      { languages: python, body: ['if $condition:', '\t$consequence'] },
    ],
    insertionScopes: [statement],
    wrapperScopes: { consequence: statement },
  },
  link: { definitions: [{ languages: ['markdown'], body: ['[$text](${url:$CLIPBOARD})'] }] },
  tryCatchStatement: {
    definitions: [
      {
        languages: braces,
        body: ['try {', '\t$body', '} catch ($error) {', '\t$exceptBody', '}'],
      },
      { languages: python, body: ['try:', '\t$body', 'except $error:', '\t$exceptBody'] },
    ],
    insertionScopes: [statement],
    wrapperScopes: { body: statement, exceptBody: statement },
  },
};
