import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSidebarStep } from '#client/components/mobile-sidebar/sidebar-step.ts';
import {
  findAnchor,
  findInternalTarget,
  isPlainClick,
  type InternalTarget,
  type RoutedAddresses,
} from './link-clicks.ts';
import type { PageLoader } from './load/page-loader.ts';
import { installPrefetch } from './prefetch.ts';
import { listen } from '#client/listen.ts';

/**
 * Passes clicks on this site's links to the router and prefetches linked pages. For a link whose
 * target is not known yet, `resolve` returns a promise of its path, with query and hash, that never
 * rejects; for any other link, undefined.
 */
export function useLinkRouting(
  addresses: RoutedAddresses,
  loader: PageLoader,
  resolve: (anchor: Element) => Promise<string> | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    let clicks = 0;
    const onClick = (event: MouseEvent) => {
      const anchor = findAnchor(event.target);
      const target = isPlainClick(event) ? findInternalTarget(anchor, addresses) : null;
      if (!anchor || !target) return;
      event.preventDefault();
      clicks += 1;
      const click = clicks;
      const resolving = resolve(anchor) ?? findPage(target);
      if (!resolving) return follow(target.address);
      void resolving.then((found) => {
        // The last click wins.
        if (click !== clicks) return;
        if (found === null) window.location.assign(anchor.href);
        else follow(found);
      });
    };
    /**
     * Looks up a path that does not end in a slash: it may belong to a static file, such as
     * `LICENSE`, which is left to the browser.
     */
    function findPage({ path, address }: InternalTarget) {
      if (path.endsWith('/')) return undefined;
      return loader.load(path).then(
        (page) => page && address,
        () => address,
      );
    }
    function follow(address: string) {
      const current =
        window.location.pathname.slice(addresses.baseUrl.length - 1) +
        window.location.search +
        window.location.hash;
      const isStep = isSidebarStep(window.history.state);
      // The link points to the current page, so just close the menu.
      if (isStep && address === current) window.history.back();
      else void navigate(address, { replace: isStep || address === current });
    }
    const stopListening = listen(document, { click: onClick });
    const stopPrefetch = installPrefetch(loader, addresses);
    return () => {
      stopListening();
      stopPrefetch();
    };
  }, [navigate, addresses, loader, resolve]);
}
