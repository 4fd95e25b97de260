import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Root } from 'mdast';
import type {} from 'mdast-util-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { parseFrontmatter } from '../site/content/frontmatter/parse-frontmatter.ts';
import type { ParsedParts } from './context/compile-sources.ts';
import { parseInParts } from './parse-in-parts.ts';
import { remarkMath } from './markdown-steps/math-syntax.ts';
import { remarkSyntax } from './steps.ts';
import { preprocess } from './preprocess.ts';

const processor = unified()
  .use([remarkParse, ...remarkSyntax, [remarkMath, 'all']])
  .freeze();
const parse = (text: string): Root => processor.parse(text) as Root;
const none: ParsedParts = new Map();
const inParts = (text: string, before = none): Root => parseInParts({ text, parse, before }).root;

/** Lines that open, close or continue a block. */
const lines = [
  ...['', 'Words', '# One', '## Two', '  ## In', '####### No', '#hash', 'Over', '===', '---'],
  ...['```', '````md', '~~~', '- item', '  more', '1. first', '> quote', '    code', '\ttab'],
  ...['<details>', '</details>', '<!-- a', 'b -->', '<pre>', '</pre>', '<b>bold</b>', '::: x'],
  ...[':::note', ':::', '::command[take air]', '| a | b |', '|---|---|', '[a]: /b', '[a]', '[^n]'],
  ...[
    '[^n]: note',
    '*open',
    'shut*',
    '`tick',
    'tock`',
    '$$',
    'a $x',
    '# Next',
    '\u2028## Odd',
    '- ## Item',
  ],
];

describe('parseInParts', () => {
  it('yields the tree of the whole text, for every page of this site', () => {
    const content = path.resolve('content');
    const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(15);
    for (const page of pages) {
      const file = path.join(content, page);
      const { body } = parseFrontmatter(readFileSync(file, 'utf8'), file);
      const text = preprocess(body, 'md');
      expect(inParts(text), page).toEqual(parse(text));
    }
  });

  it('yields the tree of the whole text, whatever is open where a heading seems to begin', () => {
    const texts = fc
      .array(fc.constantFrom(...lines), { maxLength: 14 })
      .chain((chosen) => fc.constantFrom('\n', '\r\n').map((end) => chosen.join(end)));
    fc.assert(
      fc.property(texts, (text) => {
        expect(inParts(text)).toEqual(parse(text));
      }),
      { numRuns: cases(2_000) },
    );
  });

  it('yields the tree of the new text after an edit anywhere', () => {
    const edited = fc.tuple(
      fc.array(fc.constantFrom(...lines), { maxLength: 10 }),
      fc.nat(10),
      fc.nat(2),
      fc.array(fc.constantFrom(...lines), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(edited, ([old, at, removed, added]) => {
        const { parts } = parseInParts({ text: old.join('\n'), parse, before: none });
        const text = old.toSpliced(at, removed, ...added).join('\n');
        expect(inParts(text, parts)).toEqual(parse(text));
      }),
      { numRuns: cases(2_000) },
    );
  });

  it('parses only changed parts', () => {
    const sections = Array.from({ length: 20 }, (_, index) => `## Section ${index}\n\nWords.\n\n`);
    const { parts } = parseInParts({ text: sections.join(''), parse, before: none });
    const parsed: string[] = [];
    const spy = (text: string): Root => {
      parsed.push(text);
      return parse(text);
    };
    const text = sections.with(7, '## Section 7\n\nOther words.\n\n').join('');
    parseInParts({ text, parse: spy, before: parts });
    expect(parsed).toEqual(['## Section 7\n\nOther words.\n\n# Next\n', sections.at(-1)]);
  });

  it('returns trees that may be changed', () => {
    const text = '# One\n\n::command[take air]{a=b}\n\n# Two\n';
    const { root, parts } = parseInParts({ text, parse, before: none });
    const [, directive] = root.children;
    if (directive?.type !== 'leafDirective') throw new Error('There is no directive.');
    directive.attributes = Object.assign(directive.attributes ?? {}, { a: 'changed' });
    directive.children.length = 0;
    expect(inParts(text, parts)).toEqual(parse(text));
  });
});
