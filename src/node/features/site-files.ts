import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { siteIndexFile } from '#shared/paths/site-index.ts';
import { outputsOf } from './index.ts';
import { redirectsFile } from './redirects/redirects-file.ts';
import { markFile } from '#node/site/config/output-folder.ts';
import { listFiles } from '#node/base/files/list-files.ts';
import { copyOutput, writeOutput } from '#node/base/files/write-output.ts';
import type { Site } from '#node/compile/model/site.ts';

/** Files that the build writes for browsers, hosts and the next build. */
const ownFiles = ['robots.txt', siteIndexFile, '_headers', redirectsFile, markFile];

/** Draws the assets' images, so that `emitFiles` only needs to write them. */
export async function drawImages({ assets }: Site): Promise<void> {
  await Promise.all(
    [...assets.values()].map((asset) => ('content' in asset ? asset.content() : undefined)),
  );
}

/** Writes the assets, the static files, and the features' files. */
export async function emitFiles(site: Site, outDir: string, lastDir: string): Promise<void> {
  const write: typeof writeOutput = (file, content) =>
    writeOutput(path.join(outDir, file), content, path.join(lastDir, file));
  for (const [file, asset] of site.assets)
    if ('file' in asset) copyOutput(asset.file, path.join(outDir, file));
    else write(file, 'content' in asset ? await asset.content() : asset.text);
  for (const folder of site.options.publicDirs)
    if (existsSync(folder))
      await cp(folder, outDir, { recursive: true, force: false, dereference: true });
  for (const [file, output] of outputsOf(site)) {
    const content = await output.content?.();
    if (content !== undefined) write(file, content);
  }
}

/**
 * Returns the output files other than assets, pages, their Markdown versions and redirects, each
 * with a description.
 */
export function otherFiles(site: Site): ReadonlyMap<string, string> {
  const statics = site.options.publicDirs.flatMap(listFiles);
  return new Map([
    ...statics.map((file) => [file, `the static file ${file}`] as const),
    ...ownFiles.map((file) => [file, `the file ${file} of the site`] as const),
    ...[...outputsOf(site)].flatMap(([file, { what }]) =>
      what === undefined ? [] : [[file, what] as const],
    ),
    ['404.html', 'the page for addresses that do not exist'],
  ]);
}
