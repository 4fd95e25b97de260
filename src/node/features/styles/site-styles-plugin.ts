import path from 'node:path';
import type { Plugin } from 'vite';

interface SiteStyles {
  /** Absolute path of the project folder. */
  readonly root: string;
  readonly accent: string | undefined;
  /** Absolute path of the site's own style sheet. */
  readonly customCss: string | undefined;
}

/**
 * Adds a site's own styles to all pages: the accent color to the sheet that every page inlines, and
 * the site's style sheet after all other rules, in both the inlined and the linked styles.
 */
export function siteStylesPlugin({ root, accent, customCss }: SiteStyles): Plugin {
  const folder = path.join(root, 'src/client/styles');
  return {
    name: 'docs:site-styles',
    enforce: 'pre',
    async transform(code, id) {
      const [file = '', query = ''] = id.split('?', 2);
      // With this query, the module contains the sheet's URL.
      if (query === 'url') return undefined;
      if (file === path.join(folder, 'every-page.css') && accent !== undefined) {
        const { accentRules } = await import('./accent-rules.ts');
        return { code: `${code}\n${accentRules(accent)}`, map: null };
      }
      const isLast = ['custom.css', 'page.css'].some((name) => file === path.join(folder, name));
      return isLast && customCss !== undefined
        ? { code: `${code}\n@import ${JSON.stringify(customCss)};`, map: null }
        : undefined;
    },
  };
}
