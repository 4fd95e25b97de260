import { findNearest } from '#shared/text/nearest.ts';
import type { Problem } from '#shared/problem.ts';
import { locateFrontmatter } from '../content/frontmatter/parse-frontmatter.ts';
import type { ScannedPage } from '../content/scan-page.ts';

/** Targets that a page's frontmatter may refer to. */
export interface ReferenceTargets {
  /** Document ids of the published pages. */
  readonly ids: ReadonlySet<string>;
  /** Names of the sidebars. */
  readonly sidebars: ReadonlySet<string>;
}

/** Reports references in a page's frontmatter to documents and sidebars that do not exist. */
export function checkReferences(
  page: ScannedPage,
  { ids, sidebars }: ReferenceTargets,
): readonly Problem[] {
  const {
    pagination_prev: previous,
    pagination_next: next,
    displayed_sidebar: sidebar,
  } = page.frontmatter;
  return [
    ...(previous && !ids.has(previous)
      ? [
          problem(page, 'pagination_prev', {
            what: 'document',
            name: previous,
            known: ids,
            severity: 'error',
          }),
        ]
      : []),
    ...(next && !ids.has(next)
      ? [
          problem(page, 'pagination_next', {
            what: 'document',
            name: next,
            known: ids,
            severity: 'error',
          }),
        ]
      : []),
    // Only a warning, because foreign pages may refer to sidebars in a file that is not read here;
    // their folder then has one.
    ...(sidebar && !sidebars.has(sidebar)
      ? [
          problem(page, 'displayed_sidebar', {
            what: 'sidebar',
            name: sidebar,
            known: sidebars,
            severity: 'warning',
          }),
        ]
      : []),
  ];
}

interface Missing {
  readonly what: 'document' | 'sidebar';
  readonly name: string;
  readonly known: ReadonlySet<string>;
  readonly severity: Problem['severity'];
}

function problem(
  page: ScannedPage,
  field: string,
  { what, name, known, severity }: Missing,
): Problem {
  const nearest = findNearest(name, known);
  const hint =
    nearest === undefined
      ? `Correct the name, or remove "${field}".`
      : `The nearest one that exists is "${nearest}".`;
  return {
    message: `The frontmatter field "${field}" names the ${what} "${name}", which does not exist.`,
    hint,
    severity,
    position: locateFrontmatter(page.file, [field]),
  };
}
