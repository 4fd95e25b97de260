/**
 * Translated texts, keyed by message id, or by the message itself if it has no id. English needs
 * none.
 */
export type Catalogue = Readonly<Record<string, string>>;

/** Empty: messages in the code are already English. */
export const englishCatalogue: Catalogue = {};

/**
 * A text of the interface: `id` finds its translation, `message` is the English text. At least one
 * is required.
 */
export interface MessageDescriptor {
  readonly id?: string;
  readonly message?: string;
  /** Note for translators. */
  readonly description?: string;
}
