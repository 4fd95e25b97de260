import { useLayoutEffect } from 'react';

/** Keeps keys, clicks and screen readers out of the page while a dialog outside it is open. */
export function usePageInert(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
}
