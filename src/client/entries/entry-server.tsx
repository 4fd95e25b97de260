import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import livePages from 'virtual:docs/live-pages';
import site from 'virtual:docs/site';
import { isLive, type InlineStyles, type PageToRender } from '#shared/page/page-content.ts';
import type { StaticHtml } from '#shared/document/document-marks.ts';
import type { PageData } from '#shared/page/page.ts';
import { toAddress } from '#shared/paths/base-path.ts';
import { createMdxContent } from '#client/mdx/mdx-content.tsx';
import { createStaticContent } from '#client/mdx/static/static-content.tsx';
import { App } from '#client/routes/app.tsx';
import type { PageLoader } from '#client/routes/load/page-loader.ts';
import {
  createSpecialPages,
  notFoundPageData,
  searchPageData,
} from '#client/routes/special-pages.ts';
import { createSiteStore } from '#client/store/site-store.ts';
import everyPage from '#client/styles/every-page.css?inline';
import reference from '#client/styles/content/api.css?inline';
import details from '#client/styles/content/details.css?inline';
import spoken from '#client/styles/content/spoken.css?inline';
import tables from '#client/styles/content/tables.css?inline';
import custom from '#client/styles/custom.css?inline';
import dropdown from '#client/styles/dropdown.css?inline';
import announcement from '#client/styles/frame/announcement.css?inline';
import hidingNavbar from '#client/styles/hiding-navbar.css?inline';
import blocks from '#client/styles/kinds/blocks.css?inline';
import ownPageStyles from '#client/styles/kinds/own-pages.css?inline';
import voice from '#client/styles/kinds/voice.css?inline';
import longSidebar from '#client/styles/long-sidebar.css?inline';

/**
 * Styles to inline in documents whose markup matches `parts`, so that the first paint waits for
 * nothing. Content styles are in the same order as in `content.css`, which the app loads with the
 * next page.
 */
export const inlineStyles: readonly InlineStyles[] = [
  { css: everyPage, parts: /^/ },
  { css: announcement, parts: /class="announcement-bar/ },
  { css: dropdown, parts: /class="navbar-(?:dropdown|split)/ },
  { css: hidingNavbar, parts: /data-hide-on-scroll/ },
  { css: longSidebar, parts: /class="sidebar-filter/ },
  { css: tables, parts: /<table|lone-link/ },
  { css: details, parts: /<details/ },
  { css: spoken, parts: /class="spoken|<table/ },
  {
    css: blocks,
    parts:
      /<(?:blockquote|dl|hr|kbd)\b|class="(?:admonition|cheatsheet|character|code-block|doc-card|tab-|version-)|hat-shape-|task-list|table-cards/,
  },
  { css: voice, parts: /class="(?:example|hat)|has-hat/ },
  { css: reference, parts: /docs-origin-api/ },
  { css: ownPageStyles, parts: / (?:state|search)-page"/ },
  { css: custom.replaceAll(/<\/(?=style)/gi, '<\\/'), parts: /^/ },
].filter(({ css }) => css !== '');

const special = createSpecialPages(site.config);
/** A loader that loads nothing, for prerendering. */
const loader: PageLoader = {
  load: () => Promise.resolve(null),
  prefetch: () => Promise.resolve(),
};

/** Renders a page to the HTML inside the document's root element. */
export async function render(page: PageToRender): Promise<string> {
  return renderToString(await toTree(page));
}

/**
 * Returns the names of the components around a page's failure, innermost first. Renders the page
 * again with the streaming renderer, because no other renderer reports component names.
 */
export async function findFailed(page: PageToRender): Promise<readonly string[]> {
  const tree = await toTree(page);
  const stack = await new Promise<string>((resolve) => {
    const { abort } = renderToPipeableStream(tree, {
      onError: (_error, { componentStack = '' }) => resolve(componentStack),
      onAllReady: () => resolve(''),
    });
    // Makes a component that is still suspended fail at that point.
    setTimeout(abort, 100);
  });
  return [...stack.matchAll(/^\s+at (\w+)/gm)].flatMap(([, name]) => name ?? []);
}

async function toTree({ data, content }: PageToRender) {
  const { baseUrl } = site.config;
  const Content = isLive(content)
    ? await loadContent(data, content.staticHtml)
    : createStaticContent(content.html);
  return (
    <StaticRouter basename={baseUrl} location={toAddress(baseUrl, data.path)}>
      <App
        site={site}
        store={createSiteStore(site.config)}
        initial={{ data, Content }}
        loader={loader}
      />
    </StaticRouter>
  );
}

/** Data of the search page, if there is one, and the not-found page, which have no source files. */
export const ownPages: readonly PageData[] = [
  ...Object.keys(special).map(searchPageData),
  notFoundPageData('/404.html'),
];

async function loadContent(data: PageData, staticHtml: StaticHtml) {
  if (data.kind === 'not-found') return () => null;
  const own = special[data.path];
  if (own) return (await own()).Content;
  const load = livePages[data.path];
  if (!load) throw new Error(`The server bundle has no content for ${data.path}.`);
  return createMdxContent((await load()).default, staticHtml);
}
