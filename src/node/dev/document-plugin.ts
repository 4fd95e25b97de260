import type { Plugin } from 'vite';
import { normalizePath, toPath, withBase } from '#shared/paths/base-path.ts';
import { pageDataId, pageTagAttribute } from '#shared/document/document-marks.ts';
import { headTags } from '#shared/page/head-tags.ts';
import { isLive } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';
import { madeAttribute } from '#shared/page/page-update.ts';
import { hasErrors } from '#shared/problem.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { escapeHtml } from '../compile/html/escape-html.ts';
import { fillDocument, renderHeadTag } from '../build/prerender/fill-document.ts';
import { headScript } from '../build/prerender/inline-scripts.ts';
import type { Site } from '#node/compile/model/site.ts';
import { scriptLiteral } from '#node/build/prerender/script-literal.ts';

/**
 * Creates the dev server's documents. Each document contains its page's text, so that authors can
 * read it while the app is still loading, module by module. The app renders the frame around the
 * text. A page with live content or errors is left entirely to the app.
 */
export function documentPlugin(site: Site): Plugin {
  return {
    name: 'docs:document',
    apply: 'serve',
    transformIndexHtml: {
      // Runs after Vite's own plugin, which would otherwise add the base path to URLs that already
      // include it.
      order: 'post',
      async handler(template, { originalUrl = '/', server }) {
        // Prepares the styles before the browser requests them, so that they do not wait for all of
        // the app's modules.
        const ready = styles.map((style) =>
          server?.environments.client.transformRequest(`${style}?direct`),
        );
        const parts = await pageParts(site, originalUrl);
        await Promise.all(ready);
        return fillDocument(template, {
          html: languageOf(site.config()),
          body: {},
          ...parts,
        });
      },
    },
  };
}

async function pageParts(site: Site, address: string) {
  const config = site.config();
  const made = Date.now();
  const path = normalizePath(toPath(config.baseUrl, address) ?? '/');
  const page = site.pageAt(path);
  const compiled = page && (await site.compile(page));
  const shared = await sharedTags(config);
  if (
    !page ||
    !compiled ||
    isLive(compiled.content) ||
    hasErrors([...page.problems, ...compiled.problems])
  )
    return { head: shared, app: '', data: '' };
  const data = site.pageData(page, compiled);
  const own = headTags(data, config).map((tag) => renderHeadTag(tag, pageTagAttribute));
  return {
    head: [...own, shared].join('\n    '),
    app: article(data, compiled.content.html),
    data: `<script type="application/json" id="${pageDataId}" ${madeAttribute}="${made}">${scriptLiteral({ ...data, versionPaths: undefined })}</script>`,
  };
}

/** Style sheets that the app itself does not import. A build renders them into the documents. */
const styles = ['every-page.css', 'frame/announcement.css', 'content.css', 'page.css'].map(
  (name) => `/src/client/styles/${name}`,
);

/** Returns the tags that all pages share: icon, scripts and styles. */
async function sharedTags(config: LocalizedConfig) {
  const addressOf = (file: string) => escapeHtml(withBase(config.baseUrl, file));
  return [
    ...(config.favicon ? [`<link rel="icon" href="${addressOf(`/${config.favicon}`)}">`] : []),
    `<script>${await headScript(config)}</script>`,
    `<script type="module" src="${addressOf('/src/client/entries/show-problems.ts')}"></script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${addressOf(style)}">`),
  ].join('\n    ');
}

/** Renders only the text, in the form that the app expects; the app renders the frame around it. */
function article({ title, hasContentTitle }: PageData, html: string) {
  const heading = hasContentTitle
    ? ''
    : `<header class="prose"><h1>${escapeHtml(title)}</h1></header>`;
  return `<main class="page-frame"><article>${heading}<div class="prose">${html}</div></article></main>`;
}
