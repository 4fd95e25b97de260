import { expect, it } from 'vitest';
import { pageClasses } from './page-classes.ts';

it('names page kind, version, plugin and document', () => {
  const classes = pageClasses({ id: 'user/README', origin: 'content' });
  expect(classes).toEqual([
    'page-kind-doc',
    'docs-version-current',
    'plugin-docs',
    'plugin-id-default',
    'docs-origin-content',
    'docs-doc-id-user-README',
  ]);
});

it('distinguishes API pages from written ones, for crawlers', () => {
  expect(pageClasses({ id: 'contributing/api/index', origin: 'api' })).toContain('docs-origin-api');
  expect(pageClasses({ id: 'user/README', origin: 'content' })).not.toContain('docs-origin-api');
});
