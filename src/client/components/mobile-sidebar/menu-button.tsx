import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { MenuIcon } from '#client/ui/icons.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { MobileSidebarControls } from './use-mobile-sidebar.ts';

/** Opens the menu of small screens. */
export function MenuButton({ sidebar }: { readonly sidebar: MobileSidebarControls }): ReactNode {
  const translate = useTranslate();
  if (!sidebar.isAvailable) return null;
  return (
    <IconButton
      className="menu-button"
      label={translate({ id: 'navbar.toggle', message: 'Navigation bar toggle' })}
      aria-haspopup="dialog"
      aria-expanded={sidebar.isOpen}
      onClick={sidebar.open}
    >
      <MenuIcon />
    </IconButton>
  );
}
