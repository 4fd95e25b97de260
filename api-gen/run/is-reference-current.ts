import path from 'node:path';
import type { Environment } from '#shared/config/environment.ts';
import { hashFiles, hashText } from '#node/cache/hash-files.ts';
import { isReferenceOff } from '#node/config/is-reference-off.ts';
import { readReferenceStamp } from '#node/content/reference-stamp.ts';
import { findTsconfig, listInputs } from '../convert/source-files.ts';
import { readOptions, type GeneratorOptions } from './options.ts';

/**
 * Whether the generator can be skipped: nothing that the reference depends on has changed, or none
 * is requested. Loads no schema, since settings that the generator would reject never produced a
 * reference.
 */
export function isReferenceCurrent(
  variables: Readonly<Record<string, string | undefined>>,
  generatorFolder: string,
): boolean {
  // An empty variable counts as unset.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ''),
  ) as Environment;
  if (isReferenceOff(given)) return true;
  if (given.DOCS_API !== undefined && given.DOCS_API !== 'on') return false;
  const options = readOptions(given, [], generatorFolder);
  return readReferenceStamp(options.output) === stampOf(options, generatorFolder);
}

/**
 * Returns a stamp that changes with everything the reference is generated from: sources, options,
 * the generator and its imports.
 */
export function stampOf(options: GeneratorOptions, generatorFolder: string): string {
  const { source, checkOnly: _check, isForced: _forced, ...rest } = options;
  const own = [
    'convert',
    'markdown',
    'model',
    'render',
    'run',
    'index-page.md',
    'source-lines.json',
  ];
  const reached = ['src/shared', 'src/site.config.ts', 'package-lock.json'];
  const root = path.dirname(generatorFolder);
  const files = [
    ...listInputs(source).map((file) => path.join(source, file)),
    findTsconfig(source) ?? '',
    ...own.map((name) => path.join(generatorFolder, name)),
    ...reached.map((name) => path.join(root, name)),
  ];
  return hashText(JSON.stringify([process.version, rest, hashFiles(files)]));
}
