import path from 'node:path';
import type { Environment } from '#shared/config/environment.ts';
import siteConfig from '#config';
import { apiDefaults } from '#shared/api/api-manifest.ts';
import type { ApiConfig } from '#shared/config/site-config.ts';
import type { ExcludedPart } from '../convert/excluded-files.ts';
import { packageFolders, readManifest } from '../convert/package-manifest.ts';
import { gitSourceUrl, packageSourceUrl } from './git-source-url.ts';

/** Settings of a generator run, from the environment and the command line. */
export interface GeneratorOptions {
  /** Absolute path of the folder with the TypeScript sources. */
  readonly source: string;
  /**
   * Whether the sources are this repository's own declarations, which must be complete, rather than
   * another checkout.
   */
  readonly isOwnSource: boolean;
  readonly output: string;
  /** Absolute path of the builds' cache folder. */
  readonly cacheDir: string;
  readonly apiPath: string;
  /** URL of the source folder in its repository; absent if unknown. */
  readonly sourceUrl?: string;
  /** Name of the documented package. */
  readonly name: string;
  /** Heading of the index page. */
  readonly heading: string;
  /** Absolute path of the file with the index page's text; absent unless `isOwnSource`. */
  readonly readmeFile?: string;
  /**
   * What to document: the modules that users import (all files if there are no packages), or all
   * files.
   */
  readonly by: 'package' | 'file';
  /**
   * Parts of the source folder to document although they are left out by default; all if absent.
   */
  readonly included?: readonly ExcludedPart[];
  /** Whether to report problems without writing anything. */
  readonly checkOnly: boolean;
  /**
   * Whether to generate even if the reference is up to date, so that the compiler has already read
   * the sources when one of them is saved.
   */
  readonly isForced: boolean;
}

/** Returns the name of the only package in or around a folder, or else the folder's name. */
function packageName(folder: string): string {
  const found = packageFolders(folder).map((one) => readManifest(one).name);
  return (found.length === 1 ? found[0] : undefined) ?? path.basename(folder);
}

/**
 * Returns the URL of the upstream sources that this repository's own declarations describe;
 * undefined if no repository is configured.
 */
function defaultSourceUrl(): string | undefined {
  const { repository } = siteConfig;
  if (repository === undefined) return undefined;
  const { url, branch = 'main', sourceRef = branch } = repository;
  return `${url}/blob/${sourceRef}/src/`;
}

/** Combines the settings from the environment, the command line and the configuration. */
export function readOptions(
  environment: Environment,
  args: readonly string[],
  folder: string,
  api: ApiConfig = apiDefaults,
): GeneratorOptions {
  const own = path.join(folder, 'documented');
  const source = environment.DOCS_API_SOURCE ? path.resolve(environment.DOCS_API_SOURCE) : own;
  const isOwnSource = source === own;
  const name = environment.DOCS_API_NAME ?? (isOwnSource ? 'cursorless' : packageName(source));
  const sourceUrl =
    environment.DOCS_API_SOURCE_URL ??
    (isOwnSource ? defaultSourceUrl() : (gitSourceUrl(source) ?? packageSourceUrl(source)));
  return {
    source,
    isOwnSource,
    output: environment.DOCS_API_OUTPUT
      ? path.resolve(environment.DOCS_API_OUTPUT)
      : path.join(folder, 'output'),
    cacheDir: path.resolve(folder, '..', environment.DOCS_CACHE_DIR ?? '.cache'),
    apiPath: `/${api.path}/`,
    sourceUrl: sourceUrl?.replace(/\/*$/, '/'),
    name,
    heading: environment.DOCS_API_NAME ?? (isOwnSource ? 'Cursorless internals' : name),
    by: api.by,
    included: api.include ?? (isOwnSource ? undefined : []),
    readmeFile: isOwnSource ? path.join(folder, 'index-page.md') : undefined,
    checkOnly: args.includes('--check'),
    isForced: args.includes('--force'),
  };
}
