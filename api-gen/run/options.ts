import path from 'node:path';
import type { Environment } from '#shared/config/environment.ts';
import siteConfig from '#config';
import { gitSourceUrl } from './git-source-url.ts';

/** Settings of a generator run, from the environment and the command line. */
export interface GeneratorOptions {
  /** Absolute folder of the TypeScript sources. */
  readonly source: string;
  /**
   * Whether the sources are this repository's declarations, which must be complete, not another
   * checkout.
   */
  readonly isOwnSource: boolean;
  readonly output: string;
  /** Absolute folder of the builds' cache. */
  readonly cacheDir: string;
  readonly apiPath: string;
  /** Address of the source folder in its repository; absent if unknown. */
  readonly sourceUrl?: string;
  /** Name and heading of the index page, and the file with its text. */
  readonly name: string;
  readonly heading: string;
  readonly readmeFile?: string;
  /** Whether to report problems without writing anything. */
  readonly checkOnly: boolean;
  /**
   * Whether to generate even if up to date, so that the compiler has read the sources when one of
   * them is saved.
   */
  readonly isForced: boolean;
}

/** Returns the address of the sources that the declarations describe. */
function defaultSourceUrl(): string | undefined {
  const { repository } = siteConfig;
  if (repository === undefined) return undefined;
  const { url, branch = 'main', sourceRef = branch } = repository;
  return `${url}/blob/${sourceRef}/src/`;
}

/** Reads the settings from the environment and the command line. */
export function readOptions(
  environment: Environment,
  args: readonly string[],
  folder: string,
): GeneratorOptions {
  const own = path.join(folder, 'documented');
  const source = environment.DOCS_API_SOURCE ? path.resolve(environment.DOCS_API_SOURCE) : own;
  const isOwnSource = source === own;
  const sourceUrl =
    environment.DOCS_API_SOURCE_URL ?? (isOwnSource ? defaultSourceUrl() : gitSourceUrl(source));
  return {
    source,
    isOwnSource,
    output: environment.DOCS_API_OUTPUT
      ? path.resolve(environment.DOCS_API_OUTPUT)
      : path.join(folder, 'output'),
    cacheDir: path.resolve(folder, '..', environment.DOCS_CACHE_DIR ?? '.cache'),
    apiPath: '/contributing/api/',
    sourceUrl: sourceUrl?.replace(/\/*$/, '/'),
    name: environment.DOCS_API_NAME ?? 'cursorless',
    heading: environment.DOCS_API_NAME ?? 'Cursorless internals',
    readmeFile: isOwnSource ? path.join(folder, 'index-page.md') : undefined,
    checkOnly: args.includes('--check'),
    isForced: args.includes('--force'),
  };
}
