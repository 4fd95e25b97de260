import { expect, it, vi } from 'vitest';
import { trustedScriptUrl } from './trusted-types.ts';

it("accepts only this site's addresses for workers", () => {
  expect(trustedScriptUrl('/docs/assets/worker.js')).toBe('/docs/assets/worker.js');
  for (const url of [
    'https://elsewhere.example/worker.js',
    '//elsewhere.example/worker.js',
    'data:text/javascript,1',
  ])
    expect(() => trustedScriptUrl(url)).toThrow(`${url} is not an address of this site.`);
});

it('loads in a browser without Trusted Types, whatever ids the page has', async () => {
  const heading = Object.assign(document.createElement('h2'), { id: 'trustedTypes' });
  vi.stubGlobal('trustedTypes', heading);
  vi.resetModules();
  const { trustedHtml } = await import('./trusted-types.ts');
  expect(trustedHtml('<b>a</b>')).toEqual({ __html: '<b>a</b>' });
  vi.unstubAllGlobals();
});
