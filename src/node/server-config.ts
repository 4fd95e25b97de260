import { createLogger, type UserConfig } from 'vite';
import { openServerProject } from './open-server-project.ts';
import { viteOptions } from './vite-options.ts';

/** What Vite's command line needs the configuration for. */
interface ServerConfigInput {
  /** Absolute folder of the project. */
  readonly root: string;
  /** Serves the sources: the development server. */
  readonly isServed: boolean;
  /** Serves the build output. */
  readonly isPreview: boolean;
}

/** Vite's configuration for the development server, the preview and `vite build`. Throws a readable message without a stack trace when none of them can start. */
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
