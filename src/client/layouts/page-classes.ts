import type { PageData } from '#shared/page/page.ts';

/** Classes that identify a documentation page for CSS and crawlers: kind, version, plugin and document id. */
export function pageClasses({ id, origin }: Pick<PageData, 'id' | 'origin'>): readonly string[] {
  return [
    'page-kind-doc',
    'docs-version-current',
    'plugin-docs',
    'plugin-id-default',
    `docs-origin-${origin}`,
    `docs-doc-id-${id.replace(/[^\w.-]+/g, '-')}`,
  ];
}
