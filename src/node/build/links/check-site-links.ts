import { isLive, staticParts } from '#shared/page/page-content.ts';
import type { Problem } from '#shared/problem.ts';
import { otherFiles } from '#node/features/site-files.ts';
import { outputsOf } from '#node/features/index.ts';
import { listFiles } from '#node/base/files/list-files.ts';
import { outputFile } from '#node/base/files/page-outputs.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { locate } from '#node/base/report/locate.ts';
import { severityOf } from '#node/base/report/severity.ts';
import type { BuiltPage, RenderedPage } from '#node/compile/model/built-page.ts';
import type { Site } from '#node/compile/model/site.ts';
import { fullLoadAttribute, resolveLink } from '#shared/navbar/resolve-link.ts';
import type { SidebarView } from '#shared/page/navigation.ts';
import {
  toAddress,
  toPath,
  withBase,
  withoutBase,
  withTrailingSlash,
} from '#shared/paths/base-path.ts';
import { otherBases } from '#shared/paths/locale-path.ts';
import { checkLinks } from './check-links.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { readHtml } from '#node/compile/html/read-html.ts';
import type { ClientConfig } from '#shared/page/site-data.ts';

/**
 * Returns the broken links on the rendered pages. `outDir` is the folder that contains the other
 * output files.
 */
export function findBrokenLinks(
  rendered: readonly RenderedPage[],
  site: Site,
  outDir: string,
): readonly Problem[] {
  const documents = rendered.map((page) => outputFile(page.path));
  const files = new Set([...listFiles(outDir), ...documents]);
  return checkPlaced([...rendered, ...redirectPages(site)], files, site);
}

function checkPlaced(pages: readonly RenderedPage[], files: ReadonlySet<string>, site: Site) {
  const { excludedPath, dialect } = site.options;
  // The reference links to our guide. If another project's pages replace the guide, broken links in
  // the reference are only warnings.
  const rated = pages.map((page) =>
    site.pageAt(page.path)?.origin === 'api' ? { ...page, severity: dialect.referenceLinks } : page,
  );
  const config = site.config();
  const { brokenLinks, anchors = dialect.anchors ?? brokenLinks, elsewhere } = config.checks;
  const problems = checkLinks(rated, {
    files,
    excludedPath,
    elsewhere,
    severity: severityOf(brokenLinks),
    anchorSeverity: severityOf(anchors),
    baseUrl: config.baseUrl,
    otherBases: otherBases({ ...config, current: config.locale }),
  });
  return problems.map((problem) => placeInCode(problem, site));
}

/**
 * Adds the position at which a link's URL is written, if it is not known yet: in the page's code, a
 * sidebars file or the configuration.
 */
function placeInCode({ address: url, ...problem }: Problem, site: Site): Problem {
  const { file, line } = problem.position;
  if (line !== undefined || url === undefined) return problem;
  const { baseUrl } = site.config();
  const inSite = withoutBase(baseUrl, url) ?? url;
  const written = [url, inSite].flatMap((path) => [path, path.replace(/\/(?=$|[?#])/, '')]);
  const { configSource, versions } = site.options;
  const sidebars = versions.map(({ sidebarsFile }) => sidebarsFile);
  const found = [file, ...sidebars, configSource.file]
    .filter((place) => place !== undefined)
    .flatMap((place) =>
      written.flatMap((path) =>
        ['"', "'"].flatMap((quote) => locate(quote + path + quote, place) ?? []),
      ),
    );
  return { ...problem, position: found[0] ?? problem.position };
}

/**
 * Returns the broken links in pages and layout that can be found before rendering, for a build that
 * must stop because of other errors.
 */
export function findEarlyBrokenLinks(
  pages: readonly BuiltPage[],
  site: Site,
  config: ClientConfig,
): readonly Problem[] {
  return checkAuthors(
    pages.map((built) => toLinkPage(built, layoutLinks(config, built.data.sidebar))),
    site,
  );
}

/**
 * Returns the broken links on a page and in its layout, compiling only those other pages whose
 * headings the page links to.
 */
export async function findPageLinks(
  built: CompiledSource,
  site: Site,
  config: ClientConfig,
): Promise<readonly Problem[]> {
  const wanted = new Set(
    built.compiled.links
      .filter(({ url }) => url.includes('#'))
      .map(({ url }) => toPath(config.baseUrl, url)),
  );
  const { sidebar } = site.pageData(built.page, built.compiled);
  const pages = [toLinkPage(built, layoutLinks(config, sidebar))];
  for (const [path, page] of site.manifest().scanned) {
    if (page.file === built.page.file) continue;
    pages.push(
      wanted.has(path)
        ? { ...toLinkPage({ page, compiled: await site.compile(page) }), urls: [] }
        : { ...ownPage(path), source: { file: page.file } },
    );
  }
  return checkAuthors(pages, site);
}

function checkAuthors(pages: readonly RenderedPage[], site: Site) {
  const { search } = site.config();
  const files = [...site.assets.keys(), ...otherFiles(site).keys(), ...outputsOf(site).keys()];
  const own = search.searchPagePath ? [ownPage(`/${search.searchPagePath}/`)] : [];
  return checkPlaced([...pages, ...own, ...redirectPages(site)], new Set(files), site);
}

type CompiledSource = Pick<BuiltPage, 'page' | 'compiled'>;

/** Returns a page with the links written by its authors and the links in its layout. */
function toLinkPage(
  { page, compiled }: CompiledSource,
  layout: readonly string[] = [],
): RenderedPage {
  return {
    path: page.record.path,
    ids: idsOf(compiled),
    urls: [...compiled.links.map((link) => link.url), ...layout],
    source: { file: page.file },
    positions: groupBy(compiled.links, ({ url }) => url),
  };
}

/**
 * Returns a page's ids; undefined if the page cannot be parsed or if its components may add more
 * ids.
 */
function idsOf({ content, ids }: CompiledPage) {
  if (content.html === '') return undefined;
  const known = isLive(content) ? ids : [];
  return (
    known && new Set([...known, ...staticParts(content).flatMap((part) => readHtml(part).ids)])
  );
}

/** Returns a page without a source file, as a link target. */
function ownPage(path: string): RenderedPage {
  return { path, urls: [], source: { file: path }, positions: new Map() };
}

/**
 * Returns a page for each redirect's old path, so that links to that path are reported and the
 * redirect's own target is checked.
 */
function redirectPages(site: Site) {
  return site.redirects().map(({ from, to, position, target }) => ({
    path: withTrailingSlash(from.replace(/\.html$/, '')),
    movedTo: to,
    urls: [to],
    source: position(),
    positions: new Map([[to, [target]]]),
  }));
}

/**
 * Returns the URLs that a page's layout will link to, found in the data that it is rendered from.
 */
function layoutLinks(config: ClientConfig, sidebar: SidebarView | null) {
  const { announcementBar, baseUrl, footer, navbar } = config;
  const home = { kind: 'link', href: withBase(baseUrl, navbar.logo?.href ?? '/') };
  return linksIn([announcementBar, home, navbar.items, footer, sidebar?.items], baseUrl);
}

/** Returns the URLs of all links in the layout's data, including those in HTML markup. */
function linksIn(value: unknown, baseUrl: string): readonly string[] {
  if (typeof value === 'string') return value.includes('<') ? readHtml(value).urls : [];
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((part) => linksIn(part, baseUrl));
  const link = toLink(value, baseUrl);
  // Links that need a full page load are not checked here, just as in rendered pages.
  if (link === undefined || (link.attributes && fullLoadAttribute in link.attributes)) return below;
  return [link.href ?? toAddress(baseUrl, link.path ?? '/'), ...below];
}

interface LinkData {
  readonly kind?: unknown;
  readonly to?: string;
  readonly href?: string;
  readonly path?: string;
  readonly attributes?: object;
}

function toLink(data: LinkData, baseUrl: string): LinkData | undefined {
  if (data.href === undefined && data.path === undefined && data.to === undefined) return undefined;
  return data.kind === undefined && data.path === undefined ? resolveLink(data, baseUrl) : data;
}
