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

/** How many pages are under way at a time, of those that only came into view. */
const mostUnderWay = 3;

/**
 * Loads the pages behind links ahead of need: on hover, focus and touch at once, those in view one after the other while
 * the browser is idle. Each path once a visit.
 */
export function installPrefetch({ root, baseUrl, load }: PrefetchOptions): () => void {
  const seen = new Set<string>();
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  const prefetch = async (target: EventTarget | null): Promise<void> => {
    const path = mayPrefetch(connection) ? findInternalTarget(target, baseUrl)?.path : undefined;
    if (
      path === undefined ||
      seen.has(path) ||
      path === withoutBase(baseUrl, window.location.pathname)
    )
      return;
    seen.add(path);
    await load(path).catch(() => undefined);
  };
  const onIntent = (event: Event): void => void prefetch(event.target);
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of intents) root.addEventListener(name, onIntent, { passive: true });
  const stopWatching = watchVisible(root, prefetch);
  return () => {
    for (const name of intents) root.removeEventListener(name, onIntent);
    stopWatching();
  };
}

/** Does what is asked for in its order, a few at a time, and each when the browser is idle. */
function createIdleQueue(run: (link: Element) => Promise<void>): (link: Element) => void {
  const waiting: Element[] = [];
  let underWay = 0;
  const next = (): void => {
    if (underWay >= mostUnderWay || waiting.length === 0) return;
    underWay += 1;
    whenIdle(() => {
      const link = waiting.shift();
      void (link?.isConnected ? run(link) : Promise.resolve()).then(() => {
        underWay -= 1;
        next();
      });
    });
  };
  return (link) => {
    waiting.push(link);
    next();
  };
}

/** Watches the links of the document, also those of later pages. */
function watchVisible(root: Document, prefetch: (link: Element) => Promise<void>): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const watched = new WeakSet<Element>();
  const queue = createIdleQueue(prefetch);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue(target);
    }
  });
  const observeAll = (): void => {
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
