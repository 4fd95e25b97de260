import { pickVersion } from './build-site-data.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toAddress, withBase } from '#shared/paths/base-path.ts';
import type { RouteContext } from '#shared/page/plugin-files.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { lastVersion } from '#shared/config/version-config.ts';
import type { DocumentIndex } from '#node/site/navbar/doc-targets.ts';
import { toVersionMetadata } from '#node/features/versions/to-version-metadata.ts';
import type { Dialect } from '#node/base/dialect/dialect.ts';
import { jsonAsset, type TextAsset } from '#node/compile/model/assets.ts';
import type { Site } from '#node/compile/model/site.ts';

/** Name and version of this program. */
export interface ProgramName {
  readonly name: string;
  readonly version: string;
}

/**
 * Returns the JSON files that the browser fetches on demand: the documents of each version, and the
 * context of the docs routes.
 */
export function pluginFiles(
  site: Site,
  docs: DocumentIndex,
  program: ProgramName,
): readonly TextAsset[] {
  const config = site.config();
  const metadata = new Map(
    docs.map((version) => [
      version.name,
      dataAsset(config, 'version-metadata', toVersionMetadata(version, config)),
    ]),
  );
  const context = toRouteContext(site, program);
  const versions = site.options.versions.map((version) => ({
    ...pickVersion(version),
    metadata: metadata.get(version.name)?.address ?? '',
  }));
  const data = versions.length > 1 ? { ...context.data, versions } : context.data;
  return [...metadata.values(), dataAsset(config, contextName, { ...context, data })];
}

const contextName = 'route-context';

/** Returns the address of the context of the docs routes, which changes with the pages. */
export function routeContextAddress({ assets, options }: Site): string {
  const isContext = (output: string): boolean => output.startsWith(`assets/data/${contextName}-`);
  return withBase(options.config.baseUrl, `/${[...assets.keys()].findLast(isContext) ?? ''}`);
}

function dataAsset({ baseUrl }: LocalizedConfig, name: string, value: unknown): TextAsset {
  return jsonAsset(baseUrl, `data/${name}`, value);
}

function toRouteContext(site: Site, { name, version }: ProgramName): RouteContext {
  const { baseUrl, defaultLocale, locales } = site.config();
  const last = lastVersion(site.options.versions);
  return {
    plugin: { name: 'docs', id: 'default' },
    data: {
      version: last?.name ?? '',
      path: toAddress(baseUrl, last?.path ?? '/'),
      markdown: toAddress(baseUrl, '/llms.txt'),
    },
    siteMetadata: {
      frameworkName: name,
      frameworkVersion: version,
      siteVersion: version,
      plugins: [{ name: 'docs' }, { name: 'api-gen', type: 'typedoc' }],
    },
    locale: { defaultLocale, locales: Object.keys(locales), localeConfigs: locales },
  };
}

/** Reads name and version of the program from its package, unless the dialect names it. */
export function readProgramName(root: string, { generator }: Dialect): ProgramName {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(text) as ProgramName;
  return { name: generator ?? name, version };
}
