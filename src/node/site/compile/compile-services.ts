import { createTranslator } from '#shared/i18n/translator.ts';
import { createTrackedTest } from '../../content/tracked-files.ts';
import { otherBases } from '#shared/paths/locale-path.ts';
import { createHighlighter } from '../../html/highlight.ts';
import { listCards } from '#shared/page/list-cards.ts';
import type { CompileServices } from '../../mdx/context/compile-context.ts';
import { readGlobalComponents } from '../../mdx/components/global-components.ts';
import { createLintSpoken } from '../../mdx/context/lint-spoken.ts';
import type { AssembledPages } from '../assemble/assemble-pages.ts';
import { viewSidebar, type AssembledVersion } from '../assemble/assemble-version.ts';
import {
  hasVoice,
  markdownFormat,
  siteFolderOf,
  syntaxOf,
  type SiteOptions,
} from '../model/site-options.ts';

/** Services for compiling a site's pages, by version. */
export function createCompileServices(
  options: SiteOptions,
  current: () => AssembledPages,
  { drawings, drawDiagram }: Pick<CompileServices, 'drawings' | 'drawDiagram'>,
): (version: string) => CompileServices {
  const { config, contentDir: mainContentDir, publicDirs } = options;
  const { url, baseUrl, siteBaseUrl, repository, checks, publish } = config;
  const highlighter = createHighlighter();
  const languageOf = (locale: string): string => config.locales[locale]?.htmlLang ?? locale;
  const translated = createTranslator(config.catalogue, languageOf(config.locale));
  const original = createTranslator(options.defaultCatalogue, languageOf(config.defaultLocale));
  const shared = {
    config: { url, baseUrl, siteBaseUrl, repository, checks, publish },
    markdownFormat: markdownFormat(options),
    parseLimit: options.parseLimit ?? 5_000,
    leftOut: () => findLeftOut(options, current()),
    inlineHtml: options.inlineHtml ?? false,
    hasForeignReference: options.hasForeignReference,
    // The development server makes it on demand.
    withMarkdown: !options.inlineHtml,
    drawings,
    drawDiagram,
    syntax: syntaxOf(options),
    ...(options.inlineHtml && { parsedParts: new Map() }),
    siteDir: siteFolderOf(options),
    globalComponents: readGlobalComponents(options.mdxComponents),
    isForeign: options.isForeign,
    hasVoice: hasVoice(options),
    publicDirs,
    otherBases: otherBases({ ...config, current: config.locale }),
    translator: ({ isUntranslated }) => (isUntranslated ? original : translated),
    highlight: (code, language) => highlighter.highlight(code, language),
    pathOfFile: (file) => current().manifest.byFile.get(file)?.record.path,
    findPath(pagePath) {
      const { byPath, byLowerPath } = current().manifest;
      return (byPath.get(pagePath) ?? byLowerPath.get(pagePath.toLowerCase()))?.path;
    },
    isTracked: createTrackedTest(mainContentDir),
    lintSpoken: createLintSpoken(checks.spokenCommands ?? (options.isForeign ? 'ignore' : 'throw')),
  } satisfies Partial<CompileServices>;
  const byVersion = new Map(
    options.versions.map(({ name, path: versionPath, ...version }): [string, CompileServices] => {
      const assembled = (): AssembledVersion | undefined => current().versions.get(name);
      return [
        name,
        {
          ...shared,
          versionPath,
          referencePath: version.reference?.path ?? '/',
          contentDir: version.contentDir,
          translationDir: version.translationDir,
          glossary: () => assembled()?.glossary ?? { file: '', path: '', terms: [] },
          pathOfId: (id) => assembled()?.manifest.byId.get(id)?.path,
          define: (id) => assembled()?.definitions.get(id),
          cards(id, category) {
            const pages = assembled();
            return (pages && listCards(viewSidebar(pages, id), category)) ?? [];
          },
          sources: () => assembled()?.manifest.pages.map((page) => page.source) ?? [],
        },
      ];
    }),
  );
  return (version) => {
    const services = byVersion.get(version);
    if (!services) throw new Error(`There is no version ${version}.`);
    return services;
  };
}

/** Path below which pages are left out of this build, or are not there yet: links to them are not checked. */
export function findLeftOut(
  { leftOut, awaited }: SiteOptions,
  { manifest }: AssembledPages,
): string | undefined {
  if (awaited === undefined) return leftOut;
  return manifest.pages.some(({ path }) => path.startsWith(awaited)) ? undefined : awaited;
}
