import { memo, type ReactNode } from 'react';
import { viewItems } from './view-item.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { NavbarBrand } from './navbar-brand.tsx';
import { NavbarItem } from './navbar-item.tsx';
import { useHideOnScroll } from './hide-on-scroll.ts';
import { useNavbarEnvironment } from './use-navbar-environment.ts';
import { translate } from '#client/i18n/translate.ts';

interface NavbarProps {
  /** Button that opens the menu on small screens. */
  readonly menuButton: ReactNode;
  readonly search: ReactNode;
}

/** The bar at the top of every page. */
export function Navbar({ menuButton, search }: NavbarProps) {
  const { hideOnScroll } = useSite().config.navbar;
  const { isHidden, navbarRef, show } = useHideOnScroll(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      className="navbar"
      aria-label={translate('navbar.label', 'Main')}
      data-hide-on-scroll={hideOnScroll || undefined}
      data-hidden={isHidden || undefined}
      onFocus={show}
    >
      <div className="page-frame navbar-row">
        {menuButton}
        <NavbarBrand />
        <NavbarItems search={search} />
      </div>
    </nav>
  );
}

/** The navbar's items. Memoized, so that hiding or showing the navbar does not rerender them. */
const NavbarItems = memo(function NavbarItems({ search }: Pick<NavbarProps, 'search'>) {
  const { items } = useSite().config.navbar;
  const environment = useNavbarEnvironment();
  const half = (position: 'left' | 'right') =>
    viewItems(
      items.filter((item) => item.position === position),
      environment,
    ).map((view, index) => <NavbarItem key={index} view={view} search={search} />);
  return (
    <>
      <ul className="navbar-items">{half('left')}</ul>
      <ul className="navbar-items navbar-end">
        {half('right')}
        <li className="navbar-item">
          <ColorModeButton id="control-color" />
        </li>
        {items.every(({ kind }) => kind !== 'search') && (
          <NavbarItem view={{ kind: 'search' }} search={search} />
        )}
      </ul>
    </>
  );
});
