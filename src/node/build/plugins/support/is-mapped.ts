import type { Environment } from 'vite';

/**
 * Whether code gets a source map: on the dev server, and in a build that locates mistakes.
 */
export function isMapped({ mode, config }: Environment): boolean {
  return mode === 'dev' || Boolean(config.build.sourcemap);
}
