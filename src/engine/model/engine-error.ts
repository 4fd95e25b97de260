/** Explains in one sentence why a command cannot be carried out. */
export class EngineError extends Error {
  /** Kind of failure; recorded cases use the same names. */
  readonly kind: string;
  /** "syntax": the command needs a parser, and none was passed in. */
  readonly needs?: 'syntax';

  /** What is not around the target, in plain words. */
  readonly missing?: string;

  /** The word in question (a character or a scope), as the extension names it. */
  readonly about?: string;

  readonly #say: (word: string) => string;

  /** `text` is the sentence, or builds it from the spoken word or the extension's name. */
  constructor(
    text: string | ((word: string) => string),
    options: {
      readonly kind?: string;
      readonly needs?: 'syntax';
      readonly about?: string;
      readonly missing?: string;
    } = {},
  ) {
    const say = typeof text === 'string' ? () => text : text;
    super(say(options.about ?? ''));
    this.#say = say;
    this.kind = options.kind ?? 'Error';
    if (options.needs) this.needs = options.needs;
    if (options.missing !== undefined) this.missing = options.missing;
    if (options.about !== undefined) this.about = options.about;
  }

  /** Returns the sentence with the reader's own word. */
  messageWith(word = this.about ?? ''): string {
    return this.#say(word);
  }
}

/** Returns what a search finds; undefined if it fails, unless a parser would help. */
export function attempt<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof EngineError) || error.needs) throw error;
    return undefined;
  }
}
