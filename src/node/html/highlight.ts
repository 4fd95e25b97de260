import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type LanguageInput,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { lookUp } from '#shared/text/look-up.ts';
import type { HighlightedToken } from './block.ts';

/** Highlights code for the build; holds one Shiki instance and loads languages on demand. */
export interface CodeHighlighter {
  /** Returns the tokens of each line; an unknown language yields plain tokens. */
  highlight(code: string, language: string): Promise<readonly (readonly HighlightedToken[])[]>;
}

type Loader = () => Promise<{ default: LanguageInput }>;

const loaders: Readonly<Record<string, Loader>> = {
  bash: () => import('@shikijs/langs/bash'),
  c: () => import('@shikijs/langs/c'),
  clojure: () => import('@shikijs/langs/clojure'),
  cpp: () => import('@shikijs/langs/cpp'),
  csharp: () => import('@shikijs/langs/csharp'),
  css: () => import('@shikijs/langs/css'),
  diff: () => import('@shikijs/langs/diff'),
  go: () => import('@shikijs/langs/go'),
  html: () => import('@shikijs/langs/html'),
  ini: () => import('@shikijs/langs/ini'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  jsonc: () => import('@shikijs/langs/jsonc'),
  jsx: () => import('@shikijs/langs/jsx'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  latex: () => import('@shikijs/langs/latex'),
  lua: () => import('@shikijs/langs/lua'),
  markdown: () => import('@shikijs/langs/markdown'),
  php: () => import('@shikijs/langs/php'),
  python: () => import('@shikijs/langs/python'),
  ruby: () => import('@shikijs/langs/ruby'),
  rust: () => import('@shikijs/langs/rust'),
  scala: () => import('@shikijs/langs/scala'),
  scheme: () => import('@shikijs/langs/scheme'),
  scss: () => import('@shikijs/langs/scss'),
  sql: () => import('@shikijs/langs/sql'),
  swift: () => import('@shikijs/langs/swift'),
  toml: () => import('@shikijs/langs/toml'),
  tsx: () => import('@shikijs/langs/tsx'),
  typescript: () => import('@shikijs/langs/typescript'),
  xml: () => import('@shikijs/langs/xml'),
  yaml: () => import('@shikijs/langs/yaml'),
};

const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  javascriptreact: 'jsx',
  mjs: 'javascript',
  md: 'markdown',
  mdx: 'markdown',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  shellscript: 'bash',
  ts: 'typescript',
  typescriptreact: 'tsx',
  yml: 'yaml',
  cs: 'csharp',
  'c++': 'cpp',
  clj: 'clojure',
  json5: 'jsonc',
  scm: 'scheme',
};

const themeName = 'site';
const theme = createCssVariablesTheme({
  name: themeName,
  variablePrefix: '--tok-',
  fontStyle: false,
});

/** Maximum length of a highlighted line in characters; longer ones stay plain. */
const maxLineLength = 2_000;

/** Creates a build's highlighter. */
export function createHighlighter(): CodeHighlighter {
  let core: Promise<HighlighterCore> | undefined;
  const loaded = new Map<string, Promise<void>>();

  async function load(language: string, loader: Loader): Promise<HighlighterCore> {
    core ??= createHighlighterCore({
      themes: [theme],
      langs: [],
      engine: createOnigurumaEngine(import('shiki/wasm')),
    });
    const highlighter = await core;
    if (!loaded.has(language))
      loaded.set(
        language,
        loader().then((module) => highlighter.loadLanguage(module.default)),
      );
    await loaded.get(language);
    return highlighter;
  }

  async function highlight(
    code: string,
    language: string,
  ): Promise<readonly (readonly HighlightedToken[])[]> {
    const name = lookUp(aliases, language.toLowerCase()) ?? language.toLowerCase();
    const loader = lookUp(loaders, name);
    if (!loader) return code.split('\n').map((text) => [{ text, className: '' }]);
    const highlighter = await load(name, loader);
    // No time limit, because on a busy machine it would cut a line short and give the same text
    // other colors.
    const { tokens } = highlighter.codeToTokens(code, {
      lang: name,
      theme: themeName,
      tokenizeMaxLineLength: maxLineLength,
      tokenizeTimeLimit: 0,
    });
    return tokens.map((line) =>
      line.map(({ content, color }) => ({ text: content, className: tokenClass(content, color) })),
    );
  }

  return { highlight };
}

/**
 * Returns a token's class, `var(--tok-token-keyword)` → `tok-keyword`. Plain text has none, nor do
 * operators, which grammars classify as keywords.
 */
function tokenClass(text: string, color = ''): string {
  const name = /--tok-token-([\w-]+)/.exec(color)?.[1];
  return name === undefined || (name === 'keyword' && !/\p{L}/u.test(text)) ? '' : `tok-${name}`;
}
