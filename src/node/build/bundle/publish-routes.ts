import type { BuildSteps } from '#node/build/output/build-steps.ts';
import path from 'node:path';
import { isLive } from '#shared/page/page-content.ts';
import { siteIndexFile, type PageFiles } from '#shared/paths/site-index.ts';
import { writeOutput } from '#node/base/files/write-output.ts';
import { pageChunkCode, pageChunkName } from '../plugins/support/page-chunk.ts';
import { createSiteIndex } from '#node/features/site-index.ts';
import type { BuiltPage } from '#node/compile/model/built-page.ts';
import type { BundleManifest } from './bundle-manifest.ts';
import { hashedAsset } from '#node/compile/model/assets.ts';

interface RoutesInput extends BuildSteps {
  readonly manifest: BundleManifest;
}

/**
 * Writes everything that changes with the pages' text and does not need the bundler: page chunks,
 * route tables, search files, and the index of these files. Returns each page's files, keyed by
 * page path.
 */
export async function publishRoutes(
  pages: readonly BuiltPage[],
  input: RoutesInput,
): Promise<ReadonlyMap<string, PageFiles>> {
  const { manifest, site, stage } = input;
  const files = new Map(pages.map((built) => [built.page.record.path, publishPage(built, input)]));
  const index = await createSiteIndex(site, {
    app: manifest.app,
    filesOf: (page) => files.get(page),
    publish: async (name, create) =>
      writeHashed(`${name}.json`, JSON.stringify(await create()), input),
  });
  writeOutput(path.join(stage.siteDir, siteIndexFile), JSON.stringify(index));
  return files;
}

/**
 * Writes a page's chunk. A static page's chunk contains everything; a live page's chunk contains
 * everything except the page's code, which the bundler has already written.
 */
function publishPage({ page, compiled, ...built }: BuiltPage, input: RoutesInput): PageFiles {
  // The sidebar is a separate module that neighboring pages share, because they all show the same
  // one.
  const view = built.data.sidebar;
  const data = { ...built.data, sidebar: null };
  const name = `pages/${pageChunkName(page.record.path)}.js`;
  const chunk = writeHashed(name, pageChunkCode(compiled.content, data), input);
  const sidebar = view
    ? writeHashed('sidebar/view.js', `export const sidebar = ${JSON.stringify(view)};\n`, input)
    : undefined;
  if (!isLive(compiled.content)) return { modules: [chunk], sidebar };
  const { code: content, styles } = input.manifest.liveCode(page);
  return { modules: [chunk, content], styles, sidebar };
}

/**
 * Writes a file to `assets/` with its hash in the name, or reuses it from the last output. Returns
 * the file's URL.
 */
function writeHashed(name: string, text: string, { project, site, stage, last }: RoutesInput) {
  const { output, address } = hashedAsset(site.options.config.baseUrl, name, text);
  const file = path.posix.join(project.outputPath, output);
  if (!last.takeFile(file, output)) {
    writeOutput(path.join(stage.siteDir, output), text);
    last.note(file, { key: output });
  }
  return address;
}
