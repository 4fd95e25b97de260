import path from 'node:path';
import { withBase, withoutBase } from '#shared/paths/base-path.ts';
import { isFile, isInsideResolved } from '#node/base/files/is-inside.ts';

/** Where a site's static files are, and under which address. */
interface StaticPlace {
  readonly baseUrl: string;
  readonly publicDirs: readonly string[];
}

/** Returns the static files that an absolute path can mean; a folder means its `index.html`. */
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

/** Whether one of the files that an absolute path can mean exists. */
export function isStaticFile(pathname: string, place: StaticPlace): boolean {
  return staticFilesAt(pathname, place).some(isFile);
}
