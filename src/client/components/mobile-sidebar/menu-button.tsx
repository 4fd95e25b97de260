import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { MenuIcon } from '#client/ui/icons.tsx';
import { sidebarId } from '#client/components/sidebar/doc-sidebar.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { MobileSidebarControls } from './use-mobile-sidebar.ts';

/** Opens the menu of small screens. Without scripts, where there is none, a link shows the sidebar of the page instead. */
export function MenuButton({ sidebar }: { readonly sidebar: MobileSidebarControls }): ReactNode {
  const translate = useTranslate();
  const hasSidebar = usePage().sidebar !== null;
  if (!sidebar.isAvailable) return null;
  return (
    <>
      <IconButton
        className="menu-button"
        label={translate({ id: 'navbar.toggle', message: 'Navigation bar toggle' })}
        aria-haspopup="dialog"
        aria-expanded={sidebar.isOpen}
        onClick={sidebar.open}
      >
        <MenuIcon />
      </IconButton>
      {hasSidebar && (
        <a className="menu-link no-script-link" href={`#${sidebarId}`} hidden>
          <MenuIcon />
          {translate({ id: 'mobileSidebar.label', message: 'Menu' })}
        </a>
      )}
    </>
  );
}
