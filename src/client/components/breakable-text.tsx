import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Text that may break after the marks that join long names: `core_HatAllocator.HatAllocator`, `show/hide/toggle`. */
export function BreakableText({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(/(?<=[a-z\d][/._](?=[A-Za-z\d]))/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
