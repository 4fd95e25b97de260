import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { hasChangedSince, hashFile, hashText } from '../cache/hash-files.ts';
import type { Store } from '../cache/store.ts';
import { listFiles } from '../output/list-files.ts';
import type { Stage } from '../output/stage.ts';
import { writeOutput } from '../output/write-output.ts';
import type { BuiltPage } from '../site/built-page.ts';
import type { SiteProject } from '../site/open-locale.ts';
import type { Site } from '../site/site.ts';
import { bundleInputs, bundleKey } from './bundle-key.ts';
import { bundle } from './bundle.ts';

/** What the bundles of a language are made from and where they go. */
export interface BundleInput {
  readonly project: SiteProject;
  readonly pages: readonly BuiltPage[];
  readonly stage: Stage;
  readonly createBuilder: (project: SiteProject) => Promise<ViteBuilder>;
}

/** The bundles of a language, as they are kept for the next build. */
interface KeptBundles {
  /** Hash of the content of each file, by its path below the folders of the site and of the code that renders it. */
  readonly files: readonly Readonly<Record<string, string>>[];
  /** Hash of each file that was bundled and that the key does not name, by absolute path. */
  readonly modules: Readonly<Record<string, string>>;
  /** Hash of what imported pieces can show of the glossaries. */
  readonly glossaries: string | null;
}

/**
 * Puts the bundles of a language into its empty stage: the last ones while everything that they are made from is as it was,
 * so that an edited page needs no bundler. Says whether they are the last ones. Throws a `BuildError` for what an author wrote.
 */
export async function provideBundles(input: BundleInput): Promise<{ readonly isKept: boolean }> {
  const { project, pages, stage, createBuilder } = input;
  const { site } = project;
  const started = Date.now();
  const key = JSON.stringify(['bundles', bundleKey(project, pages)]);
  const folders = [stage.siteDir, stage.serverDir];
  if (takeBundles(key, site, folders)) return { isKept: true };
  const builder = await createBuilder(project);
  const modules = await bundle(builder);
  // What the bundler warns of is said with each build, and a file that was saved meanwhile may have been read before.
  const isCertain =
    !builder.config.logger.hasWarned &&
    ![...modules].some((file) => isForeignPackage(file, site)) &&
    !hasChangedSince([...bundleInputs(project), ...modules], started);
  if (isCertain) keepBundles(key, site, { folders, modules });
  return { isKept: false };
}

/** Packages beside somebody else's pages follow no lockfile that is known here. */
function isForeignPackage(file: string, { options }: Site): boolean {
  return file.includes('/node_modules/') && !file.startsWith(`${options.root}/node_modules/`);
}

function takeBundles(key: string, site: Site, folders: readonly string[]): boolean {
  const kept = site.store.read(key) as KeptBundles | undefined;
  if (!kept || !isCurrent(kept, site)) return false;
  const contents = kept.files.flatMap((files, index) =>
    Object.entries(files).map(([file, hash]) => ({
      file: path.join(folders[index] ?? '', file),
      content: site.store.read(contentKey(hash)) as string | undefined,
    })),
  );
  if (contents.some(({ content }) => content === undefined)) return false;
  for (const { file, content = '' } of contents) writeOutput(file, Buffer.from(content, 'base64'));
  return true;
}

function isCurrent({ modules, glossaries }: KeptBundles, site: Site): boolean {
  return (
    Object.entries(modules).every(([file, hash]) => hashFile(file) === hash) &&
    (glossaries === null || glossaries === hashGlossaries(site))
  );
}

interface MadeBundles {
  readonly folders: readonly string[];
  readonly modules: ReadonlySet<string>;
}

function keepBundles(key: string, site: Site, { folders, modules }: MadeBundles): void {
  const { byFile } = site.manifest();
  const { root } = site.options;
  const named = [...modules].filter((file) => !file.startsWith(`${root}/node_modules/`));
  const hasPieces = named.some((file) => /\.mdx?$/.test(file) && !byFile.has(file));
  const kept: KeptBundles = {
    files: folders.map((folder) => keepFiles(folder, site.store)),
    modules: Object.fromEntries(named.map((file) => [file, hashFile(file)])),
    glossaries: hasPieces ? hashGlossaries(site) : null,
  };
  site.store.write(key, kept);
}

/** Keeps each file under the hash of its content: most are the same from one bundle to the next. */
function keepFiles(folder: string, store: Store): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...listFiles(folder)].map((file) => {
      const content = readFileSync(path.join(folder, file)).toString('base64');
      const hash = hashText(content);
      if (!store.has(contentKey(hash))) store.write(contentKey(hash), content);
      return [file, hash];
    }),
  );
}

function contentKey(hash: string): string {
  return JSON.stringify(['bundled file', hash]);
}

/** What pieces that pages import are told by the site, but for addresses, which are in the key. */
function hashGlossaries({ options, services }: Site): string {
  return hashText(JSON.stringify(options.versions.map(({ name }) => services(name).glossary())));
}
