import { withBase } from '#shared/paths/base-path.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import { openSearch } from './open-search.ts';

/** The site's search in the search bar of browsers. */
export const openSearchDescription: Feature = {
  outputs(site) {
    const { search, url } = site.config();
    const { searchPagePath } = search;
    const content = () =>
      searchPagePath && url !== '' ? openSearch(site.config(), searchPagePath) : undefined;
    return [['opensearch.xml', { what: 'the description of the search', content }]];
  },
  siteTags({ baseUrl, search, title, url }) {
    if (!search.searchPagePath || !url) return [];
    const attributes = {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: withBase(baseUrl, '/opensearch.xml'),
    };
    return [{ tag: 'link', attributes }];
  },
};
