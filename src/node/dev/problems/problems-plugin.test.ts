import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { askProblemsEvent, problemsEvent } from '#shared/page/page-problems.ts';
import { fakeDevServer, savedModule } from '#node/testing/fake-dev-server.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { problemsPlugin } from './problems-plugin.ts';

async function start(files: Readonly<Record<string, string>>) {
  const { site, contentDir, write } = await createTestSite(files);
  const config = path.join(contentDir, 'site.json');
  writeFileSync(config, '{}');
  const plugin = problemsPlugin({
    site,
    siteData: () => ({ config: testConfig }) as unknown as SiteData,
    configProblems: () => Promise.resolve([]),
  });
  const fake = fakeDevServer(plugin, [config]);
  /** Returns what the browser was shown last. */
  const shown = (): unknown => {
    const last = fake.sent.at(-1);
    return last?.type === 'custom' && last.event === problemsEvent ? last.data : undefined;
  };
  const save = (file: string, text: string): Promise<unknown> => {
    write(file, text);
    site.update(path.join(contentDir, file));
    return fake.save(plugin, path.join(contentDir, file));
  };
  return { ...fake, config, shown, save, contentDir };
}

it('a problem is shown in browser and terminal in the same words, once, until its file is fixed', async () => {
  const { emit, shown, written, save } = await start({ 'index.md': '# Home\n\n[a](b.md)\n' });
  emit(askProblemsEvent, { pathname: '/docs/' });
  await expect.poll(shown).toMatchObject({ warnings: '' });
  const { errors } = shown() as { readonly errors: string };
  expect(errors).toMatch(/index\.md:3:1 error: .*\n[^]*To fix it: /);
  expect(written).toEqual([`\n${errors}\n`]);
  await save('index.md', '# Home\n\n[a](c.md)\n');
  await expect.poll(() => written).toHaveLength(2);
  await save('index.md', '# Home\n');
  await expect.poll(shown).toEqual({ errors: '', warnings: '' });
});

it('a browser at an address without a page reloads when there is one', async () => {
  const { emit, shown, sent, save } = await start({ 'index.md': '# Home\n' });
  emit(askProblemsEvent, { pathname: '/docs/kiln/' });
  await expect.poll(shown).toEqual({ errors: '', warnings: '' });
  await save('index.md', '# House\n');
  await expect.poll(() => sent).toHaveLength(2);
  await save('index.md', '---\nslug: /kiln\n---\n\n# Kiln\n');
  await expect.poll(() => sent).toContainEqual({ type: 'full-reload' });
});

it('a failed module is requested again on save, with its importers, even during the check of another save', async () => {
  const pages = { 'index.md': '# Home\n', 'box.tsx': 'export const Box = 1 +;\n' };
  const { emit, fail, server, shown, save, contentDir } = await start(pages);
  emit(askProblemsEvent, { pathname: '/docs/' });
  const { client } = server.environments;
  const file = path.join(contentDir, 'box.tsx');
  const error = Object.assign(new Error('Unexpected token'), { id: file, loc: { line: 1 } });
  client.transformRequest = () => Promise.reject(error);
  fail(error, `/docs/@fs${file}`);
  await expect.poll(shown).toMatchObject({ errors: expect.stringContaining('box.tsx:1:23') });
  client.transformRequest = () => Promise.resolve(null);
  const invalidated: unknown[] = [];
  client.moduleGraph.invalidateModule = (module) => void invalidated.push(module);
  const saves = [
    save('index.md', '# Kiln\n'),
    save('box.tsx', 'export const Box = 1;\n'),
    save('index.md', '# Home\n'),
  ];
  expect(await Promise.all(saves)).toEqual([undefined, [], undefined]);
  expect(invalidated).toEqual(['importer', savedModule]);
  await expect.poll(shown).toEqual({ errors: '', warnings: '' });
});

it('the reason why the server cannot restart is shown in the browser too, and undoing it needs no restart', async () => {
  const { emit, shown, server, config, restarts, written } = await start({
    'index.md': '# Home\n',
  });
  emit(askProblemsEvent, { pathname: '/docs/' });
  await expect.poll(shown).toEqual({ errors: '', warnings: '' });
  await server.restart();
  expect(restarts()).toBe(1);
  writeFileSync(config, '{');
  const { logger } = server.config;
  logger.error('site.json:1:2 error: It cannot be read.');
  logger.error('server restart failed');
  await expect.poll(shown).toMatchObject({ errors: 'site.json:1:2 error: It cannot be read.' });
  expect(written).toEqual(['site.json:1:2 error: It cannot be read.']);
  await server.restart();
  expect(restarts()).toBe(2);
  writeFileSync(config, '{}');
  await server.restart();
  expect(restarts()).toBe(2);
  await expect.poll(shown).toEqual({ errors: '', warnings: '' });
});
