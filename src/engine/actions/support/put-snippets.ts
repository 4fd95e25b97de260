import type { Edit } from '../../model/edit.ts';
import { fillSnippet } from '../../snippets/fill-snippet.ts';
import { parseSnippet } from '../../snippets/parse-snippet.ts';
import { lineAt, textOf, type Document } from '../../text/document.ts';
import { withLineBreaks } from '../../text/line-break.ts';
import { indentationOf } from '../../text/indentation.ts';
import type { LiveSelection } from './action.ts';

/** Where a snippet is inserted, and its values. */
export interface SnippetPlaces {
  readonly document: Document;
  readonly places: readonly LiveSelection[];
  readonly body: readonly string[];
  /** Returns the values of the variables for a target with this text. */
  readonly values: (text: string) => Readonly<Record<string, string>>;
}

/** Inserts a snippet at each target; the cursor goes to the first placeholder. */
export function putSnippets({ document, places, body, values }: SnippetPlaces): {
  readonly edits: readonly Edit[];
  readonly selections: readonly LiveSelection[];
} {
  const parts = parseSnippet(body.join('\n'));
  const filled = places.map(({ range }) => {
    const line = textOf(document, { start: lineAt(document, range.start).start, end: range.start });
    const indentation = /^\s*/.exec(line)?.[0] ?? '';
    const { text, first } = fillSnippet(parts, {
      values: values(textOf(document, range)),
      indentation,
      step: indentationOf(document.text),
    });
    return { edit: { range, text: withLineBreaks(text, document) }, first };
  });
  const edits = filled.map(({ edit }) => edit);
  const selections = filled.flatMap(({ edit, first }) => {
    const start = edit.range.start + shiftBefore(edits, edit);
    return first.map((range) => ({
      range: { start: start + range.start, end: start + range.end },
      isReversed: false,
    }));
  });
  return { edits, selections };
}

/** Returns how far earlier edits move this one. */
function shiftBefore(edits: readonly Edit[], edit: Edit): number {
  return edits
    .filter(({ range }) => range.start < edit.range.start)
    .reduce((sum, { range, text }) => sum + text.length - (range.end - range.start), 0);
}
