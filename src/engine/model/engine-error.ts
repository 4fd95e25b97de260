/** Why a command cannot be carried out, in a sentence for the person who said it. */
export class EngineError extends Error {
  /** A name for the kind of failure, as the recorded cases have it where they have one. */
  readonly kind: string;
  /** "syntax": the command needs a parser that was not given. */
  readonly needs?: 'syntax';

  /** The extension's name of the word that it is about: a character, a scope. */
  readonly about?: string;

  constructor(
    message: string,
    options: { readonly kind?: string; readonly needs?: 'syntax'; readonly about?: string } = {},
  ) {
    super(message);
    this.kind = options.kind ?? 'Error';
    if (options.needs) this.needs = options.needs;
    if (options.about !== undefined) this.about = options.about;
  }
}
