import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { textFiles } from '../emit/site-files.ts';
import { listFiles } from '../output/list-files.ts';
import { markdownPath, outputFile } from '../output/page-outputs.ts';
import { severityOf } from '../report/severity.ts';
import type { BuiltPage } from '../site/built-page.ts';
import type { Site } from '../site/site.ts';
import { checkCompiled } from './check-compiled.ts';
import { checkLinks, type RenderedPage } from './check-links.ts';

/** Broken links of the rendered pages, given the folder that the other files of the output are in. */
export function findBrokenLinks(
  rendered: readonly RenderedPage[],
  site: Site,
  outDir: string,
): readonly Problem[] {
  const { baseUrl, checks } = site.config();
  const severity = severityOf(checks.brokenLinks);
  if (!severity) return [];
  const documents = rendered.map((page) => outputFile(page.path));
  const files = new Set([...listFiles(outDir), ...documents]);
  return checkLinks(rendered, { baseUrl, files, leftOut: site.options.leftOut, severity });
}

/** Broken links as far as they can be told without the rendered pages. */
export function findAuthorsBrokenLinks(
  pages: readonly BuiltPage[],
  site: Site,
): readonly Problem[] {
  const { baseUrl, checks, search } = site.config();
  const severity = severityOf(checks.brokenLinks);
  if (!severity) return [];
  const files = [
    ...site.assets.entries().keys(),
    ...textFiles,
    ...pages.map(({ page }) => markdownPath(page.record.path).slice(1)),
    ...site.options.publicDirs.flatMap((folder) => [...listFiles(folder)]),
  ];
  const ownPaths = search.searchPagePath ? [`/${search.searchPagePath}/`] : [];
  return checkCompiled({
    pages,
    ownPaths,
    targets: { baseUrl, files: new Set(files), leftOut: site.options.leftOut, severity },
    severityOf: (page) => linkSeverity(page, site),
  });
}

/** The generated reference links to our own guide: where that is replaced by somebody else's pages, its broken links only warn. */
export function linkSeverity(
  page: ScannedPage,
  { options }: Site,
): Problem['severity'] | undefined {
  return options.isForeign && page.origin === 'api' ? 'warning' : undefined;
}
