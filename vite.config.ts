import { createLogger, defineConfig } from 'vite';
import { openServerProject } from './src/node/open-server-project.ts';
import { viteOptions } from './src/node/vite-options.ts';

export default defineConfig(async ({ command, isPreview = false }) => {
  const root = import.meta.dirname;
  const project = await openServerProject({
    root,
    environment: process.env,
    includeDrafts: command === 'serve' && !isPreview,
    isPreview,
    isServed: command === 'serve' && !isPreview,
  });
  return viteOptions({
    project,
    log: (message) => createLogger().info(message),
    isPreview,
  });
});
