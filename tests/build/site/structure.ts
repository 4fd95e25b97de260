import { beforeAll, describe, expect, it } from 'vitest';
import { frameIds } from '#shared/document/document-marks.ts';
import { builtSite, textsOf, type BuiltSite } from '../built-site.ts';
import { attributes, readPage, texts } from '../read-page.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await builtSite;
});

const page = (address: string): Document => {
  const document = site.documents.get(address);
  if (!document) throw new Error(`There is no page at ${address}.`);
  return readPage(document.html);
};

/** The user pages required by the specification. */
const specified = [
  '/',
  '/user/installation/',
  '/user/glossary/',
  '/user/unicode/',
  '/user/customization/',
  '/user/updating/',
  '/user/experimental/',
  '/user/experimental/keyboard/modal/',
  '/user/experimental/snippets/',
  '/user/experimental/snippet-format/',
];

/**
 * Returns the paths of the user pages in sidebar order, read from a page whose sidebar has all
 * categories open.
 */
const userChain = (): readonly string[] => {
  const links = attributes(page('/user/experimental/keyboard/modal/'), '.sidebar a', 'href');
  // A category without a page of its own links to the first page below it.
  return [...new Set(links.map((href) => String(href).replace(/^\/docs/, '')))];
};
const contributorChain = [
  '/contributing/',
  '/contributing/adding-a-new-language/',
  '/contributing/adding-a-scope/',
  '/contributing/adding-an-action/',
  '/contributing/architecture/hat-snapshots/',
  '/contributing/documentation-search/',
  '/contributing/guidelines/',
  '/contributing/how-a-command-runs/',
  '/contributing/parse-tree-patterns/',
  '/contributing/test-case-recorder/',
];

/** Every id in the home page's text at commit 46485cbb, when that page was the whole manual. */
const formerHomeIds =
  'first-command overview targets primitive-targets marks decorated-symbol colors shapes this that row-number up-number--down-number modifiers syntactic-scopes previous--next--ordinal--number every sub-token-modifiers word char line block file head-and-tail token identifier paint surrounding-pair ambiguous-delimiters----etc positions other-modifiers its compound-targets range-targets vertical-ranges list-targets actions cursor-movement delete changing-a-target cut--copy swap insert-empty-lines rename scroll insertuserepeat wrapping-in-a-call movereplace reverseshufflesort wraprewrap experimental-snippets show-definitionreferencequick-fix foldunfold extract paired-delimiters'.split(
    ' ',
  );

/** Ids of the messages that the troubleshooting page had before they got a page of their own. */
const formerMessageIds =
  'messages messages-about-marks messages-about-scopes messages-about-actions messages-about-snippets messages-about-settings-and-keys messages-in-talon messages-of-the-command-server messages-while-recording messages-that-report-a-bug'.split(
    ' ',
  );

/**
 * Ids of the home page's sections that need no link to another page: those explained there, and the
 * field for the first command.
 */
const explainedAtHome = [
  'first-command',
  'overview',
  'targets',
  'primitive-targets',
  'marks',
  'modifiers',
  'actions',
];

/** Returns the labels of the top-level entries in a page's sidebar. */
const topLevel = (document: Document): readonly string[] =>
  [...(document.querySelector('.sidebar > ul')?.children ?? [])].map(
    (item) => item.querySelector('span:not([class])')?.textContent ?? '',
  );

describe('ids', () => {
  it('of the frame are reserved, so that no heading can have one', () => {
    const found = new Set<string>();
    for (const { html } of site.documents.values())
      for (const [, id = ''] of html
        .replace(/<article.*<\/article>/s, '')
        .matchAll(/ id="([^"]+)"/g))
        found.add(id);
    // React's own ids contain underscores and capitals.
    const named = [...found].filter((id) => !id.startsWith('_R_'));
    expect(named).toEqual(expect.arrayContaining(['root', 'page-data', 'main-content']));
    expect(named.filter((id) => !frameIds.includes(id))).toEqual([]);
  });
});

describe('sidebars', () => {
  it('shows the user sidebar in the order of need, in groups', () => {
    expect(topLevel(page('/user/glossary/'))).toEqual([
      'Start',
      'Commands',
      'Everyday',
      'Look up',
      'Make it yours',
      'Fix',
    ]);
    const group = (name: string): readonly string[] => {
      const items = [...page('/user/experimental/snippets/').querySelectorAll('.sidebar-group')];
      const found = items.find((item) => item.querySelector('span span')?.textContent === name);
      return found ? texts(found, 'li span:not([class])') : [];
    };
    expect(group('Start')).toEqual(['Cursorless documentation', 'Installation', 'Try it']);
    expect(group('Commands')).toEqual([
      'Marks',
      'Modifiers',
      'Ranges and lists',
      'Actions',
      'Scopes by example',
    ]);
    expect(group('Everyday')).toEqual(['Editing code', 'Editing prose', 'Common mistakes']);
    expect(group('Look up')).toEqual([
      'Cheatsheet',
      'Glossary',
      'Spoken alphabet',
      'Supported languages',
    ]);
    expect(group('Make it yours')).toEqual([
      'Customization',
      'Seeing hats',
      'Unicode',
      'Experimental features',
      'Keyboard',
      'Cursorless snippet format',
      'Snippets',
    ]);
    expect(group('Fix')).toEqual(['Troubleshooting', 'Error messages', 'Updating']);
  });

  it('has every user page of the specification', () => {
    expect(userChain()).toEqual(expect.arrayContaining(specified));
  });

  it('shows the contributor sidebar in its order', () => {
    expect(topLevel(page('/contributing/guidelines/'))).toEqual([
      'API',
      'Contributing',
      'Adding a new programming language',
      'Adding a scope',
      'Adding an action',
      'Architecture',
      'Documentation search',
      'Contributor guidelines',
      'How a command runs',
      'Parse tree pattern matcher',
      'Test case recorder',
    ]);
  });

  it('orders the API by kind', () => {
    const labels = texts(page('/contributing/api/'), '.sidebar li span:not([class])');
    expect(labels.slice(0, 7)).toEqual([
      'API',
      'Exports',
      'Modules',
      'Namespaces',
      'Enumerations',
      'Classes',
      'Interfaces',
    ]);
  });

  it('are modules that neighboring pages share', () => {
    const modules = new Map<string, number>();
    for (const { html, path } of site.documents.values()) {
      const [, module] =
        /<link rel="modulepreload" href="([^"]+)" data-page-sidebar>/.exec(html) ?? [];
      expect(module !== undefined, path).toBe(html.includes('class="doc-sidebar"'));
      if (module) modules.set(module, (modules.get(module) ?? 0) + 1);
    }
    expect(Math.max(...modules.values())).toBeGreaterThanOrEqual(8);
    expect(modules.size).toBeLessThan(site.documents.size / 6);
  });

  it('marks the current page and nothing else', () => {
    expect(
      attributes(page('/user/experimental/snippets/'), '.sidebar [aria-current]', 'href'),
    ).toEqual(['/docs/user/experimental/snippets/']);
  });

  it('gives a category without page the address of the first page below it, for readers without scripts', () => {
    expect(attributes(page('/contributing/guidelines/'), '.sidebar a', 'href')).toContain(
      '/docs/contributing/architecture/hat-snapshots/',
    );
  });
});

describe('breadcrumbs', () => {
  it('lead from home through the categories to the page', () => {
    const trail = page('/user/experimental/keyboard/modal/').querySelector(
      'nav[aria-label="Breadcrumbs"]',
    );
    expect(trail && texts(trail, 'li').slice(1)).toEqual([
      'Make it yours',
      'Experimental features',
      'Keyboard',
      'Modal keyboard interface',
    ]);
    expect(trail && attributes(trail, 'a', 'href')).toEqual(['/docs/', '/docs/user/experimental/']);
    expect(trail?.querySelector('a')?.textContent).toBe('Home');
  });

  it('end with the category on its own page', () => {
    expect(texts(page('/contributing/api/'), 'nav[aria-label="Breadcrumbs"] li').slice(1)).toEqual([
      'API',
    ]);
  });
});

describe('pager', () => {
  const links = (address: string): readonly (readonly [string, string | null])[] =>
    [...page(address).querySelectorAll('nav[aria-label="Docs pages navigation"] a')].map(
      (link) =>
        [
          (link.textContent ?? '').replace(/^(Previous|Next).*$/s, '$1'),
          link.getAttribute('href'),
        ] as const,
    );

  /**
   * Expects every page in the chain to link to the previous and the next page. If `before` is true,
   * the first page also has a previous page, outside the chain.
   */
  function expectChain(chain: readonly string[], before: boolean): void {
    for (const [index, address] of chain.entries()) {
      const previous = chain[index - 1];
      const next = chain[index + 1];
      const expected = [
        ...(previous === undefined ? [] : [['Previous', `/docs${previous}`]]),
        ...(next === undefined ? [] : [['Next', `/docs${next}`]]),
      ];
      const found = links(address);
      expect(index === 0 && before ? found.slice(1) : found).toEqual(expected);
    }
  }

  it('chains the user pages in the order of the sidebar', () => expectChain(userChain(), false));

  it('chains the contributor pages after those of the API', () => {
    expectChain(contributorChain, true);
    expect(links('/contributing/')[0]).toEqual([
      'Previous',
      expect.stringMatching(/^\/docs\/contributing\/api\/interfaces\//),
    ]);
    expect(links('/contributing/api/').map(([name]) => name)).toEqual(['Next']);
  });
});

describe('headings and contents', () => {
  /** Returns the elements between a heading and the next one. */
  function textBelow(heading: Element): readonly Element[] {
    const found: Element[] = [];
    for (
      let next = heading.nextElementSibling;
      next && !next.matches('.heading-row');
      next = next.nextElementSibling
    )
      found.push(next);
    return found;
  }

  const entries = (address: string): readonly string[] =>
    attributes(page(address), '.doc-toc a', 'href').map(String);

  it('lists 22 headings of the user index and 13 of the glossary', () => {
    expect(entries('/')).toHaveLength(22);
    expect(entries('/user/glossary/')).toHaveLength(13);
  });

  it('lists the headings of levels 2 and 3, in order, on every page', () => {
    let checked = 0;
    for (const { tags, path: address, html } of site.documents.values()) {
      const start = html.indexOf('class="doc-toc');
      if (start === -1) continue;
      const headings = tags
        .filter(
          ({ name, attributes: { id, tabindex } }) =>
            /^h[23]$/.test(name) && id && tabindex === '-1',
        )
        .filter(({ name }) => name === 'h2' || address !== '/user/error-messages/')
        .map((tag) => `#${tag.attributes.id}`);
      const listed = [...html.slice(start).matchAll(/<a[^>]*href="(#[^"]*)"/g)].map((match) =>
        match[1]?.replaceAll('&amp;', '&'),
      );
      expect([address, listed.map(String)]).toEqual([address, headings]);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(600);
  });

  it('keeps every address that the home page has had, as a heading or in a row that links on', () => {
    const home = page('/');
    expect(formerHomeIds.filter((id) => !home.getElementById(id))).toEqual([]);
    const noWay = formerHomeIds.filter((id) => {
      const target = home.getElementById(id);
      // A heading's text extends to the next heading.
      const row = target?.closest('.heading-row');
      const part = row ? textBelow(row) : [target];
      const links = part.flatMap((element) => [...(element?.querySelectorAll('a[href]') ?? [])]);
      return !links.some((link) => {
        const [address = '', hash] = (link.getAttribute('href') ?? '').split('#');
        const there = site.documents.get(address.replace('/docs', ''));
        return address !== '/docs/' && there && (!hash || there.html.includes(` id="${hash}"`));
      });
    });
    expect(noWay.filter((id) => !explainedAtHome.includes(id))).toEqual([]);
  });

  it('keeps the addresses of the messages on the page of troubleshooting, in rows that link on', () => {
    const document = page('/user/troubleshooting/');
    for (const id of formerMessageIds.slice(1))
      expect(document.getElementById(id)?.querySelector('a')?.getAttribute('href'), id).toBe(
        `/docs/user/error-messages/#${id}`,
      );
    expect(document.getElementById('messages')).not.toBeNull();
  });

  it('gives every heading of levels 2 to 6 an id and a link, and the title neither', () => {
    const document = page('/user/modifiers/');
    expect(attributes(document, 'h1', 'id')).toEqual([null]);
    const ids = attributes(document, '.prose :is(h2, h3, h4, h5, h6)', 'id');
    expect(ids.length).toBeGreaterThan(20);
    expect(attributes(document, '.heading-link', 'href')).toEqual(ids.map((id) => `#${id}`));
    expect(
      attributes(document, '.heading-link', 'aria-label').every((label) =>
        /^(?:Direct link|Link) to ./.test(label ?? ''),
      ),
    ).toBe(true);
  });

  it('keeps the known ids', () => {
    const ids = attributes(page('/'), '[id]', 'id');
    for (const id of [
      'cut--copy',
      'insertuserepeat',
      'up-number--down-number',
      'ambiguous-delimiters----etc',
      'paired-delimiters',
    ])
      expect(ids).toContain(id);
    expect(attributes(page('/user/glossary/'), '[id]', 'id')).toContain(
      'leading--trailing-delimiter-range',
    );
  });

  it('shows no contents on a page without such headings', () => {
    expect(page('/user/experimental/').querySelector('.doc-toc, .mobile-toc')).toBeNull();
  });

  it('uses every id only once on a page', () => {
    const twice = [...site.documents.values()].flatMap(({ path: address, tags }) => {
      const ids = tags.flatMap((tag) => (tag.attributes.id ? [tag.attributes.id] : []));
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it('has exactly one level 1 heading on every page', () => {
    const wrong = [...site.documents.values(), site.notFound]
      .filter((document) => textsOf(document, 'h1').length !== 1)
      .map((document) => document.path);
    expect(wrong).toEqual([]);
  });
});
