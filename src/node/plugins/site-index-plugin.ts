import path from 'node:path';
import type { Plugin } from 'vite';
import { toRouteTables } from '#shared/route-table.ts';
import { siteIndexFile, type SiteIndex } from '#shared/site-index.ts';
import type { Site } from '../site/site.ts';
import { sitePaths } from './docs-plugin.ts';
import { resolved, virtualIds } from '../site/virtual-ids.ts';

/** Bundles the route tables of the built site, and notes where they are: `publishRoutes` completes both. */
export function siteIndexPlugin(site: Site): Plugin {
  const { root, config } = site.options;
  const appModule = path.join(root, 'src/client/entries/entry-client.tsx');
  const tables = () => toRouteTables(sitePaths(site));
  return {
    name: 'docs:site-index',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const index of tables().keys())
        this.emitFile({
          type: 'chunk',
          id: virtualIds.table + String(index),
          name: `routes-${index}`,
          // The browser imports it by its address and takes what it exports by name.
          preserveSignature: 'strict',
        });
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const addressOf = (isIt: (chunk: (typeof chunks)[number]) => boolean): string => {
        const found = chunks.find(isIt);
        if (!found) throw new Error('The bundle lacks the app or one of the route tables.');
        return config.baseUrl + found.fileName;
      };
      const index: SiteIndex = {
        app: addressOf(({ moduleIds }) => moduleIds.includes(appModule)),
        firstPaths: tables().map(([first = '']) => first),
        tables: tables().map((_, number) =>
          addressOf(
            ({ facadeModuleId }) => facadeModuleId === resolved(virtualIds.table + String(number)),
          ),
        ),
        search: {},
      };
      this.emitFile({ type: 'asset', fileName: siteIndexFile, source: JSON.stringify(index) });
    },
  };
}
