/** Why a command cannot be carried out, in a sentence for the person who said it. */
export class EngineError extends Error {
  /** A name for the kind of failure, as the recorded cases have it where they have one. */
  readonly kind: string;
  /** "syntax": the command needs a parser that was not given. */
  readonly needs?: 'syntax';

  constructor(
    message: string,
    options: { readonly kind?: string; readonly needs?: 'syntax' } = {},
  ) {
    super(message);
    this.kind = options.kind ?? 'Error';
    if (options.needs) this.needs = options.needs;
  }
}
