import { createLogger, type UserConfig } from 'vite';
import { openServerProject } from './open-server-project.ts';
import { viteOptions } from './vite-options.ts';

/** What the configuration of Vite's command line is made for. */
interface ServerConfigInput {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Pages are served as they are written: the development server. */
  readonly isServed: boolean;
  /** What was built is served. */
  readonly isPreview: boolean;
}

/** Vite's configuration for the development server, the preview and `vite build`. Throws, in words and without a stack, when none of them can start. */
export async function serverConfig(input: ServerConfigInput): Promise<UserConfig> {
  const { root, isServed, isPreview } = input;
  const project = await openServerProject({
    root,
    environment: process.env,
    includeDrafts: isServed,
    isPreview,
    isServed,
  });
  return viteOptions({
    project,
    log: (message) => createLogger().info(message),
    isPreview,
  });
}
