import type { ViteBuilder } from 'vite';
import { bundleProblems } from './bundle-problems.ts';
import { BuildError } from './report/build-error.ts';

/**
 * Bundles the code for the browser, and then the code that renders pages: side by side they need 100 MB more. Throws a
 * `BuildError` for what an author wrote.
 */
export async function bundle(builder: ViteBuilder): Promise<void> {
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The Vite configuration has no environment named "${name}".`);
    try {
      await builder.build(environment);
    } catch (error) {
      throw new BuildError(bundleProblems(error, builder.config.root));
    }
  }
}
