import path from 'node:path';
import { expect, it } from 'vitest';
import { fixedEvent, shownEvent } from '#shared/page/page-update.ts';
import { errorAt } from '#shared/problem.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { fakeDevServer } from '#node/testing/fake-dev-server.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { problemsPlugin } from './problems-plugin.ts';

async function start(files: Readonly<Record<string, string>>) {
  const { site, contentDir, write } = await createTestSite(files);
  const plugin = problemsPlugin({
    site,
    siteData: () => ({ config: testConfig }) as unknown as SiteData,
    configProblems: () => Promise.resolve([]),
  });
  const fake = fakeDevServer(plugin);
  const save = (file: string, text: string): Promise<unknown> => {
    write(file, text);
    site.update(path.join(contentDir, file));
    return fake.save(plugin, path.join(contentDir, file));
  };
  return { ...fake, last: () => fake.sent.at(-1), save, contentDir };
}

const fixed = { type: 'custom', event: fixedEvent };
const shown = (message: string) => ({
  type: 'error',
  err: expect.objectContaining({ message: expect.stringContaining(message) }),
});

it('all problems of a page are shown in the overlay and the terminal in the same words, once, until they are fixed', async () => {
  const { emit, last, sent, written, save, contentDir } = await start({
    'index.md': '# Home\n\n[a](b.md)\n\n[c](d.md)\n',
  });
  emit(shownEvent, { pathname: '/docs/' });
  await expect.poll(last).toMatchObject({ type: 'error' });
  const file = path.join(contentDir, 'index.md');
  const [payload] = sent;
  if (payload?.type !== 'error') throw new Error('No error was sent.');
  expect(payload.err.message).toMatch(/index\.md:3:1 error: .*\n[^]*To fix it: [^]*index\.md:5:1/);
  expect(payload.err.loc).toEqual({ file, line: 3, column: 1 });
  expect(payload.err.stack).toBe(`${file}:3:1\n${file}:5:1`);
  expect(written).toEqual([`\n${payload.err.message}\n`]);
  emit(shownEvent, { pathname: '/docs/' });
  await save('index.md', '# Home\n\n[a](b.md)\n\n[c](d.md)\n');
  await expect.poll(() => written).toHaveLength(2);
  await save('index.md', '# Home\n');
  await expect.poll(last).toEqual(fixed);
});

it('a browser at an address without a page reloads when there is one', async () => {
  const { emit, sent, save } = await start({ 'index.md': '# Home\n' });
  emit(shownEvent, { pathname: '/docs/kiln/' });
  await save('index.md', '# House\n');
  expect(sent).toEqual([]);
  await save('index.md', '---\nslug: /kiln\n---\n\n# Kiln\n');
  await expect.poll(() => sent).toContainEqual({ type: 'full-reload' });
});

it('the save after a module has failed reloads the page, which may wait for it', async () => {
  const { fail, sent, save } = await start({ 'index.md': '# Home\n' });
  const unexpected = new Error('Unexpected token');
  expect(fail(unexpected)).toEqual([unexpected]);
  // Page errors are not passed on to Vite, because `problemsPlugin` reports them.
  expect(fail(new BuildError([errorAt({ file: 'index.md' }, 'It cannot be read.')]))).toEqual([]);
  expect(await save('index.md', '# House\n')).toEqual([]);
  expect(sent).toEqual([{ type: 'full-reload' }]);
  expect(await save('index.md', '# Kiln\n')).toBeUndefined();
});

it('the reason why the server cannot restart is shown in the browser too', async () => {
  const { last, server, written } = await start({ 'index.md': '# Home\n' });
  const { logger } = server.config;
  logger.error('site.json:1:2 error: It cannot be read.');
  logger.error('server restart failed');
  expect(last()).toEqual(shown('site.json:1:2 error: It cannot be read.'));
  expect(written).toEqual(['site.json:1:2 error: It cannot be read.', 'server restart failed']);
});
