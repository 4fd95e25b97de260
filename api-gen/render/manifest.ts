import type { ApiManifestEntry } from '#shared/api/api-manifest.ts';
import type { ApiPage } from '../model/api-page.ts';
import { pageTitle } from './page-title.ts';

/** The list of all generated pages, sorted by id. */
function buildManifest(pages: readonly ApiPage[]): ApiManifestEntry[] {
  return pages.map((page) => ({
    id: page.id,
    path: page.path,
    title: pageTitle(page),
    label: page.label,
    kind: page.kind,
    category: page.category,
    source: page.position?.file ?? null,
    symbols: [
      ...new Set(page.sections.flatMap((section) => section.members.map((member) => member.name))),
    ],
    deprecated: page.description.deprecated !== undefined,
  }));
}

/** The manifest as a file: one page per line, so that diffs can be read. */
export function renderManifest(pages: readonly ApiPage[]): string {
  return `[\n${buildManifest(pages)
    .map((entry) => JSON.stringify(entry))
    .join(',\n')}\n]\n`;
}
