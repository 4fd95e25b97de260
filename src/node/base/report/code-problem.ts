import path from 'node:path';
import { getSystemErrorMap, stripVTControlCharacters } from 'node:util';
import { errorAt, type Problem } from '#shared/problem.ts';
import { locate } from './locate.ts';
import { systemProblem } from './system-problem.ts';

/** Details of an error from the bundler, in addition to its message. */
interface CodeError {
  readonly errors?: readonly unknown[];
  /** The module id, which may include a query. */
  readonly id?: string;
  /** The column is zero-based. */
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

/** Converts bundler errors to problems, each with the error's message and position. */
export function codeProblems(error: unknown, root: string): readonly Problem[] {
  const { errors = [error] } = (error ?? {}) as CodeError;
  return errors.map((single) => {
    const text = stripVTControlCharacters(
      single instanceof Error ? single.message : String(single),
    );
    const failure = readSystemError(text);
    if (failure) return systemProblem(failure, root);
    const message = firstLine(text);
    return errorAt(
      findPlace(single as CodeError, message) ?? placeOfFrame(text, root) ?? { file: root },
      `The code cannot be bundled: ${message}.`,
      'Correct the code at this place.',
    );
  });
}

/**
 * Returns the line of a message that says what is wrong or, if the message names a cause, the
 * cause.
 */
function firstLine(text: string) {
  const lines = text.split('\n').map((line) => line.trim());
  const [, cause] = /^Caused by:\s+(.+)$/m.exec(text) ?? [];
  const said = cause ?? lines.find((line) => !/^(?:|Build failed.*|Error:)$/.test(line)) ?? text;
  return said.replace(/^\[[^\]]*\]:? */, '').replace(/[\s.:]+$/, '');
}

/**
 * Parses a system error from a message. The bundler is native code, so its messages contain the
 * error number, after the file name.
 */
function readSystemError(text: string) {
  const number = /\(os error (\d+)\)/.exec(text)?.[1];
  const [code] = (number && getSystemErrorMap().get(-Number(number))) || [];
  const path = /file in (.+)$/m.exec(text)?.[1];
  return code ? { code, path } : undefined;
}

/** Returns the position printed above the source excerpt in a message. */
function placeOfFrame(text: string, root: string) {
  const [, file, line, column] = /[╭┌]─+\[ (.+?):(\d+):(\d+) \]/.exec(text) ?? [];
  if (file === undefined) return undefined;
  return { file: path.resolve(root, file), line: Number(line), column: Number(column) };
}

/**
 * Returns an error's position. In a page, the bundler's position refers to the compiled code, so
 * the quoted name is looked up in the source instead.
 */
function findPlace({ id, loc }: CodeError, message: string) {
  const [file] = (loc?.file ?? id ?? '').split('?', 1);
  if (!file || !path.isAbsolute(file)) return undefined;
  const isPage = /\.mdx?$/.test(file);
  if (loc && !isPage) return { file, line: loc.line, column: loc.column + 1 };
  const [, quoted] = /["'`]([^"'`]+)["'`]/.exec(message) ?? [];
  return (quoted && locate(quoted, file)) || { file, line: 1, column: 1 };
}
