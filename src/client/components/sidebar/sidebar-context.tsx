import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import type { SidebarControls } from './use-sidebar.ts';

interface SidebarContext extends SidebarControls {
  /** Path of the current page, without the base path. */
  readonly currentPath: string;
}

const context = createRequiredContext<SidebarContext>('useSidebarContext', 'SidebarProvider');

/** Provides one sidebar's state to its rows. */
export const SidebarProvider = context.Provider;

/** Returns the sidebar that a row belongs to. */
export const useSidebarContext = context.useValue;
