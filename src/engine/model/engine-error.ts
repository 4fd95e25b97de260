/** Says in a sentence why a command cannot be carried out. */
export class EngineError extends Error {
  /** The kind of failure, with the name the recorded cases use where they have one. */
  readonly kind: string;
  /** "syntax": the command needs a parser that was not passed in. */
  readonly needs?: 'syntax';

  /** The extension's name for the word in question: a character or a scope. */
  readonly about?: string;

  readonly #say: (word: string) => string;

  /** `text` is the sentence, or builds it from the spoken word or the extension's name. */
  constructor(
    text: string | ((word: string) => string),
    options: { readonly kind?: string; readonly needs?: 'syntax'; readonly about?: string } = {},
  ) {
    const say = typeof text === 'string' ? () => text : text;
    super(say(options.about ?? ''));
    this.#say = say;
    this.kind = options.kind ?? 'Error';
    if (options.needs) this.needs = options.needs;
    if (options.about !== undefined) this.about = options.about;
  }

  /** The sentence with the reader's own word. */
  messageWith(word = this.about ?? ''): string {
    return this.#say(word);
  }
}
