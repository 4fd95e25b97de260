import type { PageData } from '#shared/page/page.ts';

/** Classes that identify the page for CSS and crawlers: kind, version, plugin and document id. */
export function pageClasses({
  id,
  kind,
  origin,
}: Pick<PageData, 'id' | 'kind' | 'origin'>): readonly string[] {
  if (kind !== 'doc') return [`page-kind-${kind}`];
  return [
    'page-kind-doc',
    'docs-version-current',
    'plugin-docs',
    'plugin-id-default',
    `docs-origin-${origin}`,
    `docs-doc-id-${id.replace(/[^\w.-]+/g, '-')}`,
  ];
}
