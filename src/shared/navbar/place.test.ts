import { describe, expect, it } from 'vitest';
import type { VersionConfig } from '../config/version-config.ts';
import { isDocActive, isLinkActive } from '#client/components/navbar/is-active.ts';
import { localeHref } from '../paths/locale-path.ts';
import type { DocTarget, ResolvedLink } from './resolved-item.ts';
import { candidateVersions } from '#client/components/navbar/versions.ts';

const place = {
  path: '/user/glossary/',
  href: '/docs/user/glossary/',
  docId: 'user/glossary',
  sidebar: 'user',
};
const link = (more: Partial<ResolvedLink>): ResolvedLink => ({
  kind: 'link',
  href: '',
  attributes: {},
  ...more,
});
const target = (more: Partial<DocTarget>): DocTarget => ({
  path: '/',
  label: '',
  sidebar: null,
  ...more,
});

describe('isLinkActive', () => {
  it('matches the prefix', () => {
    expect(isLinkActive(link({ activeBasePath: '/user' }), place)).toBe(true);
    expect(isLinkActive(link({ activeBasePath: 'user' }), place)).toBe(true);
    expect(isLinkActive(link({ activeBasePath: '/contributing' }), place)).toBe(false);
  });

  it('matches the pattern in any case, and the pattern wins', () => {
    expect(isLinkActive(link({ activeBaseRegex: 'GLOSS.RY' }), place)).toBe(true);
    expect(isLinkActive(link({ activeBaseRegex: 'nothing', activeBasePath: '/user' }), place)).toBe(
      false,
    );
  });

  it('is active on its own page only, and never for other sites', () => {
    expect(isLinkActive(link({ path: '/user/glossary/' }), place)).toBe(true);
    expect(isLinkActive(link({ path: '/user/glossary/#marks' }), place)).toBe(true);
    expect(isLinkActive(link({ path: '/user/' }), place)).toBe(false);
    expect(isLinkActive(link({ href: 'https://example.com/user/glossary/' }), place)).toBe(false);
  });
});

describe('isDocActive', () => {
  it('is active on its document and everywhere in its sidebar', () => {
    expect(isDocActive(target({ docId: 'user/glossary' }), place)).toBe(true);
    expect(isDocActive(target({ docId: 'user/README', sidebar: 'user' }), place)).toBe(true);
    expect(isDocActive(target({ docId: 'contributing', sidebar: 'contributing' }), place)).toBe(
      false,
    );
  });

  it('is not active on pages without a document', () => {
    expect(
      isDocActive(target({ docId: 'user/README', sidebar: 'user' }), {
        path: '/search/',
        href: '/docs/search/',
      }),
    ).toBe(false);
    expect(
      isDocActive(target({ sidebar: null }), { path: '/search/', href: '/docs/search/' }),
    ).toBe(false);
  });
});

const version = (name: string, isLast = false): VersionConfig => ({
  name,
  label: name,
  isLast,
  path: `/${name}/`,
  banner: 'none',
  badge: false,
});
const versions = [version('next'), version('2.0', true), version('1.0')];
const names = (active: string | undefined, preferred: string | null) =>
  candidateVersions({ versions, active, preferred }).map(({ name }) => name);

describe('versions', () => {
  it('tries the active, then the preferred, then the latest version', () => {
    expect(names('next', '1.0')).toEqual(['next', '1.0', '2.0']);
    expect(names(undefined, '1.0')).toEqual(['1.0', '2.0', 'next']);
    expect(names(undefined, null)).toEqual(['2.0', 'next', '1.0']);
  });

  it('ignores a preferred version that no longer exists', () => {
    expect(names(undefined, '0.9')[0]).toBe('2.0');
  });
});

describe('localeHref', () => {
  const locale = (path: string) =>
    ({ label: path, direction: 'ltr', htmlLang: path, calendar: 'gregory', path }) as const;
  const locales = { en: locale('en'), fr: locale('fr') };

  it('points to the same page in another language', () => {
    const english = { baseUrl: '/docs/', locales, defaultLocale: 'en', current: 'en' };
    const french = { baseUrl: '/docs/fr/', locales, defaultLocale: 'en', current: 'fr' };
    expect(localeHref(english, 'fr', '/user/')).toBe('/docs/fr/user/');
    expect(localeHref(english, 'en', '/user/')).toBe('/docs/user/');
    expect(localeHref(french, 'en', '/user/')).toBe('/docs/user/');
    expect(localeHref(french, 'fr', '/')).toBe('/docs/fr/');
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example/'])(
    'leads to no other host from an unknown address: %j',
    (path) => {
      for (const current of ['en', 'fr']) {
        const baseUrl = current === 'en' ? '/' : '/fr/';
        const site = { baseUrl, locales, defaultLocale: 'en', current };
        expect(localeHref(site, 'en', path)).toBe('/evil.example/');
        expect(localeHref(site, 'fr', path)).toBe('/fr/evil.example/');
      }
    },
  );
});
