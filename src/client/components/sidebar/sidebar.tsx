import { useId, useRef, useState, type ReactNode } from 'react';
import type { SidebarView } from '#shared/page/navigation.ts';
import { SidebarProvider } from './sidebar-context.tsx';
import { FilteredItems, SidebarFilter } from './sidebar-filter.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { rootOf } from './sidebar-state.ts';
import { useScrollToCurrent } from './use-scroll-to-current.ts';
import { useSidebar } from './use-sidebar.ts';
import { translate } from '#client/i18n/translate.ts';

/** A sidebar and the current page. */
export interface SidebarProps {
  readonly view: SidebarView;
  /** Path of the current page, without the base path. */
  readonly currentPath: string;
}

/**
 * A page's sidebar, next to the text or in the menu on small screens. Each instance has its own
 * state.
 */
export function Sidebar({ view, currentPath }: SidebarProps): ReactNode {
  return <NamedSidebar key={view.name} view={view} currentPath={currentPath} />;
}

function NamedSidebar({ view, currentPath }: SidebarProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const keys = useId();
  const controls = useSidebar(view);
  const [query, setQuery] = useState('');
  useScrollToCurrent(nav, currentPath);
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
