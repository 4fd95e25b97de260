import type { ResolvedNavbarItem } from '../navbar/resolved-item.ts';
import type { LocalizedConfig, SiteConfig } from '../config/site-config.ts';
import type { VersionConfig } from '../config/version-config.ts';

/** The navbar with its items resolved to paths and labels. */
export interface ResolvedNavbar extends Omit<SiteConfig['navbar'], 'items'> {
  readonly items: readonly ResolvedNavbarItem[];
}

/** Names of the fields of `LocalizedConfig` that the browser needs. */
export const clientFields = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'titleDelimiter',
  'colorMode',
  'announcementBar',
  'footer',
  'api',
  'search',
  'sidebar',
  'breadcrumbs',
  'defaultLocale',
  'locales',
  'customFields',
  'noIndex',
  'metadata',
  'locale',
  'catalogue',
  'image',
  'reportUrl',
] as const satisfies readonly (keyof LocalizedConfig)[];

/** The part of the configuration that the browser needs. */
export interface ClientConfig extends Pick<LocalizedConfig, (typeof clientFields)[number]> {
  readonly navbar: ResolvedNavbar;
}

/** The versions of the documentation, without their pages, for the browser. */
export interface DocsSummary {
  readonly pluginId: string;
  readonly versions: readonly VersionConfig[];
  /** Where to remember the reader's preferred version. */
  readonly persistence: SiteConfig['versionPersistence'];
}

/** Data that all pages share; its size does not depend on the number of pages. */
export interface SiteData {
  readonly config: ClientConfig;
  readonly docs: DocsSummary;
  /**
   * Data from build plugins, keyed by plugin name, then by instance id (`default` for a single
   * instance).
   */
  readonly pluginData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
