import { afterEach, expect, it, vi } from 'vitest';
import * as config from '#config';
import { readOptions } from './options.ts';

afterEach(() => void vi.restoreAllMocks());

it('leads to no sources where the configuration names no repository', () => {
  const oven = { title: 'Oven', url: 'https://oven.example' };
  vi.spyOn(config, 'default', 'get').mockReturnValue(oven);
  expect(readOptions({}, [], '/site/api-gen').sourceUrl).toBeUndefined();
  const own = { DOCS_API_SOURCE_URL: 'https://oven.example/src' };
  expect(readOptions(own, [], '/site/api-gen').sourceUrl).toBe('https://oven.example/src/');
});
