import path from 'node:path';
import { withBase, withoutBase } from '#shared/paths/base-path.ts';
import { isFile, isInsideResolved } from '#node/base/files/is-inside.ts';

/** The folders with a site's static files, and the base path of the files' URLs. */
interface StaticPlace {
  readonly baseUrl: string;
  readonly publicDirs: readonly string[];
}

/**
 * Returns the paths of the static files that a root-relative URL may refer to, whether or not they
 * exist. A folder's URL refers to the folder's `index.html`.
 */
export function staticFilesAt(
  pathname: string,
  { baseUrl, publicDirs }: StaticPlace,
): readonly string[] {
  const inside = withoutBase(baseUrl, withBase(baseUrl, pathname)) ?? pathname;
  return publicDirs.flatMap((folder) =>
    [path.join(folder, inside), path.join(folder, inside, 'index.html')].filter((file) =>
      isInsideResolved(file, [folder]),
    ),
  );
}

/** Whether a root-relative URL refers to an existing static file. */
export function isStaticFile(pathname: string, place: StaticPlace): boolean {
  return staticFilesAt(pathname, place).some(isFile);
}
