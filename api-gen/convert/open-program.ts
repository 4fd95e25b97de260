import path from 'node:path';
import { TypeScript as ts, type Application, type DocumentationEntryPoint } from 'typedoc';
import type { ConvertInput } from './create-application.ts';

/**
 * Opens all modules as one program, which parses only files that have changed since an earlier one.
 */
export function openModules(
  { options, logger }: Application,
  { root, modules, earlier }: ConvertInput,
): DocumentationEntryPoint[] {
  const compilerOptions = options.getCompilerOptions(logger);
  const host = ts.createCompilerHost(compilerOptions);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const known = earlier?.getSourceFile(file);
    return known && known.text === host.readFile(file) ? known : getSourceFile(file, ...rest);
  };
  const program = ts.createProgram({
    rootNames: options.getFileNames(),
    options: compilerOptions,
    host,
    oldProgram: earlier,
  });
  return modules.flatMap((file) => {
    const sourceFile = program.getSourceFile(path.join(root, file));
    return sourceFile ? [{ displayName: file.replace(/\.[^.]+$/, ''), program, sourceFile }] : [];
  });
}
