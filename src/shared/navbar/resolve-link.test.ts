import { describe, expect, it } from 'vitest';
import { resolveLink } from './resolve-link.ts';

describe('a configured link inside the site', () => {
  it.each([
    ['/guide/usage', '/docs/guide/usage/', '/guide/usage/'],
    ['guide/usage', '/docs/guide/usage/', '/guide/usage/'],
    ['guide/usage#doors', '/docs/guide/usage/#doors', '/guide/usage/#doors'],
    ['/docs/guide/usage/', '/docs/guide/usage/', '/docs/guide/usage/'],
  ])('leads from %s to %s, on every page', (to, href, path) =>
    expect(resolveLink({ to, label: 'Usage' }, '/docs/')).toMatchObject({ href, path }),
  );
});
