import { parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileFolder } from '../support/compile-folder.ts';

const glossary = `# Glossary

## Range

A range is a span of text.

## Removal range

The removal range is the [range](#range) that goes.

## Scope type

A scope type is a pattern.

## Scope

A scope is one instance.

## Target

A target is what a command works on.
`;

/** Returns the page's links to the glossary, as "id: text". */
async function findTerms(
  page: string,
  { name = 'page.md', others = { 'user/glossary.md': glossary } as Record<string, string> } = {},
): Promise<readonly string[]> {
  const compiled = await compileFolder({ ...others, [name]: page });
  const html = compiled.get(`/${parse(name).name}/`)?.content.html ?? '';
  return [
    ...html.matchAll(
      /<a class="glossary-term" href="\/docs\/user\/glossary\/#([^"]*)"[^>]*>([^<]*)<\/a>/g,
    ),
  ].map(([, id, text]) => `${id}: ${text}`);
}

describe('glossary in place', () => {
  it('links the first use of each term, in any number and case, and no later one', async () => {
    expect(await findTerms('Targets and a target.\n\nA *scope* and scopes; SCOPE.')).toEqual([
      'target: Targets',
      'scope: scope',
    ]);
  });

  it('prefers the longest term, and never links a part of a longer one', async () => {
    expect(await findTerms('The removal range. The removal range again; scope\ntypes.')).toEqual([
      'removal-range: removal range',
      'scope-type: scope\ntypes',
    ]);
    expect(await findTerms('The removal range, then a range.')).toEqual([
      'removal-range: removal range',
      'range: range',
    ]);
  });

  it('matches whole words only, and ignores everyday phrases', async () => {
    expect(
      await findTerms(
        'Ranger, arrange, long-range, range-free, target_id; a wide range of things; the target’s end.',
      ),
    ).toEqual(['target: target']);
  });

  it('uses the definition as the link’s text', async () => {
    const page = (
      await compileFolder({ 'user/glossary.md': glossary, 'page.md': 'The removal range.' })
    ).get('/page/');
    expect(page?.content.html).toContain(
      'data-definition="The removal range is the range that goes."',
    );
    expect(page?.links.map(({ url }) => url)).toEqual(['/docs/user/glossary/#removal-range']);
  });

  it('leaves headings, links, code, spoken commands, tables and titles alone', async () => {
    const page =
      '# A target here\n\n## About a target\n\n[a target](https://target.example) `target` `"take target"`\n\n| target |\n| --- |\n| target |\n\n```\ntarget\n```\n\n:::note target\nWords.\n:::\n\n<details><summary>target</summary>\n\nWords.\n</details>';
    expect(await findTerms(page)).toEqual([]);
  });

  it('ignores a term on a page that explains it under a heading or links it itself', async () => {
    expect(await findTerms('A target.\n\n## Targets\n\nHere.')).toEqual([]);
    expect(
      await findTerms('A range of its own, see [what it is](user/glossary.md#range).'),
    ).toEqual([]);
    expect(await findTerms('A scope, see [Scope](https://scope.example).')).toEqual([]);
  });

  it('leaves the glossary itself alone, and does nothing without one', async () => {
    expect(
      (await compileFolder({ 'user/glossary.md': glossary })).get('/user/glossary/')?.content.html,
    ).not.toContain('glossary-term');
    expect(await findTerms('A target.', { others: {} })).toEqual([]);
  });
});
