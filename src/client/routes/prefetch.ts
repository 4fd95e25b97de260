import { withoutBase } from '#shared/paths/base-path.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { findInternalTarget, type RoutedAddresses } from './link-clicks.ts';
import { listen } from '#client/listen.ts';

interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection allows prefetching: not offline, no data saver, not 2G. */
export function mayPrefetch(connection: ConnectionInfo | undefined, isOnline = true): boolean {
  return isOnline && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Maximum number of visible links to prefetch at a time: half of a browser's concurrent requests
 * per host.
 */
const maxConcurrent = 3;

/**
 * Prefetches linked pages: immediately on hover, focus, or touch; and at low priority for visible
 * links, a few at a time, once the document is complete and the browser is idle. Fetches each path
 * once per visit and strategy, and ignores failures. Returns a cleanup function.
 */
export function installPrefetch(
  loader: Record<'load' | 'prefetch', (path: string) => Promise<unknown>>,
  addresses: RoutedAddresses,
): () => void {
  const done = { load: new Set<string>(), prefetch: new Set<string>() };
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  const get = async (target: EventTarget | null, way: keyof typeof loader) => {
    const path = mayPrefetch(connection, navigator.onLine)
      ? findInternalTarget(target, addresses)?.path
      : undefined;
    if (
      path === undefined ||
      done[way].has(path) ||
      done.load.has(path) ||
      path === withoutBase(addresses.baseUrl, window.location.pathname)
    )
      return;
    done[way].add(path);
    await loader[way](path).catch(() => undefined);
  };
  // Evaluates the prefetched module, so that the page is ready when it is requested.
  const onIntent = (event: Event) => void get(event.target, 'load');
  const stopListening = listen(
    document,
    { pointerover: onIntent, focusin: onIntent, touchstart: onIntent },
    { passive: true },
  );
  const stopWatching = watchVisible((link) => get(link, 'prefetch'));
  return () => {
    stopListening();
    stopWatching();
  };
}

/**
 * Returns a function that queues links to be prefetched in order, a few at a time, each when the
 * browser is idle.
 */
function createIdleQueue(run: (link: Element) => Promise<void>): (link: Element) => void {
  const waiting: Element[] = [];
  let running = 0;
  const next = () => {
    if (running >= maxConcurrent || waiting.length === 0) return;
    running += 1;
    whenIdle(() => {
      const link = waiting.shift();
      void (link?.isConnected ? run(link) : Promise.resolve()).then(() => {
        running -= 1;
        next();
      });
    });
  };
  return (link) => {
    waiting.push(link);
    next();
  };
}

/**
 * Calls `prefetch` for each link that becomes visible, including links added later. Returns a
 * cleanup function.
 */
function watchVisible(prefetch: (link: Element) => Promise<void>) {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const queue = createIdleQueue(prefetch);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue(target);
    }
  });
  const watch = (part: Element) => {
    if (part.matches('a[href]')) observer.observe(part);
    for (const link of part.querySelectorAll('a[href]')) observer.observe(link);
  };
  const mutations = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) watch(node);
  });
  let stop: () => void;
  const start = () => {
    mutations.observe(document.body, { childList: true, subtree: true });
    stop = whenIdle(() => watch(document.body));
  };
  if (document.readyState === 'complete') start();
  else stop = listen(window, { load: start });
  return () => {
    stop();
    observer.disconnect();
    mutations.disconnect();
  };
}
