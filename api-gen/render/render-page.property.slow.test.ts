import fc from 'fast-check';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { cases } from '#shared/testing/cases.ts';
import { visibleText } from '../markdown/escape.ts';
import { token } from '../model/code.ts';
import type { ApiPage, Detail, MemberView } from '../model/api-page.ts';
import type { Description } from '../model/declaration.ts';
import { hostileComment, hostileName } from '../testing/hostile-text.ts';
import { findLiveParts, pageBlocks, parseGenerated } from '../testing/live-parts.ts';
import { renderPage } from './render-page.ts';

/** Counts the page's own blocks; comments must add none. */
const countDirectives = (page: Root): number => {
  let count = 0;
  visit(page, ['containerDirective', 'leafDirective'], (node) => {
    if ('name' in node && node.name !== 'caution') count += 1;
  });
  return count;
};

const squash = (text: string) => visibleText(text).replace(/\s+/g, '');

function description(comment: string): Description {
  return {
    markdown: comment,
    blocks: [
      { tag: '@example', markdown: comment },
      { tag: `@${comment.slice(0, 30)}`, name: comment.slice(0, 30), markdown: comment },
    ],
    badges: ['internal', name30(comment)],
    deprecated: comment,
  };
}

const name30 = (text: string) => text.slice(0, 30);

/** Creates a property with `depth` levels of nested properties. */
function detail(name: string, comment: string, depth = 0): Detail {
  return {
    name,
    code: ['{', token('type', name), '}'],
    isOptional: true,
    description: depth === 0 ? { markdown: comment, blocks: [], badges: [] } : description(comment),
    defaultValue: comment.slice(0, 80),
    children: depth === 0 ? [] : [detail(name, comment, depth - 1)],
  };
}

function member(name: string, comment: string, index: number): MemberView {
  const details = [detail(name, comment)];
  const link = { name, href: '/contributing/api/x/' };
  const code = [token('name', name), token('type', name, 'https://example.org/')];
  const signature = {
    code,
    description: description(comment),
    typeParameters: details,
    parameters: details,
    returns: comment,
    result: details,
  };
  return {
    id: 'id',
    name,
    kind: 'method',
    modifiers: [],
    code: [],
    description: description(comment),
    signatures: [signature, signature],
    shapes: [name],
    typeParameters: details,
    properties: index === 0 ? [detail(name, comment, 4)] : [],
    overrides: link,
    source: { name },
    usedBy: [{ role: 'takes', links: [link] }],
  };
}

function page(name: string, comment: string): ApiPage {
  const row = {
    name,
    kind: 'class',
    modifiers: [],
    description: { ...description(comment), badges: ['internal'], deprecated: comment },
    code: [],
    id: 'row',
  } as const;
  const members = [member(name, comment, 0), member(name, comment, 1)];
  return {
    id: 'classes/x',
    path: '/contributing/api/classes/x/',
    category: 'classes',
    kind: 'class',
    name,
    label: name,
    isNameShared: false,
    module: { name },
    code: [token('name', name)],
    description: description(comment),
    typeParameters: [detail(name, comment)],
    properties: [detail(name, comment, 1)],
    foreign: [{ name, count: 2 }],
    bases: [name],
    relations: [
      {
        id: 'hierarchy',
        title: 'Hierarchy',
        groups: [
          {
            label: 'Extends',
            types: [{ code: [token('type', name)], overrides: [name], types: [] }],
          },
        ],
      },
    ],
    sections: [
      {
        id: 'methods',
        title: 'Methods',
        members,
        rows: [row],
        inherited: [{ ...row, signatures: [[token('name', name)]] }],
      },
    ],
    usedBy: [{ role: 'holds', links: [{ name }] }],
    isSpoken: true,
    importLines: [`import { ${name} } from ${JSON.stringify(name)};`],
    position: null,
  };
}

const ownDirectives = countDirectives(parseGenerated(renderPage(page('name', 'Words.'))));

describe('renderPage', () => {
  it('shows hostile names and comments as text and runs none of it', () => {
    const property = fc.property(hostileName(), hostileComment(), (name, comment) => {
      const mdx = renderPage(page(name, comment));
      const frontmatter = /^---\n([^]*?)\n---\n/.exec(mdx)?.[1] ?? '';
      // Parsing takes nearly all of the time.
      const parsed = parseGenerated(mdx);
      expect(findLiveParts(parsed, pageBlocks)).toEqual([]);
      expect(countDirectives(parsed)).toBe(ownDirectives);
      expect(parseYaml(frontmatter)).toMatchObject({
        title: visibleText(`Class: ${name}`),
        declares: { kind: 'Class', name: visibleText(name) },
        custom_edit_url: null,
      });
      const headings = parsed.children.filter(
        (node) => node.type === 'heading' && node.depth === 3,
      );
      expect(headings.map((node) => squash(toString(node)))).toEqual([
        squash(`${name} {#id}`),
        squash(`${name} {#id}`),
      ]);
    });
    fc.assert(property, { numRuns: cases(60), examples: [['\u0085', '']] });
  });
});
