import { expect, it } from 'vitest';
import { trustedScriptUrl } from './trusted-types.ts';

it('takes addresses of this site for workers, and no others', () => {
  expect(trustedScriptUrl('/docs/assets/worker.js')).toBe('/docs/assets/worker.js');
  for (const url of [
    'https://elsewhere.example/worker.js',
    '//elsewhere.example/worker.js',
    'data:text/javascript,1',
  ])
    expect(() => trustedScriptUrl(url)).toThrow(`${url} is not an address of this site.`);
});
