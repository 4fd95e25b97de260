import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '#node/compile/model/site.ts';
import { ownDialect } from '#node/base/dialect/dialect.ts';
import { pageImportsPlugin } from './page-imports-plugin.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-imports-'));
const at = (file: string): string => path.join(base, file);
const files = [
  'site/docs/page.mdx',
  'site/docs/part.mdx',
  'site/src/box.tsx',
  'site/static/data.json',
  'project/src/client/tabs.tsx',
  'project/node_modules/react/index.js',
  'cache/deps/react.js',
  'secrets/key.ts',
  'given/kiln.tsx',
];

beforeAll(() => {
  for (const file of files) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), '');
  }
  symlinkSync(at('secrets/key.ts'), at('site/docs/link.ts'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/**
 * Returns the plugin's result for an import: the file it resolves to, an error, or undefined if it
 * does not handle the import.
 */
function resolveImport(importer: string | undefined, file: string): Promise<unknown> {
  const options = {
    root: at('project'),
    contentDir: at('site/docs'),
    siteDir: at('site'),
    versions: [{ contentDir: at('site/docs') }],
    publicDirs: [at('project/public'), at('site/static')],
    dialect: ownDialect,
  };
  // Declared in the components file that the configuration names.
  const globalComponents = new Map([['Kiln', { file: at('given/kiln.tsx'), exported: 'Kiln' }]]);
  const sourcesOf = () => ({ settings: { globalComponents } });
  const { resolveId } = pageImportsPlugin({ options, sourcesOf } as unknown as Site);
  const context = {
    resolve: () => Promise.resolve({ id: file.startsWith('\0') ? file : at(file) }),
    environment: { config: { cacheDir: at('cache') } },
    error: ({ id, message }: { readonly id: string; readonly message: string }): never => {
      throw Object.assign(new Error(message), { id });
    },
  };
  const call = resolveId as unknown as (
    this: typeof context,
    source: string,
    importer: string | undefined,
    options: object,
  ) => Promise<unknown>;
  return call.call(context, './it', importer === undefined ? undefined : at(importer), {});
}

it.each([
  'site/docs/part.mdx',
  'site/docs/part.mdx?raw',
  'site/src/box.tsx',
  'given/kiln.tsx',
  'site/static/data.json',
  'project/src/client/tabs.tsx',
  'project/node_modules/react/index.js',
  'cache/deps/react.js',
  '\0virtual:docs/site',
])('a page may import %s', async (file) => {
  for (const importer of ['site/docs/page.mdx', 'site/src/box.tsx'])
    expect(await resolveImport(importer, file)).toMatchObject({ id: expect.anything() as string });
});

it.each(['secrets/key.ts', 'secrets/key.ts?raw', 'site/docs/link.ts', 'site/notes.md'])(
  'neither pages nor their components may import %s',
  async (file) => {
    for (const importer of ['site/docs/page.mdx', 'site/src/box.tsx'])
      await expect(resolveImport(importer, file)).rejects.toMatchObject({
        message: '"./it" is outside the folders that the site publishes',
        id: at(importer),
      });
  },
);

it('imports by the project itself are not checked', async () => {
  expect(await resolveImport('project/src/client/tabs.tsx', 'secrets/key.ts')).toBeUndefined();
  expect(await resolveImport(undefined, 'secrets/key.ts')).toBeUndefined();
});
