import { createLogger, type UserConfig } from 'vite';
import { openServerProject } from './open-server-project.ts';
import { viteOptions } from './vite-options.ts';

/** Options of the configuration for Vite's command line. */
interface ServerConfigInput {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Whether to serve the sources, on the dev server. */
  readonly isServed: boolean;
  /** Whether to serve the build output. */
  readonly isPreview: boolean;
}

/**
 * Returns Vite's configuration for the dev server, the preview and `vite build`. Throws a readable
 * message without a stack trace if none of them can start.
 */
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
