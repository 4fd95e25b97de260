/** Translated texts by message id (or by the message itself where it has no id). English needs none. */
export type Catalogue = Readonly<Record<string, string>>;

/** The messages at their places of use are English already. */
export const englishCatalogue: Catalogue = {};

/** A text of the interface: `id` finds its translation, `message` is the English text. At least one is needed. */
export interface MessageDescriptor {
  readonly id?: string;
  readonly message?: string;
  /** What translators should know. */
  readonly description?: string;
}
