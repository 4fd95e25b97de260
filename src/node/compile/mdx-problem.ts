import { VFileMessage } from 'vfile-message';
import { errorAt, type Problem } from '#shared/problem.ts';
import { TimeLimitError } from './create-time-limit.ts';
import type { ScannedPage } from '../site/content/scan-page.ts';

/** Converts a page's compilation error to a problem, with its position in the file if known. */
export function mdxProblem(error: unknown, page: ScannedPage): Problem {
  if (!(error instanceof VFileMessage)) return otherProblem(error, page);
  return {
    message: `The page cannot be read as MDX: ${explain(error)}`,
    hint: hintFor(error.reason),
    severity: 'error',
    position: { file: page.file, ...placeOf(error) },
  };
}

/**
 * Returns the parser's message without positions. For invalid code, this is acorn's message, which
 * is in the error's cause, and the kind of code.
 */
function explain({ reason, cause }: VFileMessage) {
  const [, part] = /^Could not parse (.+) with acorn/.exec(reason) ?? [];
  const message = part === undefined ? undefined : (cause as Error | undefined)?.message;
  const said = (message ?? reason).replaceAll(placesInText, '').trim();
  return part === undefined ? said : `${said} in ${part.replace('/', ' or ')}`;
}

function otherProblem(error: unknown, page: ScannedPage): Problem {
  const position = { file: page.file, line: 1, column: 1 };
  if (error instanceof RangeError && /call stack/i.test(error.message))
    return errorAt(
      position,
      'The page is nested too deeply to be compiled.',
      'Remove some levels of lists, quotations or tags.',
    );
  if (error instanceof TimeLimitError)
    return errorAt(
      position,
      `The page takes too long to parse. ${error.message}`,
      'Split it into smaller pages, or look for thousands of brackets, asterisks or other symbols in a row that are opened and never closed.',
    );
  return errorAt(
    position,
    `The page cannot be compiled: ${error instanceof Error ? error.message : String(error)}.`,
    'Cut the page down until it compiles, and report the part that stopped it: this is a bug in the build.',
  );
}

/** Matches the positions that some messages contain: `(5:1-5:7)`. */
const placesInText = /\s*\(\d+:\d+(?:-\d+:\d+)?\)/g;

/**
 * Matches the position of an unclosed tag; the error's own position is where the parser noticed the
 * error.
 */
const openTagPlace = / closing tag for .*? \((\d+):(\d+)/;

function placeOf({ line, column, reason }: VFileMessage) {
  const [, textLine, textColumn] = openTagPlace.exec(reason) ?? [];
  return textLine === undefined
    ? { line, column }
    : { line: Number(textLine), column: Number(textColumn) };
}

/** Hints by pattern of the parser's message; the first match applies. */
const cures: readonly (readonly [reason: RegExp, cure: string])[] = [
  [/to create a link/, 'Write an address that is a link as `[text](https://…)`'],
  [/to create a comment/, 'Close the comment with `-->`'],
  [/import\/exports/, 'Correct the code; a line that begins with “import” or “export” is code'],
  [/expression|acorn|lazy line/i, 'Write a brace that is text as `\\{`, or put it in backticks'],
  [
    /closing tag for `<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>/,
    'Close the tag itself, as in `<br />`',
  ],
  [/(?:before|in) name/, 'Write `\\<` for a less-than sign that is text'],
  [/closing|tag/i, 'Close the tag, or write `\\<` for a less-than sign that is text'],
];

function hintFor(reason: string) {
  const [, cure] = cures.find(([said]) => said.test(reason)) ?? [];
  return `${cure ?? 'Correct the syntax there'}; or write \`format: md\` in its frontmatter, which makes it plain Markdown.`;
}
