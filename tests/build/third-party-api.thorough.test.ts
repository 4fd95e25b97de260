import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';
import { root } from './folders.ts';
import { generateReference } from './generate-reference.ts';

/**
 * Dependencies that ship their TypeScript sources, each with one page that its reference must have,
 * the heading of that page, and a minimum number of pages.
 */
const packages = [
  {
    name: 'minisearch',
    page: 'classes/minisearch.MiniSearch',
    heading: 'Class: MiniSearch',
    minPages: 2,
  },
  {
    name: 'rxjs',
    page: 'classes/rxjs.Observable',
    heading: 'Class: Observable',
    minPages: 60,
  },
] as const;

type ApiManifest = readonly { readonly path: string }[];

describe.each(packages)('the sources of $name', ({ name, page, heading, minPages }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), `api-${name}-`));
  const apiDir = path.join(folder, 'api');
  let manifest: ApiManifest;
  let site: BuiltFixture;

  beforeAll(async () => {
    const contentDir = path.join(folder, 'content');
    mkdirSync(contentDir);
    generateReference({
      DOCS_CONTENT_DIR: contentDir,
      DOCS_API_SOURCE: path.join(root, `node_modules/${name}/src`),
      DOCS_API_OUTPUT: apiDir,
      DOCS_API_NAME: name,
    });
    manifest = JSON.parse(
      readFileSync(path.join(apiDir, 'api-manifest.json'), 'utf8'),
    ) as ApiManifest;
    writeFileSync(path.join(contentDir, 'index.md'), '# Home\n');
    site = await buildFixture({ contentDir, apiDir, config: { api: { path: 'api' } } });
  });

  afterAll(() => {
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('produce a page for everything that they declare, without a broken link', () => {
    expect(site.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(site.failed).toBe(false);
    expect(manifest.length).toBeGreaterThanOrEqual(minPages);
    expect(
      manifest.filter((entry) => !site.files.includes(`${entry.path.slice(1)}index.html`)),
    ).toEqual([]);
  });

  it('produce readable pages', () => {
    const html = site.read(`api/${page}/index.html`);
    expect(html).toContain(heading);
    expect(html).toContain('api-signature');
  });
});
