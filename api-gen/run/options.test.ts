import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import * as config from '#config';
import { readOptions } from './options.ts';

afterEach(() => void vi.restoreAllMocks());

const oven = { title: 'Oven', url: 'https://oven.example' };
const configure = (site: object) =>
  vi.spyOn(config, 'default', 'get').mockReturnValue({ ...oven, ...site });
const folder = '/site/api-gen';

it('leads to no sources where the configuration names no repository', () => {
  configure({});
  expect(readOptions({}, [], folder).sourceUrl).toBeUndefined();
  const own = { DOCS_API_SOURCE_URL: 'https://oven.example/src' };
  expect(readOptions(own, [], folder).sourceUrl).toBe('https://oven.example/src/');
});

it('leads to the sources that the declarations describe, or else to the branch', () => {
  const url = 'https://host.example/oven';
  const addressOf = (repository: object) => {
    configure({ repository: { url, ...repository } });
    return readOptions({}, [], folder).sourceUrl;
  };
  expect(addressOf({})).toBe(`${url}/blob/main/src/`);
  expect(addressOf({ branch: 'next' })).toBe(`${url}/blob/next/src/`);
  expect(addressOf({ branch: 'next', sourceRef: 'abc' })).toBe(`${url}/blob/abc/src/`);
});

it('introduces our own reference with our page, and a foreign one with its name alone', () => {
  expect(readOptions({}, [], folder, { path: 'contributing/api', by: 'package' })).toMatchObject({
    source: path.join(folder, 'documented'),
    isOwnSource: true,
    output: path.join(folder, 'output'),
    apiPath: '/contributing/api/',
    name: 'cursorless',
    heading: 'Cursorless internals',
    readmeFile: path.join(folder, 'index-page.md'),
    checkOnly: false,
    isForced: false,
  });
  const foreign = { DOCS_API_SOURCE: '/kit/src', DOCS_API_OUTPUT: '/out', DOCS_API_NAME: 'kit' };
  expect(readOptions(foreign, ['--check', '--force'], folder)).toMatchObject({
    source: path.resolve('/kit/src'),
    isOwnSource: false,
    output: path.resolve('/out'),
    apiPath: '/api/',
    name: 'kit',
    heading: 'kit',
    readmeFile: undefined,
    checkOnly: true,
    isForced: true,
  });
});
