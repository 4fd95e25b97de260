import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toHitTarget } from '../source/address.ts';
import { useAddressContext } from '../use-search-context.ts';

/** DocSearch's callback when a result is chosen with a key. */
interface HitNavigator {
  navigate(choice: { readonly itemUrl: string }): void;
  navigateNewTab(choice: { readonly itemUrl: string }): void;
  navigateNewWindow(choice: { readonly itemUrl: string }): void;
}

/** Navigates to results with the router after the dialog has closed, because it restores the scroll position on closing. */
export function useHitNavigator(): HitNavigator {
  const navigate = useNavigate();
  const context = useAddressContext();
  return useMemo(() => {
    const open = (itemUrl: string): void =>
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
