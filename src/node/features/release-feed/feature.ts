import { withBase } from '#shared/paths/base-path.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import { checkFeed, feedOf, feedPath } from './release-feed.ts';

/** A feed of releases, for pages whose frontmatter asks for one. */
export const releaseFeed: Feature = {
  *outputs(site) {
    for (const page of site.pages()) {
      const path = feedPath(page, site.config());
      if (path === undefined) continue;
      const content = async () => feedOf(page, await site.compile(page), site.config())?.text();
      yield [path.slice(1), { what: `the feed of ${page.source}`, content }];
    }
  },
  checkPage: (page, compiled, site) => checkFeed(page, compiled, site.config()),
  pageTags(page, compiled, site) {
    const feed = feedOf(page, compiled, site.config());
    if (!feed) return [];
    const attributes = {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: page.record.title,
      href: withBase(site.config().baseUrl, feed.path),
    };
    return [{ tag: 'link', attributes }];
  },
};
