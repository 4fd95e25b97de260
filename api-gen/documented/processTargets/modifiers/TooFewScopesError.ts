/**
 * The error for a count smaller than what is already selected.
 *
 * @module
 */

/** Is thrown when a command asks for fewer scopes than the target already touches. */
export declare class TooFewScopesError extends Error {}
