import path from 'node:path';
import { buildWithVite } from '#node/build-with-vite.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { formatProblems } from '#node/base/report/format-problems.ts';
import { openProject } from '#node/build/open-project.ts';

/**
 * Builds one fixture site: `node --import tsx tests/support/build-fixture-cli.ts <name> <output
 * folder>`.
 */
const [name = '', output = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'tests/fixtures', name);
const outDir = path.resolve(output);

try {
  const { default: configFields } = (await import(path.join(folder, 'site.config.ts'))) as {
    default: unknown;
  };
  const environment = {
    DOCS_CONTENT_DIR: path.join(folder, 'content'),
    DOCS_API: 'off',
    DOCS_OUT_DIR: outDir,
  };
  const project = await openProject({ root, environment, configFields });
  // Sites that are built at the same time must not share Vite's cache folder.
  const further = { cacheDir: path.join(outDir, '../.vite'), logLevel: 'error' } as const;
  await buildWithVite({ project, further });
} catch (error) {
  console.error(error instanceof BuildError ? formatProblems(error.problems, root) : error);
  process.exit(1);
}
process.exit(0);
