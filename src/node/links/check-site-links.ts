import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { textFiles } from '../emit/site-files.ts';
import { listFiles } from '../files/list-files.ts';
import { markdownPath, outputFile } from '../output/page-outputs.ts';
import { severityOf } from '../report/severity.ts';
import type { BuiltPage } from '../site/compile/built-page.ts';
import type { Site } from '../site/model/site.ts';
import { checkCompiled } from './check-compiled.ts';
import { otherBases } from '#shared/paths/locale-path.ts';
import { checkLinks, type LinkTargets, type RenderedPage } from './check-links.ts';

/** Returns broken links of the rendered pages, given the folder of the other output files. */
export function findBrokenLinks(
  rendered: readonly RenderedPage[],
  site: Site,
  outDir: string,
): readonly Problem[] {
  const { checks } = site.config();
  const severity = severityOf(checks.brokenLinks);
  if (!severity) return [];
  const documents = rendered.map((page) => outputFile(page.path));
  const files = new Set([...listFiles(outDir), ...documents]);
  return checkLinks(rendered, {
    ...siteBases(site),
    files,
    leftOut: site.options.leftOut,
    severity,
  });
}

/** Returns broken links that can be found without the rendered pages. */
export function findAuthorsBrokenLinks(
  pages: readonly BuiltPage[],
  site: Site,
): readonly Problem[] {
  const { checks, search } = site.config();
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
    targets: { ...siteBases(site), files: new Set(files), leftOut: site.options.leftOut, severity },
    severityOf: (page) => linkSeverity(page, site),
  });
}

function siteBases(site: Site): Pick<LinkTargets, 'baseUrl' | 'otherBases'> {
  const config = site.config();
  return {
    baseUrl: config.baseUrl,
    otherBases: otherBases({ ...config, current: config.locale }),
  };
}

/** The generated reference links to our own guide: with foreign pages in its place, broken links only warn. */
export function linkSeverity(
  page: ScannedPage,
  { options }: Site,
): Problem['severity'] | undefined {
  return options.isForeign && page.origin === 'api' ? 'warning' : undefined;
}
