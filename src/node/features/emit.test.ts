import { describe, expect, it } from 'vitest';
import type { PageRecord } from '#shared/page/page.ts';
import { pageRecord } from '#shared/testing/page-record.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { llmsFullTxt, llmsTxt } from './sitemap/llms-txt.ts';
import { openSearchDescription } from './open-search/feature.ts';
import { robotsTxt, sitemap } from './sitemap/sitemap.ts';

const pages = [
  pageRecord('index.md', { title: 'Home', sidebar: null }),
  pageRecord('user/a&b.md', { title: 'A' }),
  pageRecord('user/hidden.md', { unlisted: true }),
  pageRecord('contributing/api/index.md', { origin: 'api', title: 'API', sidebar: 'contributing' }),
  pageRecord('contributing/api/x.md', { origin: 'api', title: 'X', sidebar: 'contributing' }),
];

describe('sitemap', () => {
  it('has one entry for each listed page, with its full, escaped address', () => {
    const xml = sitemap(pages, testConfig);
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://example.org/docs/',
      'https://example.org/docs/user/a&amp;b/',
      'https://example.org/docs/contributing/api/',
      'https://example.org/docs/contributing/api/x/',
    ]);
    expect(xml.match(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/g)).toHaveLength(
      4,
    );
  });
});

describe('robotsTxt', () => {
  it('lets robots in, or keeps them out', () => {
    expect(robotsTxt([testConfig])).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/sitemap.xml\n',
    );
    expect(robotsTxt([{ ...testConfig, noIndex: true }])).toContain('Disallow: /\n');
  });
});

describe('openSearch', () => {
  it('contains addresses with the base path once', async () => {
    const { site } = await createTestSite({});
    const files = new Map(openSearchDescription.outputs?.(site) ?? []);
    const xml = await files.get('opensearch.xml')?.content?.();
    expect(xml).toContain('>https://example.org/docs/favicon.svg<');
    expect(xml).toContain('template="https://example.org/docs/search/?q={searchTerms}"');
    expect(xml).not.toContain('/docs/docs/');
  });
});

describe('llms files', () => {
  it('list the written pages with their Markdown, and the reference once', () => {
    const [home, ...others] = pages;
    const described = [{ ...home, description: 'Start here.' } as PageRecord, ...others];
    const text = llmsTxt(described, { ...testConfig, tagline: 'Tag' }, []);
    expect(text).toContain('# Test\n\n> Tag');
    expect(text).toContain('- [Home](https://example.org/docs/index.md): Start here.');
    expect(text).toContain('- [A](https://example.org/docs/user/a&b.md)');
    expect(text).toContain('[API reference](https://example.org/docs/contributing/api/)');
    expect(text).not.toMatch(/hidden|api\/x/);
  });

  it('contain all text, each page below its address', () => {
    const text = llmsFullTxt(
      pages.slice(0, 2).map((record) => ({ record, markdown: `# ${record.title}\n` })),
      testConfig,
    );
    expect(text.indexOf('# Home')).toBeGreaterThan(0);
    expect(text.indexOf('# A')).toBeGreaterThan(text.indexOf('# Home'));
  });
});
