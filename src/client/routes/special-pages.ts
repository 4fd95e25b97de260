import type { PageData } from '#shared/page/page.ts';
import type { ClientConfig } from '#shared/page/site-data.ts';
import type { SpecialPages } from './load/page-loader.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Returns a special page's data: the given fields, and those that all pages outside the
 * documentation tree share.
 */
function specialPageData(fields: Pick<PageData, 'id' | 'path' | 'kind' | 'title'>): PageData {
  return {
    ...fields,
    origin: 'content',
    hasContentTitle: true,
    sidebar: null,
    breadcrumbs: [],
    toc: [],
    hideTableOfContents: true,
  };
}

/** Returns the search page's data for a path such as `/search/`. */
export function searchPageData(path: string): PageData {
  const title = translate('search.page.title', 'Search the documentation');
  return specialPageData({ id: 'search', path, kind: 'search', title });
}

/** Returns the not-found page's data for an unknown path. */
export function notFoundPageData(path: string): PageData {
  const title = translate('notFound.title', 'Page Not Found');
  return specialPageData({ id: 'not-found', path, kind: 'not-found', title });
}

/** Returns the data of the page shown in place of one that could not be loaded. */
export function notLoadedPageData(path: string, title: string): PageData {
  return specialPageData({ id: 'not-loaded', path, kind: 'not-loaded', title });
}

/**
 * Returns the site's own pages: its search page, if it has one. The code is loaded when the page is
 * opened.
 */
export function createSpecialPages({
  search: { searchPagePath },
}: Pick<ClientConfig, 'search'>): SpecialPages {
  if (!searchPagePath) return {};
  const path = `/${searchPagePath}/`;
  return {
    [path]: async () => ({
      data: searchPageData(path),
      Content: (await import('#client/search/page/search-page.tsx')).SearchPage,
    }),
  };
}
