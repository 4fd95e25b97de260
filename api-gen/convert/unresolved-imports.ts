import { TypeScript as ts } from 'typedoc';
import type { ApiProject } from '../model/declaration.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { isOwnPath } from './own-sources.ts';

/**
 * Finds imports in the source folder, except of `node:` modules, that resolve to neither a file nor
 * a `declare module`.
 */
export function findUnresolvedImports(
  program: ts.Program,
  root: string,
): ApiProject['unresolvedImports'] {
  const ambient = new Set(
    program
      .getTypeChecker()
      .getAmbientModules()
      .map((module) => module.name.replace(/^"|"$/g, '')),
  );
  const options = program.getCompilerOptions();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const resolves = (specifier: string, file: string) =>
    ambient.has(specifier) ||
    ts.resolveModuleName(specifier, file, options, ts.sys, cache).resolvedModule !== undefined;
  return program
    .getSourceFiles()
    .filter((file) => isOwnPath(pathFrom(root, file.fileName)))
    .flatMap((file) =>
      ts
        .preProcessFile(file.text, true, false)
        .importedFiles.filter(
          ({ fileName }) => !/^node:/.test(fileName) && !resolves(fileName, file.fileName),
        )
        .map(({ fileName, pos }) => ({
          specifier: fileName,
          position: {
            file: pathFrom(root, file.fileName),
            line: file.getLineAndCharacterOfPosition(pos).line + 1,
          },
        })),
    );
}
