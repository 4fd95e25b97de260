import { expect, it } from 'vitest';
import { hatColors, hatShapes } from '#shared/hats.ts';
import { defaultVocabulary } from '#shared/voice/language/default-language.ts';
import { createTestSite } from '#node/testing/test-site.ts';

it('the poster shows each color and shape in the colors of the page, with words as text', async () => {
  const { compile } = await createTestSite({ 'a.md': '# Hats\n\n::hat-poster[]' });
  const {
    content: { html },
    problems,
  } = await compile('a.md');
  expect(problems).toEqual([]);
  for (const { id } of hatColors)
    expect(html?.split(`fill="var(--hat-${id})"`).length).toBe(hatShapes.length + 1);
  for (const { path } of hatShapes) expect(html?.split(path).length).toBe(hatColors.length + 1);
  const words = [...(html ?? '').matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);
  const { hat_color, hat_shape } = defaultVocabulary;
  for (const { id, description } of [...hatColors, ...hatShapes]) {
    const form = [...hat_color.forms, ...hat_shape.forms].find((one) => one.identifier === id);
    expect(words).toContain(form?.spoken ?? `(${description})`);
  }
  expect(html).toMatch(/<svg[^>]*aria-label="Hats of all colors and shapes"/);
});
