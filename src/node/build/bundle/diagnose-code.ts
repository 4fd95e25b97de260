import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Plugin, ViteBuilder } from 'vite';
import type { Problem } from '#shared/problem.ts';
import type { Stage } from '../output/stage.ts';
import { renderLivePages, type LiveRendering } from '../prerender/render-live-pages.ts';
import { findServerEntry } from '../prerender/server-bundle.ts';
import { toLivePages } from '../prerender/to-live-pages.ts';
import { codeProblems, syntaxProblem } from '#node/base/report/code-problem.ts';
import { unlessKnown } from '#node/base/report/unless-known.ts';
import { authoredTest } from '#node/site/model/site-options.ts';
import { livePages, type BuiltPage } from '#node/compile/pages/built-page.ts';
import type { SiteProject } from '#node/site/open/open-locale.ts';

interface DiagnosisInput {
  readonly project: SiteProject;
  readonly pages: readonly BuiltPage[];
  readonly stage: Stage;
  readonly createBuilder: (project: SiteProject, further: InlineConfig) => Promise<ViteBuilder>;
  /** Problems found earlier. */
  readonly known: readonly Problem[];
}

/**
 * Finds everything wrong with the code of live pages after a build has failed: bundles it again,
 * with source maps and with empty modules in place of unreadable ones, and renders all pages whose
 * code can be read.
 */
export async function diagnoseCode(input: DiagnosisInput): Promise<LiveRendering> {
  const { project, pages, known } = input;
  const { site } = project;
  const found: Problem[] = [];
  if (livePages(pages).length === 0) return { html: new Map(), problems: found };
  const bundled = (await bundleAll(input, found, false)) ?? (await bundleAll(input, found, true));
  if (bundled === undefined) return { html: new Map(), problems: unlessKnown(found, known) };
  const { folder, importersOf } = bundled;
  const hidden = new Set(found.flatMap(({ position: { file } }) => [file, ...importersOf(file)]));
  const importersOfUnreadable = new Set(
    unreadableFiles(known).flatMap((file) => [...importersOf(file)]),
  );
  const sound = pages.filter(({ page }) => !hidden.has(page.file));
  const { html, problems } = await renderLivePages(toLivePages(sound, site), {
    entry: findServerEntry(folder),
    isAuthored: authoredTest(site.options),
  });
  // A page that shows an unreadable partial lacks its headings.
  const whole = sound.filter(({ page }) => !importersOfUnreadable.has(page.file));
  return {
    html: new Map(
      whole.flatMap(({ page: { record } }) => {
        const text = html.get(record.path);
        return text === undefined ? [] : [[record.path, text] as const];
      }),
    ),
    problems: unlessKnown([...found, ...problems], known),
  };
}

function unreadableFiles(problems: readonly Problem[]): readonly string[] {
  return problems.filter(({ isUnreadable }) => isUnreadable).map(({ position }) => position.file);
}

function causesOf(error: unknown): readonly unknown[] {
  return (error as { readonly errors?: readonly unknown[] }).errors ?? [error];
}

interface Bundled {
  readonly folder: string;
  /** Returns all modules that import a file, directly or indirectly. */
  readonly importersOf: (file: string) => ReadonlySet<string>;
}

/**
 * Bundles the code that renders pages. If even that fails, adds the reason to `found` and returns
 * undefined.
 */
async function bundleAll(
  { project, stage, createBuilder, known }: DiagnosisInput,
  found: Problem[],
  shimMissingExports: boolean,
): Promise<Bundled | undefined> {
  const { root } = project.folders;
  const folder = path.join(stage.serverDir, shimMissingExports ? 'diagnosis-2' : 'diagnosis');
  const importers = new Map<string, readonly string[]>();
  const emptied = new Set<string>();
  const unreadable = new Set(unreadableFiles(known));
  const builder = await createBuilder(project, {
    plugins: toleratePlugins(project, { found, importers, emptied, unreadable }),
    environments: {
      ssr: { build: { outDir: folder, sourcemap: true, rolldownOptions: { shimMissingExports } } },
    },
    logLevel: 'silent',
  });
  /**
   * Whether an error is real: names that an empty module does not export may exist in the original.
   */
  const isOwn = (error: unknown): boolean => {
    const [, file] = /is not exported by "(.+)"/.exec(String(error)) ?? [];
    return (
      file === undefined ||
      !(file.endsWith(emptyModule.slice(1)) || emptied.has(path.resolve(file)))
    );
  };
  try {
    const { ssr } = builder.environments;
    if (ssr) await builder.build(ssr);
  } catch (error) {
    found.push(...codeProblems({ errors: causesOf(error).filter(isOwn) }, root));
    return undefined;
  }
  return { folder, importersOf: (file) => reach(file, importers) };
}

function reach(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([file]);
  for (const name of reached)
    for (const importer of importers.get(name) ?? []) reached.add(importer);
  return reached;
}

/** Marks nested calls to other plugins, to prevent recursion. */
const asked = 'docs:empty-modules';

/** Name of the empty module. */
const emptyModule = '\0docs:empty';

interface Collected {
  readonly found: Problem[];
  readonly importers: Map<string, readonly string[]>;
  /** Files that cannot be parsed. */
  readonly emptied: Set<string>;
  /** Files of Markdown that cannot be parsed. */
  readonly unreadable: ReadonlySet<string>;
}

function withoutQuery(id: string): string {
  return id.split('?', 1)[0] ?? '';
}

/**
 * Creates plugins that replace missing and invalid modules with empty ones, and collect the
 * problems.
 */
function toleratePlugins(
  { site, folders: { root } }: SiteProject,
  { found, importers, emptied, unreadable }: Collected,
): Plugin[] {
  const isAuthored = authoredTest(site.options);
  return [
    {
      name: 'docs:empty-modules',
      enforce: 'pre',
      resolveId: {
        order: 'pre',
        async handler(source, importer, options) {
          const isNested = options.custom?.[asked] !== undefined;
          if (importer === undefined || isNested || !isAuthored(importer) || !existsSync(importer))
            return undefined;
          const custom = { ...options.custom, [asked]: true };
          const said = await this.resolve(source, importer, { ...options, custom, skipSelf: true })
            .then((resolved) =>
              // An alias also resolves to files that do not exist.
              resolved && (!source.startsWith('@site/') || existsSync(withoutQuery(resolved.id)))
                ? resolved
                : `Could not resolve '${source}' in ${importer}`,
            )
            // The bundler does not report a plugin's rejection.
            .catch(() => `"${source}" is outside the content folder. (${importer})`);
          if (typeof said === 'object') return said;
          found.push(...codeProblems(Object.assign(new Error(said), { id: importer }), root));
          return emptyModule;
        },
      },
      load: {
        order: 'pre',
        handler(id) {
          if (id === emptyModule) return 'export default () => null;';
          const file = withoutQuery(id);
          // An unreadable partial would stop the bundler.
          if (!unreadable.has(file)) return undefined;
          emptied.add(file);
          return '';
        },
      },
      transform: {
        // Before other plugins read the code.
        order: 'pre',
        handler(_code, id) {
          const problem = isAuthored(id) ? syntaxProblem(id) : undefined;
          if (!problem) return undefined;
          emptied.add(id);
          found.push(problem);
          return { code: id.endsWith('.json') ? '{}' : 'export default () => null;', map: null };
        },
      },
      buildEnd() {
        for (const id of this.getModuleIds())
          importers.set(id, this.getModuleInfo(id)?.importers ?? []);
      },
    },
  ];
}
