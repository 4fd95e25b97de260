import type { StateCreator } from 'zustand/vanilla';

/** Whether the menu on small screens is open. */
export interface MobileSidebarSlice {
  readonly mobileSidebarOpen: boolean;
  readonly openMobileSidebar: () => void;
  readonly closeMobileSidebar: () => void;
}

/** Creates the slice in its closed state. */
export const createMobileSidebarSlice: StateCreator<MobileSidebarSlice> = (set) => ({
  mobileSidebarOpen: false,
  openMobileSidebar: () => set({ mobileSidebarOpen: true }),
  closeMobileSidebar: () => set({ mobileSidebarOpen: false }),
});
