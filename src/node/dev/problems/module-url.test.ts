import { expect, it } from 'vitest';
import { moduleUrl } from './module-url.ts';

it('removes the base path, the host and anything that the dev server adds to an address', () => {
  const at = (address: string): string => moduleUrl(address, '/docs/');
  expect(at('http://localhost:5173/docs/@fs/a/b.tsx?t=1700000000000')).toBe('/@fs/a/b.tsx');
  expect(at('/docs/@id/x/.js?t=1700000000000&import')).toBe('/@id/x/.js');
  expect(at('/docs/@fs/a/b%20c.mdx?piece&t=1')).toBe('/@fs/a/b c.mdx?piece');
});
