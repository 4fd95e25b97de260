import { describe as suite, expect, it } from 'vitest';
import { declare } from '../testing/declare.ts';
import { describe, sourceLink, toNamedLink, type ModelContext } from './describe.ts';
import { buildLinkTable } from './links.ts';
import { assignSlugs } from './slugs.ts';

const base = declare('method', 'run', [], { id: 3, position: { file: 'a b/c.ts', line: 7 } });
const heir = declare('method', 'run', [], {
  id: 5,
  inheritedFrom: { name: 'Base.run', target: 3 },
});
const table = buildLinkTable(
  assignSlugs([
    declare(
      'module',
      'a',
      [declare('class', 'Base', [base], { id: 2 }), declare('class', 'Heir', [heir], { id: 4 })],
      { id: 1 },
    ),
  ]),
  '/api/',
);
const context: ModelContext = { table, usedBy: new Map(), sourceUrl: 'https://host.example/src/' };

suite('the link to the source of a declaration', () => {
  it('names the file where the page does not, with its line', () => {
    const href = 'https://host.example/src/a%20b/c.ts#L7';
    expect(sourceLink(context, base)).toEqual({ name: 'a b/c.ts:7', href });
    expect(sourceLink(context, base, 'd.ts')).toEqual({ name: 'a b/c.ts:7', href });
    expect(sourceLink(context, base, 'a b/c.ts')).toEqual({ name: 'line 7', href });
  });

  it('is only words where the repository is unknown, and nothing without a place', () => {
    expect(sourceLink({ ...context, sourceUrl: undefined }, base)).toEqual({ name: 'a b/c.ts:7' });
    expect(sourceLink(context, heir)).toBeUndefined();
  });

  it('leads to the file where the line is unknown, unless the page does so already', () => {
    const unknown = { ...context, sourceLines: {} };
    expect(sourceLink(unknown, base)).toEqual({
      name: 'a b/c.ts',
      href: 'https://host.example/src/a%20b/c.ts',
    });
    expect(sourceLink(unknown, base, 'a b/c.ts')).toBeUndefined();
  });
});

suite('the link to a member', () => {
  it('leads to where it is declared, not to where it is inherited', () => {
    const named = { name: 'Heir.run', target: 5 };
    expect(toNamedLink(context, named)).toEqual({
      name: 'Base.run',
      href: '/api/classes/a.Base/#run',
    });
  });

  it('is only its name where nothing describes it', () => {
    expect(toNamedLink(context, { name: 'x' })).toEqual({ name: 'x' });
    expect(toNamedLink(context, { name: 'x', target: 9 })).toEqual({
      name: 'x',
    });
  });
});

suite('the description of a comment', () => {
  const comment = { markdown: 'See [it](<api:2>).', blocks: [], badges: ['beta'] };

  it('has links to pages, and no tag that has a place of its own', () => {
    const blocks = [
      { tag: '@see', markdown: '[a](<api:2>) and [b](<api:9>)' },
      ...['@slug', '@category', '@group', '@deprecated'].map((tag) => ({ tag, markdown: 'x' })),
    ];
    expect(describe(context, { ...comment, blocks })).toEqual({
      markdown: 'See [it](</api/classes/a.Base/>).',
      blocks: [{ tag: '@see', markdown: '[a](</api/classes/a.Base/>) and b' }],
      badges: ['beta'],
    });
  });

  it('says that something is deprecated, with or without words', () => {
    expect(describe(context, { ...comment, deprecated: '' })).toMatchObject({ deprecated: '' });
    expect(describe(context, { ...comment, deprecated: 'Use [it](<api:2>).' })).toMatchObject({
      deprecated: 'Use [it](</api/classes/a.Base/>).',
    });
  });
});
