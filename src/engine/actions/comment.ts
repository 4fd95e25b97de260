import { EngineError } from '../model/engine-error.ts';
import type { Edit } from '../model/edit.ts';
import { lineRange, textOf } from '../text/document.ts';
import type { Action } from './action.ts';
import { editLines, linesOfTargets } from './indent.ts';

/**
 * Delimiters of line comments, and the languages that use them. The end delimiter is empty if the
 * comment runs to the end of the line.
 */
const languages: readonly (readonly [start: string, end: string, languages: string])[] = [
  [
    '//',
    '',
    'typescript javascript typescriptreact javascriptreact java c cpp csharp go rust scala php scss jsonc json kotlin swift',
  ],
  ['#', '', 'python ruby shellscript yaml toml r perl dockerfile makefile'],
  ['<!--', '-->', 'html xml markdown vue'],
  ['/*', '*/', 'css'],
  ['%', '', 'latex'],
  [';;', '', 'clojure'],
  ['--', '', 'sql lua haskell'],
];

type CommentMarks = (typeof languages)[number];

/** Returns a language's comment delimiters. Throws if they are not known. */
function commentMarks(languageId: string) {
  const found = languages.find(([, , ids]) => ids.split(' ').includes(languageId));
  if (!found)
    throw new EngineError('engine.noComments', 'No comment syntax is known for {language}.', {
      values: { language: languageId },
    });
  return found;
}

/**
 * "comment": comments out the targets' lines, or uncomments them if all except blank ones are
 * comments.
 */
export const toggleLineComment: Action = {
  run: ({ document, targets }) => {
    const marks = commentMarks(document.languageId);
    const lines = linesOfTargets(document, targets)
      .map((number) => textOf(document, lineRange(document, number)))
      .filter((line) => line.trim() !== '');
    const isComment = lines.length > 0 && lines.every((line) => findComment(line, marks));
    const indentation = Math.min(...lines.map((line) => line.search(/\S/)));
    return editLines(document, targets, (line, at) =>
      line.trim() === ''
        ? []
        : isComment
          ? uncomment(line, at, marks)
          : comment(line, at, indentation, marks),
    );
  },
};

function findComment(line: string, [start, end]: CommentMarks) {
  const text = line.trim();
  return text.startsWith(start) && text.endsWith(end);
}

function comment(
  line: string,
  at: number,
  indentation: number,
  [start, end]: CommentMarks,
): Edit[] {
  const [first, last] = [at + indentation, at + line.trimEnd().length];
  return [
    { range: { start: first, end: first }, text: `${start} ` },
    ...(end ? [{ range: { start: last, end: last }, text: ` ${end}`, isReplace: true }] : []),
  ];
}

function uncomment(line: string, at: number, [start, end]: CommentMarks): Edit[] {
  const first = line.indexOf(start);
  const space = line.startsWith(' ', first + start.length) ? 1 : 0;
  const last = line.trimEnd().length - end.length;
  const gap = end && line.charAt(last - 1) === ' ' ? 1 : 0;
  return [
    { range: { start: at + first, end: at + first + start.length + space }, text: '' },
    ...(end ? [{ range: { start: at + last - gap, end: at + last + end.length }, text: '' }] : []),
  ];
}
