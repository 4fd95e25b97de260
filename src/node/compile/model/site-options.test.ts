import { expect, it } from 'vitest';
import { authoredTest, type SiteOptions } from './site-options.ts';

it('distinguishes authors’ code from that of this program, of packages, and of the dev server’s cache', () => {
  const isAuthored = authoredTest({ root: '/site', cacheDir: '/site/.cache' } as SiteOptions);
  expect(isAuthored('/site/content/a.mdx')).toBe(true);
  expect(isAuthored('/other/box.tsx')).toBe(true);
  expect(isAuthored('/site/src/client/app.tsx')).toBe(false);
  expect(isAuthored('/other/node_modules/react/index.js')).toBe(false);
  expect(isAuthored('/site/.cache/vite/deps/react-dom_client.js')).toBe(false);
});
