import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { environmentProblem, type Environment } from '#shared/environment.ts';
import type { Problem } from '#shared/problem.ts';
import { checkOutputFolder } from './output-folder.ts';

/** The folders that a project is built from and into, all absolute. */
export interface ProjectFolders {
  readonly root: string;
  readonly contentDir: string;
  /** The generated reference; it may not exist yet. */
  readonly apiDir: string;
  /** Folders of files that are copied as they are; the first wins. */
  readonly publicDirs: readonly string[];
  /** TypeScript sources that the reference is generated from. */
  readonly apiSource: string;
  readonly outDir: string;
  readonly cacheDir: string;
}

/** The folders of a project, as the environment names them. */
export function resolveFolders(root: string, environment: Environment): ProjectFolders {
  const contentDir = path.resolve(root, environment.DOCS_CONTENT_DIR ?? 'content');
  return {
    root,
    contentDir,
    apiDir: path.resolve(root, environment.DOCS_API_OUTPUT ?? 'api-gen/output'),
    publicDirs: [path.join(root, 'public'), path.resolve(contentDir, '../static')],
    apiSource: path.resolve(root, environment.DOCS_API_SOURCE ?? 'api-gen/documented'),
    outDir: path.resolve(root, environment.DOCS_OUT_DIR ?? 'dist'),
    cacheDir: path.resolve(root, environment.DOCS_CACHE_DIR ?? '.cache'),
  };
}

/** Folders of the project that hold its code and its tests. */
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

/** Why the output folder must not be replaced; undefined where it may. */
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

/** Folders that are missing, or that are files. */
export function checkFolders({ contentDir, cacheDir }: ProjectFolders): readonly Problem[] {
  const problems: Problem[] = [];
  if (!existsSync(contentDir))
    problems.push(wrongFolder('DOCS_CONTENT_DIR', contentDir, 'which does not exist'));
  for (const [name, folder] of [
    ['DOCS_CONTENT_DIR', contentDir],
    ['DOCS_CACHE_DIR', cacheDir],
  ] as const)
    if (existsSync(folder) && !statSync(folder).isDirectory())
      problems.push(wrongFolder(name, folder, 'which is a file'));
  return problems;
}

function wrongFolder(name: string, folder: string, what: string): Problem {
  return environmentProblem(
    name,
    `is wrong: it names the folder ${folder}, ${what}`,
    `Correct the path in ${name}.`,
  );
}
