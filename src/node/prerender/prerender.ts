import { pageDataId, pageTagAttribute } from '#shared/document-marks.ts';
import path from 'node:path';
import { headTags } from '#shared/head-tags.ts';
import type { PageData } from '#shared/page.ts';
import { withBase } from '#shared/base-path.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import { outputFile } from '../output/page-outputs.ts';
import { writeOutput } from '../output/write-output.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { inlineScripts } from './content-security-policy.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { liveScripts, liveStyles, type LivePageFiles } from './live-links.ts';
import type { ServerBundle } from './server-bundle.ts';
import { fillDocument, jsonForScript, renderHeadTag } from './fill-document.ts';

/** One page to write. */
export interface PrerenderPage {
  readonly data: PageData;
  /** null for live content. */
  readonly html: string | null;
  /** Files of a live page, which React needs to take it over. */
  readonly live?: LivePageFiles;
}

/** What pages are written with. */
export interface PrerenderInput {
  readonly config: LocalizedConfig;
  readonly template: string;
  readonly bundle: ServerBundle;
  readonly outDir: string;
  /** Head markup that pages share, given the texts of the style elements in the document. */
  readonly head: (styles: readonly string[]) => string;
}

/** Renders one page into its file; returns the HTML. A page that cannot be rendered fails with its address in the message. */
export async function prerenderPage(page: PrerenderPage, input: PrerenderInput): Promise<string> {
  const html = await renderDocument(page, input);
  writeOutput(path.join(input.outDir, outputFile(page.data.path)), html);
  return html;
}

async function renderDocument(
  { data, html, live }: PrerenderPage,
  { config, template, bundle, head }: PrerenderInput,
): Promise<string> {
  const locale = config.locales[config.locale];
  let app: string;
  try {
    app = await bundle.render({ data, html });
  } catch (error) {
    throw new Error(
      `The page ${data.path} (${data.id}) cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  const styles = bundle.firstStyles.filter(({ marker }) => marker.test(app)).map(({ css }) => css);
  return fillDocument(template, {
    lang: locale?.htmlLang ?? config.locale,
    dir: locale?.direction ?? 'ltr',
    head: [
      ...headTags(data, config).map((tag) => renderHeadTag(tag, pageTagAttribute)),
      ...breadcrumbList(data, config),
      head(styles),
      ...scripts(data, config),
      ...styles.map((css) => `<style>${css}</style>`),
    ].join('\n    '),
    app,
    // Where the page is in other versions stands in the document's links, from which the browser reads it.
    data: `<script type="application/json" id="${pageDataId}">${jsonForScript({ ...data, versionPaths: undefined })}</script>`,
    scripts: live ? liveScripts(live, app) : '',
    styles: live ? liveStyles(live).join('') : '',
  });
}

/** The banner's script stands on the home page only. */
function scripts(data: PageData, config: LocalizedConfig): readonly string[] {
  const all = inlineScripts(config);
  return (data.path === '/' ? all : all.slice(0, 1)).map((text) => `<script>${text}</script>`);
}

/** What all pages say in their heads. */
export interface SharedHeadInput {
  readonly config: LocalizedConfig;
  /** Name and version of this program. */
  readonly generator: string;
  /** The content security policy. */
  readonly policy: string;
}

/** Head markup that all pages share: security policy, generator, icon, search description, preconnection to a hosted search. */
export function sharedHead({ config, generator, policy }: SharedHeadInput): string {
  const { baseUrl, search } = config;
  const asset = (file: string): string => escapeHtml(withBase(baseUrl, `/${file}`));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<meta name="generator" content="${escapeHtml(generator)}">`,
    `<link rel="icon" href="${asset(config.favicon)}">`,
    ...(search.searchPagePath
      ? [
          `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(config.title)}" href="${asset('opensearch.xml')}">`,
        ]
      : []),
    ...(search.hosted
      ? [
          `<link rel="preconnect" href="https://${escapeHtml(search.hosted.appId)}-dsn.algolia.net" crossorigin="anonymous">`,
        ]
      : []),
  ].join('\n    ');
}
