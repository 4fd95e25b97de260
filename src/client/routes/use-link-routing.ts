import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSidebarStep } from '#client/components/mobile-sidebar/sidebar-step.ts';
import { findInternalTarget, isPlainClick } from './link-clicks.ts';
import type { PageLoader } from './page-loader.ts';
import { installPrefetch } from './prefetch.ts';

/** Hands clicks on links of this site to the router, wherever they stand, and prefetches what is behind links. */
export function useLinkRouting(baseUrl: string, loader: PageLoader): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const target = isPlainClick(event) ? findInternalTarget(event.target, baseUrl) : null;
      if (!target) return;
      event.preventDefault();
      const address = target.path + target.search + target.hash;
      const current =
        window.location.pathname.slice(baseUrl.length - 1) +
        window.location.search +
        window.location.hash;
      const isStep = isSidebarStep(window.history.state);
      // The page behind the menu is the one that was chosen: closing the menu is all there is to do.
      if (isStep && address === current) window.history.back();
      else void navigate(address, { replace: isStep || address === current });
    };
    document.addEventListener('click', onClick);
    const stopPrefetch = installPrefetch({
      root: document,
      baseUrl,
      load: (path) => loader.load(path),
      prefetch: (path) => loader.prefetch(path),
    });
    return () => {
      document.removeEventListener('click', onClick);
      stopPrefetch();
    };
  }, [navigate, baseUrl, loader]);
}
