import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { headersFile } from '#node/build/prerender/content-security-policy.ts';
import { headersFor, readHeaderRules } from './preview-headers.ts';

it('returns the headers of all rules that match an address', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-headers-'));
  expect([...readHeaderRules(folder)]).toEqual([]);
  writeFileSync(path.join(folder, '_headers'), headersFile([{ baseUrl: '/docs/' }], "a 'self'"));
  const rules = readHeaderRules(folder);
  const names = (pathname: string) => headersFor(rules, pathname).map(([name]) => name);
  const everywhere = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'];
  expect(names('/docs/user/')).toEqual(everywhere);
  expect(names('/docs/user.md')).toEqual([...everywhere, 'Content-Type']);
  expect(names('/docs/assets/a.js')).toEqual([...everywhere, 'Cache-Control']);
  expect(names('/docs/assets/workers/a.js')).toEqual([
    ...everywhere,
    'Cache-Control',
    'Content-Security-Policy',
  ]);
  expect(names('/')).toEqual([]);
  expect(headersFor(rules, '/docs/')[0]?.[1]).toMatch(/^a 'self'; .*frame-ancestors 'none'$/);
  rmSync(folder, { recursive: true });
});
