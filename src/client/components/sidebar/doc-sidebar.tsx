import { useState } from 'react';
import { NavbarBrand } from '#client/components/navbar/navbar-brand.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { translate } from '#client/i18n/translate.ts';

/** Id of the sidebar next to the text. */
export const sidebarId = 'sidebar-of-this-page';

/** The sidebar next to the text; readers can hide it if the site allows that. */
export function DocSidebar(props: SidebarProps) {
  const { navbar, sidebar } = useSite().config;
  const [isHidden, setHidden] = useState(false);
  return (
    <div className="doc-sidebar" id={sidebarId}>
      {navbar.hideOnScroll && <NavbarBrand />}
      {sidebar.hideable && (
        <button type="button" className="quiet-button" onClick={() => setHidden(!isHidden)}>
          {isHidden
            ? translate('sidebar.show', 'Show sidebar')
            : translate('sidebar.hide', 'Hide sidebar')}
        </button>
      )}
      <div hidden={isHidden}>
        <Sidebar {...props} />
      </div>
    </div>
  );
}
