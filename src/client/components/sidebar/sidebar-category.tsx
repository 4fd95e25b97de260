import type { MouseEvent } from 'react';
import type { SidebarCategory } from '#shared/page/navigation.ts';
import { toAddress } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { Collapsible } from './collapsible.tsx';
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
export function SidebarCategoryItem({ category, siblings }: SidebarCategoryItemProps) {
  const { state, toggle, load } = useSidebarContext();
  const { autoCollapseCategories } = useSite().config.sidebar;
  const { id, path, folding, itemsUrl } = category;
  const isFixed = folding === 'fixed';
  const isOpen = isFixed || state.expanded.has(id);
  function setOpen(open: boolean) {
    toggle(id, open, autoCollapseCategories ? siblings : []);
    const isUnknown = listOf(state, category).items.length === 0;
    if (open && isUnknown && itemsUrl && state.loads.get(id) !== 'loading') load(id, itemsUrl);
  }
  return (
    // A group is only a heading: it neither collapses nor links anywhere.
    <li className={isFixed && path === undefined ? 'sidebar-group' : undefined}>
      <div className="sidebar-row" data-active={state.view.activeTrail.includes(id) || undefined}>
        {isFixed ? (
          <FixedLabel category={category} />
        ) : (
          <FoldingLabel category={category} isOpen={isOpen} setOpen={setOpen} />
        )}
      </div>
      <Collapsible isOpen={isOpen}>
        <SidebarItems category={category} />
      </Collapsible>
    </li>
  );
}

interface FoldingLabelProps {
  readonly category: SidebarCategory;
  readonly isOpen: boolean;
  setOpen(open: boolean): void;
}

/** The label of a category that opens and closes, with a caret next to the link to its page. */
function FoldingLabel({ category, isOpen, setOpen }: FoldingLabelProps) {
  const { currentPath } = useSidebarContext();
  const { baseUrl } = useSite().config;
  const { label, path, firstPath = '/' } = category;
  const caret = <span className="caret" aria-hidden="true" />;

  function onLabelClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A category without a page only expands; its address is for readers without JavaScript.
    if (path === undefined) event.preventDefault();
    setOpen(path === undefined ? !isOpen : true);
  }

  return (
    <>
      <a
        href={toAddress(baseUrl, path ?? firstPath)}
        aria-expanded={isOpen}
        aria-current={path !== undefined && path === currentPath ? 'page' : undefined}
        onClick={onLabelClick}
      >
        <span>{label}</span>
        {path === undefined && caret}
      </a>
      {path !== undefined && (
        // The accessible name says what the button does; only the caret is visible.
        <button
          type="button"
          className="sidebar-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">
            {isOpen ? translate('sidebar.close', 'Close') : translate('sidebar.open', 'Open')}{' '}
            {label}
          </span>
          {caret}
        </button>
      )}
    </>
  );
}

/** The label of a category that is always open: a link to its page, or plain text. */
function FixedLabel({ category: { label, path } }: Pick<SidebarCategoryItemProps, 'category'>) {
  const { currentPath } = useSidebarContext();
  const text = <span>{label}</span>;
  if (path === undefined) return <span className="sidebar-heading">{text}</span>;
  return (
    <SidebarPageLink path={path} isCurrent={path === currentPath}>
      {text}
    </SidebarPageLink>
  );
}
