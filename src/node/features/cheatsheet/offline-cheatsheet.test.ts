import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../../../tests/oracles/access/check-page.ts';
import { readHtml } from '#node/compile/html/read-html.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { hatColors } from '#shared/hats.ts';
import { cheatsheet } from './feature.ts';
import { offlineCheatsheet } from './offline-cheatsheet.ts';

const version = { language: defaultLanguage, versionPath: '/', apiPath: 'contributing/api' };

describe('the offline cheatsheet', () => {
  it('has the content of the page, with full addresses, and loads nothing', () => {
    const html = offlineCheatsheet(testConfig, version);
    expect(html).toContain('<h1>Test cheatsheet</h1>');
    expect(html).toContain('“<span>chuck</span>”');
    expect(html).not.toMatch(/<(?:script|link|img|iframe)\b|\bsrc=|url\(|@import|data-/);
    const { urls } = readHtml(html);
    expect(urls.length).toBeGreaterThan(100);
    expect(urls.filter((url) => !url.startsWith('https://example.org/docs/'))).toEqual([]);
    expect(checkPage(html)).toEqual([]);
    // When printed, the file has margins, and no page break follows a heading.
    expect(html).toMatch(/@page\{margin:1cm\}[^]*break-after:avoid/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it("draws each hat in the site's colors, without its style sheet", () => {
    const html = offlineCheatsheet(testConfig, version);
    const marks = html.split('class="hat-mark').slice(1);
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.filter((mark) => !/^[^>]*><svg[^>]*><path d="M/.test(mark))).toEqual([]);
    // Letters have a dot-shaped hat.
    expect(html).toMatch(/<span class="hat">a<\/span>/);
    expect(html).toMatch(/\.hat::before\{content:""[^}]*background:currentColor/);
    // Printing always uses light mode.
    expect(html).toMatch(/@media print\{:root\{color-scheme:light\}/);
    const inks = readFileSync('src/client/styles/inks.css', 'utf8');
    for (const { id } of hatColors) {
      const [light, dark] = [...inks.matchAll(new RegExp(`--hat-${id}: (#\\w+);`, 'g'))];
      expect(html).toContain(`{color:light-dark(${light?.[1]},${dark?.[1]})}`);
    }
  });

  it("has no links if the site's address is unknown", () => {
    expect(offlineCheatsheet({ ...testConfig, url: '' }, version)).not.toContain('<a');
  });

  it('links to the pages of its version', () => {
    const older = offlineCheatsheet(testConfig, { ...version, versionPath: '/1.0/' });
    expect(older).toContain('href="https://example.org/docs/1.0/user/actions/#delete"');
    expect(older).not.toContain('href="https://example.org/docs/user/actions/#');
  });

  it('is written only for a site that shows it', async () => {
    const page = { 'index.md': '# Home\n\n::cheatsheet[]\n' };
    const names = async (files: typeof page, voice: boolean) => {
      const { site } = await createTestSite(files, { config: { ...testConfig, voice } });
      return [...(cheatsheet.outputs?.(site) ?? [])].map(([name]) => name);
    };
    expect(await names(page, true)).toEqual(['cheatsheet.html']);
    expect(await names(page, false)).toEqual([]);
    expect(await names({ 'index.md': '# Home\n' }, true)).toEqual([]);
  });
});
