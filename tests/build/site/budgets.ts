import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtSite, readOutput } from '../built-site.ts';

/** Limits for the first load of a kind of page, in KB of 1,000 bytes. */
interface Budget {
  readonly page: string;
  /** The styles in the document, uncompressed. */
  readonly styles: number;
  /** The document, gzipped; painting the text needs nothing else. */
  readonly beforeText: number;
  /** The document, and the app's styles and scripts, gzipped. */
  readonly firstLoad: number;
}

/**
 * The budgets of all kinds of pages. A page that exceeds its budget must be made lighter; the
 * numbers may only go down. The required router takes up 9 KB of each first load.
 */
const budgets: readonly Budget[] = [
  { page: '/user/glossary/', styles: 21.6, beforeText: 13.2, firstLoad: 127 },
  {
    page: '/contributing/api/classes/ide_vscode_VscodeTextEditorImpl.VscodeTextEditorImpl/',
    styles: 28.6,
    beforeText: 18.8,
    firstLoad: 133.1,
  },
  { page: '/', styles: 29.2, beforeText: 19.8, firstLoad: 133.5 },
];

/** Maximum number of script files in a first load. */
const maxScripts = 4;

describe('budgets of the first load', async () => {
  const { documents } = await builtSite;

  for (const { page, styles: maxInline, beforeText, firstLoad } of budgets)
    it(`keeps ${page} within ${beforeText} KB before text, ${maxInline} KB of styles in it, and ${firstLoad} KB in all`, () => {
      const html = documents.get(page)?.html ?? '';
      const [beforeLink = '', ...links] = html.split('<link rel="stylesheet"');
      expect(links).toHaveLength(1);
      expect(beforeLink, 'the text must not wait for the linked styles').toContain('</main>');
      const [, beginning] =
        /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
      expect(beforeLink, 'the first paint must show text').toContain(`id="${beginning}"`);
      const inline = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
      expect(inline.length).toBeGreaterThan(0);
      expect(inline.join('').length / 1000).toBeLessThanOrEqual(maxInline);
      const scripts = filesOf(html, 'js');
      expect(scripts.length).toBeGreaterThan(0);
      expect(
        scripts.length,
        `scripts: ${scripts.map(({ name }) => name).join(', ')}`,
      ).toBeLessThanOrEqual(maxScripts);
      expect(kilobytes(html)).toBeLessThanOrEqual(beforeText);
      const all = [
        { name: 'the document', size: kilobytes(html) },
        ...filesOf(html, 'css'),
        ...scripts,
      ];
      expect(sum(all), explain(all)).toBeLessThanOrEqual(firstLoad);
    });
});

/** Maximum size of the output, in bytes. */
const maxOutput = 72_000_000;

it('keeps the whole output within 72 MB', async () => {
  expect((await builtSite).size).toBeLessThanOrEqual(maxOutput);
});

/** Maximum size of all style sheets in source form, in bytes: their size at commit 02358a5. */
const maxStyles = 110_558;

it('keeps the sources of all styles within 111 KB', () => {
  const sizes = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => statSync(path.join('src', file)).size);
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(maxStyles);
});

interface Part {
  readonly name: string;
  readonly size: number;
}

/**
 * Returns the assets with this extension that a document refers to, with their gzipped sizes in KB.
 */
function filesOf(html: string, ending: string): readonly Part[] {
  const names = new Set(
    [...html.matchAll(/(?:src|href)="\/docs\/(assets\/[^"]+)"/g)].map(([, name = '']) => name),
  );
  return [...names]
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => ({ name, size: kilobytes(readOutput(name)) }));
}

function kilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { size }) => total + size, 0);
}

/** Lists the parts with their sizes, so that a failure shows what has grown. */
function explain(parts: readonly Part[]): string {
  return parts.map(({ name, size }) => `${name} ${size.toFixed(1)} KB`).join(', ');
}
