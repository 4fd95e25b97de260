import {
  pageChunkAttribute,
  pageDataId,
  pagePartsAttribute,
  pageSidebarAttribute,
  pageTagAttribute,
  appScriptsId,
  staticHtmlAttribute,
  type StaticHtml,
} from '#shared/document/document-marks.ts';
import path from 'node:path';
import { headTags, type HeadTag } from '#shared/page/head-tags.ts';
import { isLive, type PageToRender } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';
import type { PageFiles } from '#shared/paths/site-index.ts';
import { withBase } from '#shared/paths/base-path.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { outputFile } from '#node/base/files/page-outputs.ts';
import { writeOutput } from '#node/base/files/write-output.ts';
import { readGivenTags } from '#node/compile/html/read-html.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import type { ServerBundle } from './server-bundle.ts';
import { fillDocument, renderHeadTag } from './fill-document.ts';
import { scriptLiteral } from './script-literal.ts';

/** A page to render, with its bundled files and its features' tags. */
export interface PrerenderPage extends PageToRender {
  /** The page's bundled files; undefined for the app's own pages. */
  readonly files?: PageFiles;
  /** Tags that features add to the page's head. */
  readonly tags?: readonly HeadTag[];
}

/** Everything that is the same for all pages of a language. */
export interface PrerenderInput {
  readonly config: LocalizedConfig;
  readonly template: string;
  readonly bundle: ServerBundle;
  readonly outDir: string;
  /**
   * Code of the inline scripts. The first script is in every document; the rest are only on the
   * home page.
   */
  readonly scripts: readonly string[];
  /** URLs of the app's files, in execution order. */
  readonly firstLoad: readonly string[];
  /** Head markup that pages share. */
  readonly head: string;
}

/** Renders a page, writes its HTML document and returns the HTML. Errors name the page's path. */
export async function prerenderPage(
  { data, content, files, tags: ownTags = [] }: PrerenderPage,
  { config, template, bundle, outDir, scripts, firstLoad, head }: PrerenderInput,
): Promise<string> {
  let app: string;
  try {
    app = await bundle.render({ data, content });
  } catch (error) {
    throw new Error(
      `The page ${data.path} (${data.id}) cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  const tags = headTags(data, config, readGivenTags(app));
  const given = (name: 'html' | 'body') => {
    const { attributes } = tags.find(({ tag }) => tag === name) ?? {};
    return attributes && { ...attributes, [pageTagAttribute]: JSON.stringify(attributes) };
  };
  const html = fillDocument(template, {
    html: { ...languageOf(config), ...given('html') },
    body: given('body') ?? {},
    head: [
      ...waitForText(data, app),
      ...tags
        .filter(({ tag }) => tag !== 'html' && tag !== 'body')
        .map((tag) => renderHeadTag(tag, pageTagAttribute)),
      ...breadcrumbList(data, config),
      ...ownTags.map((tag) => renderHeadTag(tag, pageTagAttribute)),
      head,
      ...(data.path === '/' ? scripts : scripts.slice(0, 1)).map(
        (text) => `<script>${text}</script>`,
      ),
      ...bundle.inlineStyles
        .filter(({ parts }) => parts.test(app))
        .map(({ css }) => `<style>${css}</style>`),
      holdScripts([
        ...firstLoad.map(
          (file) => `<script type="module" crossorigin src="${escapeHtml(file)}"></script>`,
        ),
        ...(files?.sidebar ? [preloadModule(files.sidebar, pageSidebarAttribute)] : []),
        ...(files && isLive(content) ? liveScripts(files, content.staticHtml, app) : []),
      ]),
      ...(files?.styles
        ? [
            files.styles
              .map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`)
              .join(''),
          ]
        : []),
    ].join('\n'),
    app,
    // Version paths are left out, because the document already contains links to the page in other
    // versions.
    data: `<script type="application/json" id="${pageDataId}">${scriptLiteral({ ...data, sidebar: files?.sidebar ? null : data.sidebar, versionPaths: undefined })}</script>`,
  });
  writeOutput(path.join(outDir, outputFile(data.path)), html);
  return html;
}

/**
 * Delays the first paint until the browser has parsed the first section, or the text above it if
 * that section is long or the only one (HTML standard, "expect"). An earlier paint would show only
 * the frame, or a table whose columns move when more of its rows arrive.
 */
function waitForText({ toc: [first, second] }: PageData, app: string) {
  const start = app.slice(0, 30_000);
  const awaited = [second, first].find((item) => item && start.includes(`id="${item.id}"`));
  if (!awaited) return [];
  return [`<link rel="expect" href="#${encodeURIComponent(awaited.id)}" blocking="render">`];
}

/**
 * Returns preload links to the files that hydrate a live page: its code and, if the document's
 * markup lacks any of its static parts, those parts.
 */
function liveScripts(
  { modules: [parts = '', content = ''] }: PageFiles,
  staticHtml: StaticHtml,
  markup: string,
) {
  const isComplete = Object.keys(staticHtml).every((key) =>
    markup.includes(`${staticHtmlAttribute}="${key}"`),
  );
  return [
    preloadModule(content, pageChunkAttribute),
    ...(isComplete ? [] : [preloadModule(parts, pagePartsAttribute)]),
  ];
}

/** Returns a link that preloads a module. The app finds the link by the attribute. */
function preloadModule(file: string, attribute: string) {
  return `<link rel="modulepreload" href="${escapeHtml(file)}" ${attribute}>`;
}

/**
 * Returns the head markup that all pages share: security policy, generator (name and version of
 * this program), icon and features' tags.
 */
export function sharedHead(
  { baseUrl, favicon }: LocalizedConfig,
  generator: string,
  policy: string,
  tags: readonly HeadTag[],
): string {
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<meta name="generator" content="${escapeHtml(generator)}">`,
    ...(favicon
      ? [`<link rel="icon" href="${escapeHtml(withBase(baseUrl, `/${favicon}`))}">`]
      : []),
    ...tags.map((tag) => renderHeadTag(tag)),
  ].join('\n');
}

/**
 * Returns the app's scripts inside a template, where the browser neither loads nor preloads them,
 * so that they do not delay the first paint. The head script moves them out of the template once
 * the document has been parsed.
 */
export function holdScripts(tags: readonly string[]): string {
  return `<template id="${appScriptsId}">\n    ${tags.join('\n    ')}\n    </template>`;
}
