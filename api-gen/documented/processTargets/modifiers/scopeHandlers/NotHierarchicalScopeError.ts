/**
 * The error for asking a flat scope type for its ancestors.
 *
 * @module
 * @primaryExport
 */

/** Is thrown for commands such as "grand line", since a line never contains another one. */
declare class NotHierarchicalScopeError extends Error {}

export default NotHierarchicalScopeError;
