import path from 'node:path';
import { defineConfig } from 'vite';
import { openBuildCode } from './scripts/open-build-code.mjs';
import type * as ServerConfig from './src/node/server-config.ts';

export default defineConfig(async ({ command, isPreview = false }) => {
  const root = import.meta.dirname;
  const { load, files } = await openBuildCode(root);
  const { serverConfig } = (await load('server')) as typeof ServerConfig;
  const isServed = command === 'serve' && !isPreview;
  const config = await serverConfig(root, isServed, isPreview);
  const { DOCS_SITE_CONFIG: name } = process.env;
  const named = name ? [path.resolve(root, name)] : [];
  const restart = {
    name: 'docs:restart',
    // Vite restarts when one of these files is saved, as it does for its own configuration.
    configResolved: (resolved: { readonly configFileDependencies: string[] }) =>
      void resolved.configFileDependencies.push(...files, ...named),
  };
  return { ...config, plugins: [config.plugins, restart] };
});
