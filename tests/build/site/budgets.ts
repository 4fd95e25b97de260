import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtSite, readOutput } from '../built-site.ts';

/** Limits for the first load of a kind of page, gzipped, in KB of 1,000 bytes. */
interface Budget {
  readonly page: string;
  /** The document, which contains the styles of the navbar. */
  readonly beforePaint: number;
  /** The document, and the styles that all pages share. */
  readonly beforeText: number;
  /** The document, and the app's styles and scripts. */
  readonly firstLoad: number;
}

/**
 * The budgets of all kinds of pages. A page that exceeds its budget must be made lighter; the
 * numbers may only go down. The router is required, and costs 9 KB of each.
 */
const budgets: readonly Budget[] = [
  { page: '/user/glossary/', beforePaint: 10, beforeText: 22.5, firstLoad: 131 },
  {
    page: '/contributing/api/classes/ide_vscode_VscodeTextEditorImpl.VscodeTextEditorImpl/',
    beforePaint: 15.5,
    beforeText: 27.5,
    firstLoad: 137.5,
  },
  { page: '/', beforePaint: 37.5, beforeText: 48.5, firstLoad: 159 },
];

/** Maximum number of script files in a first load. */
const maxScripts = 4;

describe('budgets of the first load', async () => {
  const { documents } = await builtSite;

  for (const { page, beforePaint, beforeText, firstLoad } of budgets)
    it(`keeps ${page} within ${beforePaint} KB before paint, ${beforeText} KB before text and ${firstLoad} KB in all`, () => {
      const html = documents.get(page)?.html ?? '';
      const parts = [{ name: 'the document', size: kilobytes(html) }];
      const styles = filesOf(html, 'css');
      const scripts = filesOf(html, 'js');
      expect(html).toContain('<style>');
      expect(styles.length).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(
        scripts.length,
        `scripts: ${scripts.map(({ name }) => name).join(', ')}`,
      ).toBeLessThanOrEqual(maxScripts);
      expect(sum(parts), explain(parts)).toBeLessThanOrEqual(beforePaint);
      expect(sum([...parts, ...styles]), explain(styles)).toBeLessThanOrEqual(beforeText);
      const all = [...parts, ...styles, ...scripts];
      expect(sum(all), explain(all)).toBeLessThanOrEqual(firstLoad);
    });
});

/** Maximum size of the output, in bytes. */
const maxOutput = 65_000_000;

it('keeps the whole output within 65 MB', async () => {
  expect((await builtSite).size).toBeLessThanOrEqual(maxOutput);
});

/** Maximum size of all style sheets in source form, in bytes: their size at 02358a5. */
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

/** Returns the files of the app that a document refers to. */
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
