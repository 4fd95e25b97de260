import type { LocaleConfig } from '../config/site-config.ts';
import type { VersionConfig } from '../config/version-config.ts';

/**
 * Metadata of one version, in a separate file that the browser fetches on demand. All paths include
 * the base path.
 */
export interface VersionMetadata {
  readonly pluginId: string;
  readonly version: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly drafts: readonly string[];
  readonly breadcrumbs: boolean;
  readonly docs: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar: string | null;
  }[];
  readonly sidebars: Readonly<
    Record<string, { readonly link: { readonly path: string; readonly label: string } | null }>
  >;
}

/** Data shared by all routes of the docs, in a separate file that the browser fetches on demand. */
export interface RouteContext {
  readonly plugin: { readonly name: string; readonly id: string };
  readonly data: {
    /** Name of the last version. */
    readonly version: string;
    readonly path: string;
    /** URL of `llms.txt`, which lists all Markdown files. */
    readonly markdown: string;
    /**
     * All versions, newest first, each with the URL of its `VersionMetadata`; absent if there is
     * only one.
     */
    readonly versions?: readonly (VersionConfig & { readonly metadata: string })[];
  };
  readonly siteMetadata: {
    readonly frameworkName: string;
    readonly frameworkVersion: string;
    readonly siteVersion: string;
    readonly plugins: readonly { readonly name: string; readonly type?: string }[];
  };
  readonly locale: {
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly localeConfigs: Readonly<Record<string, LocaleConfig>>;
  };
}
