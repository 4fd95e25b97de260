import { existsSync } from 'node:fs';
import path from 'node:path';
import { getSystemErrorMap, stripVTControlCharacters } from 'node:util';
import type { Problem } from '#shared/problem.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { systemProblem } from '../report/system-problem.ts';

/** Converts the bundler's errors to problems: what is wrong, in which file, and at which position of the code it quotes. */
export function bundleProblems(error: unknown, root: string): readonly Problem[] {
  const { errors } = error as { readonly errors?: readonly unknown[] };
  return (errors ?? [error]).map((single) => toProblem(single, root));
}

function toProblem(error: unknown, root: string): Problem {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const failure = readSystemError(text);
  if (failure) return systemProblem(failure, root);
  const [, , first = text] = /^\s*(\[[^\]]*\]:? )?(.*)/.exec(text) ?? [];
  const file = findFile(text, root);
  return {
    message: `The code of the pages cannot be bundled: ${first.replace(/[\s.:]+$/, '')}.`,
    hint: 'Correct the import or the code that is named.',
    severity: 'error',
    position: file === undefined ? { file: root } : { file, ...findPlace(first, file) },
  };
}

/** The bundler is native code: it puts a system error's number into its message, after the file. */
function readSystemError(text: string): Pick<NodeJS.ErrnoException, 'code' | 'path'> | undefined {
  const number = /\(os error (\d+)\)/.exec(text)?.[1];
  const [code] = (number && getSystemErrorMap().get(-Number(number))) || [];
  const path = /file in (.+)$/m.exec(text)?.[1];
  return code ? { code, ...(path === undefined ? {} : { path }) } : undefined;
}

/** The file in a message: in the frame below it, in quotation marks, or at its end. */
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

/** Finds what a message quotes in the source; the message's own lines are those of compiled code, which no author has seen. */
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
