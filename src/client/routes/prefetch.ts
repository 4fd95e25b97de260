import { withoutBase } from '#shared/base-path.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { findInternalTarget } from './link-clicks.ts';

interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection may be used for prefetching: not with data saver, not on 2g. */
export function mayPrefetch(connection: ConnectionInfo | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

interface PrefetchOptions {
  readonly root: Document;
  readonly baseUrl: string;
  /** Loads a page by its path, at once; failures are ignored. */
  readonly load: (path: string) => Promise<unknown>;
  /** Fetches a page by its path at low priority; failures are ignored. */
  readonly prefetch: (path: string) => Promise<unknown>;
}

/** One way to have pages ahead of need, with the paths that had it. */
interface Fetching {
  readonly get: (path: string) => Promise<unknown>;
  readonly done: Set<string>;
}

/** How many pages are under way at a time, of those that only came into view: half of what a browser requests from a host at once. */
const maxUnderWay = 3;

/**
 * Loads the pages behind links ahead of need: on hover, focus and touch at once, those in view at low priority, a few at
 * a time, when the document is complete and the browser is idle. Each path once a visit in either way.
 */
export function installPrefetch(options: PrefetchOptions): () => void {
  const { root, baseUrl } = options;
  const fetched = new Set<string>();
  const loaded = new Set<string>();
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  const fetchPage = async (target: EventTarget | null, { get, done }: Fetching): Promise<void> => {
    const path = mayPrefetch(connection) ? findInternalTarget(target, baseUrl)?.path : undefined;
    if (
      path === undefined ||
      done.has(path) ||
      loaded.has(path) ||
      path === withoutBase(baseUrl, window.location.pathname)
    )
      return;
    done.add(path);
    await get(path).catch(() => undefined);
  };
  // What was only fetched is read now, so that the page is at hand when it is asked for.
  const onIntent = (event: Event): void =>
    void fetchPage(event.target, { get: options.load, done: loaded });
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of intents) root.addEventListener(name, onIntent, { passive: true });
  const stopWatching = watchVisible(root, (link) =>
    fetchPage(link, { get: options.prefetch, done: fetched }),
  );
  return () => {
    for (const name of intents) root.removeEventListener(name, onIntent);
    stopWatching();
  };
}

/** Runs what is requested in order, a few at a time, each when the browser is idle. */
function createIdleQueue(run: (link: Element) => Promise<void>): (link: Element) => void {
  const waiting: Element[] = [];
  let underWay = 0;
  const next = (): void => {
    if (underWay >= maxUnderWay || waiting.length === 0) return;
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

/** Watches the links of the document, also those that come later. */
function watchVisible(root: Document, prefetch: (link: Element) => Promise<void>): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const queue = createIdleQueue(prefetch);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue(target);
    }
  });
  const watch = (part: Element): void => {
    if (part.matches('a[href]')) observer.observe(part);
    for (const link of part.querySelectorAll('a[href]')) observer.observe(link);
  };
  const mutations = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  let stopWaiting = (): void => undefined;
  const start = (): void => {
    mutations.observe(root.body, { childList: true, subtree: true });
    stopWaiting = whenIdle(() => watch(root.body));
  };
  if (root.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    stopWaiting();
    observer.disconnect();
    mutations.disconnect();
  };
}
