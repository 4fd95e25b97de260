declare module 'virtual:docs/site' {
  import type { SiteData } from '#shared/page/site-data.ts';
  const data: SiteData;
  export default data;
}

declare module 'virtual:docs/languages' {
  import type { SpokenLanguage } from '#shared/voice/language/language.ts';
  interface LanguageModule {
    readonly default: SpokenLanguage;
  }
  /** The spoken languages and the paths of their versions, longest path first. */
  const languages: readonly {
    readonly path: string;
    load(): LanguageModule | Promise<LanguageModule>;
  }[];
  export default languages;
}

declare module 'virtual:docs/plugin-data' {
  /** Data that replaces a Docusaurus site's plugin data, keyed by plugin name. */
  const data: Readonly<Record<string, unknown>>;
  export default data;
}

declare module 'virtual:docs/live-pages' {
  import type { ComponentType } from 'react';
  /**
   * Functions that import each live page's content, keyed by path, for the bundle that renders
   * pages.
   */
  const load: Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;
  export default load;
}
