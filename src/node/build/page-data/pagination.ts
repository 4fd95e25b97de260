import type { PagerLink } from '#shared/page/navigation.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { PageManifest } from '#node/site/manifest/build-manifest.ts';

/** The previous and next page. */
export interface Pagination {
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
}

/**
 * Returns a page's neighbors in its sidebar. In the frontmatter, `pagination_prev` and
 * `pagination_next` name another page by id, or none with `null`; `pagination_label` is the text of
 * links to this page.
 */
export function toPagination(record: PageRecord, manifest: PageManifest): Pagination {
  const { order = [], indexById } =
    (record.sidebar === null ? undefined : manifest.sidebars.get(record.sidebar)) ?? {};
  const index = indexById?.get(record.id);

  function link(named: string | null | undefined, step: 1 | -1): PagerLink | undefined {
    if (named === null) return undefined;
    const page = named === undefined ? undefined : manifest.byId.get(named);
    if (page) return { label: page.paginationLabel ?? page.label, path: page.path };
    const neighbor = index === undefined ? undefined : order[index + step];
    if (!neighbor) return undefined;
    const label = manifest.byId.get(neighbor.id)?.paginationLabel ?? neighbor.label;
    return { label, path: neighbor.path };
  }

  return { previous: link(record.paginationPrev, -1), next: link(record.paginationNext, 1) };
}
