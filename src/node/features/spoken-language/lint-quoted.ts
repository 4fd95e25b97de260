import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import type { QuotedPhrase } from '#shared/voice/language/classify-quoted.ts';
import type { PhraseError } from '#shared/voice/grammar/phrase-error.ts';

/** A quoted phrase on a page. */
export interface QuotedInput {
  /** Text without the quotation marks. */
  readonly text: string;
  /** Position of the backtick that starts the inline code. */
  readonly position: SourcePosition;
  /** Phrases listed in the page's `spoken_exceptions`. */
  readonly exceptions: readonly string[];
}

/** Length of the backtick and quotation mark before the phrase. */
const opening = 2;

/**
 * Returns the problem with a quoted phrase that was classified as an error; null if the phrase is
 * valid or exempt.
 */
export function lintQuoted(
  { text, position, exceptions }: QuotedInput,
  quoted: QuotedPhrase,
): Problem | null {
  if (exceptions.includes(withoutSlots(text))) return null;
  if (quoted.kind !== 'error') return null;
  const { error } = quoted;
  return errorAt(
    {
      ...position,
      ...(position.column ? { column: position.column + opening + error.start } : {}),
    },
    `The grammar does not accept the spoken command "${text}": ${error.reason}.`,
    `${advise(text, error)}If the phrase is quoted on purpose, list it under "spoken_exceptions" in the frontmatter.`,
  );
}

/**
 * Removes the slots. A template is exempt if its words are exempt, so `push down` also allows `push
 * down <target>`.
 */
function withoutSlots(text: string): string {
  return text
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function advise(text: string, { start, end, suggestion }: PhraseError): string {
  return suggestion
    ? `Did you mean "${text.slice(0, start)}${suggestion}${text.slice(end)}"? `
    : '';
}
