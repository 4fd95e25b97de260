import type { Language } from '#shared/voice/language/language.ts';
import { adviceFor, asksToRedo, asksToUndo } from './advice.ts';
import { readWriting, toSpokenOrder } from './everyday-sentences.ts';
import { findGuess, findUnread, isTarget, type Guess } from './find-guess.ts';
import { noNames, type HatNames } from './hat-names.ts';
import { hearPhrase, mentionsRow } from './hear-phrase.ts';
import { readQuotations, withQuotations } from './quotations.ts';
import { readWords } from './written-words.ts';

/** The text to find a command in. */
export interface HeardText {
  readonly text: string;
  readonly language: Language;
  readonly names: HatNames;
  /**
   * Whether running the text as a command failed: "line 5" is then the fifth line, not that of the
   * token “5”.
   */
  readonly hasFailed: boolean;
}

/** Returns the command in a text, or another one that it may mean; undefined if there is none. */
export function commandFor({ text, language, names, hasFailed }: HeardText): Guess | undefined {
  const heard = hearPhrase(text, language);
  const own = heard.phrase.trim();
  if (heard.isCommand && !hasFailed) {
    const row = rowMeant(text, language, names);
    return row ?? { phrase: own, isSure: true, reasons: [] };
  }
  const guess = soundsLike(text, language, names, heard.isCommand ? own : undefined);
  return guess?.phrase === own ? undefined : guess;
}

/** Returns a guess for "line 3", which may be a number or the token “3”. */
function rowMeant(text: string, language: Language, names: HatNames): Guess | undefined {
  if (names.tokens.length === 0 || !mentionsRow(text)) return undefined;
  const guess = soundsLike(text, language, names);
  return guess && { ...guess, isSure: false };
}

/**
 * Returns a command that sounds like the text, or is meant by it if tokens are named by their own
 * text; undefined if none is close. A command that has `failed`, such as "class", may name a token.
 */
export function soundsLike(
  text: string,
  { sayable: lexicon }: Language,
  names: HatNames = noNames,
  failed?: string,
): Guess | undefined {
  if (asksToUndo(text) || asksToRedo(text) || adviceFor(text)) return undefined;
  const quoted = readQuotations(text, names, lexicon);
  const { said, isSure } = toSpokenOrder(quoted.said);
  const source = { text: said, quotations: quoted.quotations, lexicon, names, failed };
  const writing = readWriting(said);
  const isText = writing && (writing.isText || !isTarget(writing.text, source));
  const guess = findGuess(isText ? { ...source, text: writing.said } : source);
  if (!guess || (!guess.isSure && /\s$/.test(text))) return undefined;
  // A command cannot write a text, so that it does only a part of what is asked for.
  if (isText) return { ...guess, isSure: false, writes: withQuotations(writing.text, quoted) };
  return { ...guess, isSure: guess.isSure && isSure };
}

/**
 * Returns a text that is no command as far as it can be said, so that the word that is not
 * understood is the one to blame.
 */
export function unreadPhrase(text: string, language: Language, names: HatNames): string {
  if (adviceFor(text) !== undefined) return hearPhrase(text, language).phrase;
  const { sayable: lexicon } = language;
  const quoted = readQuotations(text, names, lexicon);
  const { said } = toSpokenOrder(quoted.said);
  const unread = findUnread({ text: said, quotations: quoted.quotations, lexicon, names });
  if (!unread) return hearPhrase(text, { sayable: lexicon } as Language).phrase;
  const rest = readWords(said, lexicon)
    .slice(unread.at)
    .map(({ text: word }) => withQuotations(word, quoted));
  return [unread.said, ...rest].filter(Boolean).join(' ');
}
