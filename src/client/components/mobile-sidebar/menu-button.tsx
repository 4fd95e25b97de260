import { MenuIcon } from '#client/ui/icons.tsx';
import { sidebarId } from '#client/components/sidebar/doc-sidebar.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import type { MobileSidebarControls } from './use-mobile-sidebar.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Opens the menu on small screens. Without JavaScript there is no menu, so a link to the page's
 * sidebar replaces the button.
 */
export function MenuButton({ sidebar }: { readonly sidebar: MobileSidebarControls }) {
  const label = translate('mobileSidebar.label', 'Menu');
  const hasSidebar = usePage().sidebar !== null;
  if (!sidebar.isAvailable) return null;
  return (
    <>
      <button
        id="control-menu"
        type="button"
        className="icon-button menu-button icon-word"
        aria-haspopup="dialog"
        aria-expanded={sidebar.isOpen}
        onClick={sidebar.open}
      >
        <MenuIcon />
        {label}
      </button>
      {hasSidebar && (
        <a className="menu-link no-script-link" href={`#${sidebarId}`} hidden>
          <MenuIcon />
          {label}
        </a>
      )}
    </>
  );
}
