import type { ComponentType } from 'react';
import type { StaticHtml } from '#shared/document/document-marks.ts';
import { StaticHtmlContext, toTrustedPieces } from './static/static-html-context.ts';

/** Creates a page's content component from its compiled MDX and the HTML of its static parts. */
export function createMdxContent(Mdx: ComponentType, staticHtml: StaticHtml): ComponentType {
  const pieces = toTrustedPieces(staticHtml);
  return function Content() {
    return (
      <StaticHtmlContext value={pieces}>
        <Mdx />
      </StaticHtmlContext>
    );
  };
}
