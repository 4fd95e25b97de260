/**
 * The languages that Cursorless knows.
 *
 * @module
 */

/** The languages with a parse tree and scopes. */
export declare const supportedLanguageIds: readonly [
  'c',
  'clojure',
  'cpp',
  'css',
  'csharp',
  'go',
  'html',
  'java',
  'javascript',
  'javascriptreact',
  'json',
  'jsonc',
  'latex',
  'markdown',
  'php',
  'python',
  'ruby',
  'scala',
  'scss',
  'rust',
  'typescript',
  'typescriptreact',
  'xml',
];

/**
 * Languages without scopes that are treated in a special way elsewhere, for instance when text is
 * split into words.
 */
export declare const otherLanguageIds: readonly ['shellscript'];

/** Both lists together. */
export declare const allLanguageIds: (
  | 'c'
  | 'clojure'
  | 'cpp'
  | 'css'
  | 'csharp'
  | 'go'
  | 'html'
  | 'java'
  | 'javascript'
  | 'javascriptreact'
  | 'json'
  | 'jsonc'
  | 'latex'
  | 'markdown'
  | 'php'
  | 'python'
  | 'ruby'
  | 'scala'
  | 'scss'
  | 'rust'
  | 'typescript'
  | 'typescriptreact'
  | 'xml'
  | 'shellscript'
)[];

/** The identifier of a language with scopes. */
export type SupportedLanguageId = (typeof supportedLanguageIds)[number];

/** The identifier of any language that is mentioned. */
export type LanguageId = (typeof allLanguageIds)[number];
