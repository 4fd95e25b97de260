import { withBase } from '#shared/paths/base-path.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import { openSearch } from './open-search.ts';

/** Adds the site's search to browsers' search bars. */
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
