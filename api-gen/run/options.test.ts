import { expect, it, vi } from 'vitest';
import { readOptions } from './options.ts';

vi.mock('#config', () => ({ default: { title: 'Oven', url: 'https://oven.example' } }));

it('leads to no sources where the configuration names no repository', () => {
  expect(readOptions({}, [], '/site/api-gen').sourceUrl).toBeUndefined();
  const own = { DOCS_API_SOURCE_URL: 'https://oven.example/src' };
  expect(readOptions(own, [], '/site/api-gen').sourceUrl).toBe('https://oven.example/src/');
});
