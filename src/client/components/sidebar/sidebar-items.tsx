import type { ReactNode } from 'react';
import type { SidebarHtml, SidebarItem, SidebarLink } from '#shared/navigation.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { SidebarCategoryItem } from './sidebar-category.tsx';
import { SidebarPageLink } from './sidebar-page-link.tsx';
import { trustedHtml } from '#client/mdx/trusted-types.ts';

interface SidebarItemsProps {
  readonly items: readonly SidebarItem[];
  /** Rows before the items. */
  readonly children?: ReactNode;
}

/** A list of rows. */
export function SidebarItems({ items, children }: SidebarItemsProps): ReactNode {
  const categories = items.filter((item) => item.kind === 'category').map((item) => item.id);
  return (
    <ul className="sidebar-list">
      {children}
      {items.map((item) => {
        if (item.kind === 'category')
          return <SidebarCategoryItem key={item.id} category={item} siblings={categories} />;
        return item.kind === 'html' ? (
          <SidebarMarkup key={item.id} item={item} />
        ) : (
          <SidebarLinkItem key={item.path ?? item.href} item={item} />
        );
      })}
    </ul>
  );
}

function SidebarLinkItem({ item }: { readonly item: SidebarLink }): ReactNode {
  if (item.path === undefined) return <ExternalLinkItem item={item} />;
  return (
    <li>
      <SidebarPageLink path={item.path}>
        <span className="sidebar-label">
          <BreakableText>{item.label}</BreakableText>
        </span>
      </SidebarPageLink>
    </li>
  );
}

function ExternalLinkItem({ item }: { readonly item: SidebarLink }): ReactNode {
  return (
    <li>
      <a
        className="sidebar-link external-link"
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span className="sidebar-label">{item.label}</span>
      </a>
    </li>
  );
}

/** Markup of the site's own configuration, drawn as it is. */
function SidebarMarkup({ item }: { readonly item: SidebarHtml }): ReactNode {
  return <li className="sidebar-markup" dangerouslySetInnerHTML={trustedHtml(item.html)} />;
}
