import { foldersOf } from '#node/base/files/folders-of.ts';
import type GithubSlugger from 'github-slugger';
import path from 'node:path';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import type { FolderMetadata } from '../sidebar/sidebar-tree.ts';
import { splitNumberPrefix, toDocumentId } from '#shared/paths/route-path.ts';
import {
  categoryPath,
  readCategoryFile,
  toFolding,
  type CategoryMetadata,
} from './category-files.ts';
import type { DocsVersion } from './docs-versions.ts';
import { versionFolders } from './page-files.ts';
import type { ScannedPage } from './scan-page.ts';

/** A folder with a generated index page. */
export interface GeneratedIndex {
  /** Source path of the folder; empty for the content folder, whose index is the home page. */
  readonly folder: string;
  readonly title: string;
  readonly description?: string;
  /** Path of the index page, without the base path and the version's path. */
  readonly path: string;
}

/** Folders that contain a version's pages. */
type VersionRoots = Pick<DocsVersion, 'contentDir' | 'translationDir' | 'reference'>;

/**
 * Reads the `_category_` file of every folder that contains pages. Fields of a translated file take
 * precedence.
 */
export function scanFolders(
  pages: readonly ScannedPage[],
  roots: VersionRoots,
  slugger: GithubSlugger,
) {
  const ids = new Set(pages.map(({ record }) => record.id));
  const folders = new Map<string, FolderMetadata>();
  const generated: GeneratedIndex[] = [];
  const problems: Problem[] = [];
  for (const folder of new Set(pages.flatMap(({ source }) => foldersOf(source)).sort())) {
    const read = readTranslated(toDiskPaths(folder, roots));
    problems.push(...read.problems);
    const standard = folder === roots.reference?.mount && { label: 'API', position: 0 };
    const metadata = toMetadata({ ...standard, ...read.metadata }, folder, ids);
    folders.set(folder, metadata);
    const { link, label = splitNumberPrefix(path.posix.basename(folder)).name } = read.metadata;
    if (link?.type === 'doc' && read.linkPosition && !ids.has(metadata.linkId ?? ''))
      problems.push(missingDocument(link.id, read.linkPosition, ids));
    if (link?.type === 'generated-index')
      generated.push({
        folder,
        title: link.title ?? label,
        description: link.description,
        path: categoryPath(link.slug, read.originalLabel ?? label, slugger),
      });
  }
  return { folders, generated, problems };
}

function toMetadata(
  { label, position, link, ...initial }: CategoryMetadata,
  folder: string,
  ids: ReadonlySet<string>,
): FolderMetadata {
  const linkId =
    link?.type === 'doc' ? findDocument(link.id, folder, ids) : link && generatedId(folder);
  return { label, position, linkId, folding: toFolding(initial) };
}

/** Returns the made-up source path of a folder's generated index page. */
export function generatedSource(folder: string): string {
  return path.posix.join(folder, '_index.md');
}

/** Returns the document id of a folder's generated index page. */
export function generatedId(folder: string): string {
  return toDocumentId(generatedSource(folder));
}

/** Resolves a document id, which may be absolute or relative to the folder. */
function findDocument(id: string, folder: string, ids: ReadonlySet<string>) {
  const local = toDocumentId(`${folder}/${id}`);
  return ids.has(local) ? local : id;
}

function missingDocument(
  id: string,
  position: Problem['position'],
  ids: ReadonlySet<string>,
): Problem {
  return errorAt(
    position,
    `The category links to the document "${id}", which does not exist.`,
    nearestHint('id', findNearest(id, ids), 'Correct the id, or remove the link.'),
  );
}

function toDiskPaths(folder: string, roots: VersionRoots): readonly string[] {
  const { reference } = roots;
  if (reference && `${folder}/`.startsWith(`${reference.mount}/`))
    return [path.join(reference.dir, folder.slice(reference.mount.length + 1))];
  return versionFolders(roots).map((root) => path.join(root, folder));
}

/** Merges the `_category_` files in these folders. Later files take precedence. */
function readTranslated(folders: readonly string[]) {
  const read = folders.map(readCategoryFile);
  return {
    metadata: Object.assign({}, ...read.map(({ metadata }) => metadata)) as CategoryMetadata,
    problems: read.flatMap(({ problems }) => problems),
    // The page's path is made from this label, so that it is the same in all languages.
    originalLabel: read[0]?.metadata.label,
    linkPosition: read.findLast(({ metadata }) => metadata.link !== undefined)?.linkPosition,
  };
}
