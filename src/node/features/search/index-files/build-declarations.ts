import path from 'node:path';
import { once } from '#engine/text/once.ts';
import {
  apiManifestFile,
  type ApiManifestEntry,
  type ApiMember,
} from '#shared/api/api-manifest.ts';
import type {
  DeclarationIndex,
  IndexedDeclaration,
  IndexedMember,
} from '#shared/search/declaration-index.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';

/**
 * Lists a reference's declarations for the search by type and for the sidebar's filter, without
 * compiling pages.
 */
export function buildDeclarations(
  pages: readonly ScannedPage[],
  apiPath: string,
): DeclarationIndex {
  const declaredBy = createDeclarationReader(apiPath);
  return pages.flatMap((page) => {
    const { record } = page;
    const declared = declaredBy(page);
    if (!declared || record.draft || record.unlisted) return [];
    const { bases = [], members, kind } = declared;
    const name = record.declares?.name ?? declared.label;
    const listed: IndexedDeclaration = [
      record.path,
      name,
      kind,
      bases.join('\n'),
      ...members.map(indexMember),
    ];
    return [listed];
  });
}

function indexMember({ name, id, kind, marks = [], shapes = [] }: ApiMember): IndexedMember {
  const rest = [id === name.toLowerCase() ? '' : id, marks.join('\n'), ...shapes];
  return [name, kind, ...rest.slice(0, rest.findLastIndex((text) => text !== '') + 1)];
}

/**
 * Creates a function that returns a reference page's entry in the generator's list. Reads each list
 * only once.
 */
export function createDeclarationReader(
  apiPath: string,
): (page: ScannedPage) => ApiManifestEntry | undefined {
  const listOf = once(readList);
  return ({ file, source, record }) => {
    if (record.origin !== 'api') return undefined;
    const below = source.slice(apiPath.length + 1);
    return listOf(file.slice(0, -below.length)).get(below.replace(/\.mdx?$/, ''));
  };
}

/**
 * Reads the generator's list. The search ignores an unreadable list, which is reported with the
 * pages.
 */
function readList(folder: string) {
  try {
    const { text } = readTextFile(path.join(folder, apiManifestFile));
    return new Map((JSON.parse(text) as ApiManifestEntry[]).map((entry) => [entry.id, entry]));
  } catch {
    return new Map<string, ApiManifestEntry>();
  }
}
