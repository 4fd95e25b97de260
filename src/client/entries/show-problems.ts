import { fixedEvent, shownEvent, type ShownAddress } from '#shared/page/page-update.ts';

/**
 * The window, with the global function that the refresh runtime of `@vitejs/plugin-react` calls.
 */
interface RefreshWindow extends Window {
  __getReactRefreshIgnoredExports?: (module: { readonly id: string }) => Pick<string[], 'includes'>;
}

// Included only in the dev server's documents, and separate from the app, which may have failed to
// start. Vite searches the code for exactly this expression.
const hot = import.meta.hot;

// A change in the data that a page exports would force a full reload, which is unnecessary because
// pages that import the data are refreshed too.
(window as RefreshWindow).__getReactRefreshIgnoredExports = ({ id }) =>
  /\.mdx?$/.test(id) ? { includes: (name) => name !== 'default' } : [];
hot?.on(fixedEvent, closeOverlay);
// Otherwise, Vite would find the overlay and reload the document.
hot?.on('vite:beforeUpdate', closeOverlay);
hot?.on('vite:afterUpdate', requestCheck);
hot?.on('vite:ws:connect', requestCheck);
(window as { readonly navigation?: EventTarget }).navigation?.addEventListener(
  'currententrychange',
  requestCheck,
);
requestCheck();

/** Requests the current page's problems, which appear in Vite's overlay. */
function requestCheck() {
  const { pathname } = window.location;
  hot?.send(shownEvent, { pathname } satisfies ShownAddress);
}

function closeOverlay() {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
