import { expect, it } from 'vitest';
import { checkPage } from '#node/access/check-page.ts';
import { builtSite } from '../built-site.ts';

it('puts no obstacle in the way of readers by voice or keyboard on any page', async () => {
  const { documents, notFound } = await builtSite;
  const findings = [...documents.values(), notFound].flatMap(({ path, html }) =>
    checkPage(html).map(({ rule, message }) => `${path}: ${rule}: ${message}`),
  );
  expect(documents.size).toBeGreaterThan(800);
  expect(findings).toEqual([]);
});
