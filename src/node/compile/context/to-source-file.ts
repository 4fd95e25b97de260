import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CompileContext } from './compile-context.ts';
import { dependOn } from './compile-result.ts';

/**
 * Returns the file that a path on a page refers to: next to the page, in the content folder or, for
 * `@site/…`, in the site's folder. A translated page finds untranslated files next to its original.
 */
export function toSourceFile(pathname: string, context: CompileContext): string {
  const { page, settings } = context;
  if (pathname.startsWith('@site/'))
    return path.join(settings.siteDir, pathname.slice('@site/'.length));
  if (pathname.startsWith('/')) return path.join(settings.contentDir, pathname);
  const file = path.resolve(path.dirname(page.file), pathname);
  if (page.original === undefined || existsSync(file)) return file;
  dependOn(file, context.result);
  return path.resolve(path.dirname(page.original), pathname);
}
