import { expect, it } from 'vitest';
import { compileSnippet } from '#node/testing/test-site.ts';
import type { CompileContext } from '../context/compile-context.ts';
import { wrappersStep } from './wrappers.ts';

it('gives blocks in a wrapper the spacing of a page, but not inline content', async () => {
  const {
    content: { html },
    markdown,
  } = await compileSnippet(
    '<div className="guide">\n\n## A\n\nText.\n\n</div>\n\n<section>\n\n- B\n\n</section>\n\n<div><b>C</b></div>\n',
    'mdx',
  );
  expect(html).toContain('<div class="guide prose">');
  expect(html).toContain('<section class="prose">');
  expect(html).toContain('<div><b>C</b></div>');
  expect(markdown).not.toContain('prose');
});

it('does not change the reference, whose wrappers have their own styles', () => {
  const context = { page: { origin: 'api' } };
  expect(wrappersStep(context as unknown as CompileContext)).toEqual({});
});
