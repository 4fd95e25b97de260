import type { SourcePosition } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import { classifyQuoted } from '#shared/voice/classify-quoted.ts';
import type { PhraseError } from '#shared/voice/phrase-error.ts';
import { defaultLanguage } from '#shared/voice/language.ts';

/** A phrase that a page quotes. */
export interface QuotedInput {
  /** Without the quotation marks. */
  readonly text: string;
  /** Where the inline code begins, at its backtick. */
  readonly position: SourcePosition;
  /** Phrases that the page declares in `spoken_exceptions`. */
  readonly exceptions: readonly string[];
}

/** Backtick and quotation mark, which stand before the phrase. */
const opening = 2;

/** Checks a quoted phrase against the grammar; null when it is fine. */
export function lintQuoted({ text, position, exceptions }: QuotedInput): Problem | null {
  if (exceptions.includes(withoutSlots(text))) return null;
  const quoted = classifyQuoted(text, defaultLanguage);
  if (quoted.kind !== 'error') return null;
  const { error } = quoted;
  return {
    message: `The grammar does not accept the spoken command "${text}": ${describe(error)}.`,
    hint: `${advise(text, error)}If the phrase is quoted on purpose, list it under "spoken_exceptions" in the frontmatter.`,
    position: {
      ...position,
      ...(position.column ? { column: position.column + opening + error.start } : {}),
    },
    severity: 'error',
  };
}

/** A template is an exception when its words are: `push down` lets `push down <target>` pass. */
function withoutSlots(text: string): string {
  return text
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The message without the suggestion, which stands in the hint. */
function describe({ message }: PhraseError): string {
  return message.replace(/; did you mean .*$/, '');
}

function advise(text: string, { start, end, suggestion }: PhraseError): string {
  return suggestion
    ? `Did you mean "${text.slice(0, start)}${suggestion}${text.slice(end)}"? `
    : '';
}
