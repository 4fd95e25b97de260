import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { windowSize } from '#node/site/sidebar/windowed-sidebar.ts';
import { tableSize } from '#shared/paths/route-table.ts';
import { isThorough } from '../support/thorough.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';

const folders = ['alpha', 'beta'];
/**
 * Number of pages of the large site: enough for four route tables, and for each folder to have at
 * least five times as many pages as a sidebar shows.
 */
const many = isThorough ? 600 : 250;
const sites: BuiltFixture[] = [];
const contentDirs: string[] = [];
let small: BuiltFixture;
let large: BuiltFixture;

async function buildPages(count: number): Promise<BuiltFixture> {
  const contentDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'docs-scale-')), 'docs');
  contentDirs.push(contentDir);
  for (const folder of folders) {
    mkdirSync(path.join(contentDir, folder), { recursive: true });
    for (let index = 0; index < count / folders.length; index += 1) {
      const name = String(index).padStart(4, '0');
      writeFileSync(
        path.join(contentDir, folder, `leaf-${name}.md`),
        `# Leaf ${name}\n\nText of ${folder} ${name}.\n\n## Veins\n\nMore text.\n`,
      );
    }
  }
  const site = await buildFixture({ contentDir });
  sites.push(site);
  return site;
}

/** Returns the text of each script and style sheet that a page's HTML loads or preloads. */
function firstLoad(site: BuiltFixture, html: string): readonly string[] {
  const files = [...html.matchAll(/(?:src|href)="\/docs\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(
    files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.css')),
  ).toBe(true);
  return files.map((file) => site.read(file));
}

/** Returns the number of different page names in the texts. */
function addressesIn(texts: readonly string[]): number {
  return new Set(texts.join('\n').match(/(?:alpha|beta)\/leaf-\d{4}/g) ?? []).size;
}

beforeAll(async () => {
  small = await buildPages(60);
  large = await buildPages(many);
});
afterAll(() => {
  for (const site of sites) site.remove();
  for (const folder of contentDirs) rmSync(path.dirname(folder), { recursive: true, force: true });
});

describe(`${many} pages instead of 60`, () => {
  const page = 'alpha/leaf-0014/index.html';

  it('builds all of them', () => {
    expect([small.problems, large.problems]).toEqual([[], []]);
    expect(large.files.filter((file) => file.endsWith('/index.html'))).toHaveLength(many);
  });

  it('does not make the HTML of a page larger', () => {
    const growth = large.read(page).length - small.read(page).length;
    // Only entry counts ("125" instead of "30") and hashes may differ.
    expect(Math.abs(growth)).toBeLessThan(100);
    expect(large.read(page)).toContain('Text of alpha 0014.');
  });

  it('does not make the first load larger', () => {
    const bytes = (site: BuiltFixture): number =>
      firstLoad(site, site.read(page)).reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes(large) - bytes(small)).toBeLessThan(200);
  });

  it('keeps texts of pages out of the first load, and all addresses except the first of each route table', () => {
    const all = firstLoad(large, large.read(page));
    expect(all.join('\n')).not.toMatch(/Text of (?:alpha|beta)/);
    const isSidebar = (text: string): boolean => text.startsWith('export const sidebar');
    const app = all.filter((text) => !isSidebar(text));
    expect(addressesIn(app)).toBeLessThanOrEqual(Math.ceil((many + 1) / tableSize));
    const sidebar = all.filter(isSidebar);
    expect(sidebar).toHaveLength(1);
    expect(addressesIn(sidebar)).toBeLessThanOrEqual(windowSize);
  });

  it('creates a chunk for every page', () => {
    const chunks = large.files.filter((file) => file.startsWith('assets/pages/'));
    const withText = chunks.filter((file) => large.read(file).includes('Text of beta 0123.'));
    expect(withText).toHaveLength(1);
    expect(large.read(withText[0] ?? '')).not.toContain('Text of beta 0124.');
  });
});
