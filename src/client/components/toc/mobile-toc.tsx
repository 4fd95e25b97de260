import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { TocEntry } from '#shared/page.ts';
import { Translate } from '#client/ui/translate.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { TocList } from './toc-list.tsx';

/**
 * The contents above the text where there is no room beside it; closed until the reader opens them, and after a choice.
 * Without scripts a link does what the button does: the list is shown while it is the target of the address. So it stands
 * in every document; on a page that the app draws it is made when it is first opened.
 */
export function MobileToc({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isDrawn, setDrawn] = useState(!useHydrated());
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
        onClick={() => {
          setDrawn(true);
          setOpen(!isOpen);
        }}
      >
        <ButtonText />
      </button>
      <a className="mobile-toc-button no-script-link" href={`#${listId}`} hidden>
        <ButtonText />
      </a>
      {/* Clicks on the links bubble up to here; the box itself is no control. */}
      <div id={listId} className="mobile-toc-list" hidden={!isOpen} onClick={onClick}>
        {isDrawn && <TocList entries={entries} />}
      </div>
    </div>
  );
}

function ButtonText(): ReactNode {
  return (
    <>
      <Translate id="toc.title">On this page</Translate>
      <span className="caret" aria-hidden="true" />
    </>
  );
}
