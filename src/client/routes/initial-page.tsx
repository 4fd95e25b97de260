import type { PageData } from '#shared/page.ts';
import { StaticContent } from '#client/mdx/static-content.tsx';
import type { PageLoader } from './page-loader.ts';
import { toLoadedPage, type LoadedPage } from './page-module.ts';
import { notFoundPageData } from './special-pages.ts';

/** Id of the element that holds the page's data as JSON in a prerendered document. */
const pageDataId = 'page-data';

/** Attribute of the preload link of a live page's chunk. */
const pageChunkAttribute = 'data-page-chunk';

/** The page that the document shows when the app starts. */
export interface InitialPage {
  readonly page: LoadedPage;
  /** The document holds the page's markup already. */
  readonly isPrerendered: boolean;
}

/** Reads the page from a prerendered document; in the dev server, whose document is empty, loads it by its address. */
export async function findInitialPage(path: string, loader: PageLoader): Promise<InitialPage> {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return { page: (await loader.load(path)) ?? notFound(path), isPrerendered: false };
  const data = JSON.parse(text) as PageData;
  return { page: { data, Content: await adoptContent(data, loader) }, isPrerendered: true };
}

/** Static content stays as it is in the document; live content needs its code before React can take it over. */
async function adoptContent(data: PageData, loader: PageLoader): Promise<LoadedPage['Content']> {
  if (data.kind === 'search') return (await loader.load(data.path))?.Content ?? Adopted;
  const chunk = document.querySelector<HTMLLinkElement>(`link[${pageChunkAttribute}]`)?.href;
  if (!chunk) return Adopted;
  return toLoadedPage(await import(/* @vite-ignore */ chunk), data.path).Content;
}

function Adopted() {
  return <StaticContent html={null} />;
}

function notFound(path: string): LoadedPage {
  return { data: notFoundPageData(path), Content: Adopted };
}
