/** Replacement for `import useIsBrowser from '@docusaurus/useIsBrowser'`. */
export { useHydrated as default } from '#client/hooks/use-hydrated.ts';
