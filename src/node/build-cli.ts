import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createBuilder } from 'vite';
import { BuildError } from './report/build-error.ts';
import { countProblems, formatProblems } from './report/format-problems.ts';
import { buildSite } from './build-site.ts';
import { openProject } from './site/site-project.ts';
import { viteOptions } from './vite-options.ts';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.resolve(root, process.env.DOCS_OUT_DIR ?? 'dist');

try {
  await build();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(`${formatProblems(error.problems, root)}\n\nThe site was not built: ${countProblems(error.problems)}.`);
  process.exit(1);
}
process.exit(0);

async function build(): Promise<void> {
  const start = performance.now();
  const log = (message: string): void => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${message}`);
  const project = await openProject({ root, environment: process.env, includeDrafts: false });
  for (const note of project.site.notes()) log(note);
  const builder = await createBuilder({ ...viteOptions({ project, root, outDir, log }), configFile: false, logLevel: 'warn' });
  const warnings = await buildSite({ site: project.site, builder, outDir, generator: project.generator, configProblems: () => project.configProblems(), log });
  if (warnings.length > 0) console.warn(`\n${formatProblems(warnings, root)}\n`);
  log(`Built ${path.relative(process.cwd(), outDir) || outDir}${warnings.length > 0 ? ` with ${countProblems(warnings)}` : ''}.`);
}
