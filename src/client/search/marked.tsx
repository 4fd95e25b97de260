import { Fragment } from 'react';
import type { MarkedText } from './engine/snippet.ts';

/** Renders plain text with its highlighted ranges as `<mark>` elements. */
export function Marked({ text: { text, marks } }: { readonly text: MarkedText }) {
  return marks
    .map(([start, end], index) => (
      <Fragment key={start}>
        {text.slice(marks[index - 1]?.[1] ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    ))
    .concat(<Fragment key="rest">{text.slice(marks.at(-1)?.[1] ?? 0)}</Fragment>);
}
