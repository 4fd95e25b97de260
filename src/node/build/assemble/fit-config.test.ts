import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { onlyVersion } from '#node/testing/only-version.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';

const config: LocalizedConfig = {
  ...testConfig,
  sidebars: { user: 'user' },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'doc', docId: 'user/README', label: 'For users' },
      { href: 'https://example.org', label: 'Elsewhere' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'A',
        items: [
          { label: 'Glossary', to: '/user/glossary/' },
          { label: 'Without its last slash', to: '/user/glossary#top' },
          { label: 'Out', href: 'https://example.org' },
        ],
      },
      { title: 'B', items: [{ label: 'Gone', to: '/gone/' }] },
    ],
  },
};

describe('fitConfig', () => {
  it('adds no second link to a sidebar that an item names', async () => {
    const guide = { type: 'docSidebar', sidebarId: 'guide', label: 'Learn' } as const;
    const { site } = await createTestSite(
      { 'guide/one.md': '# One', 'how-to/two.md': '# Two' },
      { config: { ...config, navbar: { hideOnScroll: false, items: [guide] } }, isForeign: true },
    );
    expect(site.config().navbar.items).toEqual([
      { type: 'docSidebar', sidebarId: 'how-to', label: 'How to', position: 'left' },
      guide,
    ]);
  });

  it('removes links to missing pages, and adds links to every sidebar', async () => {
    const { site } = await createTestSite(
      { 'guide/one.md': '# One', 'how-to/two.md': '# Two' },
      { config, isForeign: true },
    );
    expect(site.config().navbar.items).toEqual([
      { type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'left' },
      { type: 'docSidebar', sidebarId: 'how-to', label: 'How to', position: 'left' },
      { href: 'https://example.org', label: 'Elsewhere' },
    ]);
    expect(site.config().footer.links).toEqual([
      { title: 'A', items: [{ label: 'Out', href: 'https://example.org' }] },
    ]);
    expect(site.notes()).toEqual([
      expect.stringMatching(/^The pages of .* are MDX, which is code/),
      'site.config.ts: The navbar item "For users" is left out: there is no page "user/README".',
      ...[
        ['footer link "Glossary"', '/user/glossary/'],
        ['footer link "Without its last slash"', '/user/glossary#top'],
        ['footer link "Gone"', '/gone/'],
      ].map(
        ([link, to]) => `site.config.ts: The ${link} is left out: there is no page at "${to}".`,
      ),
    ]);
  });

  it('keeps links to other parts of the host', async () => {
    const checks = { ...config.checks, elsewhere: ['/gone/', '/user/'] };
    const { site } = await createTestSite(
      { 'one.md': '# One' },
      { config: { ...config, checks }, isForeign: true },
    );
    expect(site.config().footer.links).toEqual(config.footer.links);
  });

  it('changes nothing if all pages exist', async () => {
    const pages = { 'user/README.md': '', 'user/glossary.md': '', 'gone.md': '' };
    expect((await createTestSite(pages, { config, isForeign: true })).site.config()).toEqual(
      config,
    );
  });

  it("does not change the configuration of the site's own pages", async () => {
    expect((await createTestSite({ 'one.md': '' }, { config })).site.config()).toBe(config);
  });

  it('keeps links to static files, which the browser opens', async () => {
    const links = [
      { label: 'License', to: '/LICENSE' },
      { label: 'Terms', to: '/files/terms.pdf' },
      { label: 'Demo', to: '/demo/' },
      { label: 'Host', to: 'pathname:///status' },
      { label: 'Guide', to: '/one' },
    ];
    const listed = links.map(({ label, to }) => ({ type: 'link', label, href: to }));
    const root = mkdtempSync(path.join(os.tmpdir(), 'static-links-'));
    for (const file of ['LICENSE', 'files/terms.pdf', 'demo/index.html', 'one', 'docs/one.md']) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), '# One');
    }
    const contentDir = path.join(root, 'docs');
    const sidebarsFile = path.join(root, 'sidebars.json');
    writeFileSync(sidebarsFile, JSON.stringify({ docs: ['one', ...listed] }));
    const footer = { ...config.footer, links };
    const navbar = { ...config.navbar, items: links.slice(0, 1) };
    for (const isForeign of [false, true]) {
      const { site } = await createTestSite(
        {},
        {
          contentDir,
          config: { ...config, footer, navbar },
          isForeign,
          publicDirs: [root],
          versions: [{ ...onlyVersion(contentDir), sidebarsFile }],
        },
      );
      expect(site.config().footer.links).toEqual([
        { label: 'License', to: 'pathname:///LICENSE' },
        { label: 'Terms', to: 'pathname:///files/terms.pdf' },
        { label: 'Demo', to: 'pathname:///demo/' },
        { label: 'Host', to: 'pathname:///status' },
        { label: 'Guide', to: '/one' },
      ]);
      expect(site.config().navbar.items).toContainEqual({
        label: 'License',
        to: 'pathname:///LICENSE',
      });
      const page = site.pageAt('/one/');
      const shown = page && JSON.stringify(site.pageData(page, await site.compile(page)));
      for (const href of ['LICENSE', 'files/terms.pdf', 'demo/', 'status'])
        expect(shown).toContain(`"href":"/docs/${href}"`);
    }
  });
});
