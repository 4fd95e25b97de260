import {
  askProblemsEvent,
  crashEvent,
  fixedEvent,
  problemsEvent,
  refreshedEvent,
  renderedEvent,
  type PageCrash,
  type ShownAddress,
  type ShownProblems,
} from '#shared/page/page-problems.ts';
import type { Update } from 'vite';

/** Global functions of the runtime of `@vitejs/plugin-react`; the second one is ours to define. */
interface RefreshWindow extends Window {
  readonly __registerBeforePerformReactRefresh?: (hook: () => void) => void;
  __getReactRefreshIgnoredExports?: (module: { readonly id: string }) => Pick<string[], 'includes'>;
}

// Included only in the dev server's documents, and separate from the app, which may have failed to
// start.
const name = 'vite-error-overlay';
// Vite searches the code for exactly this expression.
const hot = import.meta.hot;
let hasThrown = false;
/** When each module was last updated, in milliseconds since 1970, by path. */
const updated = new Map<string, number>();
/** Paths of modules whose last update could not be loaded, so that the page shows older code. */
const outdated = new Set<string>();
let isHooked = false;
let errors = '';
let warned = '';

// Data that a page exports would force a full reload; it need not, because pages that import the
// data are refreshed too.
(window as RefreshWindow).__getReactRefreshIgnoredExports = ({ id }) =>
  /\.mdx?$/.test(id) ? { includes: (name) => name !== 'default' } : [];
hot?.on(problemsEvent, ({ warnings, ...shown }: ShownProblems) => {
  errors = shown.errors;
  // eslint-disable-next-line no-console -- a warning must not cover the page
  if (warnings !== '' && warnings !== warned) console.warn(warnings);
  warned = warnings;
  fillEmptyPage();
  showOverlay();
  if (errors === '') window.dispatchEvent(new Event(fixedEvent));
});
hot?.on('vite:beforeUpdate', ({ updates }) => {
  for (const { acceptedPath, timestamp } of updates) {
    updated.set(acceptedPath, timestamp);
    outdated.delete(acceptedPath);
  }
  // Vite would reload the document if it found an overlay.
  closeOverlay();
});
hot?.on('vite:afterUpdate', ({ updates }) => {
  hookRefresh();
  // The server may have sent the page's other problems before the update.
  showOverlay();
  void Promise.all(updates.map(check)).then(() => {
    // Not every update concerns components.
    if (outdated.size === 0) setTimeout(reportRefreshed, 100);
  });
});
window.addEventListener(refreshedEvent, onRefreshed);
window.addEventListener(crashEvent, ({ detail }: CustomEventInit<unknown>) => report(detail));
window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
(window as { readonly navigation?: EventTarget }).navigation?.addEventListener(
  'currententrychange',
  ask,
);
hot?.on('vite:ws:connect', ask);
ask();

function ask(): void {
  const { pathname } = window.location;
  hot?.send(askProblemsEvent, { pathname } satisfies ShownAddress);
}

/** Reports an update that cannot be loaded, unless a later one has replaced it. */
async function check(update: Update): Promise<void> {
  const { acceptedPath, timestamp } = update;
  try {
    await load(update);
  } catch (error) {
    if (updated.get(acceptedPath) !== timestamp) return;
    outdated.add(acceptedPath);
    report(error);
  }
}

/**
 * Imports an updated module again, at no cost, to detect a failed import, which Vite only logs to
 * the console.
 */
async function load({ type, acceptedPath, ...update }: Update): Promise<unknown> {
  if (type !== 'js-update') return undefined;
  const [path = '', query = ''] = acceptedPath.split('?');
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const mark = update.explicitImportRequired ? 'import&' : '';
  return import(
    /* @vite-ignore */ `${base}${path}?${mark}t=${update.timestamp}${query && `&${query}`}`
  );
}

/**
 * Hooks into the refresh: React's runtime applies new components shortly after their update, or
 * later on a busy machine.
 */
function hookRefresh(): void {
  const { __registerBeforePerformReactRefresh: register } = window as RefreshWindow;
  if (isHooked || !register) return;
  isHooked = true;
  register(() => void setTimeout(reportRefreshed));
}

function reportRefreshed(): void {
  window.dispatchEvent(new Event(refreshedEvent));
}

function onRefreshed(): void {
  hasThrown = outdated.size > 0;
  // By then, the crashed component has rendered again.
  setTimeout(() => hasThrown || hot?.send(renderedEvent), 100);
}

function report(error: unknown): void {
  hasThrown = true;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const loadedAt = performance.timeOrigin;
  hot?.send(crashEvent, { message, stack, loadedAt } satisfies PageCrash);
}

/** Until the app has started, shows the errors below the overlay too, for readers who close it. */
function fillEmptyPage(): void {
  const report = document.querySelector('#root > pre');
  const root = document.querySelector('#root:empty');
  if (report) report.textContent = errors;
  else if (root && errors !== '')
    root.append(Object.assign(document.createElement('pre'), { textContent: errors }));
}

function showOverlay(): void {
  closeOverlay();
  const Overlay = customElements.get(name) as (new (error: object) => HTMLElement) | undefined;
  if (Overlay && errors !== '') document.body.append(new Overlay({ message: errors, stack: '' }));
}

function closeOverlay(): void {
  for (const overlay of document.querySelectorAll(name)) overlay.remove();
}
