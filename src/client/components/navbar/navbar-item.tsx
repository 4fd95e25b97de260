import type { ReactNode } from 'react';
import type { ResolvedCustom } from '#shared/navbar/resolved-item.ts';
import type { ItemView } from './view-item.ts';
import { itemTypes } from './item-types.ts';
import { NavbarDropdown } from './navbar-dropdown.tsx';
import { NavbarLink } from './navbar-link.tsx';
import { MarkupItem } from '#client/mdx/markup-item.tsx';

interface NavbarItemProps {
  readonly view: ItemView;
  /** The search box; without one, a search item renders nothing. */
  readonly search?: ReactNode;
  readonly linkClassName?: string;
  /** Whether this is the item's copy in the menu for small screens. */
  readonly mobile?: boolean;
}

/** An item in the navbar or in one of its menus. */
export function NavbarItem({
  view,
  search,
  linkClassName = 'navbar-link',
  mobile = false,
}: NavbarItemProps) {
  const className = mobile ? undefined : 'navbar-item';
  switch (view.kind) {
    case 'link':
      return (
        <li className={className}>
          <NavbarLink view={view} className={linkClassName} />
        </li>
      );
    case 'dropdown':
      return (
        <NavbarDropdown view={view}>
          {view.items.map((item, index) => (
            <NavbarItem key={index} view={item} linkClassName="dropdown-link" />
          ))}
        </NavbarDropdown>
      );
    case 'html':
      return <MarkupItem className={className ?? 'mobile-html'} html={view.html} />;
    case 'search':
      return search ? <li className="navbar-search">{search}</li> : null;
    case 'custom':
      return <li className={className}>{renderCustom(view, mobile)}</li>;
  }
}

/** Renders an item with the component registered for its type. Throws if there is none. */
function renderCustom({ type, properties }: ResolvedCustom, mobile: boolean) {
  const Component = itemTypes[type];
  if (!Component)
    throw new Error(
      `There is no navbar component for the type "${type}". Register it in src/client/components/navbar/item-types.ts.`,
    );
  return <Component item={properties} mobile={mobile} />;
}
