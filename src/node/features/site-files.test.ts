import { describe, expect, it } from 'vitest';
import { onlyVersion } from '#node/testing/only-version.ts';
import { createTestSite } from '#node/testing/test-site.ts';
import { otherFiles } from './site-files.ts';

describe('the names that no page may have', () => {
  it('are those for hosts, for the next build, and the lists of each version', async () => {
    const { site, contentDir } = await createTestSite({ 'index.md': '# Home' });
    const last = onlyVersion(contentDir);
    const old = { ...last, name: '1.0', path: '/1.0/', isLast: false };
    const versions = { ...site, options: { ...site.options, versions: [last, old] } };
    expect([...otherFiles(versions).keys()]).toEqual(
      expect.arrayContaining([
        ...['_headers', '.docs-output', 'robots.txt', 'llms.txt', '1.0/llms.txt'],
        ...['1.0/llms-full.txt', 'sitemap-1.0.xml', 'sitemap-current.xml', '404.html'],
      ]),
    );
  });
});
