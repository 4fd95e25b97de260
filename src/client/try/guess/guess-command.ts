import type { Language } from '#shared/voice/language/language.ts';
import { adviceFor } from './advice.ts';
import { correctNames } from './correct-names.ts';
import { readWriting, toSpokenOrder } from './everyday-sentences.ts';
import { findGuess, findUnread, isTarget, type Guess, type GuessSource } from './find-guess.ts';
import type { HatNames } from './hat-names.ts';
import { hearPhrase, mentionsRow } from './hear-phrase.ts';
import { directionAsked } from './history-direction.ts';
import { readQuotations, withQuotations } from './quotations.ts';
import { readWords } from './written-words.ts';

/** The text to find a command in. */
export interface HeardText {
  readonly text: string;
  readonly language: Language;
  readonly names: HatNames;
  /**
   * Whether running the text as a command failed. If so, "line 5" means the fifth line, not the
   * line of the token “5”.
   */
  readonly hasFailed: boolean;
}

/**
 * Returns the command in a text, or another command that the text may mean; undefined if there is
 * none.
 */
export function commandFor({ text, language, names, hasFailed }: HeardText): Guess | undefined {
  const heard = hearPhrase(text, language);
  const own = heard.phrase.trim();
  if (heard.isCommand && !hasFailed) {
    // In "line 3", "3" may be a number or the token “3”.
    const row = names.tokens.length > 0 && mentionsRow(text) && soundsLike(text, language, names);
    return row ? { ...row, isSure: false } : { phrase: own, isSure: true, reasons: [] };
  }
  const guess = soundsLike(text, language, names, heard.isCommand ? own : undefined);
  return guess?.phrase === own ? undefined : guess;
}

/**
 * Returns the likeliest command for a text, which may sound like the command or name tokens by
 * their own text. Returns undefined if no command is close, if the text asks for undo, redo or
 * advice, or if the guess is unsure and the text ends with a space. A command that has `failed`,
 * such as "class", may be the name of a token.
 */
export function soundsLike(
  text: string,
  { sayable: lexicon }: Language,
  names: HatNames,
  failed?: string,
): Guess | undefined {
  if (directionAsked(text) ?? adviceFor(text)) return undefined;
  const context = { lexicon, names, failed };
  const sentence = readSentence(text, context);
  // The words that the text asks to write are not corrected.
  const isWriting = sentence.writes !== undefined;
  const corrected = (isLoose: boolean): Guess | undefined => {
    const spelling = { names, lexicon, isLoose };
    const { said, corrections } = correctNames(isWriting ? sentence.said : text, spelling);
    if (corrections.length === 0) return undefined;
    const read = isWriting ? { ...sentence, said } : readSentence(said, context);
    const found = guessFrom(read, context);
    return found && { ...found, isSure: false, reasons: [...corrections, ...found.reasons] };
  };
  const guess = corrected(false) ?? guessFrom(sentence, context) ?? corrected(true);
  return guess?.isSure === false && /\s$/.test(text) ? undefined : guess;
}

type GuessContext = Pick<GuessSource, 'lexicon' | 'names' | 'failed'>;

/** Rewrites a sentence in spoken order, and separates the text that it asks to write. */
function readSentence(text: string, context: GuessContext) {
  const quoted = readQuotations(text, context.names, context.lexicon);
  const { quotations } = quoted;
  const { said, isSure } = toSpokenOrder(quoted.said);
  const writing = readWriting(said);
  const isText =
    writing &&
    (writing.isText ||
      isBareScope(writing.text, context) ||
      !isTarget({ ...context, quotations, text: writing.text }));
  // A sentence with `isSure` has no other meaning; `writes` is text that it asks to write.
  if (!isText) return { quotations, said, isSure, writes: undefined };
  // A command cannot write text, so it does only part of what is asked for.
  const writes = withQuotations(writing.text, quoted);
  return { quotations, said: writing.said, isSure: false, writes };
}

/**
 * Whether a text is only a scope, such as "string", and not also a token's text. Such a text is more
 * likely meant to be written.
 */
function isBareScope(text: string, { lexicon, names: { tokens } }: GuessContext) {
  const isScope = lexicon.entries.some(
    ({ group, spoken }) => /scope_type$/.test(group) && spoken === text,
  );
  return isScope && !tokens.some((token) => token.text === text);
}

function guessFrom(
  { said, isSure, writes, quotations }: ReturnType<typeof readSentence>,
  context: GuessContext,
): Guess | undefined {
  const guess = findGuess({ ...context, quotations, text: said });
  return guess && { ...guess, isSure: guess.isSure && isSure, writes };
}

/**
 * Rewrites the start of a text in spoken words, as far as it is understood, and keeps the rest. The
 * first word that is not understood can then be reported.
 */
export function unreadPhrase(text: string, language: Language, names: HatNames): string {
  const { sayable: lexicon } = language;
  const quoted = readQuotations(text, names, lexicon);
  const { said } = toSpokenOrder(quoted.said);
  const { quotations } = quoted;
  const unread =
    adviceFor(text) === undefined && findUnread({ text: said, quotations, lexicon, names });
  if (!unread) return hearPhrase(text, language).phrase;
  const rest = readWords(said, lexicon)
    .slice(unread.at)
    .map(({ text: word }) => withQuotations(word, quoted));
  return [unread.said, ...rest].filter(Boolean).join(' ');
}
