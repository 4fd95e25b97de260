import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import siteConfig from '#config';
import { buildWithVite } from '#node/build-with-vite.ts';
import { listFiles } from '#node/base/files/list-files.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import type { SiteProject } from '#node/compile/model/site.ts';
import { openProject } from '#node/build/open-project.ts';
import type { Problem } from '#shared/problem.ts';
import { root } from './folders.ts';

/** Options for a fixture build. */
export interface FixtureInput {
  /** Absolute path of the content folder, like DOCS_CONTENT_DIR. */
  readonly contentDir: string;
  /** Configuration fields that differ from this site's. */
  readonly config?: Readonly<Record<string, unknown>>;
  /**
   * Absolute path of the site's own configuration, like DOCS_SITE_CONFIG; it replaces this site's
   * configuration.
   */
  readonly configFile?: string;
  /** Absolute path of a generated API reference, like DOCS_API_OUTPUT. Default: none. */
  readonly apiDir?: string;
  /** Absolute path of the cache folder. Default: a new empty folder. */
  readonly cacheDir?: string;
  /** Absolute path of the output folder, kept for the next build. Default: a new folder. */
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
  /** Paths of all output files, relative to `outDir`. */
  readonly files: readonly string[];
  /** Returns the text of an output file, given its path relative to `outDir`. */
  read(file: string): string;
  /** Deletes the output and the cache, unless the test chose their folders. */
  remove(): void;
}

/**
 * Builds a folder of pages like `DOCS_CONTENT_DIR=… DOCS_API=off npm run build`, into an output
 * folder of its own.
 */
export async function buildFixture(input: FixtureInput): Promise<BuiltFixture> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'docs-fixture-'));
  const { outDir = path.join(work, 'dist'), cacheDir = path.join(work, 'cache') } = input;
  const { problems, failed, notes, log } = await run({ ...input, outDir, cacheDir });
  return {
    outDir,
    problems,
    failed,
    notes,
    log,
    files: listFiles(outDir).toSorted(),
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** Returns the contents of all files below a folder as Latin-1 strings, keyed by relative path. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  const files = listFiles(folder).toSorted();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]),
  );
}

type OpenInput = FixtureInput & Required<Pick<FixtureInput, 'cacheDir' | 'outDir'>>;

async function run(
  input: OpenInput,
): Promise<Pick<BuiltFixture, 'problems' | 'failed' | 'notes' | 'log'>> {
  const log: string[] = [];
  try {
    const project = await openFixture(input);
    const problems = await buildWithVite({ project, log: (message) => log.push(message) });
    return { problems, failed: false, notes: project.site.notes(), log };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { problems: error.problems, failed: true, notes: [], log };
  }
}

/** Opens a folder of pages as a site that can be built. */
export function openFixture({
  contentDir,
  config,
  configFile,
  apiDir,
  outDir,
  cacheDir,
}: OpenInput): Promise<SiteProject> {
  // The test runner sets "test", which would bundle React's development build.
  process.env.NODE_ENV = 'production';
  return openProject({
    root,
    environment: {
      DOCS_CONTENT_DIR: contentDir,
      ...(apiDir === undefined ? { DOCS_API: 'off' } : { DOCS_API_OUTPUT: apiDir }),
      DOCS_OUT_DIR: outDir,
      DOCS_CACHE_DIR: cacheDir,
      DOCS_SITE_CONFIG: configFile,
    },
    ...(configFile === undefined && {
      configFields: {
        ...siteConfig,
        // This site's sidebar groups name its own pages, which fixtures do not have.
        sidebar: {},
        // Most fixtures are written like this site's own pages.
        markdown: { format: 'detect' },
        search: { searchPagePath: false },
        ...config,
      },
    }),
  });
}
