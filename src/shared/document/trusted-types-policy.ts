/** Name of the one Trusted Types policy: the app makes it, and the documents' security policy allows it. */
export const trustedTypesPolicy = 'docs-html';
