import { existsSync, statSync } from 'node:fs';
import { versionFolders } from '../content/page-files.ts';
import { isReallyInside } from '../content/is-really-inside.ts';
import type { CompileServices } from './compile-context.ts';

/** What stands where a page says that a file is. */
export type FoundFile =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'missing' | 'folder' | 'outside' };

/**
 * Finds a file that a page wants to publish: the first of the candidates (absolute paths) that exists. Only what lies in
 * the content folder or in a folder of static files is looked at, and links that leave these folders are not followed.
 */
export function findSourceFile(
  candidates: readonly string[],
  services: CompileServices,
): FoundFile {
  const folders = [...versionFolders(services), ...services.publicDirs];
  const inside = candidates.filter((file) => isReallyInside(file, folders));
  const existing = inside.filter((file) => existsSync(file));
  const file = existing.find((candidate) => statSync(candidate).isFile());
  if (file !== undefined) return { kind: 'file', file };
  if (inside.length === 0) return { kind: 'outside' };
  return { kind: existing.length > 0 ? 'folder' : 'missing' };
}
