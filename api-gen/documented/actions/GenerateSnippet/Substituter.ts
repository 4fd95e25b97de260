/**
 * Placeholders that survive serialization.
 *
 * @module
 */

/** A text that waits to take the place of its random identifier. */
interface Substitution {
  /** The identifier that stands in the text meanwhile. */
  randomId: string;

  /** The text that replaces the identifier. */
  to: string;

  /** Whether the quotation marks around the identifier are replaced as well. */
  isQuoted: boolean;
}

/**
 * Hands out random identifiers in place of texts that serialization would damage, and puts the
 * texts in afterwards. Used where JSON would escape the dollars and backslashes of a snippet.
 */
declare class Substituter {
  private substitutions: Substitution[];

  /**
   * Registers a text and hands out the identifier to write in its place.
   *
   * @param to - The text that is wanted in the end.
   * @param isQuoted - Whether the identifier will stand in quotation marks that must vanish as
   *   well; `false` by default.
   * @returns A random identifier of ten letters and digits.
   */
  addSubstitution(to: string, isQuoted?: boolean): string;

  /**
   * Replaces all identifiers handed out so far with their texts.
   *
   * @param text - The serialized text.
   * @returns The text with everything in its place.
   */
  makeSubstitutions(text: string): string;
}

export default Substituter;
