import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import Link from './link.tsx';

afterEach(cleanup);

it.each([
  ['guide/tools', './glaze', '/docs/guide/glaze/'],
  ['guide/tools', '../start#a', '/docs/start/#a'],
  ['guide/tools', 'glaze?x=1', '/docs/guide/glaze/?x=1'],
  ['guide/tools', '/start', '/docs/start/'],
  ['guide/tools', '#a', '/docs/guide/tools/#a'],
  ['guide/tools', 'https://example.org/a', 'https://example.org/a'],
  ['guide/index', './tools', '/docs/guide/tools/'],
])('on the page %s, leads from %s to %s', (id, to, expected) => {
  const path = `/${id.replace(/index$/, '')}/`.replace('//', '/');
  render(
    <SiteFixture config={{ baseUrl: '/docs/' }} page={{ id, path }}>
      <Link to={to}>one</Link>
      <Link href={to}>two</Link>
    </SiteFixture>,
  );
  const [first, second] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(first).toBe(expected);
  if (!to.startsWith('/')) expect(second).toBe(expected);
});
