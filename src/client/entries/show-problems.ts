import {
  askProblemsEvent,
  crashEvent,
  mendedEvent,
  problemsEvent,
  refreshedEvent,
  renderedEvent,
  type PageCrash,
  type ShownAddress,
  type ShownProblems,
} from '#shared/page/page-problems.ts';

/** What the runtime of `@vitejs/plugin-react` adds. */
interface RefreshWindow extends Window {
  readonly __registerBeforePerformReactRefresh?: (hook: () => void) => void;
}

// Only in the dev server's documents, and apart from the app, which may have failed to start.
const name = 'vite-error-overlay';
// Vite looks for these words.
const hot = import.meta.hot;
let hasThrown = false;
let isHooked = false;

hot?.on(problemsEvent, ({ errors, warnings }: ShownProblems) => {
  closeOverlay();
  // eslint-disable-next-line no-console -- a warning must not cover the page
  if (warnings !== '') console.warn(warnings);
  const Overlay = customElements.get(name) as (new (error: object) => HTMLElement) | undefined;
  if (errors === '') window.dispatchEvent(new Event(mendedEvent));
  else if (Overlay) document.body.append(new Overlay({ message: errors, stack: '' }));
});
// Vite would load the document again where it finds one.
hot?.on('vite:beforeUpdate', closeOverlay);
hot?.on('vite:afterUpdate', () => {
  hookRefresh();
  // Not every update is one of components.
  setTimeout(tellRefreshed, 100);
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

/** React's runtime takes over new components a moment after their update, and longer after it on a busy machine. */
function hookRefresh(): void {
  const { __registerBeforePerformReactRefresh: register } = window as RefreshWindow;
  if (isHooked || !register) return;
  isHooked = true;
  register(() => void setTimeout(tellRefreshed));
}

function tellRefreshed(): void {
  window.dispatchEvent(new Event(refreshedEvent));
}

function onRefreshed(): void {
  hasThrown = false;
  // What crashed before has been rendered again by then.
  setTimeout(() => hasThrown || hot?.send(renderedEvent), 100);
}

function report(error: unknown): void {
  hasThrown = true;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const loadedAt = performance.timeOrigin;
  hot?.send(crashEvent, { message, stack, loadedAt } satisfies PageCrash);
}

function closeOverlay(): void {
  for (const overlay of document.querySelectorAll(name)) overlay.remove();
}
