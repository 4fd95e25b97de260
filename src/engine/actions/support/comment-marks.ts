/** Delimiters of a line comment; `end` is missing if the comment runs to the end of the line. */
export interface CommentMarks {
  readonly start: string;
  readonly end: string;
}

const languages: readonly (readonly [start: string, end: string, languages: readonly string[]])[] =
  [
    [
      '//',
      '',
      'typescript javascript typescriptreact javascriptreact java c cpp csharp go rust scala php scss jsonc json kotlin swift'.split(
        ' ',
      ),
    ],
    ['#', '', 'python ruby shellscript yaml toml r perl dockerfile makefile'.split(' ')],
    ['<!--', '-->', 'html xml markdown vue'.split(' ')],
    ['/*', '*/', ['css']],
    ['%', '', ['latex']],
    [';;', '', ['clojure']],
    ['--', '', 'sql lua haskell'.split(' ')],
  ];

/** Returns the comment delimiters of a language, or undefined if they are not known. */
export function commentMarks(languageId: string): CommentMarks | undefined {
  const found = languages.find(([, , ids]) => ids.includes(languageId));
  return found && { start: found[0], end: found[1] };
}
