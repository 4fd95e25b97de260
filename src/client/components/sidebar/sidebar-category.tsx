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
  const { state, dispatch, load } = useSidebarContext();
  const { autoCollapseCategories } = useSite().config.sidebar;
  const { id, label, path, folding } = category;
  const isFixed = folding === 'fixed';
  const isOpen = isFixed || state.expanded.has(id);
  function setOpen(open: boolean) {
    dispatch({ type: 'toggle', id, open, close: autoCollapseCategories ? siblings : [] });
    if (!open || state.loads.get(id) === 'loading') return;
    if (listOf(state, category).items.length === 0) load(category);
  }
  const text = <span>{label}</span>;
  return (
    // A group is only a heading: it neither collapses nor links anywhere.
    <li className={isFixed && path === undefined ? 'sidebar-group' : undefined}>
      <div className="sidebar-row" data-active={state.view.activeTrail.includes(id) || undefined}>
        {!isFixed ? (
          <FoldingLabel category={category} isOpen={isOpen} setOpen={setOpen} />
        ) : path === undefined ? (
          <span className="sidebar-heading">{text}</span>
        ) : (
          <SidebarPageLink path={path}>{text}</SidebarPageLink>
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

/**
 * The label of a collapsible category. If the category has a page, the label links to it and the
 * caret is a separate button.
 */
function FoldingLabel({ category, isOpen, setOpen }: FoldingLabelProps) {
  const { currentPath } = useSidebarContext();
  const { baseUrl } = useSite().config;
  const { label, path, firstPath = '/' } = category;
  const caret = <span className="caret" aria-hidden="true" />;

  return (
    <>
      <a
        href={toAddress(baseUrl, path ?? firstPath)}
        aria-expanded={isOpen}
        aria-current={path === currentPath ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          // A category without a page only expands; its URL is for readers without JavaScript.
          if (path === undefined) event.preventDefault();
          setOpen(path !== undefined || !isOpen);
        }}
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
