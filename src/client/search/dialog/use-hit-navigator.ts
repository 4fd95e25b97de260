import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toHitTarget } from '../source/address.ts';
import { useAddressContext } from '../use-search-context.ts';

/** DocSearch's callbacks for results chosen with a key. */
interface HitNavigator {
  navigate(choice: { readonly itemUrl: string }): void;
  navigateNewTab(choice: { readonly itemUrl: string }): void;
  navigateNewWindow(choice: { readonly itemUrl: string }): void;
}

/**
 * Returns a navigator that opens results with the router after the dialog has closed, because
 * closing the dialog restores the scroll position.
 */
export function useHitNavigator(): HitNavigator {
  const navigate = useNavigate();
  const context = useAddressContext();
  return useMemo(() => {
    const open = (itemUrl: string) =>
      void window.open(toHitTarget(itemUrl, context).href, '_blank', 'noopener');
    return {
      navigate({ itemUrl }) {
        const { href, path } = toHitTarget(itemUrl, context);
        setTimeout(() => void (path === null ? window.location.assign(href) : navigate(path)));
      },
      navigateNewTab: ({ itemUrl }) => open(itemUrl),
      navigateNewWindow: ({ itemUrl }) => open(itemUrl),
    };
  }, [navigate, context]);
}
