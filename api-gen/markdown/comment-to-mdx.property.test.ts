import { compile } from '@mdx-js/mdx';
import fc from 'fast-check';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { hostileComment } from '../testing/hostile-text.ts';
import { findLiveParts, parseGenerated } from '../testing/live-parts.ts';
import { commentToMdx } from './comment-to-mdx.ts';
import { visibleText } from './escape.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readSimpleProse } from './simple-prose.ts';

/** Returns the visible text without whitespace and checkbox characters. */
const squash = (text: string) => visibleText(text).replace(/[\s☐☑]+/g, '');

/** Removes comments and the tags that may become elements, closed or not. */
const withoutTags = (text: string) =>
  squash(text.replace(/<!--[^]*?-->|<\/?(?:b|br|p|strong)\s*\/?>/gi, ''));

describe('commentToMdx', () => {
  it('creates MDX that keeps all text and runs nothing, whatever the comment contains', () => {
    fc.assert(
      fc.property(hostileComment(), (comment) => {
        const mdx = commentToMdx(comment);
        const parsed = parseGenerated(mdx);
        expect(findLiveParts(parsed)).toEqual([]);
        const texts = [parsed, parseMarkdown(comment)].map((root) => withoutTags(toString(root)));
        expect(texts[0]).toBe(texts[1]);
      }),
      { numRuns: cases(600), examples: [['## x {#y}\u0085'], ['__proto__www.a.ba@b.c']] },
    );
  });

  it('compiles, whatever the comment contains', async () => {
    const property = fc.asyncProperty(hostileComment(), async (comment) => {
      const code = String(
        await compile(commentToMdx(comment), { format: 'mdx', remarkPlugins: [remarkGfm] }),
      );
      expect(code).not.toMatch(/process\.exit\(\)\}?[^"'`]*$/m);
    });
    await fc.assert(property, { numRuns: cases(150) });
  });

  it('parses simple prose as the Markdown parser does', () => {
    const words = fc.constantFrom(
      'word',
      'a',
      ' ',
      ', ',
      '. ',
      '`code`',
      '` x `',
      '[`Name`](</contributing/api/x/>)',
      '[two words](<https://a.b/c>)',
      '\n',
      '-',
      '1',
      '(',
      ')',
      '"',
      ':',
      '!',
      '_',
      '*',
      '.',
      '`',
      '<',
      '[',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 10 }).map((parts) => parts.join('')),
        (comment) => {
          const simple = readSimpleProse(comment);
          if (!simple) return;
          const text = simple
            .map((part) => (part.kind === 'link' ? part.label : part.text))
            .join('');
          expect(squash(text)).toBe(squash(toString(parseMarkdown(comment))));
        },
      ),
      { numRuns: cases(3000) },
    );
  });
});
