import { createTranslator } from '#shared/i18n/translator.ts';
import { createHighlighter } from '../html/highlight.ts';
import type { CompileServices } from '../mdx/compile-context.ts';
import type { Drawings } from '../mdx/drawings.ts';
import { createLintSpoken } from '../mdx/lint-spoken.ts';
import type { AssembledPages } from './assemble-pages.ts';
import type { AssembledVersion } from './assemble-version.ts';
import type { SiteOptions } from './site-options.ts';

/** What the compilation of pages may ask their site, by version. */
export function createCompileServices(
  options: SiteOptions,
  current: () => AssembledPages,
  drawings: Drawings,
): (version: string) => CompileServices {
  const { config, contentDir: mainContentDir, publicDirs } = options;
  const { url, baseUrl, siteBaseUrl, repository, checks } = config;
  const highlighter = createHighlighter();
  const languageOf = (locale: string): string => config.locales[locale]?.htmlLang ?? locale;
  const translated = createTranslator(config.catalogue, languageOf(config.locale));
  const original = createTranslator(options.defaultCatalogue, languageOf(config.defaultLocale));
  const shared = {
    config: { url, baseUrl, siteBaseUrl, repository, checks },
    leftOut: () => findLeftOut(options, current()),
    inlineHtml: options.inlineHtml ?? false,
    // The development server makes it when somebody asks.
    withMarkdown: !options.inlineHtml,
    drawings,
    ...(options.inlineHtml && { parsedParts: new Map() }),
    mainContentDir,
    publicDirs,
    translator: ({ isUntranslated }) => (isUntranslated ? original : translated),
    highlight: (code, language) => highlighter.highlight(code, language),
    pathOfFile: (file) => current().manifest.byFile.get(file)?.record.path,
    findPath(pagePath) {
      const { byPath, byLowerPath } = current().manifest;
      return (byPath.get(pagePath) ?? byLowerPath.get(pagePath.toLowerCase()))?.path;
    },
    lintSpoken: createLintSpoken(options.isForeign ? 'warn' : checks.spokenCommands),
  } satisfies Partial<CompileServices>;
  const byVersion = new Map(
    options.versions.map(({ name, path: versionPath, ...version }): [string, CompileServices] => {
      const assembled = (): AssembledVersion | undefined => current().versions.get(name);
      return [
        name,
        {
          ...shared,
          versionPath,
          contentDir: version.contentDir,
          translationDir: version.translationDir,
          glossary: () => assembled()?.glossary ?? { file: '', path: '', terms: [] },
          define: (id) => assembled()?.definitions.get(id),
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
  return manifest.pages.some(({ origin }) => origin === 'api') ? undefined : awaited;
}
