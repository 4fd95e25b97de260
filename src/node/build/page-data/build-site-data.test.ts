import { expect, it } from 'vitest';
import { configSchema } from '#shared/config/site-config.ts';
import { reportForm } from './build-site-data.ts';

const formOf = (fields: object): string | undefined =>
  reportForm(configSchema.parse({ title: 'T', baseUrl: '/docs/', url: '', ...fields }));

it("is that of the repository, with the site's address", () => {
  expect(
    formOf({ url: 'https://docs.example', repository: { url: 'https://github.com/a/b' } }),
  ).toBe(
    'https://github.com/a/b/issues/new?title={title}&body={title}%0Ahttps%3A%2F%2Fdocs.example%2Fdocs{path}%0A%0A',
  );
});

it('is the one that the configuration names, or none', () => {
  const reportUrl = 'mailto:docs@host.example?subject={address}';
  expect(formOf({ reportUrl })).toBe('mailto:docs@host.example?subject=%2Fdocs{path}');
  expect(formOf({})).toBeUndefined();
  expect(formOf({ repository: { url: 'https://code.example/a' } })).toBeUndefined();
});
