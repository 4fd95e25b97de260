import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { environmentProblem, type Environment } from '#shared/config/environment.ts';
import type { Problem } from '#shared/problem.ts';
import { makeFolder } from './make-folder.ts';
import { isInside, realPath } from '#node/base/files/is-inside.ts';
import { checkOutputFolder } from './output-folder.ts';

/** A project's input and output folders, all absolute. */
export interface ProjectFolders {
  readonly root: string;
  /** The current version's pages; files of other versions and languages are next to it. */
  readonly contentDir: string;
  /** Whether these are this site's own pages. */
  readonly isOwnContent: boolean;
  /**
   * The folder that `@site` refers to: that of a Docusaurus site with these pages, or else their
   * parent.
   */
  readonly siteDir: string;
  /** The generated reference; it may not exist yet. */
  readonly apiDir: string;
  /** Folders of files to copy unchanged; the first takes precedence. */
  readonly publicDirs: readonly string[];
  /** TypeScript sources of the reference. */
  readonly apiSource: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** Returns a project's folders, according to the environment. */
export function resolveFolders(
  root: string,
  environment: Environment,
  siteFolder?: string,
): ProjectFolders {
  const contentDir = path.resolve(root, environment.DOCS_CONTENT_DIR ?? 'content');
  const siteDir = siteFolder ?? findSiteFolder(contentDir);
  const isOwnContent = contentDir === path.join(root, 'content');
  // The folder of the pages' own site takes precedence.
  const publicDirs = [path.join(root, 'public'), path.join(siteDir, 'static')];
  return {
    root,
    contentDir,
    isOwnContent,
    siteDir,
    apiDir: path.resolve(root, environment.DOCS_API_OUTPUT ?? 'api-gen/output'),
    publicDirs: isOwnContent ? publicDirs : publicDirs.toReversed(),
    apiSource: path.resolve(root, environment.DOCS_API_SOURCE ?? 'api-gen/documented'),
    outDir: path.resolve(root, environment.DOCS_OUT_DIR ?? 'dist'),
    cacheDir: path.resolve(root, environment.DOCS_CACHE_DIR ?? '.cache'),
  };
}

/**
 * Returns the folder of a Docusaurus site with these pages: the parent if it has `static`, or else
 * an ancestor with the site's configuration.
 */
function findSiteFolder(contentDir: string): string {
  const parent = path.dirname(contentDir);
  if (existsSync(path.join(parent, 'static'))) return parent;
  const above = [parent, path.dirname(parent)];
  const candidates = above.flatMap((folder) => [folder, path.join(folder, 'website')]);
  return candidates.find(hasSiteConfig) ?? parent;
}

function hasSiteConfig(folder: string): boolean {
  return ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'].some((ending) =>
    existsSync(path.join(folder, `docusaurus.config.${ending}`)),
  );
}

/** The project's folders of code and tests. */
const codeFolders = [
  'src',
  'api-gen',
  'tests',
  'bench',
  'scripts',
  'node_modules',
  '.git',
  '.github',
];

/** Explains why the output folder must not be replaced; undefined if it may be. */
export function checkOutDir(folders: ProjectFolders): Problem | undefined {
  const { root, outDir, contentDir, publicDirs, apiSource, apiDir, cacheDir } = folders;
  return checkOutputFolder({
    folder: outDir,
    variable: 'DOCS_OUT_DIR',
    root,
    sources: [
      ...codeFolders.map((name) => path.join(root, name)),
      ...[contentDir, ...publicDirs, apiSource, apiDir, cacheDir],
    ],
  });
}

/** Reports folders that are missing, are files, or must not contain the cache. */
export function checkFolders(folders: ProjectFolders): readonly Problem[] {
  const { contentDir, cacheDir } = folders;
  const reasons = [
    ['DOCS_CONTENT_DIR', contentDir, explainMissing(contentDir) ?? explainFile(contentDir)],
    ['DOCS_CACHE_DIR', cacheDir, explainFile(cacheDir) ?? explainCache(folders)],
  ] as const;
  return reasons.flatMap(([name, folder, reason]) =>
    reason === undefined ? [] : [wrongFolder(name, folder, reason)],
  );
}

function explainMissing(folder: string): string | undefined {
  return existsSync(folder) ? undefined : 'which does not exist';
}

function explainFile(folder: string): string | undefined {
  return existsSync(folder) && !statSync(folder).isDirectory() ? 'which is a file' : undefined;
}

/**
 * Explains why the cache must not be there: its entries would be published, or read as pages. A
 * read-only cache is allowed.
 */
function explainCache(folders: ProjectFolders): string | undefined {
  const { cacheDir, contentDir, publicDirs, apiSource, apiDir } = folders;
  const target = realPath(cacheDir);
  const source = [contentDir, ...publicDirs, apiSource, apiDir].find((folder) =>
    isInside(target, realPath(folder)),
  );
  if (source !== undefined) return `which belongs to ${source}, where the site's own files are`;
  try {
    makeFolder(cacheDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `which cannot be made (${code})`;
  }
  return undefined;
}

function wrongFolder(name: string, folder: string, what: string): Problem {
  return environmentProblem(
    name,
    `is invalid: it names the folder ${folder}, ${what}`,
    `Correct the path in ${name}.`,
  );
}
