/**
 * Translated strings, keyed by message id, or by the message itself if it has no id. English needs
 * none.
 */
export type Catalogue = Readonly<Record<string, string>>;
