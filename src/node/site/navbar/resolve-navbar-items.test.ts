import { describe, expect, it } from 'vitest';
import type { NavbarItem } from '#shared/config/site-config.ts';
import type { DocumentIndex } from './document-index.ts';
import { resolveNavbarItems } from './resolve-navbar-items.ts';

const docs: DocumentIndex = [
  {
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'intro',
    docs: [
      { id: 'intro', path: '/', sidebar: 'user' },
      { id: 'guide', path: '/guide/', sidebar: 'user' },
    ],
    sidebars: { user: { path: '/', label: 'Welcome' }, empty: null },
    draftIds: ['secret'],
  },
  {
    name: '1.0',
    label: '1.0',
    isLast: false,
    path: '/1.0/',
    mainDocId: 'intro',
    docs: [{ id: 'intro', path: '/1.0/', sidebar: 'user' }],
    sidebars: { user: { path: '/1.0/', label: 'Welcome' } },
    draftIds: [],
  },
];

const resolve = (...items: NavbarItem[]) =>
  resolveNavbarItems(items, { baseUrl: '/docs/', docs, customTypes: ['custom-clock'] });
/** Casts an item that a careless author may have written. */
const broken = (item: object) => item as NavbarItem;

describe('resolveNavbarItems', () => {
  it('adds the base path and a trailing slash to links inside the site, and keeps others', () => {
    const { items, errors } = resolve(
      { to: '/guide', label: 'Guide' },
      { href: 'https://example.com/x', label: 'Elsewhere' },
    );
    expect(errors).toEqual([]);
    expect(items[0]).toMatchObject({
      kind: 'link',
      href: '/docs/guide/',
      path: '/guide/',
      attributes: {},
    });
    expect(items[1]).toMatchObject({
      href: 'https://example.com/x',
      attributes: { target: '_blank', rel: 'noopener noreferrer' },
    });
    expect(items[1]).not.toHaveProperty('path', expect.anything());
  });

  it('prepends the base path to an href on request, and uses html as a label', () => {
    expect(
      resolve({ href: '/file.pdf', label: 'File', prependBaseUrlToHref: true }).items[0],
    ).toMatchObject({ href: '/docs/file.pdf' });
    expect(resolve({ href: '/file.pdf', html: '<b>File</b>' }).items[0]).toMatchObject({
      href: '/file.pdf',
      html: '<b>File</b>',
    });
  });

  it('passes attributes on, and defaults to the left position', () => {
    const { items } = resolve(
      { to: '/', label: 'x', target: '_self', 'data-x': '1', 'aria-label': 'y' },
      { to: '/', label: 'z', position: 'right' },
    );
    expect(items[0]).toMatchObject({
      position: 'left',
      attributes: { target: '_self', 'data-x': '1', 'aria-label': 'y' },
    });
    expect(items[1]).toMatchObject({ position: 'right' });
  });

  it('treats an item with items as a dropdown', () => {
    const inner = { to: '/guide/', label: 'Guide' };
    expect(resolve(broken({ label: 'Menu', items: [inner] })).items[0]).toMatchObject({
      kind: 'dropdown',
      items: [{ href: '/docs/guide/' }],
    });
    expect(
      resolve({ type: 'dropdown', label: 'Menu', to: '/guide', items: [inner] }).items[0],
    ).toMatchObject({ link: { href: '/docs/guide/' } });
  });

  it('resolves a doc in every version, with its id as the default label', () => {
    const { items } = resolve(
      { type: 'doc', docId: 'intro' },
      { type: 'doc', docId: 'guide', label: 'The guide' },
    );
    expect(items[0]).toMatchObject({
      kind: 'doc',
      targets: {
        current: { path: '/', label: 'intro', docId: 'intro', sidebar: 'user' },
        '1.0': { path: '/1.0/', label: 'intro', docId: 'intro', sidebar: 'user' },
      },
    });
    expect(items[1]).toMatchObject({ targets: { current: { label: 'The guide' } } });
  });

  it('reports an unknown doc with the available ones', () => {
    const { items, errors } = resolve({ type: 'doc', docId: 'gone' });
    expect(items).toEqual([]);
    expect(errors).toEqual([
      { message: expect.stringMatching(/"gone".*guide, intro/), path: ['0', 'docId'] },
    ]);
  });

  it('drops a draft without an error', () => {
    expect(resolve({ type: 'doc', docId: 'secret' })).toEqual({ items: [], errors: [] });
  });

  it('resolves a docSidebar to the first link of the sidebar and uses its label', () => {
    expect(resolve({ type: 'docSidebar', sidebarId: 'user' }).items[0]).toMatchObject({
      kind: 'doc',
      targets: {
        current: { path: '/', label: 'Welcome', sidebar: 'user' },
        '1.0': { path: '/1.0/' },
      },
    });
    expect(
      resolve({ type: 'docSidebar', sidebarId: 'user', label: 'Users' }).items[0],
    ).toMatchObject({ targets: { current: { label: 'Users' } } });
  });

  it('reports an unknown sidebar with the available ones, and a sidebar without links', () => {
    expect(resolve({ type: 'docSidebar', sidebarId: 'gone' }).errors).toEqual([
      { message: expect.stringMatching(/"gone".*empty, user/), path: ['0', 'sidebarId'] },
    ]);
    expect(resolve({ type: 'docSidebar', sidebarId: 'empty' }).errors).toEqual([
      { message: expect.stringMatching(/"empty".*no link/), path: ['0', 'sidebarId'] },
    ]);
  });

  it('keeps the label and address of a docsVersion', () => {
    expect(resolve({ type: 'docsVersion', label: 'Mine', to: '/guide' }).items[0]).toMatchObject({
      kind: 'docsVersion',
      label: 'Mine',
      link: { href: '/docs/guide/' },
    });
  });

  it('accepts items before and after those of version and locale menus', () => {
    const extra = { to: '/guide/', label: 'Guide' };
    const { items } = resolve(
      {
        type: 'docsVersionDropdown',
        dropdownItemsBefore: [extra],
        dropdownActiveClassDisabled: true,
      },
      { type: 'localeDropdown', dropdownItemsAfter: [extra] },
    );
    expect(items[0]).toMatchObject({
      kind: 'docsVersionDropdown',
      before: [{ label: 'Guide' }],
      after: [],
      activeClassDisabled: true,
    });
    expect(items[1]).toMatchObject({
      kind: 'localeDropdown',
      before: [],
      after: [{ label: 'Guide' }],
    });
  });

  it('reports all problems together', () => {
    const { errors } = resolve(
      { type: 'docSidebar', sidebarId: 'lost' },
      { type: 'doc', docId: 'gone' },
    );
    expect(errors).toEqual([
      { message: expect.stringContaining('"lost"'), path: ['0', 'sidebarId'] },
      { message: expect.stringContaining('"gone"'), path: ['1', 'docId'] },
    ]);
  });

  it('reports the position of a problem in a menu', () => {
    const { errors } = resolve(
      { label: 'Menu', items: [{ type: 'search' }, { type: 'doc', docId: 'gone' }] },
      { type: 'localeDropdown', dropdownItemsAfter: [{ type: 'custom-clok' }] },
    );
    expect(errors).toEqual([
      { message: expect.stringContaining('"gone"'), path: ['0', 'items', '1', 'docId'] },
      {
        message: 'The navbar item type "custom-clok" is not registered. Registered: custom-clock.',
        path: ['1', 'dropdownItemsAfter', '0', 'type'],
      },
    ]);
  });

  it('passes custom types through with all their properties', () => {
    expect(resolve({ type: 'custom-clock', zone: 'UTC' }).items[0]).toMatchObject({
      kind: 'custom',
      type: 'custom-clock',
      properties: { zone: 'UTC' },
    });
  });

  it('leaves plain paths to the browser, with the base path', () => {
    expect(resolve({ href: 'pathname:///api/', label: 'API' }).items[0]).toMatchObject({
      href: '/docs/api/',
      attributes: { 'data-full-load': '' },
    });
  });
});
