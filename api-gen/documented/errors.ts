/**
 * Errors with a meaning of their own, which callers recognize by class or by name.
 *
 * @module
 */

/** Thrown when a command needs a parse tree and the document's language has none. */
export declare class UnsupportedLanguageError extends Error {}

/** Thrown when the editor or operating system cannot do what was asked. */
export declare class UnsupportedError extends Error {}

/**
 * Thrown when the voice side sends a command in a version that this extension does not know yet.
 */
export declare class OutdatedExtensionError extends Error {}

/**
 * Thrown when nothing of the wanted kind surrounds the target, such as a function outside every
 * function.
 */
export declare class NoContainingScopeError extends Error {}
