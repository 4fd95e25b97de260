import { useCallback, useReducer } from 'react';
import type { SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { createSidebarState, reduceSidebar } from './sidebar-state.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';

/** A sidebar's state and actions. */
export type SidebarControls = ReturnType<typeof useSidebar>;

/** Keeps the reader's open categories across page changes. */
export function useSidebar(view: SidebarView) {
  const [state, dispatch] = useReducer(reduceSidebar, view, createSidebarState);
  // A new page has its own view, which must be added before anything of the old one renders.
  if (state.view !== view) dispatch({ type: 'show', view });

  /** Opens or closes a category; `close` lists categories to close when it opens. */
  const toggle = useCallback(
    (id: string, open: boolean, close?: readonly string[]) =>
      dispatch({ type: 'toggle', id, open, close }),
    [],
  );
  /** Fetches the complete list of a category. */
  const load = useCallback((id: string, url: string) => {
    dispatch({ type: 'loading', id });
    fetchJson<readonly SidebarItem[]>(url).then(
      (items) => dispatch({ type: 'loaded', id, items }),
      () => dispatch({ type: 'failed', id }),
    );
  }, []);
  return { state, toggle, load };
}
