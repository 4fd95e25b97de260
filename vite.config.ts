import { createLogger, defineConfig } from 'vite';
import { openProject } from './src/node/site/site-project.ts';
import { viteOptions } from './src/node/vite-options.ts';

export default defineConfig(async ({ command, isPreview = false }) => {
  const root = import.meta.dirname;
  const project = await openProject({
    root,
    environment: process.env,
    includeDrafts: command === 'serve' && !isPreview,
    isServed: command === 'serve' && !isPreview,
  });
  return viteOptions({
    project,
    log: (message) => createLogger().info(message),
    isPreview,
  });
});
