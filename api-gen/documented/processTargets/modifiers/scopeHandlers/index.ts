/**
 * All scope handlers and the function that chooses one.
 *
 * @module
 */

export * from './NestedScopeHandler';
export { default as NestedScopeHandler } from './NestedScopeHandler';
export * from './LineScopeHandler';
export { default as LineScopeHandler } from './LineScopeHandler';
export * from './IdentifierScopeHandler';
export { default as IdentifierScopeHandler } from './IdentifierScopeHandler';
export * from './CharacterScopeHandler';
export { default as CharacterScopeHandler } from './CharacterScopeHandler';
export * from './WordScopeHandler';
export { default as WordScopeHandler } from './WordScopeHandler';
export * from './TokenScopeHandler';
export { default as TokenScopeHandler } from './TokenScopeHandler';
export * from './DocumentScopeHandler';
export { default as DocumentScopeHandler } from './DocumentScopeHandler';
export * from './OneOfScopeHandler';
export { default as OneOfScopeHandler } from './OneOfScopeHandler';
export * from './ParagraphScopeHandler';
export { default as ParagraphScopeHandler } from './ParagraphScopeHandler';
export * from './getScopeHandler';
export { default as getScopeHandler } from './getScopeHandler';
