import type { Scope } from '../model/command.ts';

/** Plain words for the scopes whose own names are not plain words. */
const names: Readonly<Record<string, string>> = {
  anonymousFunction: 'lambda',
  argumentOrParameter: 'argument',
  boundedNonWhitespaceSequence: 'text without spaces or brackets',
  className: 'class name',
  collectionItem: 'item',
  collectionKey: 'key',
  document: 'file',
  functionCall: 'call',
  functionCallee: 'called function',
  functionName: 'function name',
  ifStatement: 'if statement',
  namedFunction: 'function',
  namedParagraph: 'paragraph',
  nonWhitespaceSequence: 'text without spaces',
  notebookCell: 'cell',
  paragraph: 'block of lines',
  regularExpression: 'regular expression',
  subParagraph: 'subparagraph',
  subSection: 'subsection',
  subSubSection: 'subsubsection',
  url: 'link',
  xmlBothTags: 'pair of tags',
  xmlElement: 'element',
  xmlEndTag: 'end tag',
  xmlStartTag: 'start tag',
};

const pairs: Readonly<Record<string, string>> = {
  angleBrackets: 'angle brackets',
  any: 'pair of delimiters',
  backtickQuotes: 'backticks',
  curlyBrackets: 'curly brackets',
  doubleQuotes: 'double quotes',
  escapedDoubleQuotes: 'escaped double quotes',
  escapedParentheses: 'escaped parentheses',
  escapedSingleQuotes: 'escaped single quotes',
  escapedSquareBrackets: 'escaped square brackets',
  parentheses: 'parentheses',
  singleQuotes: 'single quotes',
  squareBrackets: 'square brackets',
  string: 'string',
};

/** Names a scope in plain words: "function", "item", "parentheses". */
export function scopeWords(scope: Scope): string {
  switch (scope.kind) {
    case 'simple':
      return names[scope.name] ?? scope.name;
    case 'pair':
      return pairs[scope.delimiter] ?? scope.delimiter;
    case 'pattern':
      return 'text of your own pattern';
    case 'any-of':
      return scope.scopes.map(scopeWords).join(' or ');
  }
}

/** Names a scope in the plural. */
export function scopeWordsPlural(scope: Scope): string {
  const words = scopeWords(scope);
  if (words.startsWith('text ')) return `pieces of ${words}`;
  if (words.startsWith('block ')) return words.replace('block', 'blocks');
  if (words.startsWith('pair ')) return words.replace('pair', 'pairs');
  if (words.endsWith('s') && scope.kind === 'pair') return `pairs of ${words}`;
  if (words.endsWith('y')) return `${words.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(words) ? `${words}es` : `${words}s`;
}
