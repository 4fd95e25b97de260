import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import type { SidebarControls } from './use-sidebar.ts';

interface SidebarContext extends SidebarControls {
  /** Path of the current page, without the base path. */
  readonly currentPath: string;
}

/** Provides and returns the sidebar that a row belongs to. */
export const [SidebarProvider, useSidebarContext] = createRequiredContext<SidebarContext>(
  'useSidebarContext',
  'SidebarProvider',
);
