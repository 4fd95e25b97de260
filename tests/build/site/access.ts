import { expect, it } from 'vitest';
import { checkPage } from '../../oracles/access/check-page.ts';
import { builtSite } from '../built-site.ts';

it('has no obstacle for readers who use voice or keyboard, on any page', async () => {
  const { documents, notFound } = await builtSite;
  const findings = [...documents.values(), notFound].flatMap(({ path, html }) =>
    checkPage(html).map(({ rule, message }) => `${path}: ${rule}: ${message}`),
  );
  expect(documents.size).toBeGreaterThan(800);
  expect(findings).toEqual([]);
});
