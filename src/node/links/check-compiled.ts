import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { checkLinks, type LinkTargets, type RenderedPage } from './check-links.ts';
import { linkPositions } from './link-positions.ts';
import { readHtml } from '../html/read-html.ts';
import type { BuiltPage } from '../site/built-page.ts';

/** What is checked, and against what. */
export interface CheckCompiledInput {
  readonly pages: readonly BuiltPage[];
  /** Addresses of pages that no source file has. */
  readonly ownPaths: readonly string[];
  readonly targets: LinkTargets;
  /** How bad a broken link of this page is, where it is not what holds for all. */
  readonly severityOf: (page: ScannedPage) => Problem['severity'] | undefined;
}

/**
 * Checks the links that authors wrote, before anything is rendered: when the build must stop for another reason, its
 * report holds the broken links too.
 */
export function checkCompiled({
  pages,
  ownPaths,
  targets,
  severityOf,
}: CheckCompiledInput): readonly Problem[] {
  const own = ownPaths.map((path): RenderedPage => ({
    path,
    urls: [],
    source: { file: path },
    positions: new Map(),
  }));
  return checkLinks(
    [...pages.map((built) => ({ ...toLinkPage(built), severity: severityOf(built.page) })), ...own],
    targets,
  );
}

function toLinkPage({ page, compiled }: BuiltPage): RenderedPage {
  // A page that cannot be parsed has no HTML, and a live page's HTML is not there yet.
  const isWhole = compiled.html !== null && compiled.html !== '';
  return {
    path: page.record.path,
    ids: isWhole ? new Set(readHtml(compiled.html ?? '').ids) : undefined,
    urls: compiled.links.map((link) => link.url),
    source: { file: page.file },
    positions: linkPositions(compiled.links),
  };
}
