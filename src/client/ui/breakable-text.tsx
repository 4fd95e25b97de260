import { Fragment } from 'react';
import { splitAtBreakPoints } from '#shared/text/break-points.ts';

/**
 * Text in which long names, such as `core_HatAllocator.HatAllocator` or `editNewNotebookCellAbove`,
 * may break between their parts.
 */
export function BreakableText({ children }: { readonly children: string }) {
  return splitAtBreakPoints(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
