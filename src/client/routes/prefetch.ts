import { withoutBase } from '#shared/base-path.ts';
import { findInternalTarget } from './link-clicks.ts';

interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection may be used ahead of need: not with data saver, not on 2g. */
export function mayPrefetch(connection: ConnectionInfo | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

interface PrefetchOptions {
  readonly root: Document;
  readonly baseUrl: string;
  /** Loads a page by its path; failures are ignored. */
  readonly load: (path: string) => Promise<unknown>;
}

/** How many links that come into view are fetched ahead at most, a page. */
const visibleLimit = 12;

/** Loads the pages behind links ahead of need: on hover, focus and touch at once, in view when the browser is idle. Each path once a visit. */
export function installPrefetch({ root, baseUrl, load }: PrefetchOptions): () => void {
  const seen = new Set<string>();
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  const prefetch = (target: EventTarget | null): void => {
    const path = mayPrefetch(connection) ? findInternalTarget(target, baseUrl)?.path : undefined;
    if (
      path === undefined ||
      seen.has(path) ||
      path === withoutBase(baseUrl, window.location.pathname)
    )
      return;
    seen.add(path);
    load(path).catch(() => undefined);
  };
  const onIntent = (event: Event): void => prefetch(event.target);
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of intents) root.addEventListener(name, onIntent, { passive: true });
  const stopWatching = watchVisible(root, prefetch);
  return () => {
    for (const name of intents) root.removeEventListener(name, onIntent);
    stopWatching();
  };
}

/** Watches the links of the document, also those of later pages. */
function watchVisible(root: Document, prefetch: (link: Element) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const watched = new WeakSet<Element>();
  let left = visibleLimit;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left <= 0) continue;
      left -= 1;
      observer.unobserve(target);
      whenIdle(() => prefetch(target));
    }
  });
  const observeAll = (): void => {
    left = visibleLimit;
    for (const link of root.querySelectorAll('main a[href], nav a[href]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      observer.observe(link);
    }
  };
  observeAll();
  const mutations = new MutationObserver(observeAll);
  const title = root.querySelector('title');
  if (title) mutations.observe(title, { childList: true });
  return () => {
    observer.disconnect();
    mutations.disconnect();
  };
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 200);
  else requestIdleCallback(run);
}
