import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openProject } from '../open-project.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

it('the options of a site with redirects can be sent to a thread', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-options-'));
  const contentDir = path.join(folder, 'pages');
  mkdirSync(contentDir);
  writeFileSync(path.join(contentDir, 'index.md'), '# Hello');
  const { site } = await openProject({
    root,
    environment: {
      DOCS_API: 'off',
      DOCS_CONTENT_DIR: contentDir,
      DOCS_CACHE_DIR: path.join(os.tmpdir(), 'docs-options-cache'),
    },
    configFields: { title: 'A', url: '', baseUrl: '/', redirects: [{ from: '/old/', to: '/' }] },
  });
  expect(site.redirects()).toMatchObject([{ from: '/old/', page: '/' }]);
  expect(structuredClone(site.options)).toEqual(site.options);
});
