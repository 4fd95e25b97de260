import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { groupBy } from '#shared/text/group-by.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files, each with a module that it must not import. */
const forbidden: readonly Import[] = [
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
  ['api-gen/run/a.ts', '#node/site/config/check-environment.ts'],
];

/** Files, each with a module that it may import. */
const allowed: readonly Import[] = [
  ['src/engine/a.ts', '#shared/voice/language/language.ts'],
  ['src/engine/a.ts', '#shared/hats.ts'],
  ['src/node/build/a.ts', '#engine/run.ts'],
  ['src/node/dev/a.ts', '../build/links/check-links.ts'],
  ['src/node/site/config/a.test.ts', '#node/build/open-project.ts'],
  ['src/client/ui/a.ts', 'react'],
  ['api-gen/run/a.ts', '#node/base/cache/store.ts'],
  ['api-gen/run/a.ts', '#node/site/config/load-config.ts'],
  ['src/shared/a.test.ts', 'node:path'],
];

type Import = readonly [file: string, module: string];

const refused = lint([...forbidden, ...allowed]);

/** Lints files that import one module each; returns the rule that each import breaks. */
function lint(imports: readonly Import[]): ReadonlyMap<Import, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  copyFileSync(path.join(root, 'oxlint.config.js'), path.join(folder, 'oxlint.config.js'));
  const files = new Map(imports.map((given, index) => [nameOf(given, index), given]));
  for (const [file, [, module]] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `import '${module}';\n`);
  }
  const program = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '--config', 'oxlint.config.js', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[];
  };
  return new Map(
    diagnostics.flatMap(({ filename, code }) => {
      const given = files.get(filename);
      return given ? [[given, code] as const] : [];
    }),
  );
}

/** Returns a separate file name for each import, in the same folder and with the same extension. */
function nameOf([file]: Import, index: number): string {
  return path.join(path.dirname(file), `${index}-${path.basename(file)}`);
}

it.each(forbidden.map((given) => [...given, given] as const))(
  'a file at %s must not import %s',
  (_file, _module, given) => {
    expect(refused.get(given)).toBe('eslint(no-restricted-imports)');
  },
);

it.each(allowed.map((given) => [...given, given] as const))(
  'a file at %s may import %s',
  (_file, _module, given) => {
    expect(refused.get(given)).toBeUndefined();
  },
);

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
