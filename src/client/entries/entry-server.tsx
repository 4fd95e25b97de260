import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import site from 'virtual:docs/site';
import type { PageData } from '#shared/page.ts';
import { withBase } from '#shared/base-path.ts';
import { createStaticContent } from '#client/mdx/static-content.tsx';
import { App } from '#client/routes/app.tsx';
import { createPageLoader } from '#client/routes/page-loader.ts';
import { toLoadedPage } from '#client/routes/page-module.ts';
import {
  createSpecialPages,
  notFoundPageData,
  searchPageData,
} from '#client/routes/special-pages.ts';
import { createSiteStore } from '#client/store/site-store.ts';

export { firstStyles } from '#client/styles/first-styles.ts';

/** A page to render: its data, and its content as HTML or as the name of a live page. */
export interface RenderInput {
  readonly data: PageData;
  /** null: the content is live, or the page is one of the site itself. */
  readonly html: string | null;
}

const special = createSpecialPages(site.config);
const loader = createPageLoader(() => import('virtual:docs/routes'), special);

/** Renders the inside of the document's root element for one page. */
export async function render({ data, html }: RenderInput): Promise<string> {
  const { baseUrl } = site.config;
  const Content = html === null ? await loadContent(data) : createStaticContent(html);
  return renderToString(
    <StaticRouter basename={baseUrl} location={withBase(baseUrl, data.path)}>
      <App
        site={site}
        store={createSiteStore(site.config)}
        initial={{ data, Content }}
        loader={loader}
      />
    </StaticRouter>,
  );
}

/** Data of the pages that no source file has, besides the documentation. */
export const ownPages: readonly PageData[] = [
  ...Object.keys(special).map((path) => searchPageData(path, site.config.catalogue)),
  notFoundPageData('/404.html', site.config.catalogue),
];

async function loadContent(data: PageData): Promise<ComponentType> {
  if (data.kind === 'not-found') return () => null;
  const own = special[data.path];
  if (own) return (await own()).Content;
  const { tables } = await import('virtual:docs/routes');
  for (const table of tables) {
    const load = (await table()).default[data.path];
    if (typeof load === 'function') return toLoadedPage(await load(), data.path).Content;
  }
  throw new Error(`The server bundle has no content for ${data.path}.`);
}
