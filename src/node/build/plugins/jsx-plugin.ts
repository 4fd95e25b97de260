import { transformWithOxc, type Plugin } from 'vite';
import { findJsonFault } from '#node/base/syntax/yaml-source.ts';
import { authoredTest, type SiteOptions } from '#node/compile/model/site-options.ts';

/** Compiles JSX in the authors' `.js` files too, as Docusaurus does. */
export function jsxPlugin(options: SiteOptions): Plugin {
  const isAuthored = authoredTest(options);
  return {
    name: 'docs:jsx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.js$/, code: /<[\p{L}>]/u },
      handler: (code, id) =>
        isAuthored(id) ? transformWithOxc(code, id, { lang: 'jsx', tsconfig: false }) : undefined,
    },
  };
}

/** Reports invalid JSON with its file name, which the bundler's own message omits. */
export const jsonPlugin: Plugin = {
  name: 'docs:json',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json$/ },
    handler(code) {
      const fault = findJsonFault(code);
      if (fault) this.error(fault.message, fault.offset);
    },
  },
};
