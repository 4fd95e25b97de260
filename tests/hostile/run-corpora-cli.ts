import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildFixture } from '../build/build-fixture.ts';
import { openPages } from './open-pages.ts';
import { readCorpora, type HostileCase } from './read-corpora.ts';
import { writePages } from './write-pages.ts';

/**
 * Reports the effects of every piece of hostile markup on a built page: `npm run hostile -- <folder
 * of DOMPurify> <folder of html5sec>`.
 */
const cases = await readCorpora(process.argv.slice(2));
const others = { brokenLinks: 'ignore', brokenMarkdownLinks: 'ignore', spokenCommands: 'ignore' };
const work = mkdtempSync(path.join(os.tmpdir(), 'docs-hostile-'));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  const refused = await refusedCases();
  console.log(`${cases.length} cases; checks.rawHtml: throw stops the pages of ${refused.size}.`);
  const { outDir, names } = await buildPages();
  console.log(`checks.rawHtml: ignore publishes the pages of ${names.length}.`);
  const found = await openPages({ outDir, names });
  for (const line of found) console.log(line);
  for (const kind of ['execution', 'navigation', 'foreign request', 'refused', 'error'])
    console.log(`${kind}: ${found.filter((line) => line.includes(`, ${kind}: `)).length}`);
  return found.length === 0 && names.length > 0;
}

/** Returns the names of the cases that a build with `rawHtml: throw` reports as errors. */
async function refusedCases(): Promise<ReadonlySet<string>> {
  const { problems } = await build(cases, 'throw');
  return new Set(problems.map(({ position }) => path.basename(position.file, '.md')));
}

/** Builds with disallowed HTML dropped; excludes pages that fail another check. */
async function buildPages() {
  const first = await build(cases, 'ignore');
  if (!first.failed) return { outDir: first.outDir, names: cases.map(({ name }) => name) };
  for (const { message, position } of first.problems)
    console.log(`${path.basename(position.file)}: ${message}`);
  const stopped = new Set(
    first.problems.map(({ position }) => path.basename(position.file, '.md')),
  );
  const left = cases.filter(({ name }) => !stopped.has(name));
  const { outDir, failed, problems } = await build(left, 'ignore');
  if (failed) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { outDir, names: left.map(({ name }) => name) };
}

function build(chosen: readonly HostileCase[], rawHtml: string) {
  const folder = mkdtempSync(path.join(work, 'site-'));
  const contentDir = path.join(folder, 'docs');
  writePages(chosen, contentDir);
  return buildFixture({
    contentDir,
    config: { checks: { ...others, rawHtml } },
    outDir: path.join(folder, 'dist'),
    cacheDir: path.join(folder, 'cache'),
  });
}
