import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { mdxPlugin } from './mdx-plugin.ts';

const pot =
  '# A\n\nexport const pot = { size: 3 };\n\nA pot of **{pot}**.\n\n<b>{pot.size} {1}</b>\n';

/** Compiles a page as the dev server or a build does. */
async function transform(name: string, mode: string, text = pot, page?: string) {
  const files: Record<string, string> = page === undefined ? {} : { 'shows.mdx': page };
  const { site, contentDir, compile } = await createTestSite({ [name]: pot, ...files });
  if (page !== undefined) await compile('shows.mdx');
  const { transform: run } = mdxPlugin(site);
  if (typeof run !== 'function') throw new Error('The plugin has no transform.');
  const context = { environment: { mode, config: { build: {} } } };
  return (await run.call(context as never, text, path.join(contentDir, name))) as {
    readonly code: string;
    readonly map: string | null;
  };
}

it.each(['page.mdx', '_piece.mdx'])('code is mapped to its source in %s', async (name) => {
  const { code, map } = await transform(name, 'dev');
  const lines = code.slice(0, code.indexOf('pot.size')).split('\n');
  const source = new SourceMap(JSON.parse(map ?? '') as SourceMapPayload);
  const place = source.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0);
  expect(place).toMatchObject({ originalLine: 6, originalColumn: 4 });
});

it('a page saved after the site has read it is served as saved', async () => {
  const { code } = await transform('page.mdx', 'dev', pot.replace('A pot of', 'A jar of'));
  expect(code).toContain('A jar of');
});

it('a partial is not compiled again for its code', async () => {
  const page = "import Piece from './_piece.mdx';\n\n<Piece />\n";
  const { code } = await transform('_piece.mdx', 'build', 'Not read.', page);
  expect(code).toContain('A pot of');
});
