import { expect, it } from 'vitest';
import { reportAddress } from './report-address.ts';

it('fills in the title and the path of the page, as parts of an address', () => {
  const reportUrl = 'https://code.example/new?a={title}&b=https%3A%2F%2Fdocs{path}&c={title}';
  expect(reportAddress({ title: 'A & $& {path}?', path: '/a/' }, { reportUrl })).toBe(
    'https://code.example/new?a=A%20%26%20%24%26%20%7Bpath%7D%3F&b=https%3A%2F%2Fdocs%2Fa%2F&c=A%20%26%20%24%26%20%7Bpath%7D%3F',
  );
});

it('is missing for a site that names none', () => {
  expect(reportAddress({ title: 'A', path: '/a/' }, {})).toBeUndefined();
});
