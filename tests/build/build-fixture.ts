import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import siteConfig from '#config';
import { buildWithVite } from '#node/build-with-vite.ts';
import { BuildError } from '#node/report/build-error.ts';
import { openProject } from '#node/site/site-project.ts';
import type { Problem } from '#shared/problem.ts';

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of the sites that tests build. */
export const fixturesDir = path.join(root, 'tests/fixtures');

/** What a fixture is built with. */
export interface FixtureInput {
  /** Absolute folder of the pages, as DOCS_CONTENT_DIR takes it. */
  readonly contentDir: string;
  /** Fields of the configuration that differ from this site's. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Absolute folder for what is kept between builds; left out: an empty one of its own. */
  readonly cacheDir?: string;
  /** Absolute folder for the output, which stays for the next build; left out: one of its own. */
  readonly outDir?: string;
}

/** A built fixture, or what kept it from being built. */
export interface BuiltFixture {
  readonly outDir: string;
  /** Warnings of a build that went through, or everything that stopped it. */
  readonly problems: readonly Problem[];
  readonly failed: boolean;
  readonly notes: readonly string[];
  /** What the build said while it worked. */
  readonly log: readonly string[];
  /** Paths of all files below the output. */
  readonly files: readonly string[];
  /** Text of a file below the output. */
  read(file: string): string;
  /** Takes the output away. */
  remove(): void;
}

/** Builds a folder of pages as `DOCS_CONTENT_DIR=… DOCS_API=off npm run build` does, into a folder of its own. */
export async function buildFixture({
  contentDir,
  config = {},
  cacheDir,
  outDir: givenOutDir,
}: FixtureInput): Promise<BuiltFixture> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'docs-fixture-'));
  const outDir = givenOutDir ?? path.join(work, 'dist');
  const { problems, failed, notes, log } = await run({
    contentDir,
    config,
    outDir,
    cacheDir: cacheDir ?? path.join(work, 'cache'),
  });
  const files = existsSync(outDir)
    ? readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
        .sort()
    : [];
  return {
    outDir,
    problems,
    failed,
    notes,
    log,
    files,
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}

type RunInput = Required<FixtureInput>;

async function run({
  contentDir,
  config,
  outDir,
  cacheDir,
}: RunInput): Promise<Pick<BuiltFixture, 'problems' | 'failed' | 'notes' | 'log'>> {
  // The test runner says "test", with which React would be bundled for development.
  process.env.NODE_ENV = 'production';
  const log: string[] = [];
  try {
    const project = await openProject({
      root,
      environment: { DOCS_CONTENT_DIR: contentDir, DOCS_API: 'off', DOCS_OUT_DIR: outDir },
      includeDrafts: false,
      configFields: { ...siteConfig, search: { searchPagePath: false }, ...config },
      cacheDir,
    });
    const problems = await buildWithVite({ project, log: (message) => log.push(message) });
    return { problems, failed: false, notes: project.site.notes(), log };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { problems: error.problems, failed: true, notes: [], log };
  }
}
