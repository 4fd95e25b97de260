import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { ColorModeButton } from '../navbar/color-mode-button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { Modal } from '#client/ui/modal-dialog.tsx';
import { NavbarBrand } from '#client/components/navbar/navbar-brand.tsx';
import { Sidebar } from '#client/components/sidebar/sidebar.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { MobileNavbarItems } from './mobile-navbar-items.tsx';
import type { MobileSidebarControls } from './use-mobile-sidebar.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * The menu on small screens: a modal dialog, so that the browser traps focus and makes the rest of
 * the page inert.
 */
export function MobileSidebar({ close, leave }: Pick<MobileSidebarControls, 'close' | 'leave'>) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => closeButton.current?.focus(), []);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    // A click on the backdrop has the dialog itself as its target.
    if (event.target === event.currentTarget) close();
    else if (isNavigation(event)) leave();
  }

  return (
    <Modal
      className="mobile-sidebar"
      aria-label={translate('mobileSidebar.label', 'Menu')}
      onClick={onClick}
      // Closes the menu right away. The browser's `close` event comes later, and a key pressed in
      // between would be lost.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A second Escape cannot be prevented: the browser closes the dialog regardless.
      onClose={close}
    >
      <div className="mobile-sidebar-panel">
        <div className="mobile-sidebar-header">
          <NavbarBrand />
          <ColorModeButton />
          <button
            ref={closeButton}
            type="button"
            className="quiet-button mobile-sidebar-close"
            onClick={close}
          >
            <CloseIcon />
            {translate('mobileSidebar.close', 'Close menu')}
          </button>
        </div>
        <Panels />
      </div>
    </Modal>
  );
}

/**
 * Whether a click opens another page in this tab. Rows that only expand have already prevented the
 * default.
 */
function isNavigation(event: MouseEvent) {
  const link =
    event.target instanceof Element && event.target.closest('a[href]:not([target="_blank"])');
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return link && !isModified && !event.defaultPrevented;
}

/**
 * The page's sidebar with a button that replaces it with the navbar's items, or only those items if
 * the page has no sidebar.
 */
function Panels() {
  const page = usePage();
  const { navbar, locales, locale } = useSite().config;
  // Unlike brackets, arrow characters are not mirrored automatically in right-to-left text.
  const isRightToLeft = locales[locale]?.direction === 'rtl';
  const [isMainShown, setMainShown] = useState(page.sidebar === null);
  const back = translate('mobileSidebar.back', '← Back to main menu');
  if (isMainShown || page.sidebar === null) return <MobileNavbarItems />;
  return (
    <>
      {navbar.items.length > 0 && (
        <button type="button" className="mobile-sidebar-back" onClick={() => setMainShown(true)}>
          {isRightToLeft ? back.replace('←', '→') : back}
        </button>
      )}
      <Sidebar view={page.sidebar} currentPath={page.path} />
    </>
  );
}
