import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite, type TestPage } from '../testing/test-site.ts';

const page = `---
title: Page
---

## Same

A [broken link](missing.md).

## Same

<details>
<summary>More</summary>

::command[take nonsense words]

</details>

## Last
`;

/**
 * Returns a compiled page without its code and Markdown, and without the test's folder in paths.
 */
function shown(
  { code: _code, modules: _modules, markdown: _markdown, ...rest }: TestPage,
  folder: string,
) {
  return JSON.parse(JSON.stringify(rest).replaceAll(folder, '')) as unknown;
}

describe('a page that is saved while its site is served', () => {
  it.each([
    ['above all parts', (text: string) => text.replace('\n## Same', '\nNew.\n\n## Same')],
    ['in its frontmatter', (text: string) => text.replace('title', 'draft: false\ntitle')],
    ['with a heading that is there already', (text: string) => `${text}\n## Same\n`],
    ['with a fence that is left open', (text: string) => text.replace('A [', '```\nA [')],
    ['with a definition', (text: string) => `${text}\n[broken link]: other.md\n`],
  ])('equals the result of a build, changed %s', async (_where, edit) => {
    const files = { 'page.md': page, 'other.md': '# Other' };
    const served = await createTestSite(files, { isServed: true });
    await served.compile('page.md');
    served.write('page.md', edit(page));
    served.site.update(path.join(served.contentDir, 'page.md'));
    const built = await createTestSite({ ...files, 'page.md': edit(page) });
    expect(shown(await served.compile('page.md'), served.contentDir)).toEqual(
      shown(await built.compile('page.md'), built.contentDir),
    );
  });
});
