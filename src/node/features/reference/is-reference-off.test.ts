import { expect, it } from 'vitest';
import { isReferenceOff } from './is-reference-off.ts';

it.each([
  [{}, false],
  [{ DOCS_API: 'off' }, true],
  [{ DOCS_CONTENT_DIR: '../theirs/docs' }, true],
  [{ DOCS_CONTENT_DIR: './content' }, false],
  [{ DOCS_CONTENT_DIR: '../theirs/docs', DOCS_API: 'on' }, false],
  [{ DOCS_CONTENT_DIR: '../theirs/docs', DOCS_API_SOURCE: '../theirs/src' }, false],
  [{ DOCS_CONTENT_DIR: '../theirs/docs', DOCS_API_OUTPUT: '../theirs/api' }, false],
] as const)(
  "pages of another folder do not get this site's reference: %o, off: %s",
  (environment, isOff) => {
    expect(isReferenceOff(environment)).toBe(isOff);
  },
);
