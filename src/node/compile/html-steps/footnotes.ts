import type { CompileContext } from '../context/compile-context.ts';
import type { HtmlStep } from '../context/step.ts';

/** Id that the converter of Markdown gives every list of footnotes. */
const listId = 'footnote-label';

/**
 * Returns what the ids of a file's footnotes begin with. A page and the partials that it shows have
 * footnotes of the same names.
 */
export function footnotePrefix({ isPiece, page }: CompileContext): string {
  const own = isPiece ? `${page.source.replace(/[^\p{L}\p{N}]+/gu, '-')}-` : '';
  return `user-content-${own}`;
}

/** Sets a unique id on the list of a partial's footnotes. */
export const footnotesStep: HtmlStep = (context) => {
  if (!context.isPiece) return {};
  const id = footnotePrefix(context) + listId;
  return {
    enter: {
      element({ properties }) {
        if (properties.id === listId) properties.id = id;
        if ('dataFootnoteRef' in properties) properties.ariaDescribedBy = [id];
      },
    },
  };
};
