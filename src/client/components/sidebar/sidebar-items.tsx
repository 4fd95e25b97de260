import type { ReactNode } from 'react';
import { withBase } from '#shared/base-path.ts';
import type { SidebarHtml, SidebarItem, SidebarLink } from '#shared/navigation.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { SidebarCategoryItem } from './sidebar-category.tsx';
import { useSidebarContext } from './sidebar-context.tsx';
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
  const { baseUrl } = useSite().config;
  const { currentPath } = useSidebarContext();
  if (item.path === undefined) return <ExternalLinkItem item={item} />;
  return (
    <li>
      <a
        className="sidebar-link"
        href={withBase(baseUrl, item.path)}
        aria-current={item.path === currentPath ? 'page' : undefined}
      >
        <span className="sidebar-label">
          <BreakableText>{item.label}</BreakableText>
        </span>
      </a>
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
