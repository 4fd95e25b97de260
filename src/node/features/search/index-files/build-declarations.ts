import type { ApiMember } from '#shared/api/api-manifest.ts';
import type {
  DeclarationIndex,
  IndexedDeclaration,
  IndexedMember,
} from '#shared/search/declaration-index.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { createDeclarationReader } from './read-declarations.ts';

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
