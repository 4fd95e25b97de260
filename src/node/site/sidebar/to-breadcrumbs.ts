import type { Breadcrumb } from '#shared/page/navigation.ts';
import type { TrailedPage } from './sidebar-tree.ts';

/**
 * Returns a page's trail: its categories, then the page; a category's own page ends with the
 * category. The last item has no link.
 */
export function toBreadcrumbs(page: TrailedPage): readonly Breadcrumb[] {
  const categories = page.trail.map(({ label, path, pageId }): Breadcrumb =>
    pageId === page.id ? { label } : { label, path },
  );
  const isOwnPage = page.trail.at(-1)?.pageId === page.id;
  return isOwnPage ? categories : [...categories, { label: page.label }];
}
