import type { Problem } from '#shared/problem.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import { checkLinks, type LinkTargets, type RenderedPage } from './check-links.ts';
import { linkPositions } from './link-positions.ts';
import { readHtml } from '../html/read-html.ts';
import type { BuiltPage } from '../site/compile/built-page.ts';

/** Pages to check, and the targets that exist. */
export interface CheckCompiledInput {
  readonly pages: readonly BuiltPage[];
  /** Pages without a source file. */
  readonly others: readonly RenderedPage[];
  readonly targets: LinkTargets;
  /** Returns the severity of a broken link on this page, if not the default. */
  readonly severityOf: (page: ScannedPage) => Problem['severity'] | undefined;
}

/**
 * Checks the authors' links before anything is rendered, so that broken ones are reported even if
 * the build must stop for another reason.
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

/** Returns a page with the links written by its authors. */
export function toLinkPage({ page, compiled }: BuiltPage): RenderedPage {
  // A page that cannot be parsed has no HTML, and a live page has none yet.
  const isWhole = compiled.html !== null && compiled.html !== '';
  return {
    path: page.record.path,
    ids: isWhole ? new Set(readHtml(compiled.html ?? '').ids) : undefined,
    urls: compiled.links.map((link) => link.url),
    source: { file: page.file },
    positions: linkPositions(compiled.links),
  };
}
