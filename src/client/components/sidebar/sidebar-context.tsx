import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import { useCallback, useReducer } from 'react';
import type { SidebarCategory, SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { createSidebarState, reduceSidebar } from './sidebar-state.ts';

interface SidebarContext extends ReturnType<typeof useSidebar> {
  /** Path of the current page, without the base path. */
  readonly currentPath: string;
}

/**
 * Provider and hook for the sidebar that contains a component: its state, actions and current page.
 */
export const [SidebarProvider, useSidebarContext] = createRequiredContext<SidebarContext>(
  'useSidebarContext',
  'SidebarProvider',
);

/**
 * Returns a sidebar's state and the functions that change it. Categories that the reader has opened
 * stay open across page changes.
 */
export function useSidebar(view: SidebarView) {
  const [state, dispatch] = useReducer(reduceSidebar, view, createSidebarState);
  // A new page has its own view, which must be in the state before the sidebar renders.
  if (state.view !== view) dispatch({ type: 'show', view });

  /** Fetches the complete list of a category, if it is not part of the page. */
  const load = useCallback(({ id, itemsUrl }: SidebarCategory) => {
    if (!itemsUrl) return;
    dispatch({ type: 'loading', id });
    fetchJson<readonly SidebarItem[]>(itemsUrl).then(
      (items) => dispatch({ type: 'loaded', id, items }),
      () => dispatch({ type: 'failed', id }),
    );
  }, []);
  return { state, dispatch, load };
}
