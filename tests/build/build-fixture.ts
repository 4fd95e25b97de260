import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import siteConfig from '#config';
import { buildWithVite } from '#node/build-with-vite.ts';
import { BuildError } from '#node/report/build-error.ts';
import { openProject } from '#node/site/open/site-project.ts';
import type { Problem } from '#shared/problem.ts';

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of the fixture sites. */
export const fixturesDir = path.join(root, 'tests/fixtures');

/** Options of a fixture build. */
export interface FixtureInput {
  /** Absolute folder of the pages, like DOCS_CONTENT_DIR. */
  readonly contentDir: string;
  /** Configuration fields that differ from this site's. */
  readonly config?: Readonly<Record<string, unknown>>;
  /**
   * Absolute path of the site's own configuration, like DOCS_SITE_CONFIG; nothing of ours is part
   * of the site then.
   */
  readonly configFile?: string;
  /** Absolute folder of a generated reference, like DOCS_API_OUTPUT. Default: none. */
  readonly apiDir?: string;
  /** Absolute cache folder. Default: a new empty one. */
  readonly cacheDir?: string;
  /** Absolute output folder, kept for the next build. Default: a new one. */
  readonly outDir?: string;
}

/** A built fixture, or the reasons why it did not build. */
export interface BuiltFixture {
  readonly outDir: string;
  /** Warnings of a successful build, or all errors of a failed one. */
  readonly problems: readonly Problem[];
  readonly failed: boolean;
  readonly notes: readonly string[];
  /** Log messages of the build. */
  readonly log: readonly string[];
  /** Paths of all output files. */
  readonly files: readonly string[];
  /** Returns the text of an output file. */
  read(file: string): string;
  /** Deletes the output. */
  remove(): void;
}

/**
 * Builds a folder of pages like `DOCS_CONTENT_DIR=… DOCS_API=off npm run build`, into an output
 * folder of its own.
 */
export async function buildFixture({
  contentDir,
  config = {},
  configFile,
  apiDir,
  cacheDir,
  outDir: givenOutDir,
}: FixtureInput): Promise<BuiltFixture> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'docs-fixture-'));
  const outDir = givenOutDir ?? path.join(work, 'dist');
  const { problems, failed, notes, log } = await run({
    contentDir,
    config,
    configFile,
    apiDir,
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

type RunInput = Required<Omit<FixtureInput, 'apiDir' | 'configFile'>> &
  Pick<FixtureInput, 'apiDir' | 'configFile'>;

async function run({
  contentDir,
  config,
  configFile,
  apiDir,
  outDir,
  cacheDir,
}: RunInput): Promise<Pick<BuiltFixture, 'problems' | 'failed' | 'notes' | 'log'>> {
  // The test runner sets "test", which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  const log: string[] = [];
  try {
    const project = await openProject({
      root,
      environment: {
        DOCS_CONTENT_DIR: contentDir,
        ...(apiDir === undefined ? { DOCS_API: 'off' } : { DOCS_API_OUTPUT: apiDir }),
        DOCS_OUT_DIR: outDir,
        DOCS_SITE_CONFIG: configFile,
      },
      includeDrafts: false,
      ...(configFile === undefined && {
        configFields: {
          ...siteConfig,
          // Most fixtures are written like this site's own pages.
          markdown: { format: 'detect' },
          search: { searchPagePath: false },
          ...config,
        },
      }),
      cacheDir,
    });
    const problems = await buildWithVite({ project, log: (message) => log.push(message) });
    return { problems, failed: false, notes: project.site.notes(), log };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { problems: error.problems, failed: true, notes: [], log };
  }
}
