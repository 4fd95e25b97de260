import { existsSync, statSync } from 'node:fs';
import { versionFolders } from '#node/site/content/page-files.ts';
import { isInsideResolved } from '#node/base/files/is-inside.ts';
import type { CompileSources } from '../context/compile-sources.ts';

/**
 * What was found at a path that a page refers to; `outside` if pages may not publish files from
 * there.
 */
export type FoundFile =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'missing' | 'folder' | 'outside' };

/**
 * Finds a file that a page asks to publish: the first existing candidate (absolute paths). A file
 * must be in the content folder, in a folder of static files, or tracked by git in the same
 * repository. Symbolic links out of these locations are not followed.
 */
export function findSourceFile(
  candidates: readonly string[],
  { settings, site }: CompileSources,
): FoundFile {
  const folders = [...versionFolders(settings), ...settings.publicDirs];
  const inside = candidates.filter(
    (file) => isInsideResolved(file, folders) || site.isTracked(file),
  );
  const existing = inside.filter((file) => existsSync(file));
  const file = existing.find((candidate) => statSync(candidate).isFile());
  if (file !== undefined) return { kind: 'file', file };
  if (inside.length === 0) return { kind: 'outside' };
  return { kind: existing.length > 0 ? 'folder' : 'missing' };
}
