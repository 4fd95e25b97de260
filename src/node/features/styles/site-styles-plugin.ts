import path from 'node:path';
import type { Plugin } from 'vite';

interface SiteStyles {
  /** Absolute folder of the project. */
  readonly root: string;
  readonly accent: string | undefined;
  /** Absolute path of its style sheet. */
  readonly customCss: string | undefined;
}

/**
 * Adds a site's own styles to the sheets of all pages: the accent to those in every document, the
 * style sheet after all others, both there and in the linked ones.
 */
export function siteStylesPlugin({ root, accent, customCss }: SiteStyles): Plugin {
  const folder = path.join(root, 'src/client/styles');
  return {
    name: 'docs:site-styles',
    enforce: 'pre',
    async transform(code, id) {
      const [file = '', query = ''] = id.split('?', 2);
      // This module contains the sheet's address.
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
