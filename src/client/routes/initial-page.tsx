import { pageChunkAttribute, pageDataId } from '#shared/document-marks.ts';
import type { PageData } from '#shared/page.ts';
import { toError } from '../loading/use-load-with-retry.ts';
import { createRecoveringContent } from '#client/loading/recovering-content.tsx';
import { createAdoptedContent } from '#client/mdx/adopted-content.tsx';
import type { PageLoader } from './page-loader.ts';
import { toLoadedPage, type LoadedPage } from './page-module.ts';
import { reloadOnce } from './reload-once.ts';
import { notFoundPageData } from './special-pages.ts';

/** The page that the document shows when the app starts. */
export interface InitialPage {
  readonly page: LoadedPage;
  /** The document holds the page's markup already. */
  readonly isPrerendered: boolean;
}

type Content = LoadedPage['Content'];

/** Reads the page from a prerendered document; in the dev server, whose document is empty, loads it by its address. */
export async function findInitialPage(path: string, loader: PageLoader): Promise<InitialPage> {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return { page: (await loader.load(path)) ?? notFound(path), isPrerendered: false };
  const data = JSON.parse(text) as PageData;
  return { page: { data, Content: await adoptContent(data, loader) }, isPrerendered: true };
}

/** Static content stays as it is in the document; live content needs its code before React can take it over. */
async function adoptContent(data: PageData, loader: PageLoader): Promise<Content> {
  const load = liveContentLoader(data, loader);
  const element = document.querySelector<HTMLElement>(
    data.kind === 'search' ? '#root main' : '#root article > div.prose',
  );
  const Adopted = element ? createAdoptedContent(element) : Nothing;
  if (!load) return Adopted;
  try {
    return await load();
  } catch (error) {
    // A document that is about to be replaced does nothing more.
    if (reloadOnce(error)) return new Promise<never>(() => undefined);
    const heading = data.kind === 'search' ? data.title : null;
    return createRecoveringContent({ Adopted, load, failure: toError(error), heading });
  }
}

/** Imports the content's code; null where the document has all there is. */
function liveContentLoader(data: PageData, loader: PageLoader): (() => Promise<Content>) | null {
  if (data.kind === 'search') return async () => (await loader.load(data.path))?.Content ?? Nothing;
  const chunk = document.querySelector<HTMLLinkElement>(`link[${pageChunkAttribute}]`)?.href;
  if (!chunk) return null;
  return async () => toLoadedPage(await import(/* @vite-ignore */ chunk), data.path).Content;
}

function Nothing() {
  return null;
}

function notFound(path: string): LoadedPage {
  return { data: notFoundPageData(path), Content: Nothing };
}
