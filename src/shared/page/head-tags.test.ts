import { describe, expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';
import { canonicalUrl, headTags, type HeadConfig, type HeadTag } from './head-tags.ts';
import type { PageData } from './page.ts';

const config: HeadConfig = {
  title: 'Cursorless',
  titleDelimiter: '|',
  url: 'https://www.example.org',
  baseUrl: '/docs/',
  noIndex: false,
  defaultLocale: 'en',
  locale: 'en',
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  },
  metadata: [],
};

const page: PageData = {
  id: 'user/glossary',
  path: '/user/glossary/',
  kind: 'doc',
  origin: 'content',
  title: 'Glossary',
  hasContentTitle: true,
  sidebar: null,
  breadcrumbs: [],
  toc: [],
  hideTableOfContents: false,
  unlisted: false,
};

const find = (tags: readonly HeadTag[], key: string): (string | undefined)[] =>
  tags
    .filter(
      ({ attributes }) =>
        attributes.name === key || attributes.property === key || attributes.rel === key,
    )
    .map(({ attributes }) => attributes.content ?? attributes.href);

describe('pageTitle', () => {
  it('joins page and site with the delimiter', () => {
    expect(documentTitle('Glossary', config)).toBe('Glossary | Cursorless');
    expect(documentTitle('Glossary', { ...config, titleDelimiter: '–' })).toBe(
      'Glossary – Cursorless',
    );
  });

  it('is the title of the site alone for a page without one', () => {
    expect(documentTitle('', config)).toBe('Cursorless');
  });
});

describe('canonicalUrl', () => {
  it('joins address, base and path with single slashes', () => {
    expect(canonicalUrl('/user/', { ...config, url: 'https://www.example.org/' })).toBe(
      'https://www.example.org/docs/user/',
    );
  });
});

describe('headTags', () => {
  it('contains the canonical address, also as og:url', () => {
    const tags = headTags(page, config);
    expect(find(tags, 'canonical')).toEqual(['https://www.example.org/docs/user/glossary/']);
    expect(find(tags, 'og:url')).toEqual(find(tags, 'canonical'));
  });

  it('contains alternates for each language and x-default', () => {
    const alternates = headTags(page, config).filter(
      ({ attributes }) => attributes.rel === 'alternate',
    );
    expect(alternates.map(({ attributes }) => attributes.hreflang)).toEqual(['en', 'x-default']);
    expect(new Set(alternates.map(({ attributes }) => attributes.href))).toEqual(
      new Set(['https://www.example.org/docs/user/glossary/']),
    );
  });

  it('contains description, keywords and image only if the page has them', () => {
    const bare = headTags(page, config);
    for (const key of ['description', 'og:description', 'keywords', 'og:image', 'twitter:image'])
      expect(find(bare, key)).toEqual([]);
    const full = headTags(
      {
        ...page,
        description: 'All terms.',
        keywords: ['a', 'b'],
        image: 'https://www.example.org/i.png',
      },
      config,
    );
    expect(
      [
        'og:title',
        'description',
        'og:description',
        'keywords',
        'og:image',
        'twitter:image',
        'twitter:card',
      ].map((key) => find(full, key)),
    ).toEqual([
      ['Glossary | Cursorless'],
      ['All terms.'],
      ['All terms.'],
      ['a,b'],
      ['https://www.example.org/i.png'],
      ['https://www.example.org/i.png'],
      ['summary_large_image'],
    ]);
  });

  it('tells search services language, version and place; pages outside the docs have no version', () => {
    const tags = headTags(page, config);
    expect([
      find(tags, 'docsearch:language'),
      find(tags, 'docsearch:version'),
      find(tags, 'docsearch:docusaurus_tag'),
    ]).toEqual([['en'], ['current'], ['docs-default-current']]);
    expect([
      find(tags, 'docusaurus_locale'),
      find(tags, 'docusaurus_version'),
      find(tags, 'docusaurus_tag'),
    ]).toEqual([['en'], ['current'], ['docs-default-current']]);
    const search = headTags({ ...page, kind: 'search' }, config);
    expect([find(search, 'docsearch:version'), find(search, 'docsearch:docusaurus_tag')]).toEqual([
      [],
      ['default'],
    ]);
  });

  it('excludes robots only where that is requested', () => {
    expect(find(headTags(page, config), 'robots')).toEqual([]);
    expect(find(headTags(page, { ...config, noIndex: true }), 'robots')).toEqual([
      'noindex, nofollow',
    ]);
    expect(find(headTags({ ...page, unlisted: true }, config), 'robots')).toEqual([
      'noindex, nofollow',
    ]);
    expect(find(headTags({ ...page, kind: 'search' }, config), 'robots')).toEqual([
      'noindex, follow',
    ]);
  });

  it('contains no address for the not-found page', () => {
    const tags = headTags({ ...page, kind: 'not-found' }, config);
    expect([find(tags, 'canonical'), find(tags, 'og:url'), find(tags, 'alternate')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('appends the tags of the configuration, which win over the page', () => {
    const tags = headTags(
      { ...page, description: 'Own.' },
      {
        ...config,
        metadata: [
          { name: 'description', content: 'Configured.' },
          { name: 'theme-color', content: '#fff' },
        ],
      },
    );
    expect(find(tags, 'description')).toEqual(['Configured.']);
    expect(find(tags, 'theme-color')).toEqual(['#fff']);
  });

  it('has the image of the page, or else of the site, with its full address', () => {
    const images = (image?: string, own?: string) =>
      ['og:image', 'twitter:image'].map((name) =>
        find(headTags({ ...page, image: own }, { ...config, image }), name),
      );
    const card = 'https://www.example.org/docs/card.png';
    for (const image of ['card.png', '/card.png', card])
      expect(images(image)).toEqual([[card], [card]]);
    const own = 'https://elsewhere.org/own.png';
    expect(images('card.png', own)).toEqual([[own], [own]]);
    expect(images()).toEqual([[], []]);
  });

  it('contains size and description of an image that the build has drawn, and of no other', () => {
    const about = (fields: Partial<PageData>) =>
      ['og:image:width', 'og:image:height', 'og:image:alt'].flatMap((name) =>
        find(headTags({ ...page, ...fields }, config), name),
      );
    const image = 'https://www.example.org/docs/assets/cards/glossary.png';
    expect(about({ image, imageAlt: 'Glossary | Cursorless' })).toEqual([
      '1200',
      '630',
      'Glossary | Cursorless',
    ]);
    expect(about({ image })).toEqual([]);
  });

  it('contains the date of the last change if known, and is an article unless it is the home, search or not-found page', () => {
    const value = (fields: Partial<PageData>, name: string) =>
      find(headTags({ ...page, ...fields }, config), name);
    expect(value({ lastUpdated: '2024-05-31' }, 'article:modified_time')).toEqual(['2024-05-31']);
    expect(value({}, 'article:modified_time')).toEqual([]);
    expect(value({}, 'og:type')).toEqual(['article']);
    for (const fields of [{ path: '/' }, { kind: 'search' }, { kind: 'not-found' }] as const)
      expect(value(fields, 'og:type')).toEqual(['website']);
  });
});
