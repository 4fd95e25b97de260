import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { PageData } from '#shared/page/page.ts';
import { renderLivePages } from './render-live-pages.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-live-'));

/** A server bundle whose pages behave as their paths say. */
const bundle = `
const pages = {
  '/fine/': () => 'fine',
  '/environment/': () => JSON.stringify(process.env),
  '/throws/': () => { throw new Error('boom'); },
  '/throws-nothing/': () => { throw undefined; },
  '/throws-text/': () => { throw 'a text'; },
  '/unknown/': () => { throw new Error('Expected component \`Foo.Bar\` to be defined: you likely forgot to import it.'); },
  '/undefined/': () => nope.x,
  '/endless/': () => { for (;;); },
  '/never/': () => new Promise(() => undefined),
  '/exits/': () => process.exit(0),
  '/fails-later/': () => new Promise(() => setTimeout(() => { throw new Error('late'); })),
};
export const render = async ({ data }) => pages[data.path]();
export const findFailed = async ({ data }) =>
  data.path === '/throws-text/' ? ['Inner', 'Foo.B', 'Foo.Bar', 'MDXContent'] : [];
`;
const entry = path.join(folder, 'entry.mjs');
writeFileSync(entry, bundle);

async function render(...paths: string[]) {
  const pages = paths.map((address) => {
    const file = path.join(folder, `${address.replaceAll('/', '')}.mdx`);
    writeFileSync(file, '# A\n\nText <Foo.Bar/> and {nope.x}\n');
    return { data: { path: address } as PageData, content: { html: null, staticHtml: {} }, file };
  });
  const { html, problems } = await renderLivePages(pages, {
    entry: pathToFileURL(entry).href,
    limit: 1500,
  });
  return {
    html: Object.fromEntries(html),
    problems: problems.map(
      ({ position, message }) =>
        `${path.basename(position.file)}:${position.line}:${position.column} ${message}`,
    ),
  };
}

it('renders live pages, and reports each that throws, never ends or ends the process', async () => {
  const { html, problems } = await render(
    '/throws/',
    '/throws-nothing/',
    '/throws-text/',
    '/unknown/',
    '/undefined/',
    '/endless/',
    '/never/',
    '/exits/',
    '/fails-later/',
    '/fine/',
  );
  expect(html).toEqual({ '/fine/': 'fine' });
  expect(problems).toEqual([
    'throws.mdx:1:1 The page cannot be rendered: boom.',
    'throws-nothing.mdx:1:1 The page cannot be rendered: undefined.',
    'throws-text.mdx:3:6 The page cannot be rendered: a text.',
    'unknown.mdx:3:6 The page cannot be rendered: Expected component `Foo.Bar` to be defined: you likely forgot to import it.',
    'undefined.mdx:1:1 The page cannot be rendered: nope is not defined.',
    'endless.mdx:1:1 The page cannot be rendered: it was not ready after 1.5 seconds.',
    'never.mdx:1:1 The page cannot be rendered: it was not ready after 1.5 seconds.',
    'exits.mdx:1:1 The page cannot be rendered: it ends the process that renders it.',
    'fails-later.mdx:1:1 The page cannot be rendered: late.',
  ]);
});

it("renders pages without the builder's environment", async () => {
  expect(process.env).not.toEqual({});
  expect((await render('/environment/')).html).toEqual({ '/environment/': '{}' });
});
