import type { Severity } from '#shared/config/site-config.ts';
import type { PageRecord } from '#shared/page/page.ts';
import { isIndexFile } from '#shared/paths/route-path.ts';
import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { severityOf } from '#node/base/report/severity.ts';
import { locateFrontmatter } from '../content/parse-frontmatter.ts';

/** Indexes of the pages, one for each kind of lookup. */
export interface PageIndex {
  /** Pages with distinct paths, sorted by path. The list and its records are frozen. */
  readonly pages: readonly PageRecord[];
  /** Pages keyed by lower-case path, for links and visitors' URLs with different capitalization. */
  readonly byLowerPath: ReadonlyMap<string, PageRecord>;
  /** Scanned files, keyed by their page's path. */
  readonly scanned: ReadonlyMap<string, ScannedPage>;
  /**
   * Scanned files, keyed by absolute path; a translation is also listed under its original's path.
   */
  readonly byFile: ReadonlyMap<string, ScannedPage>;
}

/**
 * Indexes pages. Of two pages with the same path, keeps the first and reports the second, unless
 * `duplicateRoutes` is `ignore`.
 */
export function indexPages(
  found: readonly ScannedPage[],
  duplicateRoutes: Severity,
): { readonly index: PageIndex; readonly problems: readonly Problem[] } {
  const scanned = new Map<string, ScannedPage>();
  const problems: Problem[] = [];
  const severity = severityOf(duplicateRoutes);
  for (const page of found) {
    const first = scanned.get(page.record.path);
    if (first === undefined) scanned.set(page.record.path, page);
    else if (severity) problems.push(duplicate(page, first, severity));
  }
  const all = [...scanned.values()];
  const pages = all.map(({ record }) => Object.freeze(record));
  pages.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    problems,
    index: {
      pages: Object.freeze(pages),
      byLowerPath: new Map(pages.map((page) => [page.path.toLowerCase(), page])),
      scanned,
      byFile: indexByFile(all),
    },
  };
}

/** Returns an index of pages by source file: the known entries plus these pages. */
export function indexByFile(
  pages: readonly ScannedPage[],
  known: ReadonlyMap<string, ScannedPage> = new Map(),
): ReadonlyMap<string, ScannedPage> {
  const byFile = new Map(known);
  for (const page of pages) {
    byFile.set(page.file, page);
    if (page.original !== undefined) byFile.set(page.original, page);
  }
  return byFile;
}

/** Returns the problem for a second page with the same path. */
function duplicate(page: ScannedPage, first: ScannedPage, severity: Problem['severity']): Problem {
  // A page that sets its path with `slug` or `id` is more likely to be wrong.
  const [chosen] = [page, first].flatMap(({ file, source, frontmatter: { slug, id } }) => {
    const field = slug !== undefined ? 'slug' : id !== undefined && !isIndexFile(source) && 'id';
    return field ? [locateFrontmatter(file, [field])] : [];
  });
  return {
    message: `Two pages have the address ${page.record.path}: ${first.source} and ${page.source}. The first one is shown.`,
    hint: 'Rename one of the files, or give it a different `slug` in its frontmatter.',
    severity,
    position: chosen ?? { file: page.file, line: 1, column: 1 },
  };
}

/**
 * Returns the path of the page at `wanted`, ignoring case unless there is an exact match; undefined
 * if there is no such page.
 */
export function findPath(wanted: string, { scanned, byLowerPath }: PageIndex): string | undefined {
  return (scanned.get(wanted)?.record ?? byLowerPath.get(wanted.toLowerCase()))?.path;
}
