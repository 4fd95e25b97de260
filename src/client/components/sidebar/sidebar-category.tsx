import type { MouseEvent, ReactNode } from 'react';
import type { SidebarCategory } from '#shared/page/navigation.ts';
import { toAddress } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { Collapsible } from './collapsible.tsx';
import { LoadState } from './load-state.tsx';
import { ShowAllItem } from './show-all-item.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { useSidebarContext } from './sidebar-context.tsx';
import { SidebarPageLink } from './sidebar-page-link.tsx';
import { listOf } from './sidebar-state.ts';
import { translate } from '#client/i18n/translate.ts';

interface SidebarCategoryItemProps {
  readonly category: SidebarCategory;
  /** Ids of the categories in the same list, including this one. */
  readonly siblings: readonly string[];
}

/** A category: a row with its label and, if it is open, its items below. */
export function SidebarCategoryItem({ category, siblings }: SidebarCategoryItemProps): ReactNode {
  const { state, load } = useSidebarContext();
  const { isOpen, setOpen } = useCategoryToggle(category, siblings);
  const { items, isComplete } = listOf(state, category);
  const { id, label, count, itemsUrl } = category;
  const isPart = !isComplete && items.length > 0 && itemsUrl !== undefined;

  return (
    <li className={isGroup(category) ? 'sidebar-group' : undefined}>
      <CategoryRow category={category} isOpen={isOpen} setOpen={setOpen} />
      <Collapsible isOpen={isOpen}>
        <SidebarItems items={items}>
          {isPart && <ShowAllItem id={id} label={label} count={count} url={itemsUrl} />}
          <LoadState status={state.loads.get(id)} onRetry={() => itemsUrl && load(id, itemsUrl)} />
        </SidebarItems>
      </Collapsible>
    </li>
  );
}

/** Whether a category is only a heading: it neither folds nor leads anywhere. */
function isGroup({ folding, path }: SidebarCategory): boolean {
  return folding === 'fixed' && path === undefined;
}

interface CategoryToggle {
  readonly isOpen: boolean;
  setOpen(open: boolean): void;
}

function useCategoryToggle(category: SidebarCategory, siblings: readonly string[]): CategoryToggle {
  const { state, toggle, load } = useSidebarContext();
  const { autoCollapseCategories } = useSite().config.sidebar;
  const { id, itemsUrl } = category;
  function setOpen(open: boolean): void {
    toggle(id, open, autoCollapseCategories ? siblings.filter((sibling) => sibling !== id) : []);
    const isUnknown = listOf(state, category).items.length === 0;
    if (open && isUnknown && itemsUrl && state.loads.get(id) !== 'loading') load(id, itemsUrl);
  }
  return { isOpen: category.folding === 'fixed' || state.expanded.has(id), setOpen };
}

interface CategoryRowProps extends CategoryToggle {
  readonly category: SidebarCategory;
}

function CategoryRow({ category, isOpen, setOpen }: CategoryRowProps): ReactNode {
  const { state, currentPath } = useSidebarContext();
  const { baseUrl } = useSite().config;
  const { id, label, path, firstPath = '/' } = category;
  const isActive = state.view.activeTrail.includes(id);
  if (category.folding === 'fixed') return <FixedRow category={category} isActive={isActive} />;

  function onLabelClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A category without a page only expands; its address is for readers without JavaScript.
    if (path === undefined) event.preventDefault();
    setOpen(path === undefined ? !isOpen : true);
  }

  return (
    <div className="sidebar-row" data-active={isActive || undefined}>
      <a
        href={toAddress(baseUrl, path ?? firstPath)}
        aria-expanded={isOpen}
        aria-current={path !== undefined && path === currentPath ? 'page' : undefined}
        onClick={onLabelClick}
      >
        <span>{label}</span>
        {path === undefined && <span className="caret" aria-hidden="true" />}
      </a>
      {path !== undefined && (
        <CaretButton label={label} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      )}
    </div>
  );
}

interface FixedRowProps {
  readonly category: SidebarCategory;
  readonly isActive: boolean;
}

/** The row of a category that is always open: a link to its page, or a plain label. */
function FixedRow({ category: { label, path }, isActive }: FixedRowProps): ReactNode {
  const { currentPath } = useSidebarContext();
  const text = <span>{label}</span>;
  return (
    <div className="sidebar-row" data-active={isActive || undefined}>
      {path === undefined ? (
        <span className="sidebar-heading">{text}</span>
      ) : (
        <SidebarPageLink path={path} isCurrent={path === currentPath}>
          {text}
        </SidebarPageLink>
      )}
    </div>
  );
}

interface CaretButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  onClick(): void;
}

/** Its name, which is read aloud, says what it does; the caret is all that is seen. */
function CaretButton({ label, isOpen, onClick }: CaretButtonProps): ReactNode {
  return (
    <button type="button" className="sidebar-toggle" aria-expanded={isOpen} onClick={onClick}>
      <span className="visually-hidden">
        {isOpen ? translate('sidebar.close', 'Close') : translate('sidebar.open', 'Open')} {label}
      </span>
      <span className="caret" aria-hidden="true" />
    </button>
  );
}
