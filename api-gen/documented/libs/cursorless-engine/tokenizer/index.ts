/**
 * Re-exports the tokenizer.
 *
 * @module
 */

export * from './tokenizer';
