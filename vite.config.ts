import path from 'node:path';
import { defineConfig } from 'vite';
import type * as ServerConfig from './src/node/server-config.ts';
import { importBundled } from './src/node/import-bundled.ts';

export default defineConfig(async ({ command, isPreview = false }) => {
  const root = import.meta.dirname;
  const { module, files } = await importBundled<typeof ServerConfig>({
    root,
    entry: path.join(root, 'src/node/server-config.ts'),
  });
  const isServed = command === 'serve' && !isPreview;
  const config = await module.serverConfig({ root, isServed, isPreview });
  const restart = {
    name: 'docs:restart',
    // Vite starts again when one of these is saved, as it does for its configuration.
    configResolved: (resolved: { readonly configFileDependencies: string[] }) =>
      void resolved.configFileDependencies.push(...files),
  };
  return { ...config, plugins: [config.plugins, restart] };
});
