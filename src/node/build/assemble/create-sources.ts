import path from 'node:path';
import { once } from '#engine/text/once.ts';
import { classifyQuoted } from '#shared/voice/language/classify-quoted.ts';
import { toLanguage } from '#shared/voice/language/language.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { listCards } from '#shared/page/list-cards.ts';
import { otherBases } from '#shared/paths/locale-path.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { hashBuildCode, hashText } from '#node/base/cache/hash-files.ts';
import type { Store } from '#node/base/cache/store.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { createTrackedTest } from '#node/base/files/tracked-files.ts';
import { createDrawDiagram } from '#node/features/diagrams/draw-diagrams.ts';
import { features } from '#node/features/index.ts';
import { createPlugins } from '#node/compile/steps.ts';
import { createHighlight } from '#node/compile/html/highlight.ts';
import { createTreeLoader } from '#node/base/syntax/create-tree-loader.ts';
import { readGlobalComponents } from '#node/compile/components/global-components.ts';
import {
  pageConfig,
  type CompileSources,
  type CompileTools,
  type PageOptions,
  type SiteAnswers,
} from '#node/compile/context/compile-sources.ts';
import { pick } from '#shared/text/look-up.ts';
import { createDrawings } from '#node/compile/context/drawings.ts';
import { severityOf } from '#node/base/report/severity.ts';
import type { AssembledPages } from './assemble-pages.ts';
import { viewSidebar } from './assemble-version.ts';
import { markdownFormat, type SiteOptions } from '#node/compile/model/site-options.ts';
import { syntaxOf } from '#node/compile/context/page-syntax.ts';
import {
  glossarySource,
  readGlossary,
  type GlossaryTerm,
} from '#node/site/content/read-glossary.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { findPath } from '#node/site/manifest/index-pages.ts';

/** Creates the compile sources for each version's pages, looked up by version name. */
export function createSources(options: SiteOptions, current: () => AssembledPages, store: Store) {
  const { codeKey, ...tools } = createTools(options, store);
  const isTracked = createTrackedTest(options.contentDir);
  const read = () => {
    const shared = readSettings(options);
    return new Map(
      options.versions.map((version): [string, CompileSources] => {
        const settings = {
          ...shared,
          ...pick(version, ['contentDir', 'translationDir', 'spoken']),
          versionPath: version.path,
          referencePath: version.reference?.path ?? '/',
        };
        const components = [...settings.globalComponents];
        const key = hashText(JSON.stringify([codeKey, settings, components]));
        const site = { ...answersAbout(version, options, current), isTracked };
        // Omits both settings from the key, because blocks render the same in a build and on the
        // dev server.
        const { isServed: _served, withMarkdown: _markdown, ...ofBlocks } = settings;
        const blocksKey = hashText(JSON.stringify([codeKey, ofBlocks, components]));
        const drawings = createDrawings(store, blocksKey);
        const own = { ...tools, ...spokenTools(options, version), drawings };
        return [version.name, { key, settings, site, tools: own }];
      }),
    );
  };
  let byVersion = read();
  return {
    of(version: string) {
      const sources = byVersion.get(version);
      if (!sources) throw new Error(`There is no version ${version}.`);
      return sources;
    },
    /** Rereads the file that defines the global components. */
    update: () => void (byVersion = read()),
  };
}

/** Names of the site options that affect how pages are compiled. */
const pageOptions = [
  'siteDir',
  'publicDirs',
  'isServed',
  'parseLimit',
  'mdxComponents',
  'dialect',
  'hasOtherReference',
] as const satisfies readonly (keyof PageOptions)[];

/** Returns the settings that the pages of all versions share. */
function readSettings(options: SiteOptions) {
  const { config, isServed, mdxComponents, siteDir } = options;
  return {
    ...pick(options, pageOptions),
    config: pick(config, pageConfig),
    markdownFormat: markdownFormat(options),
    syntax: syntaxOf(options),
    otherBases: otherBases({ ...config, current: config.locale }),
    // The dev server creates the Markdown on demand.
    withMarkdown: !isServed,
    ...readGlobalComponents(mdxComponents, siteDir),
  };
}

/**
 * Creates the tools that all versions share, and a key that identifies everything the tools are
 * built from.
 */
function createTools(options: SiteOptions, store: Store) {
  const { config, defaultCatalogue, root } = options;
  const { defaultLocale, catalogue } = config;
  const original = [defaultCatalogue, languageOf(config, defaultLocale).lang] as const;
  const translated = [catalogue, languageOf(config).lang] as const;
  const [sayOriginal, say] = [createTranslator(...original), createTranslator(...translated)];
  return {
    codeKey: hashText(JSON.stringify([hashBuildCode(root), original, translated])),
    highlight: createHighlight(),
    loadTrees: createTreeLoader(),
    drawDiagram: createDrawDiagram(store, root),
    plugins: createPlugins(features),
    translator: ({ isUntranslated }) => (isUntranslated ? sayOriginal : say),
  } satisfies Omit<CompileTools, 'drawings'> & { readonly codeKey: string };
}

/** Creates the tools for a version's spoken commands. */
function spokenTools({ config: { checks }, dialect }: SiteOptions, { spoken }: DocsVersion) {
  if (!spoken) return {};
  const language = toLanguage(spoken);
  const setting = checks.spokenCommands ?? dialect.spokenCommands;
  const severity = spoken.isStandIn ? undefined : severityOf(setting);
  return {
    language,
    phrases: { classify: once((text: string) => classifyQuoted(text, language)), severity },
  };
}

/** Answers questions that a version's pages ask about the site, based on its current pages. */
function answersAbout(
  { name, contentDir }: DocsVersion,
  options: SiteOptions,
  current: () => AssembledPages,
): Omit<SiteAnswers, 'isTracked'> {
  const assembled = () => current().versions.get(name);
  const glossaryFile = path.join(contentDir, glossarySource);
  const glossaryPage = () => current().manifest.byFile.get(glossaryFile);
  const known = new WeakMap<ScannedPage, readonly GlossaryTerm[]>();
  const terms = () => {
    const page = glossaryPage();
    if (!page) return [];
    const read = known.get(page) ?? readGlossary(page.body);
    known.set(page, read);
    return read;
  };
  return {
    pathOfFile: (file) => current().manifest.byFile.get(file)?.record.path,
    findPath: (wanted) => findPath(wanted, current().manifest),
    pathOfId: (id) => assembled()?.manifest.byId.get(id)?.path,
    cards(id, category) {
      const pages = assembled();
      return (pages && listCards(viewSidebar(pages, id), category)) ?? [];
    },
    glossary: () => ({
      file: glossaryFile,
      path: glossaryPage()?.record.path ?? '',
      terms: terms().map((term) => pick(term, ['id', 'title', 'forms'])),
    }),
    define: (wanted) => terms().find(({ id }) => id === wanted)?.definition,
    excludedPath: () => findExcludedPath(options, current()),
    sources: () => assembled()?.manifest.pages.map((page) => page.source) ?? [],
  };
}

/**
 * Returns the path below which pages are excluded from this build or do not exist yet. Links into
 * it are not checked.
 */
export function findExcludedPath(
  { excludedPath, pendingPath }: SiteOptions,
  { manifest }: AssembledPages,
): string | undefined {
  if (pendingPath === undefined) return excludedPath;
  return manifest.pages.some(({ path: page }) => page.startsWith(pendingPath))
    ? undefined
    : pendingPath;
}
