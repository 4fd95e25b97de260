import type { Plugin } from 'vite';
import { normalizePathname, safeDecode, withBase, withoutBase } from '#shared/base-path.ts';
import { pageDataId, pageTagAttribute } from '#shared/document-marks.ts';
import { headTags } from '#shared/head-tags.ts';
import type { PageData } from '#shared/page.ts';
import { madeAttribute } from '#shared/page-update.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { fillDocument, jsonForScript, renderHeadTag } from './fill-document.ts';
import { colorModeScript } from './pre-paint-script.ts';
import type { Site } from '../site/site.ts';

/**
 * The documents of the development server: each has the text of its page, so that an author reads it while the app is
 * still being fetched, module by module. The frame round it is drawn by the app. A page with live content or with mistakes
 * is left to the app altogether, which shows them.
 */
export function documentPlugin(site: Site): Plugin {
  return {
    name: 'docs:document',
    apply: 'serve',
    transformIndexHtml: {
      // Behind Vite, which would put the base path before addresses that have it already.
      order: 'post',
      async handler(template, { originalUrl = '/', server }) {
        // Ready when the browser asks for them, and not behind all modules of the app.
        const ready = styles.map((style) =>
          server?.environments.client.transformRequest(`${style}?direct`),
        );
        const parts = await pageParts(site, originalUrl);
        await Promise.all(ready);
        return fillDocument(template, {
          ...languageOf(site.config()),
          ...parts,
          scripts: '',
          styles: '',
        });
      },
    },
  };
}

function languageOf({ locale, locales }: LocalizedConfig) {
  const { htmlLang = locale, direction = 'ltr' } = locales[locale] ?? {};
  return { lang: htmlLang, dir: direction };
}

async function pageParts(site: Site, address: string) {
  const config = site.config();
  const made = Date.now();
  const { pathname } = new URL(address, 'http://localhost');
  const path = normalizePathname(withoutBase(config.baseUrl, safeDecode(pathname)) ?? '/');
  const page = site.manifest().scanned.get(path);
  const compiled = page && (await site.compile(page));
  if (!page || compiled?.html === null || !compiled) return emptyParts(config);
  if ([...page.problems, ...compiled.problems].some(({ severity }) => severity === 'error'))
    return emptyParts(config);
  const data = site.pageData(page, compiled);
  return {
    head: [
      ...headTags(data, config).map((tag) => renderHeadTag(tag, pageTagAttribute)),
      sharedTags(config),
    ].join('\n    '),
    app: article(data, compiled.html),
    data: `<script type="application/json" id="${pageDataId}" ${madeAttribute}="${made}">${jsonForScript({ ...data, versionPaths: undefined })}</script>`,
  };
}

function emptyParts(config: LocalizedConfig) {
  return { head: sharedTags(config), app: '', data: '' };
}

/** In the build these styles stand in the documents: see `src/client/styles/first-styles.ts`. */
const styles = ['/src/client/styles/frame.css', '/src/client/styles/kinds.css'];

/** Icon, colours and styles. */
function sharedTags(config: LocalizedConfig): string {
  const addressOf = (file: string): string => escapeHtml(withBase(config.baseUrl, file));
  return [
    `<link rel="icon" href="${addressOf(`/${config.favicon}`)}">`,
    `<script>${colorModeScript(config)}</script>`,
    ...styles.map((style) => `<link rel="stylesheet" href="${addressOf(style)}">`),
  ].join('\n    ');
}

/** The text at the place where the app will draw it. */
function article({ title, sidebar, hasContentTitle }: PageData, html: string): string {
  const heading = hasContentTitle
    ? ''
    : `<header class="prose"><h1>${escapeHtml(title)}</h1></header>`;
  return [
    `<div class="page-frame doc-layout${sidebar ? ' has-sidebar' : ''}">`,
    sidebar ? '<div class="doc-sidebar"></div>' : '',
    '<main class="doc-main"><div class="doc-columns has-toc"><div class="doc-column">',
    `<article>${heading}<div class="prose">${html}</div></article>`,
    '</div></div></main></div>',
  ].join('');
}
