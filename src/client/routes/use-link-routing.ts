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

interface LinkRouting {
  readonly addresses: RoutedAddresses;
  readonly loader: PageLoader;
  /** Resolves a link whose target is not known yet; undefined for all other links. Never rejects. */
  readonly resolve: (anchor: Element) => Promise<InternalTarget> | undefined;
}

/** Passes clicks on this site's links to the router and prefetches linked pages. */
export function useLinkRouting({ addresses, loader, resolve }: LinkRouting): void {
  const navigate = useNavigate();
  useEffect(() => {
    let clicks = 0;
    const onClick = (event: MouseEvent): void => {
      const target = isPlainClick(event) ? findInternalTarget(event.target, addresses) : null;
      if (!target) return;
      event.preventDefault();
      clicks += 1;
      const click = clicks;
      const resolving = resolve(findAnchor(event.target) as Element);
      if (!resolving) return follow(target);
      // The last click wins.
      void resolving.then((found) => click === clicks && follow(found));
    };
    function follow(target: InternalTarget): void {
      const address = target.path + target.search + target.hash;
      const current =
        window.location.pathname.slice(addresses.baseUrl.length - 1) +
        window.location.search +
        window.location.hash;
      const isStep = isSidebarStep(window.history.state);
      // The menu's link leads to the page it covers, so only the menu needs to close.
      if (isStep && address === current) window.history.back();
      else void navigate(address, { replace: isStep || address === current });
    }
    const stopListening = listen(document, { click: onClick });
    const stopPrefetch = installPrefetch({
      root: document,
      addresses,
      load: (path) => loader.load(path),
      prefetch: (path) => loader.prefetch(path),
    });
    return () => {
      stopListening();
      stopPrefetch();
    };
  }, [navigate, addresses, loader, resolve]);
}
