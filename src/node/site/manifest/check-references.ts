import { findNearest } from '#shared/text/nearest.ts';
import type { Problem } from '#shared/problem.ts';
import { locateFrontmatter } from '../content/parse-frontmatter.ts';
import type { ScannedPage } from '../content/scan-page.ts';

/** Targets that a page's frontmatter may refer to. */
export interface ReferenceTargets {
  /** Document ids of the published pages. */
  readonly ids: ReadonlySet<string>;
  readonly sidebars: ReadonlySet<string>;
}

/** Reports references in a page's frontmatter to documents and sidebars that do not exist. */
export function checkReferences(
  page: ScannedPage,
  { ids, sidebars }: ReferenceTargets,
): readonly Problem[] {
  const wrong = (
    field: 'pagination_prev' | 'pagination_next' | 'displayed_sidebar',
    what: 'document' | 'sidebar',
    known: ReadonlySet<string>,
  ): readonly Problem[] => {
    const name = page.frontmatter[field];
    if (!name || known.has(name)) return [];
    const nearest = findNearest(name, known);
    const hint =
      nearest === undefined
        ? `Correct the name, or remove "${field}".`
        : `The nearest one that exists is "${nearest}".`;
    return [
      {
        message: `The frontmatter field "${field}" names the ${what} "${name}", which does not exist.`,
        hint,
        // Foreign pages may refer to sidebars in a file that is not read here; their folder then has
        // one.
        severity: what === 'sidebar' ? 'warning' : 'error',
        position: locateFrontmatter(page.file, [field]),
      },
    ];
  };
  return [
    ...wrong('pagination_prev', 'document', ids),
    ...wrong('pagination_next', 'document', ids),
    ...wrong('displayed_sidebar', 'sidebar', sidebars),
  ];
}
