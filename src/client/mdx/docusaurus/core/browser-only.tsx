import type { ReactNode } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';

interface BrowserOnlyProps {
  readonly children: () => ReactNode;
  /** Rendered at build time and until hydration. */
  readonly fallback?: ReactNode;
}

/** Replacement for `import BrowserOnly from '@docusaurus/BrowserOnly'`. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  return useHydrated() ? children() : fallback;
}
