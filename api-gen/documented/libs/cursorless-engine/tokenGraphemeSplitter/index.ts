/**
 * Re-exports the grapheme splitter.
 *
 * @module
 */

export * from './tokenGraphemeSplitter';
