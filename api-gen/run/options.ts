import path from 'node:path';
import type { Environment } from '#shared/environment.ts';
import { repository } from '#config';

/** What a run of the generator works on. */
export interface GeneratorOptions {
  /** Absolute folder of the TypeScript sources. */
  readonly source: string;
  /** The declarations of this repository, which must be complete, and not somebody's checkout. */
  readonly isOwnSource: boolean;
  readonly output: string;
  readonly apiPath: string;
  /** Address of the source folder in its repository. */
  readonly sourceUrl: string;
  /** Name and heading of the index page, and the file with its words. */
  readonly name: string;
  readonly heading: string;
  readonly readmeFile?: string;
  /** Finds problems and writes nothing. */
  readonly checkOnly: boolean;
}

/** The sources that the declarations describe. */
const defaultSourceUrl = `${repository.url}/blob/${repository.sourceRef ?? repository.branch}/src/`;

/** Reads the run's options from the environment and the command line. */
export function readOptions(
  environment: Environment,
  args: readonly string[],
  folder: string,
): GeneratorOptions {
  const own = path.join(folder, 'documented');
  const source = environment.DOCS_API_SOURCE ? path.resolve(environment.DOCS_API_SOURCE) : own;
  const isOwnSource = source === own;
  return {
    source,
    isOwnSource,
    output: environment.DOCS_API_OUTPUT
      ? path.resolve(environment.DOCS_API_OUTPUT)
      : path.join(folder, 'output'),
    apiPath: '/contributing/api/',
    sourceUrl: (environment.DOCS_API_SOURCE_URL ?? defaultSourceUrl).replace(/\/*$/, '/'),
    name: environment.DOCS_API_NAME ?? 'cursorless',
    heading: environment.DOCS_API_NAME ?? 'Cursorless internals',
    ...(isOwnSource ? { readmeFile: path.join(folder, 'index-page.md') } : {}),
    checkOnly: args.includes('--check'),
  };
}
