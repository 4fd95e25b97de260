import type { BuildSteps } from '#node/build/output/build-steps.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { hasChangedSince, hashFile, hashText, hashFiles } from '#node/base/cache/hash-files.ts';
import { hashesOf, keep, recall } from '#node/base/cache/remember.ts';
import type { Store } from '#node/base/cache/store.ts';
import { listFiles } from '#node/base/files/list-files.ts';
import { writeOutput } from '#node/base/files/write-output.ts';
import type { StagingFolders } from '#node/build/output/stage.ts';
import { type BuiltPage, livePages } from '#node/compile/model/built-page.ts';
import type { SiteProject, Site } from '#node/compile/model/site.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { codeEnvironment, codeSources } from './bundle-sources.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { codeProblems } from '#node/base/report/code-problem.ts';

/**
 * Content hashes of the bundled files, keyed by relative path: one record for the browser's files
 * and one for the server bundle.
 */
type BundledFiles = readonly Readonly<Record<string, string>>[];

/** Name under which `hashShown` is recorded. */
const shown = 'pages and glossaries';

/**
 * Puts a language's bundles into its empty staging folder. Reuses the previous bundles if all
 * inputs are unchanged, so that editing a page does not require running the bundler. Returns
 * whether the bundles were reused. Throws a `BuildError` for authors' mistakes.
 */
export async function provideBundles(
  steps: BuildSteps,
  pages: readonly BuiltPage[],
): Promise<boolean> {
  const { project, site, stage, createBuilder } = steps;
  const started = Date.now();
  const key = JSON.stringify(['bundles', bundleKey(project, pages)]);
  if (takeBundles(key, site, stage)) return true;
  const builder = await createBuilder(project);
  const ids = await runBundler(builder);
  const modules = [...ids].map(fileOf);
  const { root } = site.options;
  // Bundles are not stored in three cases: after a bundler warning, which must appear in every
  // build; if they include a package that no known lockfile covers; or if a file was saved during
  // bundling, because an earlier version may have been read.
  const isCertain =
    !builder.config.logger.hasWarned &&
    // Packages installed next to another project's pages are not covered by a known lockfile.
    !modules.some(
      (file) => file.includes('/node_modules/') && !file.startsWith(`${root}/node_modules/`),
    ) &&
    !hasChangedSince([...bundleInputs(site), ...modules], started);
  if (isCertain) keepBundles(key, steps, pages, ids);
  return false;
}

/**
 * Removes the query from a module id. The query says how to read the file, for example as a style
 * sheet or a partial.
 */
function fileOf(id: string) {
  return id.split('?', 1)[0] ?? id;
}

function takeBundles(key: string, site: Site, stage: StagingFolders) {
  const kept = recall<BundledFiles>(site.store, key, (question) =>
    question === shown ? hashShown(site) : hashFile(question),
  );
  const contents = kept?.flatMap((files, index) =>
    Object.entries(files).map(([file, hash]) => ({
      file: path.join(index === 0 ? stage.siteDir : stage.serverDir, file),
      last: path.join(stage.lastDir, file),
      content: site.store.read(contentKey(hash)) as string | undefined,
    })),
  );
  if (!contents || contents.some(({ content }) => content === undefined)) return false;
  for (const { file, last, content = '' } of contents)
    writeOutput(file, Buffer.from(content, 'base64'), last);
  return true;
}

function keepBundles(
  key: string,
  { site, stage: { siteDir, serverDir } }: BuildSteps,
  pages: readonly BuiltPage[],
  ids: ReadonlySet<string>,
) {
  // The key covers the code of live pages and of the partials that they import.
  const covered = new Set(
    livePages(pages).flatMap(({ compiled }) => Object.keys(compiled.modules)),
  );
  const named = [...ids]
    .filter((id) => !covered.has(id.replace(/\?partial$/, '')))
    .map(fileOf)
    .filter((file) => !file.startsWith(`${site.options.root}/node_modules/`));
  const hasMarkdown = named.some((file) => /\.mdx?$/.test(file));
  keep(site.store, key, {
    value: [siteDir, serverDir].map((folder) =>
      keepFiles(folder, site.store),
    ) satisfies BundledFiles,
    answers: { ...hashesOf(named), ...(hasMarkdown ? { [shown]: hashShown(site) } : {}) },
  });
}

/** Stores each file under its content hash, because most are the same in the next bundle. */
function keepFiles(folder: string, store: Store) {
  return Object.fromEntries(
    listFiles(folder).map((file) => {
      const content = readFileSync(path.join(folder, file)).toString('base64');
      const hash = hashText(content);
      if (!store.has(contentKey(hash))) store.write(contentKey(hash), content);
      return [file, hash];
    }),
  );
}

function contentKey(hash: string) {
  return JSON.stringify(['bundled file', hash]);
}

/**
 * Hashes what Markdown that only components import may show besides its own text: glossaries, and
 * links to pages.
 */
function hashShown({ options, sourcesOf, manifest }: Site) {
  return hashText(
    JSON.stringify([
      options.versions.map(({ name }) => sourcesOf(name).site.glossary()),
      [...manifest().byFile].map(([file, { record }]) => [file, record.path]),
    ]),
  );
}

/**
 * Lists the absolute paths of the files and folders that a language is bundled from. They include
 * the text of static pages, even though that text is not bundled.
 */
function bundleInputs({ options }: Site) {
  const { versions, publicDirs, customCss } = options;
  return [
    ...codeSources(options),
    ...versions.flatMap(versionFolders),
    ...publicDirs,
    ...(customCss === undefined ? [] : [customCss]),
  ];
}

/**
 * Hashes everything that a language's bundles depend on: code and settings, the data that pages
 * share, and the code of live pages. Pages may import anything in a site's folders, so every file
 * there counts, except static pages, which are not bundled. Imported files in other folders are not
 * part of the key; `keepBundles` records them.
 */
function bundleKey(project: SiteProject, pages: readonly BuiltPage[]) {
  const { site } = project;
  const { byFile } = site.manifest();
  return hashText(
    JSON.stringify([
      process.version,
      codeEnvironment(process.env),
      { ...site.options, outDir: undefined },
      project.siteData(),
      livePages(pages).map(({ page, compiled }) => [
        page.record.path,
        Object.entries(compiled.modules).map(([id, { code }]) => [id, code]),
      ]),
      hashFiles(bundleInputs(site), (file) => !byFile.has(file)),
    ]),
  );
}

/**
 * Bundles the browser code, then the code that renders pages; doing both at once would take 100 MB
 * more memory. Returns the ids of the bundled modules: absolute paths, some with a query. Throws a
 * `BuildError` for authors' mistakes.
 */
async function runBundler(builder: ViteBuilder) {
  const modules = new Set<string>();
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The Vite configuration has no environment named "${name}".`);
    try {
      const built = await builder.build(environment);
      const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
      for (const chunk of outputs.flatMap(({ output }) => output))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) if (path.isAbsolute(id)) modules.add(id);
    } catch (error) {
      throw new BuildError(codeProblems(error, builder.config.root));
    }
  }
  return modules;
}
