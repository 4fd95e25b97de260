import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { openProject, type ProjectOptions } from '#node/build/open-project.ts';
import { viteOptions } from '#node/vite-options.ts';
import { root } from './folders.ts';

/** A running dev server. */
interface StartedServer {
  readonly server: ViteDevServer;
  /** URL without the base path or a trailing slash. */
  readonly origin: string;
}

/** Starts a dev server on a free port, like `vite dev`, for the site that `source` describes. */
export async function startDevServer(
  source: Omit<ProjectOptions, 'root' | 'isServed'>,
  options: InlineConfig,
): Promise<StartedServer> {
  // A build in the same process, or the test runner, has set another value.
  process.env.NODE_ENV = 'development';
  const project = await openProject({ root, isServed: true, ...source });
  const server = await createServer({
    ...viteOptions({ project, log: () => undefined }),
    configFile: false,
    ...options,
  });
  await server.listen(0);
  const address = server.httpServer?.address();
  return {
    server,
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
  };
}
