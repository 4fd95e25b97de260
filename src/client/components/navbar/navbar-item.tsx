import type { ReactNode } from 'react';
import type { ResolvedCustom } from '#shared/navbar/resolved-item.ts';
import type { ItemView } from './view-item.ts';
import { itemTypes } from './item-types.ts';
import { NavbarDropdown } from './navbar-dropdown.tsx';
import { NavbarLink } from './navbar-link.tsx';
import { useTrustedHtml } from '#client/mdx/use-trusted-html.ts';

interface NavbarItemProps {
  readonly view: ItemView;
  /** The search box; without one, a search item renders nothing. */
  readonly search?: ReactNode;
  readonly linkClassName?: string;
}

/** An item in the navbar or in one of its menus. */
export function NavbarItem({ view, search, linkClassName = 'navbar-link' }: NavbarItemProps) {
  switch (view.kind) {
    case 'link':
      return (
        <li className="navbar-item">
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
      return <Markup html={view.html} />;
    case 'search':
      return search ? <li className="navbar-search">{search}</li> : null;
    case 'custom':
      return (
        <li className="navbar-item">
          <CustomItem view={view} mobile={false} />
        </li>
      );
  }
}

function Markup({ html }: { readonly html: string }) {
  return <li className="navbar-item" dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}

interface CustomItemViewProps {
  readonly view: ResolvedCustom;
  readonly mobile: boolean;
}

/** An item rendered by a registered component. */
export function CustomItem({ view, mobile }: CustomItemViewProps) {
  const Component = itemTypes[view.type];
  if (!Component)
    throw new Error(
      `There is no navbar component for the type "${view.type}". Register it in src/client/components/navbar/item-types.ts.`,
    );
  return <Component item={view.properties} mobile={mobile} />;
}
