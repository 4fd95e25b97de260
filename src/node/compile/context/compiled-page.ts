import type { Heading, SearchSection } from '#shared/page/page.ts';
import type { PageContent } from '#shared/page/page-content.ts';
import type { Problem } from '#shared/problem.ts';
import type { CompiledModule, PageLink, PublishedFile } from './compile-result.ts';

/**
 * A compiled page: its module or HTML, and all data that the build needs from it. It is plain data,
 * so that it can be cached.
 */
export interface CompiledPage {
  /**
   * Modules of the page and its partials, keyed by module id. A page that is static and cannot
   * become live, such as a reference page, has no module of its own.
   */
  readonly modules: Readonly<Record<string, CompiledModule>>;
  readonly content: PageContent;
  /** Content as plain Markdown with its title; empty unless requested. */
  readonly markdown: string;
  readonly contentTitle?: string;
  readonly description?: string;
  /** URL of the image for social cards. A root-relative URL does not include the base path. */
  readonly image?: string;
  readonly headings: readonly Heading[];
  /**
   * Ids of a live page outside its static parts; undefined if they are known only when the page is
   * rendered.
   */
  readonly ids: readonly string[] | undefined;
  readonly links: readonly PageLink[];
  readonly files: readonly PublishedFile[];
  readonly sections: readonly SearchSection[];
  readonly problems: readonly Problem[];
  /**
   * Hashes of the page's other input files, keyed by absolute path. Each is computed before the
   * file is read, and empty for a missing file.
   */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Absolute paths of files whose content affects the page only through answers about the site. */
  readonly consulted: readonly string[];
}
