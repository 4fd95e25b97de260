import type { BuildSteps } from '#node/build/output/build-steps.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageFiles } from '#shared/paths/site-index.ts';
import { features } from '#node/features/index.ts';
import { hashFiles, hashText } from '#node/base/cache/hash-files.ts';
import { readHtml, type HtmlLinks } from '#node/compile/html/read-html.ts';
import { type RenderedPage, type BuiltPage, livePages } from '#node/compile/model/built-page.ts';
import { groupBy } from '#shared/text/group-by.ts';
import { outputFile } from '#node/base/files/page-outputs.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { authoredTest } from '#node/compile/model/site-options.ts';
import { contentSecurityPolicy, type ContentNeeds } from './content-security-policy.ts';
import { prerenderPage, sharedHead, type PrerenderInput, type PrerenderPage } from './prerender.ts';
import { renderLivePages } from './render-live-pages.ts';
import { findServerEntry, liveCodeFolder, type ServerBundle } from './server-bundle.ts';

interface RenderInput extends BuildSteps, Pick<PrerenderInput, 'firstLoad'> {
  /** Each page's bundled files, keyed by page path. */
  readonly files: ReadonlyMap<string, PageFiles>;
  readonly server: ServerBundle;
  /** What the pages' own HTML requires of the content security policy. */
  readonly needs: ContentNeeds;
}

/**
 * Writes the HTML documents of all pages, including pages without a source file. Reuses documents
 * that are unchanged since the last output. Returns the data for checking the documents' links.
 * Throws a `BuildError` for live pages that cannot be rendered.
 */
export async function renderPages(
  pages: readonly BuiltPage[],
  input: RenderInput,
): Promise<readonly RenderedPage[]> {
  const { site, files, server } = input;
  const render = await createRenderer(input, await renderLive(pages, input));
  const rendered: RenderedPage[] = [];
  for (const { page, compiled, data } of pages) {
    const { content } = compiled;
    const tags = features.flatMap(({ pageTags }) => pageTags?.(page, compiled, site) ?? []);
    rendered.push({
      path: page.record.path,
      ...toTargets(await render({ data, content, files: files.get(data.path), tags })),
      source: { file: page.file },
      positions: groupBy(compiled.links, ({ url }) => url),
    });
  }
  for (const data of server.ownPages)
    rendered.push({
      path: data.path,
      ...toTargets(await render({ data, content: { html: null, staticHtml: {} } })),
      source: { file: outputFile(data.path) },
      positions: new Map(),
    });
  return rendered;
}

/**
 * Returns the live pages' HTML, keyed by path. If some pages cannot be rendered, bundles the code
 * again with source maps, and throws a `BuildError` with the positions where they fail.
 */
async function renderLive(
  pages: readonly BuiltPage[],
  { project, site, stage, createBuilder }: RenderInput,
) {
  const live = livePages(pages).map(({ page: { file }, compiled: { content }, data }) => ({
    file,
    content,
    data,
  }));
  const { html, problems } = await renderLivePages(live, {
    entry: findServerEntry(stage.serverDir),
  });
  if (problems.length === 0) return html;
  const outDir = path.join(stage.serverDir, 'mapped');
  const builder = await createBuilder(project, {
    environments: { ssr: { build: { outDir, sourcemap: true } } },
    logLevel: 'silent',
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
  const mapped = await renderLivePages(live, {
    entry: findServerEntry(outDir),
    isAuthored: authoredTest(site.options),
  });
  throw new BuildError(mapped.problems.length > 0 ? mapped.problems : problems);
}

function toTargets({ ids, urls }: HtmlLinks) {
  return { ids: new Set(ids), urls };
}

/**
 * Creates the function that writes a page's document, or reuses it from the last output, and
 * returns the document's links. `live` is the live pages' HTML, keyed by path.
 */
async function createRenderer(
  { project, site, stage, last, firstLoad, server, needs }: RenderInput,
  live: ReadonlyMap<string, string>,
): Promise<(page: PrerenderPage) => Promise<HtmlLinks>> {
  const { siteDir: outDir, serverDir } = stage;
  const { generator, outputPath } = project;
  const config = site.config();
  const template = await readFile(path.join(site.options.root, 'index.html'), 'utf8');
  const input: PrerenderInput = {
    config,
    template: template.replace(entryTag, ''),
    firstLoad,
    bundle: {
      ...server,
      render: async (page) => live.get(page.data.path) ?? server.render(page),
    },
    outDir,
    scripts: needs.scripts,
    head: sharedHead(
      config,
      generator,
      contentSecurityPolicy([config], needs),
      features.flatMap(({ siteTags }) => siteTags?.(config) ?? []),
    ),
  };
  const version = hashText(
    JSON.stringify([
      config,
      template,
      firstLoad,
      needs,
      generator,
      // Hashed relative to the folder, because every build uses a folder with a different name.
      hashFiles([serverDir], isOfAllPages, serverDir),
    ]),
  );
  return async (page) => {
    const output = outputFile(page.data.path);
    const file = path.posix.join(outputPath, output);
    const key = hashText(JSON.stringify([version, page, live.get(page.data.path)]));
    const kept = last.takeFile(file, key)?.links;
    if (kept) return kept;
    // Copied, because the parser's strings are slices of the document and would keep the entire
    // document in memory.
    const links = structuredClone(readHtml(await prerenderPage(page, input)));
    last.note(file, { key, links });
    return links;
  };
}

/**
 * The script tag for the app in the template, where Vite finds it. Documents contain the bundled
 * files instead.
 */
const entryTag = '\n    <script type="module" src="/src/client/entries/entry-client.tsx"></script>';

/** Whether a file of the server bundle affects documents other than a live page's own. */
const isOfAllPages = (file: string) => path.basename(path.dirname(file)) !== liveCodeFolder;
