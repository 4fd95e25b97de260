import type { ComponentType } from 'react';
import type { SidebarView } from '#shared/page/navigation.ts';
import type { PageData } from '#shared/page/page.ts';
import {
  pageChunkAttribute,
  pageDataId,
  pagePartsAttribute,
  pageSidebarAttribute,
} from '#shared/document/document-marks.ts';
import { toError, useLoadWithRetry } from '../loading/use-load-with-retry.ts';
import { loadContentStyles } from '#client/loading/load-styles.ts';
import { PageNotLoaded } from '#client/loading/page-not-loaded.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { createAdoptedContent } from '#client/mdx/static/adopted-content.tsx';
import { createSavedContent } from '#client/mdx/static/saved-content.tsx';
import { readVersionPaths } from '#client/hooks/use-version-paths.ts';
import { readStaticHtml } from '#client/mdx/static/read-static-html.ts';
import type { PageLoader } from './load/page-loader.ts';
import { toLoadedPage } from './load/page-module.ts';
import { reloadOnce } from './load/reload-once.ts';
import { notFoundPageData } from './special-pages.ts';

const prose = '#root article > div.prose';

/**
 * Reads the initial page from the document. If the document is empty, as it is for live pages on
 * the dev server, loads the page at `path` instead. `path` is the document's path without the base
 * path. `isPrerendered` is true if the document already contains the page's full markup; on the dev
 * server, the document contains only the text.
 */
export async function findInitialPage(path: string, baseUrl: string, loader: PageLoader) {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) {
    const missing = { data: notFoundPageData(path), Content: Nothing };
    return { page: (await loader.load(path)) ?? missing, isPrerendered: false };
  }
  const own = JSON.parse(text) as PageData;
  const data = {
    ...own,
    sidebar: (await importSidebar()) ?? own.sidebar,
    versionPaths: readVersionPaths(baseUrl),
  };
  if (import.meta.env.DEV) {
    // The text of the dev server's document, before anything has been added to it.
    const html = document.querySelector(prose)?.innerHTML ?? '';
    return { page: { data, ...createSavedContent(html) }, isPrerendered: false };
  }
  return { page: { data, Content: await adoptContent(data, loader) }, isPrerendered: true };
}

/**
 * Adopts static content from the document; live content needs its code before React can hydrate it.
 */
async function adoptContent(data: PageData, loader: PageLoader) {
  const element = document.querySelector<HTMLElement>(
    data.kind === 'search' ? '#root main' : prose,
  );
  const load = liveContentLoader(data, loader, element);
  const Adopted = element ? createAdoptedContent(element) : Nothing;
  if (!load) return Adopted;
  try {
    return await loadOrReload(load);
  } catch (error) {
    return createRecoveringContent(data, Adopted, load, toError(error));
  }
}

/**
 * Creates content whose code could not be loaded at first: the text remains, a notice explains the
 * failure, and a retry makes the content live. The search page is empty without its code.
 */
function createRecoveringContent(
  { kind, title }: PageData,
  Adopted: ComponentType,
  load: () => Promise<ComponentType>,
  failure: Error,
) {
  return function Recovering() {
    const { value: Content, error, retry } = useLoadWithRetry(load, failure);
    const isHydrated = useHydrated();
    if (Content) return <Content />;
    if (!isHydrated || !error) return <Adopted />;
    if (kind === 'search') return <PageNotLoaded error={error} heading={title} onRetry={retry} />;
    return (
      <>
        <LoadFailure error={error} onRetry={retry} />
        <Adopted />
      </>
    );
  };
}

/**
 * Returns a function that imports the content's code; null if the document already contains
 * everything. The content's static parts are in the document, or in a module that it links to.
 */
function liveContentLoader(data: PageData, loader: PageLoader, element: HTMLElement | null) {
  if (data.kind === 'search') return async () => (await loader.load(data.path))?.Content ?? Nothing;
  const code = linked(pageChunkAttribute);
  if (!code) return null;
  const parts = linked(pagePartsAttribute);
  const staticHtml = element ? readStaticHtml(element) : {};
  return async () => {
    const files = [code, parts ?? []].flat();
    const [modules] = await Promise.all([
      Promise.all(files.map((file) => import(/* @vite-ignore */ file))),
      loadContentStyles(),
    ]);
    return toLoadedPage(Object.assign({ data, staticHtml }, ...modules), data.path).Content;
  };
}

/** Imports the sidebar shared by several pages, if the document links to one. */
async function importSidebar() {
  const file = linked(pageSidebarAttribute);
  if (!file) return undefined;
  const load = async () =>
    (await import(/* @vite-ignore */ file)) as { readonly sidebar: SidebarView };
  return (await loadOrReload(load)).sidebar;
}

/**
 * Runs `load`. If it fails, reloads the document and never settles; if a reload would not help,
 * rethrows the error.
 */
async function loadOrReload<T>(load: () => Promise<T>) {
  try {
    return await load();
  } catch (error) {
    if (reloadOnce(error)) return new Promise<never>(() => undefined);
    throw error;
  }
}

/** Returns the URL of the `<link>` that has this attribute; undefined if there is none. */
function linked(attribute: string) {
  return document.querySelector<HTMLLinkElement>(`link[${attribute}]`)?.href;
}

function Nothing() {
  return null;
}
