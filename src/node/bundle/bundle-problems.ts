import { existsSync } from 'node:fs';
import path from 'node:path';
import { getSystemErrorMap, stripVTControlCharacters } from 'node:util';
import type { Problem } from '#shared/problem.ts';
import { readTextFile } from '../content/read-text-file.ts';
import { systemProblem } from '../report/system-problem.ts';

/** Turns what the bundler throws into problems: what is wrong, in which file, and where the code that it names stands. */
export function bundleProblems(error: unknown, root: string): readonly Problem[] {
  const { errors } = error as { readonly errors?: readonly unknown[] };
  return (errors ?? [error]).map((single) => toProblem(single, root));
}

function toProblem(error: unknown, root: string): Problem {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const failure = readSystemError(text);
  if (failure) return systemProblem(failure);
  const [, , first = text] = /^\s*(\[[^\]]*\]:? )?(.*)/.exec(text) ?? [];
  const file = findFile(text, root);
  return {
    message: `The code of the pages cannot be bundled: ${first.replace(/[\s.:]+$/, '')}.`,
    hint: 'Correct the import or the code that is named.',
    severity: 'error',
    position: file === undefined ? { file: root } : { file, ...findPlace(first, file) },
  };
}

/** The bundler is native code: it gives the number of a system error in its message, after the file. */
function readSystemError(text: string): Pick<NodeJS.ErrnoException, 'code' | 'path'> | undefined {
  const number = /\(os error (\d+)\)/.exec(text)?.[1];
  const [code] = (number && getSystemErrorMap().get(-Number(number))) || [];
  const path = /file in (.+)$/m.exec(text)?.[1];
  return code ? { code, ...(path === undefined ? {} : { path }) } : undefined;
}

/** The file that a message names: in the frame below it, in quotation marks, or at its end. */
function findFile(text: string, root: string): string | undefined {
  const names = [
    ...text.matchAll(/─\[ (.+?):\d+:\d+ \]/g),
    ...text.matchAll(/ (?:from|in|by) "?([^"\n]+?)"?\.?(?:\n|$)/g),
    ...text.matchAll(/\((\/[^)\n]+)\)/g),
  ];
  return names
    .map(([, name = '']) => path.resolve(root, name))
    .find((file) => existsSync(file) && path.extname(file) !== '');
}

/** Where the first thing stands that a message quotes; messages count lines of compiled code, which no author has seen. */
function findPlace(
  message: string,
  file: string,
): { readonly line: number; readonly column: number } {
  const quoted = /["'`]([^"'`]+)["'`]/.exec(message)?.[1];
  const [before, after] = quoted === undefined ? [] : readTextFile(file).text.split(quoted, 2);
  if (before === undefined || after === undefined) return { line: 1, column: 1 };
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
