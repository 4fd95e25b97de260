import { transformWithOxc, type Plugin } from 'vite';
import { clientModule } from '#node/compile/context/client-module.ts';
import { isMapped } from './support/is-mapped.ts';
import { authoredTest, type SiteOptions } from '#node/site/model/site-options.ts';

/**
 * Compiles JSX in the authors' `.js` files too, as Docusaurus does. Where code is mapped to its
 * source, a component that renders an object throws at that position: React throws later, without
 * one.
 */
export function jsxPlugin(options: SiteOptions): Plugin {
  const isAuthored = authoredTest(options);
  return {
    name: 'docs:jsx',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx(?:-dev)?-runtime$/ },
      handler(_id, importer = '') {
        const [file = ''] = importer.split('?', 1);
        return isMapped(this.environment) && isAuthored(file)
          ? clientModule('checked-jsx.ts')
          : undefined;
      },
    },
    transform: {
      filter: { id: /\.js$/, code: /<[\p{L}>]/u },
      handler: (code, id) =>
        isAuthored(id) ? transformWithOxc(code, id, { lang: 'jsx', tsconfig: false }) : undefined,
    },
  };
}
