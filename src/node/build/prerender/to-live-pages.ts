import { livePages, type BuiltPage } from '#node/compile/model/built-page.ts';
import type { Site } from '#node/compile/model/site.ts';
import { withVersionPaths } from '#node/features/versions/version-data.ts';
import type { LivePage } from './render-live-pages.ts';

/** Returns the pages with live content as input for rendering. */
export function toLivePages(pages: readonly BuiltPage[], site: Site): readonly LivePage[] {
  return livePages(pages).map(({ page, compiled, data }) => ({
    file: page.file,
    data: withVersionPaths(data, site.manifest()),
    content: compiled.content,
  }));
}
