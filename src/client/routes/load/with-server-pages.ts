import { captureOwnerStack } from 'react';
import { pagePathAt } from '#shared/paths/base-path.ts';
import { crashEvent, fixedEvent } from '#shared/page/page-problems.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Reports an error that a page has thrown to the script that shows problems. The stack of React's
 * own errors does not include the page, but React knows where the element was created.
 */
export function reportCrash(error: unknown): void {
  // eslint-disable-next-line no-console -- React would log it, too
  console.error(error);
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const detail = Object.assign(new Error(message), { stack: stack + (captureOwnerStack() ?? '') });
  window.dispatchEvent(new CustomEvent(crashEvent, { detail }));
}

/** Loads a page, and keeps trying until its author has fixed it. */
export async function loadUntilFixed<Result>(load: () => Promise<Result>): Promise<Result> {
  let isFixed = false;
  const waiting = new AbortController();
  const fixed = new Promise<void>((resolve) =>
    window.addEventListener(fixedEvent, () => resolve(), { signal: waiting.signal }),
  ).then(() => (isFixed = true));
  try {
    return await load();
  } catch (error) {
    // It may have been fixed while it was loading; the error is then outdated.
    if (!isFixed) window.dispatchEvent(new CustomEvent(crashEvent, { detail: error }));
    await fixed;
    return loadUntilFixed(load);
  } finally {
    waiting.abort();
  }
}

/**
 * Adapts a loader to the dev server, whose pages may be newer than its route tables: a page that is
 * missing from them is requested as a document, unless the first request was one.
 */
export function withServerPages(loader: PageLoader, firstPath: string): PageLoader {
  return {
    ...loader,
    async load(path) {
      const page = await loadUntilFixed(() => loader.load(path));
      if (page || pagePathAt(path) === pagePathAt(firstPath)) return page;
      window.location.reload();
      return new Promise<never>(() => undefined);
    },
  };
}
