import { expect, it } from 'vitest';
import { pageClasses } from './page-classes.ts';

it('names page kind, version, plugin and document', () => {
  const classes = pageClasses({ id: 'user/README', kind: 'doc', origin: 'content' });
  expect(classes).toEqual([
    'page-kind-doc',
    'docs-version-current',
    'plugin-docs',
    'plugin-id-default',
    'docs-origin-content',
    'docs-doc-id-user-README',
  ]);
});

it('distinguishes documentation pages from others', () => {
  expect(pageClasses({ id: 'search', kind: 'search', origin: 'content' })).toEqual([
    'page-kind-search',
  ]);
});

it('distinguishes API pages from written ones, for crawlers', () => {
  expect(pageClasses({ id: 'contributing/api/index', kind: 'doc', origin: 'api' })).toContain(
    'docs-origin-api',
  );
  expect(pageClasses({ id: 'user/README', kind: 'doc', origin: 'content' })).not.toContain(
    'docs-origin-api',
  );
});
