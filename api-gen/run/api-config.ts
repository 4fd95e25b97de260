import path from 'node:path';
import siteConfig from '#config';
import { apiDefaults } from '#shared/api/api-manifest.ts';
import type { Environment } from '#shared/config/environment.ts';
import type { ApiConfig } from '#shared/config/site-config.ts';
import { BuildError } from '#node/base/report/build-error.ts';

/**
 * Returns the reference's settings from this site's own configuration, or the defaults for another
 * content folder; undefined if `DOCS_SITE_CONFIG` names a configuration to read. Does not load the
 * schema.
 */
export function plainApiConfig(environment: Environment, root: string): ApiConfig | undefined {
  if (environment.DOCS_SITE_CONFIG !== undefined) return undefined;
  const content = path.join(root, 'content');
  const isOwn = path.resolve(root, environment.DOCS_CONTENT_DIR ?? content) === content;
  return { ...apiDefaults, ...(isOwn ? siteConfig.api : {}) };
}

/** Reads the reference's settings from the site's configuration. Throws if it is invalid. */
export async function readApiConfig(environment: Environment, root: string): Promise<ApiConfig> {
  const plain = plainApiConfig(environment, root);
  if (plain) return plain;
  const [{ readConfigFile }, { loadConfig }] = await Promise.all([
    import('#node/site/config/config-source.ts'),
    import('#node/site/config/load-config.ts'),
  ]);
  const source = await readConfigFile(root, environment);
  const { config, problems } = loadConfig(source, environment);
  if (!config) throw new BuildError(problems);
  return config.api;
}
