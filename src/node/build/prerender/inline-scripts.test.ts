import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { AnnouncementBarConfig } from '#shared/config/site-config.ts';
import { testConfig as config } from '#node/testing/test-site.ts';
import { baseUrlBannerScript, headScript, inlineScripts } from './inline-scripts.ts';

const id = '</script><b>';

/**
 * Returns the attributes that the script sets on the root element in a browser with these stored
 * values.
 */
async function attributesAfter(
  stored: Readonly<Record<string, string>>,
  announcementBar?: AnnouncementBarConfig,
) {
  const attributes = new Map<string, string>();
  const documentElement = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  };
  runInNewContext(await headScript({ ...config, announcementBar }), {
    window: { addEventListener: () => undefined },
    document: { documentElement, addEventListener: () => undefined },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: false }),
  });
  return attributes;
}

const dismissed = {
  'test-docs.theme': 'dark',
  'test-docs.docusaurus.announcement.id': id,
  'test-docs.docusaurus.announcement.dismiss': 'true',
};

describe('headScript', () => {
  it('is one self-contained script with the settings of the site', async () => {
    const attributes = await attributesAfter(dismissed, { id, content: '', isCloseable: true });
    expect(attributes.get('data-theme')).toBe('dark');
    expect(attributes.get('data-js')).toBe('');
    expect(attributes.get('data-announcement-bar-initially-dismissed')).toBe('true');
  });

  it('ignores bars that cannot be closed or do not exist', async () => {
    for (const bar of [undefined, { id, content: '', isCloseable: false }]) {
      const attributes = await attributesAfter(dismissed, bar);
      expect([...attributes.keys()].sort()).toEqual(['data-js', 'data-theme']);
    }
  });

  it("reads only its own site's choices, and uses the original names for ours", async () => {
    expect((await attributesAfter({ theme: 'dark' })).get('data-theme')).toBe('light');
    const ours = await headScript({ ...config, title: 'Cursorless' });
    expect(ours).toContain('`theme`');
    expect(ours).not.toContain('docs.theme');
  });

  it('cannot be ended by an id that contains markup', async () => {
    const announcementBar = { id, content: '', isCloseable: true };
    expect(
      await headScript({
        ...config,
        announcementBar,
        search: { ...config.search, placeholder: '</script>' },
      }),
    ).not.toContain('<');
  });

  it('is small, and the same for the same settings', async () => {
    const text = await headScript(config);
    expect(await headScript(config)).toBe(text);
    expect(text.length).toBeLessThan(3200);
  });
});

describe('baseUrlBannerScript', () => {
  const scriptFor = (baseUrl: string) =>
    baseUrlBannerScript({ ...config, baseUrl, baseUrlIssueBanner: true, catalogue: {} });

  it('has the current base URL, and marks "/" as the default value', async () => {
    expect(await scriptFor('/docs/')).toContain('Current base URL: /docs/');
    expect(await scriptFor('/')).toContain('/ (default value)');
  });

  it('is absent when switched off', async () => {
    expect(await baseUrlBannerScript({ ...config, baseUrlIssueBanner: false })).toBeNull();
  });

  it('stays below 1 kB and cannot be ended by its texts', async () => {
    expect(new TextEncoder().encode((await scriptFor('/docs/')) ?? '').length).toBeLessThanOrEqual(
      1024,
    );
    expect(await scriptFor('/</script>/')).not.toContain('</script>');
  });
});

describe('inlineScripts', () => {
  it('use the language of their documents', async () => {
    const catalogue = { 'baseUrlBanner.problem': 'Die Seite wurde nicht richtig geladen.' };
    expect((await inlineScripts({ ...config, catalogue }))[1]).toContain(
      catalogue['baseUrlBanner.problem'],
    );
  });
});
