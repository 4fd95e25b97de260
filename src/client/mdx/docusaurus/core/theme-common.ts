import { useSiteStore } from '#client/store/use-site-store.tsx';

/** Replacement for `useColorMode` from `@docusaurus/theme-common`. */
export function useColorMode() {
  const colorMode = useSiteStore((state) => state.colorMode);
  const toggle = useSiteStore((state) => state.toggleColorMode);
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode: (mode: string) => {
      if (mode !== colorMode) toggle();
    },
  };
}
