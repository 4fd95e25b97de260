import path from 'node:path';
import type { Environment } from '#shared/config/environment.ts';
import { hashFiles, hashText } from '#node/base/cache/hash-files.ts';
import { keep, recall, type Answers } from '#node/base/cache/remember.ts';
import { openStore } from '#node/base/cache/store.ts';
import { isReferenceOff } from '#node/features/reference/is-reference-off.ts';
import { readReferenceStamp } from '#node/features/reference/reference-stamp.ts';
import { findAbove, listInputs } from '../convert/source-files.ts';
import { plainApiConfig } from './api-config.ts';
import { readOptions, type GeneratorOptions } from './options.ts';

/**
 * Whether the generator can be skipped, because nothing that the reference depends on has changed
 * or because no reference is requested. Does not load the schema, because settings that the
 * generator would reject cannot have produced a reference.
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
  const api = plainApiConfig(given, path.dirname(generatorFolder));
  // If the configuration has to be executed, only the generator reads it.
  return (
    api !== undefined && isCurrent(readOptions(given, [], generatorFolder, api), generatorFolder)
  );
}

/** Whether the output folder still has the pages that were generated from the same inputs. */
export function isCurrent(options: GeneratorOptions, generatorFolder: string): boolean {
  const kept = recall(openStore(options.cacheDir), keyOf(options), (question) =>
    question === 'output'
      ? (readReferenceStamp(options.output) ?? null)
      : hashInputs(options, generatorFolder),
  );
  return kept !== undefined;
}

/** Records that the output folder has the pages that were generated from these inputs. */
export function keepReference(options: GeneratorOptions, inputs: string): void {
  const output = readReferenceStamp(options.output) ?? null;
  // The output comes first, because checking it is faster.
  const answers: Answers = { output, inputs };
  keep(openStore(options.cacheDir), keyOf(options), { value: true, answers });
}

function keyOf({ output }: GeneratorOptions): string {
  return JSON.stringify(['reference', output]);
}

/**
 * Hashes what the reference is generated from: the source folder, the nearest tsconfig, the
 * options, Node.js, and the generator with its imports. Other files that the compiler reads, such
 * as installed packages, do not count.
 */
export function hashInputs(options: GeneratorOptions, generatorFolder: string): string {
  const { source, cacheDir: _cache, checkOnly: _check, isForced: _forced, ...rest } = options;
  const own = [
    'convert',
    'markdown',
    'model',
    'render',
    'run',
    'index-page.md',
    'source-lines.json',
  ];
  const reached = [
    'src/shared',
    'src/node/base/files/is-inside.ts',
    'src/site.config.ts',
    'package-lock.json',
  ];
  const root = path.dirname(generatorFolder);
  const files = [
    ...listInputs(source).map((file) => path.join(source, file)),
    findAbove(source, 'tsconfig.json') ?? '',
    ...own.map((name) => path.join(generatorFolder, name)),
    ...reached.map((name) => path.join(root, name)),
  ];
  return hashText(JSON.stringify([process.version, rest, hashFiles(files)]));
}
