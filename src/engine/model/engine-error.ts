import { interpolate, type TextValues } from '#shared/i18n/interpolate.ts';
import type { Translate } from '#shared/i18n/translate.ts';

interface EngineErrorOptions {
  readonly values?: TextValues;
  readonly kind?: string;
  readonly needs?: 'syntax';
  readonly about?: string;
  readonly missing?: string;
}

/** Error that explains, in a translatable sentence, why a command cannot be carried out. */
export class EngineError extends Error {
  /** Kind of failure; recorded cases use the same names. */
  readonly kind: string;
  /** "syntax": the command needs a parser, and none was passed in. */
  readonly needs: 'syntax' | undefined;

  /** What was not found around the target, in plain words. */
  readonly missing: string | undefined;

  /** The character or scope that the error is about, as the extension names it. */
  readonly about: string | undefined;

  readonly #sentence: Parameters<Translate>;

  /** In the English text, `{word}` is replaced with `about`. */
  constructor(
    id: string,
    english: string,
    { values = {}, kind = 'Error', needs, about, missing }: EngineErrorOptions = {},
  ) {
    super(interpolate(english, { word: about ?? '', ...values }));
    this.#sentence = [id, english, values];
    this.kind = kind;
    this.needs = needs;
    this.missing = missing;
    this.about = about;
  }

  /** Returns the sentence in another language, with the reader's own word for `{word}`. */
  messageIn(translate: Translate, word = this.about ?? ''): string {
    const [id, english, values] = this.#sentence;
    return translate(id, english, { word, ...values });
  }
}

/**
 * Returns the result of a search; undefined if it throws an `EngineError` that `isFailure` accepts.
 * Rethrows any other error.
 */
export function orNothing<T>(find: () => T, isFailure = (_: EngineError) => true): T | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof EngineError && isFailure(error))) throw error;
    return undefined;
  }
}

/** Like `orNothing`, but rethrows an error that asks for a parser. */
export function attempt<T>(find: () => T): T | undefined {
  return orNothing(find, ({ needs }) => needs === undefined);
}
