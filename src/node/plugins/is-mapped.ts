import type { Environment } from 'vite';

/**
 * Whether code gets a source map: in the dev server, and in a build that looks for the place of a
 * mistake.
 */
export function isMapped({ mode, config }: Environment): boolean {
  return mode === 'dev' || Boolean(config.build.sourcemap);
}
