import type { PageData } from '#shared/page.ts';
import type { SpecialPages } from './page-loader.ts';

/** Parts that all pages outside the documentation tree share. */
function specialPageData(fields: Pick<PageData, 'id' | 'path' | 'kind' | 'title'>): PageData {
  return {
    ...fields,
    origin: 'content',
    hasContentTitle: true,
    sidebar: null,
    breadcrumbs: [],
    toc: [],
    hideTableOfContents: true,
    unlisted: false,
  };
}

/** Data of the search page at a path such as `/search/`. */
export function searchPageData(path: string): PageData {
  return specialPageData({ id: 'search', path, kind: 'search', title: 'Search the documentation' });
}

/** Data of the page for unknown addresses. */
export function notFoundPageData(path: string): PageData {
  return specialPageData({ id: 'not-found', path, kind: 'not-found', title: 'Page Not Found' });
}

/** Data of what stands in for a page that could not be loaded. */
export function notLoadedPageData(path: string, title: string): PageData {
  return specialPageData({ id: 'not-loaded', path, kind: 'not-loaded', title });
}

/** Pages of the site itself; their code is loaded when they are opened. */
export function createSpecialPages(searchPagePath: string | false | null): SpecialPages {
  if (searchPagePath === false || searchPagePath === null) return {};
  const path = `/${searchPagePath}/`;
  return {
    [path]: async () => ({
      data: searchPageData(path),
      Content: (await import('#client/search/page/search-page.tsx')).SearchPage,
    }),
  };
}
