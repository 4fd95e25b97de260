import { describe, expect, it } from 'vitest';
import siteConfig from '#config';
import type { Environment } from '#shared/config/environment.ts';
import { loadConfig } from './load-config.ts';

const required = { title: 'Site', url: 'https://example.org' };

function load(fields: Record<string, unknown>, environment: Environment = {}, text = '') {
  return loadConfig({ fields, file: '/site.config.ts', text }, environment);
}

/** Returns the problems with a configuration of these fields and the required ones. */
async function errors(fields: Record<string, unknown>): Promise<readonly string[]> {
  return (await load({ ...required, ...fields })).problems.map(
    ({ severity, message }) => `${severity}: ${message}`,
  );
}

const navbarItem = (item: Record<string, unknown>): Promise<readonly string[]> =>
  errors({ navbar: { items: [item] } });

describe('loadConfig', () => {
  it('fills in missing fields', async () => {
    const { config, problems } = await load(required);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      titleDelimiter: '|',
      tagline: '',
      noIndex: false,
      baseUrlIssueBanner: true,
      defaultLocale: 'en',
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      sidebar: { hideable: false, autoCollapseCategories: false },
      breadcrumbs: true,
    });
  });

  it('fills in missing parts of given fields', async () => {
    expect(
      (await load({ ...required, colorMode: { disableSwitch: true } })).config?.colorMode,
    ).toEqual({ defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: true });
    expect(
      (await load({ ...required, announcementBar: { content: 'News' } })).config?.announcementBar,
    ).toEqual({ id: 'announcement-bar', content: 'News', isCloseable: true });
  });

  it('uses "/" as the default base path, and has the title and tagline of this site', async () => {
    expect((await load(required)).config?.baseUrl).toBe('/');
    const { config, problems } = await load({ ...siteConfig });
    expect(problems).toEqual([]);
    expect([config?.title, config?.tagline]).toEqual([
      'Cursorless',
      'Structural voice coding at the speed of thought',
    ]);
  });

  it('requires title and url, and slashes around the base path', async () => {
    expect((await load({})).problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('"title"'),
      expect.stringContaining('"url"'),
    ]);
    expect(await errors({ baseUrl: '/docs' })).toEqual([
      'error: The configuration field "baseUrl" is invalid: must end with a slash.',
    ]);
    expect(await errors({ baseUrl: 'docs/' })).toEqual([
      'error: The configuration field "baseUrl" is invalid: must start with a slash.',
    ]);
    expect(await errors({ url: 'example.org' })).toEqual([
      expect.stringContaining('must be an address such as https://example.org'),
    ]);
  });

  it('only warns of a path in the url', async () => {
    expect(await errors({ url: 'https://example.org/docs' })).toEqual([
      'warning: The configuration field "url" contains a path, "/docs".',
    ]);
  });

  it('reports unknown fields, and suggests customFields and the most similar field', async () => {
    const { problems } = await load({ ...required, taglin: 'x', wholly: 1 });
    expect(problems).toMatchObject([
      {
        message: 'The configuration field "taglin" is unknown.',
        hint: 'Did you mean "tagline"? Put a field of your own under "customFields".',
      },
      {
        message: 'The configuration field "wholly" is unknown.',
        hint: 'Correct its name, as SETTINGS.md writes it, or put a field of your own under "customFields".',
      },
    ]);
    expect(await errors({ customFields: { wholly: 1 } })).toEqual([]);
  });

  it('reports all problems together', async () => {
    expect(
      await errors({
        baseUrl: 'docs',
        titleDelimiter: 1,
        colorMode: { defaultMode: 'pink' },
        nothing: true,
      }),
    ).toHaveLength(5);
  });

  it('reports an unknown type of navbar item', async () => {
    expect(await navbarItem({ type: 'rainbow', label: 'x' })).toEqual([
      expect.stringContaining('the navbar item type "rainbow" does not exist'),
    ]);
    expect(await navbarItem({ type: 'custom-rainbow' })).toEqual([]);
  });

  it('requires exactly one target for a link', async () => {
    for (const targets of [{}, { to: '/a', href: 'https://b.org' }])
      expect(await navbarItem({ label: 'x', ...targets })).toEqual([
        expect.stringContaining('a link needs exactly one of "to" and "href"'),
      ]);
    expect(await navbarItem({ label: 'x', to: '/a' })).toEqual([]);
    expect(await navbarItem({ label: 'x', html: '<b>x</b>', to: '/a' })).toEqual([
      expect.stringContaining('a link takes "label" or "html", not both'),
    ]);
  });

  it('rejects an invalid regular expression, and a misspelled field', async () => {
    expect(await navbarItem({ label: 'x', to: '/a', activeBaseRegex: '(' })).toEqual([
      expect.stringContaining(
        '"navbar.items.0.activeBaseRegex" is invalid: must be a regular expression',
      ),
    ]);
    expect(await navbarItem({ label: 'x', to: '/a', postion: 'left', 'data-x': 1 })).toEqual([
      'error: The configuration field "navbar.items.0.postion" is unknown.',
    ]);
  });

  it('has no configuration if a field is invalid', () => {
    expect(load({ ...required, favicon: 7 }).config).toBeUndefined();
  });

  it('rejects a dropdown in a dropdown, with or without a type', async () => {
    for (const nested of [
      { type: 'dropdown', label: 'b', items: [] },
      { label: 'b', items: [] },
      { type: 'localeDropdown' },
    ]) {
      expect(await navbarItem({ type: 'dropdown', label: 'a', items: [nested] })).toEqual([
        expect.stringContaining('a dropdown must not contain another dropdown'),
      ]);
    }
  });

  it('requires the id of a page and of a sidebar', async () => {
    expect(await navbarItem({ type: 'doc' })).toEqual([
      expect.stringContaining('a doc item needs a "docId"'),
    ]);
    expect(await navbarItem({ type: 'docSidebar' })).toEqual([
      expect.stringContaining('a docSidebar item needs a "sidebarId"'),
    ]);
  });

  it('says what replaces a field of another version or system', async () => {
    const { problems } = await load({ ...required, onBrokenLinks: 'warn', themeConfig: {} });
    expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
      ['The configuration field "onBrokenLinks" has moved.', 'Use checks.brokenLinks instead.'],
      [
        'The configuration field "themeConfig" has moved.',
        expect.stringContaining('the top level'),
      ],
    ]);
  });

  it.each([
    [
      'footer columns mixed with links',
      {
        footer: {
          links: [
            { title: 'A', items: [] },
            { label: 'b', to: '/b' },
          ],
        },
      },
      'columns and plain links cannot be mixed',
    ],
    [
      'a footer link without target',
      { footer: { links: [{ label: 'b' }] } },
      'exactly one of "to", "href" and "html"',
    ],
    [
      'a heading level out of range',
      { tableOfContents: { minHeadingLevel: 1 } },
      '"tableOfContents.minHeadingLevel"',
    ],
    [
      'heading levels the wrong way round',
      { tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 } },
      'minHeadingLevel must not be greater',
    ],
    ['an unknown color mode', { colorMode: { defaultMode: 'sepia' } }, '"colorMode.defaultMode"'],
    [
      'an announcement without text',
      { announcementBar: { content: '' } },
      '"announcementBar.content" is invalid: is required',
    ],
  ])('rejects: %s', async (_, fields, message) => {
    expect(await errors(fields)).toEqual([expect.stringContaining(message)]);
  });

  it('accepts the four severities and no other', async () => {
    for (const brokenLinks of ['ignore', 'log', 'warn', 'throw'])
      expect(await errors({ checks: { brokenLinks } })).toEqual([]);
    expect(await errors({ checks: { brokenLinks: 'shout' } })).toHaveLength(1);
    expect((await load(required)).config?.checks).toEqual({
      brokenLinks: 'throw',
      brokenMarkdownLinks: 'throw',
      duplicateRoutes: 'warn',
      elsewhere: [],
      rawHtml: 'throw',
      frameHosts: [],
      images: 'throw',
      imports: 'throw',
    });
  });

  it('accepts only valid hosts and extensions', async () => {
    expect(await errors({ checks: { frameHosts: ['a.example.org', 'localhost:80'] } })).toEqual([]);
    expect(await errors({ publish: { fileTypes: ['.html', '.svg'] } })).toEqual([]);
    for (const host of ['https://a.example', 'a.example; sandbox', '*', 'A.example'])
      expect(await errors({ checks: { frameHosts: [host] } }), host).toHaveLength(1);
    for (const type of ['html', '.HTML', '', '.*'])
      expect(await errors({ publish: { fileTypes: [type] } }), type).toHaveLength(1);
  });

  it('accepts the address of a form for reports, and none that runs code', async () => {
    for (const reportUrl of ['https://example.org/?t={title}', 'mailto:a@example.org', '/form/'])
      expect(await errors({ reportUrl, search: { reportUrl } })).toEqual([]);
    const wrong = 'must begin with https://, mailto: or a slash, without spaces';
    for (const reportUrl of ['javascript:alert(1)', '//other.example', 'example.org', ' /form/'])
      expect(await errors({ reportUrl, search: { reportUrl } })).toEqual([
        `error: The configuration field "reportUrl" is invalid: ${wrong}.`,
        `error: The configuration field "search.reportUrl" is invalid: ${wrong}.`,
      ]);
  });

  it('lets the environment override address, base and search', async () => {
    const { config } = await load(required, {
      DOCS_SITE_URL: 'https://other.org',
      DOCS_BASE_URL: '/x/',
      DOCS_SEARCH_APP_ID: 'A',
      DOCS_SEARCH_API_KEY: 'K',
    });
    expect([config?.url, config?.baseUrl, config?.search.hosted]).toEqual([
      'https://other.org',
      '/x/',
      { appId: 'A', apiKey: 'K', indexName: 'cursorless' },
    ]);
  });

  it('keeps the configured search index unless the environment names another', async () => {
    const hosted = { appId: 'own', apiKey: 'own', indexName: 'kitchen' };
    const keys = { DOCS_SEARCH_APP_ID: 'A', DOCS_SEARCH_API_KEY: 'K' };
    const indexOf = async (environment: Record<string, string>) =>
      (await load({ ...required, search: { hosted } }, environment)).config?.search.hosted
        ?.indexName;
    expect(await indexOf(keys)).toBe('kitchen');
    expect(await indexOf({ ...keys, DOCS_SEARCH_INDEX: 'other' })).toBe('other');
  });

  it('reports the position of an invalid field in the file', async () => {
    const text =
      "const config = {\n  title: 'Site',\n  navbar: {\n    items: [{ to: '/a', label: 'a' }, { type: 'rainbow' }],\n  },\n};\nexport default config;\n";
    const { problems } = await load(
      { ...required, navbar: { items: [{ to: '/a', label: 'a' }, { type: 'rainbow' }] } },
      {},
      text,
    );
    expect(problems[0]?.position).toEqual({ file: '/site.config.ts', line: 4, column: 47 });
  });
});
