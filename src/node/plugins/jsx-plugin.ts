import { transformWithOxc, type Plugin } from 'vite';
import { authoredTest, type SiteOptions } from '../site/model/site-options.ts';

/** Compiles JSX in the authors' `.js` files too, as Docusaurus does. */
export function jsxPlugin(options: SiteOptions): Plugin {
  const isAuthored = authoredTest(options);
  return {
    name: 'docs:jsx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.js$/, code: /<[\p{L}>]/u },
      handler: (code, id) =>
        isAuthored(id) ? transformWithOxc(code, id, { lang: 'jsx' }) : undefined,
    },
  };
}
