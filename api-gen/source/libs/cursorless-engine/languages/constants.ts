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
export declare const otherLanguageIds: readonly ['shellscript'];
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
export type SupportedLanguageId = (typeof supportedLanguageIds)[number];
export type LanguageId = (typeof allLanguageIds)[number];
