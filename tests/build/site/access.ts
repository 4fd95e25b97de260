import { expect, it } from 'vitest';
import { checkPage } from '../../oracles/access/check-page.ts';
import { builtSite, sampled } from '../built-site.ts';

it('has no obstacle for readers who use voice or keyboard', async () => {
  const { documents, notFound } = await builtSite;
  const pages = sampled([...documents.keys()]).map((path) => documents.get(path) ?? notFound);
  const findings = [...pages, notFound].flatMap(({ path, html }) =>
    checkPage(html).map((finding) => `${path}: ${finding}`),
  );
  expect(documents.size).toBeGreaterThan(800);
  expect(pages.length).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});
