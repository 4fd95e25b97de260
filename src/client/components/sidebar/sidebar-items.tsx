import { memo, type ReactNode } from 'react';
import type { SidebarHtml, SidebarItem, SidebarLink } from '#shared/navigation.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { SidebarCategoryItem } from './sidebar-category.tsx';
import { useSidebarContext } from './sidebar-context.tsx';
import { SidebarPageLink } from './sidebar-page-link.tsx';
import { useTrustedHtml } from '#client/mdx/use-trusted-html.ts';

interface SidebarItemsProps {
  readonly items: readonly SidebarItem[];
  /** Rows before the items. */
  readonly children?: ReactNode;
}

/** A list of rows. */
export function SidebarItems({ items, children }: SidebarItemsProps): ReactNode {
  const { currentPath } = useSidebarContext();
  const categories = items.filter((item) => item.kind === 'category').map((item) => item.id);
  return (
    <ul className="sidebar-list">
      {children}
      {items.map((item) => {
        if (item.kind === 'category')
          return <SidebarCategoryItem key={item.id} category={item} siblings={categories} />;
        if (item.kind === 'html') return <SidebarMarkup key={item.id} html={item.html} />;
        const { path, href, label } = item;
        return path === undefined ? (
          <ExternalLinkItem key={href} href={href} label={label} />
        ) : (
          <PageLinkItem key={path} path={path} label={label} isCurrent={path === currentPath} />
        );
      })}
    </ul>
  );
}

interface PageLinkItemProps {
  readonly path: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** Every page brings its sidebar as new objects, so a row is known by its texts: of those that stay, two are drawn anew. */
const PageLinkItem = memo(function PageLinkItem(props: PageLinkItemProps): ReactNode {
  const { label, ...link } = props;
  return (
    <li>
      <SidebarPageLink {...link}>
        <span className="sidebar-label">
          <BreakableText>{label}</BreakableText>
        </span>
      </SidebarPageLink>
    </li>
  );
});

function ExternalLinkItem({ href, label }: Pick<SidebarLink, 'href' | 'label'>): ReactNode {
  return (
    <li>
      <a
        className="sidebar-link external-link"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        <span className="sidebar-label">{label}</span>
      </a>
    </li>
  );
}

/** Markup of the site's own configuration, drawn as it is. */
function SidebarMarkup({ html }: Pick<SidebarHtml, 'html'>): ReactNode {
  return <li className="sidebar-markup" dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
