import { memo } from 'react';
import type { SidebarCategory, SidebarHtml, SidebarLink } from '#shared/page/navigation.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { translate } from '#client/i18n/translate.ts';
import { SidebarCategoryItem } from './sidebar-category.tsx';
import { useSidebarContext } from './sidebar-context.tsx';
import { SidebarPageLink } from './sidebar-page-link.tsx';
import { listOf } from './sidebar-state.ts';
import { useTrustedHtml } from '#client/mdx/use-trusted-html.ts';

/**
 * A category's list, with a row for each item known so far, preceded by a row that loads the rest.
 */
export function SidebarItems({ category }: { readonly category: SidebarCategory }) {
  const { state, load, currentPath } = useSidebarContext();
  const { items, isComplete } = listOf(state, category);
  const { id, itemsUrl } = category;
  const loadAll = () => itemsUrl && load(id, itemsUrl);
  const categories = items.filter((item) => item.kind === 'category').map((item) => item.id);
  return (
    <ul className="sidebar-list">
      {itemsUrl && !isComplete && items.length > 0 && (
        <ShowAllItem category={category} onShow={loadAll} />
      )}
      <LoadState status={state.loads.get(id)} onRetry={loadAll} />
      {items.map((item) => {
        if (item.kind === 'category')
          return <SidebarCategoryItem key={item.id} category={item} siblings={categories} />;
        if (item.kind === 'html') return <SidebarMarkup key={item.id} html={item.html} />;
        const { path, href, label, note } = item;
        return path === undefined ? (
          <ExternalLinkItem key={href} href={href} label={label} />
        ) : (
          <PageLinkItem
            key={path}
            path={path}
            label={label}
            note={note}
            isCurrent={path === currentPath}
          />
        );
      })}
    </ul>
  );
}

interface ShowAllItemProps {
  readonly category: SidebarCategory;
  onShow(): void;
}

/** A row that fetches the rest of a partial list; the top-level list has no label. */
function ShowAllItem({ category: { label, count }, onShow }: ShowAllItemProps) {
  return (
    <li>
      <button type="button" className="sidebar-show-all" onClick={onShow}>
        {translate('sidebar.showAll', 'Show all {count}', { count })}{' '}
        {label && (
          <span className="visually-hidden">
            {translate('sidebar.showAllIn', 'in {label}', { label })}
          </span>
        )}
      </button>
    </li>
  );
}

interface PageLinkItemProps {
  readonly path: string;
  readonly label: string;
  readonly note?: string;
  readonly isCurrent: boolean;
}

/**
 * Every page creates new sidebar objects, so a row's props are primitive values that `memo` can
 * compare: of the rows that remain, only two rerender.
 */
const PageLinkItem = memo(function PageLinkItem(props: PageLinkItemProps) {
  const { label, note, ...link } = props;
  return (
    <li>
      <SidebarPageLink {...link}>
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

function ExternalLinkItem({ href, label }: Pick<SidebarLink, 'href' | 'label'>) {
  return (
    <li>
      <a className="external-link" href={href} target="_blank" rel="noopener noreferrer">
        <span>{label}</span>
      </a>
    </li>
  );
}

/** Markup from the site's configuration, inserted unchanged. */
function SidebarMarkup({ html }: Pick<SidebarHtml, 'html'>) {
  return <li className="sidebar-markup" dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}

interface LoadStateProps {
  readonly status: 'loading' | 'failed' | undefined;
  onRetry(): void;
}

/** A row that shows that a list is loading or could not be loaded. */
function LoadState({ status, onRetry }: LoadStateProps) {
  if (!status) return null;
  if (status === 'loading') {
    return (
      <li className="sidebar-status" role="status">
        {translate('sidebar.loading', 'Loading')}
      </li>
    );
  }
  return (
    <li className="sidebar-status" role="alert">
      {translate('sidebar.loadFailed', 'This list could not be loaded.')}{' '}
      <button type="button" className="quiet-button" onClick={onRetry}>
        {translate('sidebar.retry', 'Retry list')}
      </button>
    </li>
  );
}
