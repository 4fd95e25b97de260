import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listUpdateEvent, pageUpdateEvent } from '#shared/page/page-update.ts';
import { fakeDevServer, savedModule } from '../testing/fake-dev-server.ts';
import { createTestSite } from '../testing/test-site.ts';
import { hotUpdatePlugin } from './hot-update-plugin.ts';

async function start(...input: Parameters<typeof createTestSite>) {
  const test = await createTestSite(...input);
  for (const page of test.site.manifest().pages) {
    const scanned = test.site.manifest().scanned.get(page.path);
    if (scanned) await test.site.compile(scanned);
  }
  const plugin = hotUpdatePlugin(test.site);
  const fake = fakeDevServer(plugin);
  let modules: unknown;
  /** Saves a file and returns the event or type of each message that browsers receive. */
  const save = async (source: string, text: string, type?: 'create') => {
    test.write(source, text);
    fake.sent.length = 0;
    modules = await fake.save(plugin, path.join(test.contentDir, source), type);
    return fake.sent.map((payload) => ('event' in payload ? payload.event : payload.type));
  };
  return { ...test, ...fake, save, plugin, refreshed: () => modules };
}

it('a mistake keeps the last valid page, and its fix replaces the page in place', async () => {
  const { save } = await start({ 'index.md': '# Home\n', 'a.mdx': '# A\n\nText.\n' });
  expect(await save('a.mdx', '# A\n\nMore.\n')).toEqual([pageUpdateEvent]);
  expect(await save('a.mdx', '# A {\n\nMore.\n')).toEqual([]);
  expect(await save('a.mdx', '# A\n\nMore.\n')).toEqual([pageUpdateEvent]);
  expect(await save('a.mdx', '# B\n\nMore.\n')).toEqual([pageUpdateEvent, listUpdateEvent]);
  expect(await save('a.mdx', '---\nslug: /b\n---\n\n# B\n')).toEqual(['full-reload']);
});

it('a static page that a live one includes is replaced in place', async () => {
  const live = 'export const a = 1;\n\n# Live\n\n{a} pot\n';
  const glossary = '# Glossary\n\n## Pot\n\nA thing.\n';
  const { save, refreshed } = await start({ 'user/glossary.md': glossary, 'live.mdx': live });
  expect(await save('user/glossary.md', `${glossary}\nMore.\n`)).toContain(pageUpdateEvent);
  expect(refreshed()).toEqual([]);
  await save('live.mdx', `${live}\nMore.\n`);
  expect(refreshed()).toEqual([savedModule]);
});

it('a saved page is sent before the pages that include it are compiled, each of them once', async () => {
  const { site, contentDir, write } = await start({
    'user/glossary.md': '# Glossary\n\n## Pot\n\nA thing.\n',
    'live.mdx': '# Live\n\n{1} pot\n',
  });
  const order: string[] = [];
  const plugin = hotUpdatePlugin({
    ...site,
    compile(page) {
      order.push(`${page.source}: ${sent.length} sent`);
      return site.compile(page);
    },
  });
  const { sent, save } = fakeDevServer(plugin);
  write('user/glossary.md', '# Glossary\n\n## Pot\n\nA vessel.\n');
  await save(plugin, path.join(contentDir, 'user/glossary.md'));
  expect(order).toEqual(['user/glossary.md: 0 sent', '_index.md: 1 sent', 'live.mdx: 2 sent']);
});

it('an invalid category file and its fix change nothing, and another order updates the sidebars', async () => {
  const { save } = await start({ 'g/a/one.md': '# One\n', 'g/b/two.md': '# Two\n' });
  expect(await save('g/b/_category_.json', '{ "position": "one" }')).toEqual([]);
  expect(await save('g/b/_category_.json', '{}')).toEqual([]);
  expect(await save('g/b/_category_.json', '{ "position": 1 }', 'create')).toEqual([
    listUpdateEvent,
  ]);
});

it('a category file that its editor has emptied is read once it has content', async () => {
  const file = 'g/_category_.json';
  const category = '{ "link": { "type": "generated-index" } }';
  const { plugin, contentDir, write, save } = await start({ 'g/a.md': '# A\n' });
  await save(file, category, 'create');
  const { sent, ...fake } = fakeDevServer(plugin);
  write(file, '');
  await fake.save(plugin, path.join(contentDir, file), 'update', () => write(file, category));
  expect(sent).toEqual([]);
});

it('a file that is gone by the time it is read changes nothing', async () => {
  const { plugin, contentDir } = await start({ 'a.md': '# A\n' });
  const { sent, save } = fakeDevServer(plugin);
  await save(plugin, path.join(contentDir, '4913'), 'create', () => {
    throw new Error('ENOENT');
  });
  expect(sent).toEqual([]);
});

it('a name that a listed file does not export is reported in the list until the file exports it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-list-'));
  const put = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const pots = put('pots.tsx', 'export function Jar() {\n  return null;\n}\n');
  const list = put('list.ts', "import { Jar, Pot } from './pots';\nexport default { Jar, Pot };\n");
  const files = { 'a.mdx': '# A\n\n<Pot />\n', 'b.mdx': '# B\n\n<Jar />\n' };
  const { plugin, compile } = await start(files, { mdxComponents: list });
  const message = 'The code imports "Pot", which the other file does not export.';
  expect((await compile('a.mdx')).problems).toMatchObject([
    { message, position: { file: list, line: 1, column: 15 } },
  ]);
  expect((await compile('b.mdx')).problems).toEqual([]);
  put('pots.tsx', 'export const Jar = () => null;\nexport { Jar as Pot };\n');
  await fakeDevServer(plugin).save(plugin, pots);
  expect((await compile('a.mdx')).problems).toEqual([]);
});

it('an unresolved import in the list is reported there until the file exists', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-list-'));
  const put = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const list = put(
    'list.ts',
    "import Pot from './pot';\nexport { Jar } from './jars/jar';\nexport default { Pot };\n",
  );
  const files = {
    'a.mdx': '# A\n\n<Pot />\n',
    'b.mdx': '# B\n\n<Jar /> <Pot />\n',
    'c.mdx': '# C\n',
  };
  const { plugin, compile } = await start(files, { mdxComponents: list });
  const problemsOf = async (page: string) =>
    (await compile(page)).problems.map(
      ({ message, severity, position: { file, line, column } }) => [
        severity,
        `${path.basename(file)}:${line}:${column}`,
        /"([^"]+)", which does not exist/.exec(message)?.[1],
      ],
    );
  const pot = ['error', 'list.ts:1:17', './pot'];
  const jar = ['error', 'list.ts:2:21', './jars/jar'];
  expect([await problemsOf('a.mdx'), await problemsOf('b.mdx'), await problemsOf('c.mdx')]).toEqual(
    [[pot], [jar, pot], []],
  );
  await fakeDevServer(plugin).save(
    plugin,
    put('pot.tsx', 'export default () => null;\n'),
    'create',
  );
  expect([await problemsOf('a.mdx'), await problemsOf('b.mdx')]).toEqual([[], [jar]]);
});

it('a saved list of components updates the pages that use one', async () => {
  const list = path.join(mkdtempSync(path.join(os.tmpdir(), 'docs-list-')), 'list.tsx');
  const saveList = (text: string): void => writeFileSync(list, text);
  saveList('export const Pot = () => null;\n');
  const { save, site, plugin, compile } = await start(
    { 'a.mdx': '# A\n\n<Pot />\n', 'b.mdx': '# B\n' },
    { mdxComponents: list },
  );
  const problems = async () =>
    (await compile('a.mdx')).problems.map(({ message, position: { file, line } }) => [
      path.basename(file),
      line,
      message,
    ]);
  expect(await problems()).toEqual([]);
  expect(site.dependentsOf(list).map(({ source }) => source)).toEqual(['a.mdx']);
  saveList('export const Jar = () => null;\n');
  await fakeDevServer(plugin).save(plugin, list);
  expect(await problems()).toEqual([
    ['a.mdx', 3, 'The page uses the component <Pot>, which it does not import.'],
  ]);
  saveList('export const Pot = () => null;\nexport {\n');
  await fakeDevServer(plugin).save(plugin, list);
  expect(await problems()).toEqual([['list.tsx', 3, expect.stringContaining('cannot be read')]]);
  saveList('export const Pot = () => null;\n');
  await fakeDevServer(plugin).save(plugin, list);
  expect(await problems()).toEqual([]);
  expect(await save('b.mdx', '# B\n\nText.\n')).toEqual([pageUpdateEvent]);
});
