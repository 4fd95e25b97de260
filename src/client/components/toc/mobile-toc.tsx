import { useId, useRef } from 'react';
import type { TocEntry } from '#shared/page/page.ts';
import { SectionSteps } from '#client/components/page/section-steps.tsx';
import { useDropdown } from '#client/hooks/use-dropdown.ts';
import { tocId } from './desktop-toc.tsx';
import { TocList } from './toc-list.tsx';
import { translate } from '#client/i18n/translate.ts';

/**
 * Shows the table of contents and the section steps above the text on narrow screens. It is closed
 * until the reader opens it, and closes after a choice. Without JavaScript, a link leads to the
 * desktop table of contents, which is visible while it is the target of the URL's hash.
 */
export function MobileToc({ entries }: { readonly entries: readonly TocEntry[] }) {
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, close, onBlur } = useDropdown(root);
  const listId = useId();
  return (
    <div ref={root} className="mobile-toc" onBlur={onBlur}>
      <button
        type="button"
        className="mobile-toc-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        {buttonText}
      </button>
      <a className="mobile-toc-button no-script-link" href={`#${tocId}`} hidden>
        {buttonText}
      </a>
      {/* Clicks on the links and buttons bubble up to here; the box itself is not a control. */}
      <div id={listId} className="mobile-toc-list" hidden={!isOpen} onClick={close}>
        {isOpen && (
          <>
            <SectionSteps hasIds={false} />
            <TocList entries={entries} />
          </>
        )}
      </div>
    </div>
  );
}

const buttonText = (
  <>
    {translate('toc.title', 'On this page')}
    <span className="caret" aria-hidden="true" />
  </>
);
