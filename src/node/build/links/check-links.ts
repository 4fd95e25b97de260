import type { RenderedPage } from '#node/compile/model/built-page.ts';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import {
  isElsewhere,
  safeDecode,
  toAddress,
  withoutBase,
  withTrailingSlash,
} from '#shared/paths/base-path.ts';
import type { Problem } from '#shared/problem.ts';
import { orElsewhere } from '#node/base/report/or-elsewhere.ts';

/** Link targets other than pages. */
export interface LinkTargets {
  readonly baseUrl: string;
  /** Base paths of the site's other languages, in which every page has the same path. */
  readonly otherBases?: readonly string[];
  /** Paths of files in the output folder, without a leading slash. */
  readonly files: ReadonlySet<string>;
  /**
   * Path below which pages were excluded from this build, so that links to them cannot be checked.
   */
  readonly excludedPath?: string;
  /** Severity of a broken link; undefined: broken links are not reported. */
  readonly severity: Problem['severity'] | undefined;
  /** Severity of a link to a missing heading. */
  readonly anchorSeverity: Problem['severity'] | undefined;
  /**
   * Paths of other parts of the host, where links are not checked. "/" stands for the home page
   * alone.
   */
  readonly elsewhere: readonly string[];
}

/**
 * Minimum number of pages with the same broken link for the link to be attributed to the layout.
 */
const layoutThreshold = 5;

/** Checks the links of all rendered pages against the existing pages, anchors and files. */
export function checkLinks(
  pages: readonly RenderedPage[],
  targets: LinkTargets,
): readonly Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const paths = pages.filter(({ movedTo }) => !movedTo).map((page) => page.path);
  const found: BrokenLink[] = [];
  for (const page of pages) {
    for (const url of new Set(page.urls)) {
      const fault = explain(url, page, byPath, paths, targets);
      if (!fault) continue;
      const { isAnchor, isMoved, what, hint } = fault;
      const severity = isAnchor ? targets.anchorSeverity : targets.severity;
      if (!severity) continue;
      const written = page.positions.get(url);
      for (const place of written ?? [{ written: url, position: page.source }])
        found.push({
          problem: {
            message: `The link "${place.written}" ${what}.`,
            hint,
            severity: isMoved ? 'warning' : (page.severity ?? severity),
            position: place.position,
            address: url,
          },
          page,
          url,
          inLayout: written === undefined,
        });
    }
  }
  return foldLayout(found);
}

interface BrokenLink {
  readonly problem: Problem;
  readonly page: RenderedPage;
  readonly url: string;
  /** Whether the link is in the layout rather than the author's text. */
  readonly inLayout: boolean;
}

type Explanation = Pick<Problem, 'hint'> & {
  readonly what: string;
  /** Set if the page exists, but its heading does not. */
  readonly isAnchor?: true;
  /** Set if the page has another address now. */
  readonly isMoved?: true;
};

function explain(
  url: string,
  page: RenderedPage,
  byPath: ReadonlyMap<string, RenderedPage>,
  paths: readonly string[],
  targets: LinkTargets,
): Explanation | null {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return null;
  const [, pathname = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  if (isElsewhere(pathname, targets.elsewhere)) return null;
  const path =
    pathname === '' ? page.path : findPath(resolveFrom(page.path, pathname, targets), targets);
  if (path === null)
    return {
      what: `leaves the base path ${targets.baseUrl}`,
      hint: 'Write a path inside the site, or a full address.',
    };
  if (targets.excludedPath !== undefined && path.startsWith(targets.excludedPath)) return null;
  if (targets.files.has(safeDecode(path.slice(1)))) return null;
  const target = byPath.get(safeDecode(withTrailingSlash(path)).normalize('NFC'));
  if (!target) {
    const { what, hint } = missing('leads to a page that does not exist', path, paths);
    const written = page.positions.get(url)?.[0]?.written ?? url;
    return { what, hint: orElsewhere(hint, written, targets.baseUrl) };
  }
  if (target.movedTo !== undefined)
    return {
      what: 'leads to a page that has moved',
      hint: `Link to "${target.movedTo}".`,
      isMoved: true,
    };
  const id = safeDecode(hash);
  if (leadsToTop(id) || !target.ids || target.ids.has(id)) return null;
  const what = `names a heading that does not exist: "#${id}"`;
  return { ...missing(what, id, target.ids, '#'), isAnchor: true };
}

/** Resolves a path relative to a page, as browsers do. */
function resolveFrom(path: string, pathname: string, { baseUrl }: LinkTargets) {
  if (pathname.startsWith('/')) return pathname;
  return new URL(pathname, `http://site${toAddress(baseUrl, path)}`).pathname;
}

/**
 * Whether an id needs no matching heading because it leads to the top of the page (HTML standard,
 * "find a potential indicated element").
 */
function leadsToTop(id: string) {
  return id === '' || id.toLowerCase() === 'top';
}

/**
 * Returns a page's path within its language; null outside the site. The longest matching base path
 * wins, because the languages' base paths extend the site's.
 */
function findPath(pathname: string, { baseUrl, otherBases = [] }: LinkTargets) {
  const bases = [baseUrl, ...otherBases].sort((a, b) => b.length - a.length);
  const base = bases.find((candidate) => withoutBase(candidate, pathname) !== null);
  return base === undefined ? null : withoutBase(base, pathname);
}

const remove = 'Correct the link, or remove it.';

function missing(what: string, wanted: string, candidates: Iterable<string>, prefix = '') {
  const nearest = findNearest(wanted, candidates);
  return {
    what,
    hint: nearestHint('target', nearest && prefix + nearest, remove),
  };
}

function foldLayout(found: readonly BrokenLink[]) {
  const pages = new Map<string, Set<RenderedPage>>();
  for (const { url, page } of found.filter(({ page }) => !page.movedTo))
    pages.set(url, (pages.get(url) ?? new Set()).add(page));
  const reported = new Set<string>();
  return found.flatMap(({ problem, url, inLayout }) => {
    const count = pages.get(url)?.size ?? 0;
    if (count < layoutThreshold) return [problem];
    if (inLayout && reported.has(url)) return [];
    if (inLayout) reported.add(url);
    return [
      {
        ...problem,
        hint: `${problem.hint ?? ''} ${count} pages have this link, so it is probably in the layout (navbar or footer).`.trim(),
      },
    ];
  });
}
