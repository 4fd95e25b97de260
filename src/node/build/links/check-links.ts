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

/** Link targets other than pages, and how severe broken links are. */
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
  /** Severity of a link to a missing heading; undefined: such links are not reported. */
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
  const found = pages.flatMap((page) =>
    [...new Set(page.urls)].flatMap((url) => {
      const fault = explain(url, page, byPath, paths, targets);
      if (!fault) return [];
      const { isAnchor, isMoved, what, hint } = fault;
      const severity = isAnchor ? targets.anchorSeverity : targets.severity;
      if (!severity) return [];
      const places = page.positions.get(url);
      return (places ?? [{ written: url, position: page.source }]).map(({ written, position }) => ({
        problem: {
          message: `The link "${written}" ${what}.`,
          hint,
          severity: isMoved ? ('warning' as const) : (page.severity ?? severity),
          position,
          address: url,
        },
        page,
        url,
        /** Whether the link is in the layout rather than the author's text. */
        inLayout: places === undefined,
      }));
    }),
  );
  const linking = new Map<string, Set<RenderedPage>>();
  for (const { url, page } of found)
    if (!page.movedTo) linking.set(url, (linking.get(url) ?? new Set()).add(page));
  const reported = new Set<string>();
  return found.flatMap(({ problem, url, inLayout }) => {
    const count = linking.get(url)?.size ?? 0;
    if (count < layoutThreshold) return [problem];
    if (inLayout && reported.has(url)) return [];
    if (inLayout) reported.add(url);
    const why = `${count} pages have this link, so it is probably in the layout (navbar or footer).`;
    return [{ ...problem, hint: `${problem.hint} ${why}` }];
  });
}

/** Explains what is wrong with a link; null if nothing is. */
function explain(
  url: string,
  page: RenderedPage,
  byPath: ReadonlyMap<string, RenderedPage>,
  paths: readonly string[],
  targets: LinkTargets,
) {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return null;
  const [, pathname = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
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
    const written = page.positions.get(url)?.[0]?.written ?? url;
    return {
      what: 'leads to a page that does not exist',
      hint: orElsewhere(nearestTarget(path, paths), written, targets.baseUrl),
    };
  }
  if (target.movedTo !== undefined)
    return {
      what: 'leads to a page that has moved',
      hint: `Link to "${target.movedTo}".`,
      isMoved: true,
    };
  const id = safeDecode(hash);
  // An empty id and "top" lead to the top of the page (HTML standard, "find a potential indicated
  // element").
  if (id === '' || id.toLowerCase() === 'top' || !target.ids || target.ids.has(id)) return null;
  return {
    what: `names a heading that does not exist: "#${id}"`,
    hint: nearestTarget(id, target.ids, '#'),
    isAnchor: true,
  };
}

/** Resolves a path relative to a page, as browsers do. */
function resolveFrom(path: string, pathname: string, { baseUrl }: LinkTargets) {
  if (pathname.startsWith('/')) return pathname;
  return new URL(pathname, `http://site${toAddress(baseUrl, path)}`).pathname;
}

/**
 * Returns a page's path within its language; null outside the site. The longest matching base path
 * wins, because the languages' base paths extend the site's.
 */
function findPath(pathname: string, { baseUrl, otherBases = [] }: LinkTargets) {
  const bases = [baseUrl, ...otherBases].sort((a, b) => b.length - a.length);
  return bases.map((base) => withoutBase(base, pathname)).find((path) => path !== null) ?? null;
}

function nearestTarget(wanted: string, candidates: Iterable<string>, prefix = '') {
  const nearest = findNearest(wanted, candidates);
  return nearestHint('target', nearest && prefix + nearest, 'Correct the link, or remove it.');
}
