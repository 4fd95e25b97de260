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
  /**
   * The current version's pages. Files for other versions and languages are next to this folder.
   */
  readonly contentDir: string;
  /** Whether these pages are this site's own. */
  readonly isOwnContent: boolean;
  /**
   * The folder that `@site` refers to: the configured `siteFolder`, the folder of the Docusaurus
   * site that these pages belong to, or else the pages' parent folder.
   */
  readonly siteDir: string;
  /** The generated reference; it may not exist yet. */
  readonly apiDir: string;
  /** Folders whose files are copied unchanged. The first folder takes precedence. */
  readonly publicDirs: readonly string[];
  /** TypeScript sources that the reference is generated from. */
  readonly apiSource: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/**
 * Returns a project's folders, according to the environment. Without `siteFolder`, looks for the
 * Docusaurus site that the pages belong to.
 */
export function resolveFolders(
  root: string,
  environment: Environment,
  siteFolder?: string,
): ProjectFolders {
  const contentDir = path.resolve(root, environment.DOCS_CONTENT_DIR ?? 'content');
  const siteDir = siteFolder ?? findSiteFolder(contentDir);
  const isOwnContent = contentDir === path.join(root, 'content');
  // The folder that belongs to the pages' own site takes precedence.
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
 * Returns the folder of the Docusaurus site that these pages belong to: the parent if it has a
 * `static` folder, otherwise the first folder with the site's configuration among the parent, the
 * grandparent and their `website` folders. Falls back to the parent.
 */
function findSiteFolder(contentDir: string): string {
  const parent = path.dirname(contentDir);
  if (existsSync(path.join(parent, 'static'))) return parent;
  const above = [parent, path.dirname(parent)];
  const candidates = above.flatMap((folder) => [folder, path.join(folder, 'website')]);
  const hasSiteConfig = (folder: string) =>
    ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'].some((ending) =>
      existsSync(path.join(folder, `docusaurus.config.${ending}`)),
    );
  return candidates.find(hasSiteConfig) ?? parent;
}

/** The project's folders of code, tests, dependencies and version control. */
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

/** Returns a problem if the output folder must not be replaced. */
export function checkOutDir(folders: ProjectFolders): Problem | undefined {
  const { root, outDir, contentDir, publicDirs, apiSource, apiDir, cacheDir } = folders;
  return checkOutputFolder({
    folder: outDir,
    variable: 'DOCS_OUT_DIR',
    root,
    sources: [
      ...codeFolders.map((name) => path.join(root, name)),
      contentDir,
      ...publicDirs,
      apiSource,
      apiDir,
      cacheDir,
    ],
  });
}

/**
 * Reports a content folder that is missing or a file, and a cache folder that cannot be used.
 * Creates the cache folder if it is missing.
 */
export function checkFolders(folders: ProjectFolders): readonly Problem[] {
  const { contentDir, cacheDir } = folders;
  const missing = existsSync(contentDir) ? undefined : 'which does not exist';
  const reasons = [
    ['DOCS_CONTENT_DIR', contentDir, missing ?? explainFile(contentDir)],
    ['DOCS_CACHE_DIR', cacheDir, explainFile(cacheDir) ?? explainCache(folders)],
  ] as const;
  return reasons.flatMap(([name, folder, reason]) =>
    reason === undefined
      ? []
      : [
          environmentProblem(
            name,
            `is invalid: it names the folder ${folder}, ${reason}`,
            `Correct the path in ${name}.`,
          ),
        ],
  );
}

function explainFile(folder: string): string | undefined {
  return existsSync(folder) && !statSync(folder).isDirectory() ? 'which is a file' : undefined;
}

/**
 * Creates the cache folder if it is missing. Returns the reason why the cache cannot be there, for
 * example because cache entries would be published or read as pages; undefined if it can. A
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
