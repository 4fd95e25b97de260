import { expect, it } from 'vitest';
import { pageClasses } from './page-classes.ts';

it('D-011 names page kind, version, plugin and document', () => {
  const classes = pageClasses({ id: 'user/README', kind: 'doc', origin: 'content' });
  expect(classes).toEqual(['page-kind-doc', 'docs-version-current', 'plugin-docs', 'plugin-id-default', 'docs-origin-content', 'docs-doc-id-user-README']);
});

it('D-011 tells other pages from those of the documentation', () => {
  expect(pageClasses({ id: 'search', kind: 'search', origin: 'content' })).toEqual(['page-kind-search']);
});
