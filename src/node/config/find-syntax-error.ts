import { createRequire } from 'node:module';
import type Compiler from 'typescript';
import type { Problem } from '#shared/problem.ts';

// TypeScript is not bundled with its imports, and an `import` would always be loaded.
const ts = createRequire(import.meta.url)('typescript') as typeof Compiler;

/** Returns the first syntax error of a configuration file; undefined if there is none. */
export function findSyntaxError(file: string, text: string): Problem | undefined {
  const [error] = file.endsWith('.json') ? jsonErrors(text) : codeErrors(file, text);
  if (error === undefined) return undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const { line, character } = source.getLineAndCharacterOfPosition(error.start ?? 0);
  return {
    message: `The configuration cannot be read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
    hint: 'Correct the syntax at this place.',
    severity: 'error',
    position: { file, line: line + 1, column: character + 1 },
  };
}

function codeErrors(fileName: string, text: string): readonly Compiler.Diagnostic[] {
  return ts.transpileModule(text, { fileName, reportDiagnostics: true }).diagnostics ?? [];
}

/** Comments and commas after the last field are errors in JSON, which TypeScript accepts. */
function jsonErrors(text: string): readonly Pick<Compiler.Diagnostic, 'start' | 'messageText'>[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const messageText = (error as Error).message;
    const place = /position (\d+)/.exec(messageText)?.[1];
    const { error: found } = ts.parseConfigFileTextToJson('', text);
    return place === undefined && found ? [found] : [{ start: Number(place ?? 0), messageText }];
  }
}
