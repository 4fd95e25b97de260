import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixturePages } from '../../api-gen/testing/build-fixture-pages.ts';
import { compileFolder, type CompiledFolder } from '../support/compile-folder.ts';

/** Texts from comments that each page must contain, keyed by page id. */
const said = {
  'modules/properties': [
    'How deep the named type goes.',
    'The digits, below the third level.',
    'The last node of the result.',
    'const strict = tagExample();',
    'Use tagInstead.',
    'Strictness.',
  ],
  'classes/badges.Inside': ['internal', 'beta', 'virtual', 'Sorting', 'Events'],
  'modules/badges': ['internal class', 'sealed class', 'experimental'],
  'modules/overloads': ['What the implementation reads.', 'What the constant gives back.'],
};

describe('words of comments on pages and in their Markdown', () => {
  let compiled: CompiledFolder;
  const address = (id: string) => `/contributing/api/${id}/`;

  beforeAll(async () => {
    const { page } = await buildFixturePages('words');
    const files = Object.keys(said).map((id) => [`contributing/api/${id}.mdx`, page(id)]);
    compiled = await compileFolder({
      'user/README.md': '# Home\n',
      ...(Object.fromEntries(files) as Record<string, string>),
    });
  });

  it.each(Object.entries(said))('are in the Markdown of %s', (id, words) => {
    const { markdown = '' } = compiled.get(address(id)) ?? {};
    expect(words.filter((text) => !markdown.replaceAll('\\', '').includes(text))).toEqual([]);
  });

  it('are one table on the page, with rows that are indented', () => {
    const html = compiled.get(address('modules/properties'))?.content.html ?? '';
    expect(html).toContain('<th scope="row" class="api-depth-two"><code>turn?</code></th>');
    expect(html).toContain(
      '<td class="api-type"><code>boolean</code></td><td class="api-type"><code>true</code></td>',
    );
    expect(html).not.toContain('api-depth-four');
  });

  it('show badges in lists before the kind', () => {
    const html = compiled.get(address('modules/badges'))?.content.html ?? '';
    expect(html).toMatch(/<span class="api-modifiers">internal<\/span> <a class="api-row-name"/);
    expect(html).toMatch(/data-kind="class"[^>]*data-mark="C"/);
  });
});
