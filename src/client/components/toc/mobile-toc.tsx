import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import type { TocEntry } from '#shared/page/page.ts';
import { tocId } from './desktop-toc.tsx';
import { TocList } from './toc-list.tsx';
import { translate } from '#client/translate.ts';

/**
 * Shows the contents above the text on narrow screens; closed until the reader opens them, and
 * after a choice. Without scripts, a link leads to the other contents, which are visible while they
 * are the target of the address.
 */
export function MobileToc({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  };
  return (
    <div className="mobile-toc">
      <button
        type="button"
        className="mobile-toc-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <ButtonText />
      </button>
      <a className="mobile-toc-button no-script-link" href={`#${tocId}`} hidden>
        <ButtonText />
      </a>
      {/* Clicks on the links bubble up to here; the box itself is not a control. */}
      <div id={listId} className="mobile-toc-list" hidden={!isOpen} onClick={onClick}>
        {isOpen && <TocList entries={entries} />}
      </div>
    </div>
  );
}

function ButtonText(): ReactNode {
  return (
    <>
      {translate('toc.title', 'On this page')}
      <span className="caret" aria-hidden="true" />
    </>
  );
}
