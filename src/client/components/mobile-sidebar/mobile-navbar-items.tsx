import { useId, useState } from 'react';
import { viewItems, type DropdownView, type ItemView } from '../navbar/view-item.ts';
import { ChevronIcon } from '#client/ui/icons.tsx';
import { NavbarItem } from '#client/components/navbar/navbar-item.tsx';
import { useNavbarEnvironment } from '#client/components/navbar/use-navbar-environment.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useFetchedVersions } from '#client/hooks/use-version-paths.ts';
import { translate } from '#client/i18n/translate.ts';

/** The navbar's items as a list; the search box stays in the bar. */
export function MobileNavbarItems() {
  const { items } = useSite().config.navbar;
  const environment = useNavbarEnvironment();
  return (
    <nav aria-label={translate('mobileSidebar.main', 'Main menu')}>
      <ul className="mobile-items">
        {viewItems(items, environment).map((view, index) => (
          // The key changes on every new page, which resets which menus are open.
          <MobileItem key={`${index} ${environment.place.path}`} view={view} />
        ))}
      </ul>
    </nav>
  );
}

function MobileItem({ view }: { readonly view: ItemView }) {
  return view.kind === 'dropdown' ? (
    <MobileDropdown view={view} />
  ) : (
    <NavbarItem view={view} linkClassName="mobile-link" mobile />
  );
}

/** A menu as an expandable list, initially open if it contains the current page. */
function MobileDropdown({ view }: { readonly view: DropdownView }) {
  const [isOpen, setOpen] = useState(view.active);
  const listId = useId();
  useFetchedVersions(isOpen && view.leadsToVersions);
  return (
    <li>
      <button
        type="button"
        className="mobile-link"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {view.mobileLabel}
        <ChevronIcon />
      </button>
      <ul id={listId} className="mobile-items mobile-inner" hidden={!isOpen}>
        {view.items.map((item, index) => (
          <MobileItem key={index} view={item} />
        ))}
      </ul>
    </li>
  );
}
