import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { checkLinks, type LinkTargets, type RenderedPage } from './check-links.ts';
import { linkPositions } from './link-positions.ts';
import { readHtml } from '../html/read-html.ts';
import type { BuiltPage } from '../site/compile/built-page.ts';

/** What is checked, and against what. */
export interface CheckCompiledInput {
  readonly pages: readonly BuiltPage[];
  /** Pages that no source file has. */
  readonly others: readonly RenderedPage[];
  readonly targets: LinkTargets;
  /** Severity of a broken link on this page, if not the default. */
  readonly severityOf: (page: ScannedPage) => Problem['severity'] | undefined;
}

/**
 * Checks the authors' links before anything is rendered: when the build must stop for another reason, its
 * report includes the broken links.
 */
export function checkCompiled({
  pages,
  others,
  targets,
  severityOf,
}: CheckCompiledInput): readonly Problem[] {
  return checkLinks(
    [
      ...pages.map((built) => ({ ...toLinkPage(built), severity: severityOf(built.page) })),
      ...others,
    ],
    targets,
  );
}

/** Returns a page with the links that its authors wrote. */
export function toLinkPage({ page, compiled }: BuiltPage): RenderedPage {
  // A page that cannot be parsed has no HTML, and a live page's HTML does not exist yet.
  const isWhole = compiled.html !== null && compiled.html !== '';
  return {
    path: page.record.path,
    ids: isWhole ? new Set(readHtml(compiled.html ?? '').ids) : undefined,
    urls: compiled.links.map((link) => link.url),
    source: { file: page.file },
    positions: linkPositions(compiled.links),
  };
}
