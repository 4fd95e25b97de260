import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import siteConfig from '#config';
import type { Environment } from '#shared/config/environment.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { openProject } from '#node/build/open-project.ts';
import { readConfigFile } from './config-source.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Creates a folder with these files and a page in `lib/docs`; returns the environment for it. */
function folderOf(files: Readonly<Record<string, string>>, config?: string) {
  const base = mkdtempSync(path.join(os.tmpdir(), 'docs-frame-'));
  for (const [file, text] of Object.entries({ 'lib/docs/index.md': '# Hello', ...files })) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  }
  const at = (file: string) => path.join(base, file);
  return {
    DOCS_API: 'off' as const,
    DOCS_CONTENT_DIR: at('lib/docs'),
    DOCS_CACHE_DIR: at('cache'),
    ...(config === undefined ? {} : { DOCS_SITE_CONFIG: at(config) }),
  };
}

const fieldsOf = async (files: Readonly<Record<string, string>>, config?: string) =>
  (await readConfigFile(root, folderOf(files, config))).fields;

/** Returns the file, position and message of each problem with a configuration file. */
async function problemsOf(file: string, text: string): Promise<readonly string[]> {
  const environment = folderOf({ [file]: text }, file);
  const error: unknown = await openProject({ root, environment }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof BuildError)) throw new Error('opened');
  return error.problems.map(
    ({ position, message }) =>
      `${path.basename(position.file)}:${position.line}:${position.column} ${message}`,
  );
}

describe('the configuration', () => {
  it("is this site's own for its own pages", async () => {
    expect((await readConfigFile(root, {})).fields).toBe(siteConfig);
  });

  it('is neutral for another folder, with the name of the nearest package', async () => {
    const frame = (title: string): object => ({
      ...{ title, navbar: { title } },
      ...{ url: '', baseUrl: '/docs/', favicon: '' },
    });
    const near = { 'package.json': '{"name":"far"}', 'lib/package.json': '{"name":"@a/near"}' };
    expect(await fieldsOf(near)).toEqual(frame('@a/near'));
    expect(await fieldsOf({ 'package.json': '{"name":"far"}' })).toMatchObject({ title: 'far' });
    expect(await fieldsOf({})).toEqual(frame('lib'));
    expect(await fieldsOf({ 'lib/package.json': '{' })).toEqual(frame('lib'));
  });

  it("uses the icon in the folder's static files", async () => {
    const icon = { 'lib/static/img/favicon.ico': '' };
    expect(await fieldsOf(icon)).toMatchObject({ favicon: 'img/favicon.ico' });
  });

  it.each([
    ['site.json', '{ "tagline": "Mine" }'],
    ['site.mjs', "import { tagline } from './more.mjs';\nexport default { tagline };"],
    ['site.ts', "const tagline: string = 'Mine';\nexport default { tagline } as object;"],
  ])('is read from %s, and completed with defaults', async (file, text) => {
    const more = { 'more.mjs': "export const tagline = 'Mine';" };
    expect(await fieldsOf({ ...more, [file]: text }, file)).toEqual({
      title: 'lib',
      navbar: { title: 'lib' },
      url: '',
      baseUrl: '/docs/',
      favicon: '',
      tagline: 'Mine',
    });
  });

  it.each([
    ['a.json', '{\n  "title": "A",\n  "colr": 1\n}', 'a.json:3:3', 'field "colr" is unknown'],
    ['a.json', '{\n  "navbar": { "title": 1 }\n}', 'a.json:2:24', '"navbar.title" is invalid'],
    ['a.ts', 'export default {\n  url: "nowhere",\n};', 'a.ts:2:8', '"url" is invalid'],
    ['a.json', '{\n  "voice": { "vocabulary": 1 }\n}', 'a.json:2:28', '"voice.vocabulary" is'],
    ['a.json', '{\n  "title": ,\n}', 'a.json:2:12', 'cannot be read'],
    ['a.mjs', 'export default {\n  title: },\n};', 'a.mjs:2:10', 'cannot be read'],
    ['a.mjs', 'export default nothing;', 'a.mjs:1:1', 'nothing is not defined'],
    ['a.json', '\uFEFF{ "title": 1 }', 'a.json:1:12', '"title" is invalid'],
    ['a.json', '{ "title": "A", "tags": [1, x] }', 'a.json:1:29', "Unexpected token 'x'"],
    ['a.json', '[]', 'a.json:1:1', 'is not an object'],
  ])('reports mistakes in %s: %j', async (file, text, place, message) => {
    const [problem] = await problemsOf(file, text);
    expect(problem).toMatch(new RegExp(`^${place} `));
    expect(problem).toContain(message);
  });

  it('names a file that is missing or has an unknown extension', async () => {
    for (const file of ['none.json', 'lib/docs/index.md'])
      await expect(readConfigFile(root, folderOf({}, file))).rejects.toThrow(BuildError);
  });
});

it('a dev server starts despite invalid vocabulary, and reports it', async () => {
  const environment = folderOf(
    {
      'site.json': '{ "voice": { "vocabulary": "words.json" } }',
      'lib/docs/words.json': '{ "groups": [{ "id": "leter", "forms": [] }] }',
    },
    'site.json',
  );
  const opened = await openProject({ root, environment, isServed: true });
  expect(await opened.configProblems()).toMatchObject([
    { severity: 'error', position: { file: opened.languageFiles[0], line: 1, column: 22 } },
  ]);
});

it('reports an invalid accent color at its value', async () => {
  const environment = folderOf({ 'site.json': '{ "accent": "reddish" }' }, 'site.json');
  const opened = await openProject({ root, environment });
  expect(await opened.configProblems()).toMatchObject([
    {
      message: expect.stringContaining('"accent" is invalid: it is not a CSS color'),
      position: { file: environment.DOCS_SITE_CONFIG, line: 1, column: 13 },
    },
  ]);
});

describe('the neutral configuration', () => {
  it('expects no reference', async () => {
    const excludedPath = async (environment: Environment) =>
      (await openProject({ root, environment })).site.excludedPath();
    expect(await excludedPath(folderOf({}))).toBeUndefined();
    expect(await excludedPath({ DOCS_API: 'off' })).toBe('/contributing/api/');
  });

  it("has no logo, links or addresses, and publishes only the folder's files", async () => {
    const environment = folderOf({});
    const { site, generator } = await openProject({ root, environment });
    const { navbar, footer, repository, search, image, socialCards } = site.config();
    expect(navbar.items.map(({ type }) => type)).toEqual(['docSidebar']);
    expect([navbar.logo, repository, footer.links]).toEqual([undefined, undefined, []]);
    expect([search.reportUrl, search.sandboxPath, image]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(socialCards).toBe(false);
    expect(site.options.publicDirs).not.toContain(path.join(root, 'public'));
    expect(JSON.stringify([site.config(), generator])).not.toMatch(/cursorless/i);
  });
});
