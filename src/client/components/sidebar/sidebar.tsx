import { useEffect, useId, useRef, useState } from 'react';
import type { SidebarView } from '#shared/page/navigation.ts';
import { SidebarProvider, useSidebar } from './sidebar-context.tsx';
import { FilteredItems, SidebarFilter } from './sidebar-filter.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { rootOf } from './sidebar-state.ts';
import { translate } from '#client/i18n/translate.ts';

/** A sidebar and the current page. */
export interface SidebarProps {
  readonly view: SidebarView;
  /** Path of the current page, without the base path. */
  readonly currentPath: string;
}

/**
 * A page's sidebar, next to the text or in the menu on small screens. Each instance has its own
 * state, which is reset on a page with another sidebar.
 */
export function Sidebar({ view, currentPath }: SidebarProps) {
  return <NamedSidebar key={view.name} view={view} currentPath={currentPath} />;
}

function NamedSidebar({ view, currentPath }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);
  const keys = useId();
  const controls = useSidebar(view);
  const [query, setQuery] = useState('');
  // After loading and after each navigation, centers the current page's row unless it is already
  // visible. Scrolls only the sidebar, not the document.
  useEffect(() => {
    const row = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = row && scrollBoxOf(row);
    if (!box) return;
    const current = row.getBoundingClientRect();
    const shown = box.getBoundingClientRect();
    if (current.top >= shown.top && current.bottom <= shown.bottom) return;
    box.scrollTop += (current.top + current.bottom) / 2 - (shown.top + shown.bottom) / 2;
  }, [currentPath]);
  return (
    <nav
      ref={nav}
      className="sidebar"
      data-arrow-keys
      aria-label={translate('sidebar.label', 'Docs sidebar')}
      aria-describedby={keys}
    >
      <SidebarProvider value={{ ...controls, currentPath }}>
        {view.filterable && <SidebarFilter query={query} onChange={setQuery} />}
        {query.trim() ? <FilteredItems query={query} /> : <SidebarItems category={rootOf(view)} />}
      </SidebarProvider>
      <p id={keys} className="sidebar-keys">
        {translate('sidebar.keys', 'The arrow keys move in this list.')}
      </p>
    </nav>
  );
}

function scrollBoxOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollBoxOf(parent);
}
