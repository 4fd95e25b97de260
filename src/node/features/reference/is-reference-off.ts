import path from 'node:path';
import type { Environment } from '#shared/config/environment.ts';

/**
 * Whether a site has no API reference. `DOCS_API` decides. If it is not set, a site with pages from
 * another folder has no reference, unless the environment names the reference's sources or output.
 */
export function isReferenceOff(environment: Environment): boolean {
  const { DOCS_API, DOCS_CONTENT_DIR = 'content', DOCS_API_SOURCE, DOCS_API_OUTPUT } = environment;
  if (DOCS_API !== undefined) return DOCS_API === 'off';
  const isOther = path.resolve(DOCS_CONTENT_DIR) !== path.resolve('content');
  return isOther && DOCS_API_SOURCE === undefined && DOCS_API_OUTPUT === undefined;
}
