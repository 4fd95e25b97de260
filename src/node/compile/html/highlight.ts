import type { BundledLanguage } from 'shiki';
import { createCssVariablesTheme } from 'shiki/core';
import { once } from '#engine/text/once.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { Highlight } from './block.ts';

/**
 * Language aliases in addition to Shiki's. CSV becomes plain text, because Shiki's CSV grammar only
 * distinguishes columns.
 */
const aliases: Readonly<Record<string, string>> = {
  csv: 'text',
  javascriptreact: 'jsx',
  mdx: 'markdown',
  scm: 'scheme',
  typescriptreact: 'tsx',
};

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--tok-', fontStyle: false });

/** Creates the highlighter for a build. It loads Shiki and the languages on demand. */
export function createHighlight(): Highlight {
  let shiki: ReturnType<typeof loadShiki> | undefined;
  const load = once(async (lang: string) => {
    const { languages, highlighter } = await (shiki ??= loadShiki());
    if (!Object.hasOwn(languages, lang)) return undefined;
    await highlighter.loadLanguage(lang as BundledLanguage);
    return highlighter;
  });
  return async (code, language) => {
    const given = language.toLowerCase();
    const lang = lookUp(aliases, given) ?? given;
    const highlighter = await load(lang);
    if (!highlighter) return code.split('\n').map((text) => [{ text, className: '' }]);
    const { tokens } = highlighter.codeToTokens(code, {
      lang: lang as BundledLanguage,
      theme,
      // Longer lines, measured in characters, are not highlighted.
      tokenizeMaxLineLength: 2_000,
      // No time limit: on a busy machine, highlighting would stop in the middle of a line, and the
      // same text would get different colors.
      tokenizeTimeLimit: 0,
    });
    return tokens.map((line) =>
      line.map(({ content, color }) => ({ text: content, className: tokenClass(content, color) })),
    );
  };
}

async function loadShiki() {
  const { bundledLanguages: languages, createHighlighter } = await import('shiki');
  return { languages, highlighter: await createHighlighter({ themes: [theme], langs: [] }) };
}

/**
 * Returns a token's class: `var(--tok-token-keyword)` → `tok-keyword`. Plain text has no class, nor
 * do operators, which grammars classify as keywords.
 */
function tokenClass(text: string, color = '') {
  const name = /--tok-token-([\w-]+)/.exec(color)?.[1];
  return name === undefined || (name === 'keyword' && !/\p{L}/u.test(text)) ? '' : `tok-${name}`;
}
