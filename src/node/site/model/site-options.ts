import path from 'node:path';
import type { Catalogue } from '#shared/i18n/catalogue.ts';
import type { LocalizedConfig, MarkdownFormat } from '#shared/config/site-config.ts';
import { pageSyntax, type PageSyntax } from '../../mdx/context/page-syntax.ts';
import type { PageFolders } from '../../content/page-files.ts';
import type { WrittenRedirect } from '../../redirects/written-redirect.ts';

/** Input of a site. */
export interface SiteOptions extends PageFolders {
  /** Absolute folder of the generated reference; undefined for a site without it. */
  readonly apiDir?: string;
  readonly config: LocalizedConfig;
  /** The interface's texts in the default language, which untranslated pages use. */
  readonly defaultCatalogue: Catalogue;
  /** Absolute folder of the current version's pages; files of other versions and languages are next to it. */
  readonly contentDir: string;
  /** Absolute folder that `@site` means. Default: the one above the pages. */
  readonly siteDir?: string;
  /** Absolute path of the file with the components that pages use without importing them. */
  readonly mdxComponents?: string;
  /** Absolute path of the site's own style sheet. */
  readonly customCss?: string;
  /** Absolute folder of the project. */
  readonly root: string;
  /** Folders of files to copy unchanged; the first takes precedence. */
  readonly publicDirs: readonly string[];
  readonly cacheDir: string;
  /** Redirects of the configuration. Default: none. */
  readonly redirects?: readonly WrittenRedirect[];
  /** Milliseconds of processor time that the parser has for one page. Default: 5,000. */
  readonly parseLimit?: number;
  readonly includeDrafts: boolean;
  /** Whether static parts are inlined in their page's code; for the dev server. */
  readonly inlineHtml?: boolean;
  /** Path below which pages are left out of this build on purpose: links to them are not checked. */
  readonly leftOut?: string;
  /** Path of the generated reference where it is still being made: until its pages are there, links to them are not checked. */
  readonly awaited?: string;
  /** Whether the pages are foreign: they are read as Docusaurus reads them, and the configuration is fitted to them. */
  readonly isForeign: boolean;
  /** The reference documents foreign sources and the pages are ours: their links into it become text. */
  readonly hasForeignReference: boolean;
}

/** Absolute folder that `@site` means. */
export function siteFolderOf({ siteDir, contentDir }: SiteOptions): string {
  return siteDir ?? path.dirname(contentDir);
}

/** Returns a test of whether a file is code of the site's authors: not of this program, and not of a package. */
export function authoredTest({ root }: SiteOptions): (file: string) => boolean {
  const own = path.join(root, 'src') + path.sep;
  const frame = path.join(root, 'index.html');
  return (file) =>
    file !== frame &&
    path.isAbsolute(file) &&
    !file.includes('/node_modules/') &&
    !file.startsWith(own);
}

/** Whether all pages are somebody else's code. */
export function isForeignCode(options: SiteOptions): boolean {
  return options.isForeign && markdownFormat(options) === 'mdx';
}

/** Whether pages speak this site's language of commands: ours do, and foreign ones whose commands are to be checked. */
export function hasVoice({ config, isForeign }: SiteOptions): boolean {
  return config.voice ?? (!isForeign || config.checks.spokenCommands !== undefined);
}

/** How pages are read unless they say otherwise: foreign ones as in Docusaurus, ours as their names say. */
export function markdownFormat({
  config,
  isForeign,
}: Pick<SiteOptions, 'config' | 'isForeign'>): MarkdownFormat {
  return config.markdown.format ?? (isForeign ? 'mdx' : 'detect');
}

/** What pages may contain besides Markdown. */
export function syntaxOf(options: SiteOptions): PageSyntax {
  const { config, isForeign } = options;
  return pageSyntax({ setting: config.markdown, isForeign, siteDir: siteFolderOf(options) });
}
