import { describe, expect, it } from 'vitest';
import { bareConfig, oneVersion } from '#client/testing/site-fixture.tsx';
import type { LocaleConfig } from '#shared/config/site-config.ts';
import type { VersionConfig } from '#shared/config/version-config.ts';
import type { ClientConfig } from '#shared/page/site-data.ts';
import type { ResolvedNavbarItem } from '#shared/navbar/resolved-item.ts';
import { viewItem, type DropdownView, type LinkView, type NavbarEnvironment } from './view-item.ts';

const version = (name: string, isLast = false): VersionConfig => ({
  name,
  label: `Version ${name}`,
  isLast,
  path: `/${name}/`,
  banner: 'none',
  badge: false,
});
const versions = [version('next'), version('2.0', true)];

interface Given {
  readonly versions?: readonly VersionConfig[];
  readonly active?: string;
  readonly preferred?: string;
  readonly path?: string;
  readonly config?: Partial<ClientConfig>;
  readonly versionPaths?: Record<string, string>;
}

function environment({
  versions: all = versions,
  active,
  preferred = undefined,
  path = '/next/a/',
  config,
  versionPaths = {},
}: Given = {}): NavbarEnvironment {
  return {
    site: {
      config: { ...bareConfig, ...config },
      docs: { ...oneVersion, versions: all },
      pluginData: {},
    },
    place: { path, href: `/docs${path}` },
    choice: { versions: all, active, preferred: preferred ?? null },
    versionPaths,
    kept: { search: '', hash: '' },
    isSearch: false,
  };
}

const view = (item: object, given?: Given) =>
  viewItem(item as ResolvedNavbarItem, environment(given));
const versionMenu = {
  kind: 'docsVersionDropdown',
  before: [],
  after: [],
  activeClassDisabled: false,
};
const extra = {
  kind: 'link',
  label: 'All versions',
  href: '/docs/versions/',
  path: '/versions/',
  attributes: {},
};

describe('viewItem', () => {
  it('a doc link points to the active, then the preferred, then the latest version', () => {
    const target = (path: string) => ({ path, label: 'Guide', docId: 'guide', sidebar: null });
    const item = {
      kind: 'doc',
      targets: { next: target('/next/guide/'), '2.0': target('/2.0/guide/') },
      attributes: {},
    };
    expect(view(item, { active: 'next', preferred: '2.0' })).toMatchObject({
      href: '/docs/next/guide/',
      label: 'Guide',
    });
    expect(view(item, { preferred: 'next' })).toMatchObject({ href: '/docs/next/guide/' });
    expect(view(item)).toMatchObject({ href: '/docs/2.0/guide/' });
  });

  it('a doc link points to the first of these versions that has the document', () => {
    const target = (path: string) => ({ path, label: 'Guide', docId: 'guide', sidebar: null });
    const targets = { next: target('/next/a/'), '1.0': target('/1.0/a/') };
    const item = { kind: 'doc', targets, attributes: {} };
    const all = [...versions, version('1.0')];
    const href = (given: Given) => (view(item, { versions: all, ...given }) as LinkView).href;
    expect(href({ active: 'next' })).toBe('/docs/next/a/');
    expect(href({ active: '2.0', preferred: '1.0' })).toBe('/docs/1.0/a/');
    expect(href({})).toBe('/docs/next/a/');
    expect(view({ ...item, targets: {} })).toBeNull();
  });

  it('shows the label of the version and links to its main document; both can be replaced', () => {
    const item = { kind: 'docsVersion', attributes: {} };
    expect(view(item, { active: 'next' })).toMatchObject({
      label: 'Version next',
      href: '/docs/next/',
    });
    expect(view(item)).toMatchObject({ label: 'Version 2.0', href: '/docs/2.0/' });
    expect(view({ ...item, label: 'Mine' })).toMatchObject({ label: 'Mine', href: '/docs/2.0/' });
    expect(view({ ...item, link: extra })).toMatchObject({
      label: 'Version 2.0',
      href: '/docs/versions/',
    });
  });

  it('lists every version with the same document or its main page, and saves the choice', () => {
    const menu = view(versionMenu, {
      active: 'next',
      versionPaths: { next: '/next/a/' },
    }) as DropdownView;
    expect(menu).toMatchObject({
      kind: 'dropdown',
      label: 'Version next',
      link: { href: '/docs/next/a/' },
    });
    expect(menu.items).toMatchObject([
      { label: 'Version next', href: '/docs/next/a/', active: true, savesVersion: 'next' },
      { label: 'Version 2.0', href: '/docs/2.0/', active: false, savesVersion: '2.0' },
    ]);
  });

  it('accepts items before and after', () => {
    const menu = view({ ...versionMenu, before: [extra], after: [extra] }) as DropdownView;
    expect(menu.items.map((item) => ('label' in item ? item.label : ''))).toEqual([
      'All versions',
      'Version next',
      'Version 2.0',
      'All versions',
    ]);
  });

  it('is a plain link when there is only one entry', () => {
    expect(view(versionMenu, { versions: oneVersion.versions, path: '/user/' })).toEqual({
      kind: 'link',
      label: 'Next',
      href: '/docs/',
      active: false,
      attributes: {},
    });
  });

  it('the active style can be turned off', () => {
    expect(view(versionMenu, { active: 'next' })).toMatchObject({ active: true });
    expect(view({ ...versionMenu, activeClassDisabled: true }, { active: 'next' })).toMatchObject({
      active: false,
    });
    const single = { versions: oneVersion.versions, path: '/' };
    expect(view(versionMenu, single)).toMatchObject({ active: true });
    expect(view({ ...versionMenu, activeClassDisabled: true }, single)).toMatchObject({
      active: false,
    });
  });

  it('lists every language with the same page as full page loads, the current one active', () => {
    const locale = (label: string, path: string): LocaleConfig => ({
      label,
      direction: 'ltr',
      htmlLang: path,
      calendar: 'gregory',
      path,
    });
    const config = { locales: { en: locale('English', 'en'), fr: locale('Français', 'fr') } };
    const menu = view(
      { kind: 'localeDropdown', before: [], after: [] },
      { path: '/user/', config },
    ) as DropdownView;
    expect(menu.label).toBe('English');
    expect(menu.items).toEqual([
      {
        kind: 'link',
        label: 'English',
        href: '/docs/user/',
        active: true,
        attributes: { lang: 'en', hrefLang: 'en', 'data-full-load': '' },
      },
      {
        kind: 'link',
        label: 'Français',
        href: '/docs/fr/user/',
        active: false,
        attributes: { lang: 'fr', hrefLang: 'fr', 'data-full-load': '' },
      },
    ]);
  });

  it('on small screens the menus are called "Versions" and "Languages"', () => {
    expect(view(versionMenu)).toMatchObject({ mobileLabel: 'Versions' });
    expect(view({ kind: 'localeDropdown', before: [], after: [] })).toMatchObject({
      mobileLabel: 'Languages',
    });
  });

  it('a menu is active if it contains the current page', () => {
    const menu = { kind: 'dropdown', label: 'Menu', items: [extra], attributes: {} };
    expect(view(menu, { path: '/versions/' })).toMatchObject({
      active: true,
      items: [{ active: true }],
    });
    expect(view(menu, { path: '/other/' })).toMatchObject({ active: false });
  });
});

describe('links to the same page', () => {
  const kept = { search: '?q=zebra', hash: '#doors' };
  const hrefs = (item: object, given: Partial<NavbarEnvironment>, base?: Given) => {
    const menu = viewItem(item as ResolvedNavbarItem, { ...environment(base), kept, ...given });
    return (menu as DropdownView).items.map((entry) => 'href' in entry && entry.href);
  };
  const locales = { en: { path: 'en' }, de: { path: 'de' } } as unknown as Record<
    string,
    LocaleConfig
  >;
  const languageMenu = { kind: 'localeDropdown', before: [], after: [] };

  it('keep query and hash in another version that has the page, and nothing on a main page', () => {
    const versionPaths = { next: '/next/a/' };
    expect(hrefs(versionMenu, {}, { active: 'next', versionPaths })).toEqual([
      '/docs/next/a/?q=zebra#doors',
      '/docs/2.0/',
    ]);
  });

  it('keep the query on the search page, which searches the named version', () => {
    expect(hrefs(versionMenu, { isSearch: true }, { path: '/search/' })).toEqual([
      '/docs/search/?q=zebra&version=next',
      '/docs/search/?q=zebra&version=2.0',
    ]);
  });

  it('keep query and hash in another language', () => {
    expect(hrefs(languageMenu, {}, { path: '/search/', config: { locales } })).toEqual([
      '/docs/search/?q=zebra#doors',
      '/docs/de/search/?q=zebra#doors',
    ]);
  });
});
