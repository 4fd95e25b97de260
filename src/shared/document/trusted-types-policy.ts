/**
 * Name of the only Trusted Types policy: the app creates it, and the Content-Security-Policy of the
 * documents allows it.
 */
export const trustedTypesPolicy = 'docs-html';
