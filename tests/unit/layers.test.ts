import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { groupBy } from '#shared/text/group-by.ts';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

/** Returns the rules that a file at this path breaks by importing a module. */
async function brokenRules(file: string, imported: string): Promise<readonly (string | null)[]> {
  const text = `import '${imported}';\n`;
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

it.each([
  ['src/shared/a.ts', '#node/base/cache/store.ts'],
  ['src/shared/a.ts', '#engine/run.ts'],
  ['src/shared/a.ts', 'node:path'],
  ['src/shared/text/a.ts', '../../client/listen.ts'],
  ['src/engine/a.ts', '#shared/page/page.ts'],
  ['src/engine/a.ts', '#client/listen.ts'],
  ['src/node/build/a.ts', '#client/listen.ts'],
  ['src/node/build/a.test.ts', '#client/listen.ts'],
  ['src/node/build/a.ts', 'react-dom/server'],
  ['src/node/base/a.ts', '#node/site/config/load-config.ts'],
  ['src/node/site/config/a.ts', '../../compile/steps.ts'],
  ['src/node/compile/a.ts', '../features/index.ts'],
  ['src/node/features/social-cards/a.ts', '#node/build/build-site.ts'],
  ['src/node/build/a.ts', '#node/dev/server-plugin.ts'],
  ['src/node/dev/a.ts', '../vite-options.ts'],
  ['src/node/dev/a.ts', '#client/listen.ts'],
  ['src/client/ui/a.ts', '#node/base/cache/store.ts'],
  ['src/client/try/a.tsx', 'node:path'],
  ['api-gen/model/a.ts', '#node/build/build-site.ts'],
  ['api-gen/model/a.ts', '#client/listen.ts'],
])('a file at %s must not import %s', async (file, imported) => {
  expect(await brokenRules(file, imported)).toEqual(['no-restricted-imports']);
});

it.each([
  ['src/engine/a.ts', '#shared/voice/language/language.ts'],
  ['src/engine/a.ts', '#shared/hats.ts'],
  ['src/node/build/a.ts', '#engine/run.ts'],
  ['src/node/dev/a.ts', '../build/links/check-links.ts'],
  ['src/node/site/config/a.test.ts', '#node/build/open-project.ts'],
  ['src/client/ui/a.ts', 'react'],
  ['api-gen/run/a.ts', '#node/base/cache/store.ts'],
  ['src/shared/a.test.ts', 'node:path'],
])('a file at %s may import %s', async (file, imported) => {
  expect(await brokenRules(file, imported)).toEqual([]);
});

it('the code of the build is in six rooms and its entry points, at most fifteen files a folder', () => {
  const entries = readdirSync(path.join(root, 'src/node'), {
    recursive: true,
    withFileTypes: true,
  });
  const rooms = entries.filter(
    (entry) => entry.isDirectory() && entry.parentPath === path.join(root, 'src/node'),
  );
  expect(rooms.map(({ name }) => name).sort()).toEqual([
    'base',
    'build',
    'compile',
    'dev',
    'features',
    'site',
    'testing',
  ]);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  const crowded = [...groupBy(files, ({ parentPath }) => path.relative(root, parentPath))]
    .filter(([, found]) => found.length > 15)
    .map(([folder, found]) => `${folder}: ${found.length}`);
  expect(crowded).toEqual([]);
});

it('how the pages of a folder differ is read from its dialect, not asked as a flag', () => {
  const files = readdirSync(path.join(root, 'src/node'), { recursive: true }) as string[];
  const asking = files
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /\bisForeign\b/.test(readFileSync(path.join(root, 'src/node', file), 'utf8')),
    );
  expect(asking).toEqual(['testing/test-site.ts']);
});
