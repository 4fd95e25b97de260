import { memo } from 'react';
import type { SidebarCategory, SidebarLink } from '#shared/page/navigation.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { translate } from '#client/i18n/translate.ts';
import { SidebarCategoryItem } from './sidebar-category.tsx';
import { useSidebarContext } from './sidebar-context.tsx';
import { SidebarPageLink } from './sidebar-page-link.tsx';
import { listOf } from './sidebar-state.ts';
import { MarkupItem } from '#client/mdx/markup-item.tsx';

/**
 * A category's list, with a row for each item known so far; if some are missing, a row that loads
 * the rest comes first.
 */
export function SidebarItems({ category }: { readonly category: SidebarCategory }) {
  const { state, load } = useSidebarContext();
  const { items, isComplete } = listOf(state, category);
  const { id, label, count, itemsUrl } = category;
  const status = state.loads.get(id);
  const loadAll = () => load(category);
  const categories = items.filter((item) => item.kind === 'category').map((item) => item.id);
  return (
    <ul className="sidebar-list">
      {itemsUrl && !isComplete && items.length > 0 && (
        <li>
          <button type="button" className="sidebar-show-all" onClick={loadAll}>
            {translate('sidebar.showAll', 'Show all {count}', { count })}{' '}
            {/* The top-level list has no label. */}
            {label && (
              <span className="visually-hidden">
                {translate('sidebar.showAllIn', 'in {label}', { label })}
              </span>
            )}
          </button>
        </li>
      )}
      {status === 'loading' && (
        <li className="sidebar-status" role="status">
          {translate('sidebar.loading', 'Loading')}
        </li>
      )}
      {status === 'failed' && (
        <li className="sidebar-status" role="alert">
          {translate('sidebar.loadFailed', 'This list could not be loaded.')}{' '}
          <button type="button" className="quiet-button" onClick={loadAll}>
            {translate('sidebar.retry', 'Retry list')}
          </button>
        </li>
      )}
      {items.map((item) => {
        if (item.kind === 'category')
          return <SidebarCategoryItem key={item.id} category={item} siblings={categories} />;
        if (item.kind === 'html')
          return <MarkupItem key={item.id} className="sidebar-markup" html={item.html} />;
        const { path, href, label: name, note } = item;
        return path === undefined ? (
          <li key={href}>
            <a className="external-link" href={href} target="_blank" rel="noopener noreferrer">
              <span>{name}</span>
            </a>
          </li>
        ) : (
          <PageLinkItem key={path} path={path} label={name} note={note} />
        );
      })}
    </ul>
  );
}

interface PageLinkItemProps extends Pick<SidebarLink, 'label' | 'note'> {
  readonly path: string;
}

/**
 * A row that links to a page. Its props are primitive values, which `memo` can compare, because
 * every page creates new sidebar objects. After a navigation, only the links within unchanged rows
 * rerender.
 */
const PageLinkItem = memo(function PageLinkItem({ path, label, note }: PageLinkItemProps) {
  return (
    <li>
      <SidebarPageLink path={path}>
        <span>
          <BreakableText>{label}</BreakableText>
        </span>{' '}
        {note !== undefined && (
          <span className="sidebar-note">
            <BreakableText>{note}</BreakableText>
          </span>
        )}
      </SidebarPageLink>
    </li>
  );
});
