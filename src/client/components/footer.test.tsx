import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FooterConfig } from '#shared/config/site-config.ts';
import { SiteFixture } from '#client/testing/site-fixture.tsx';
import { Footer } from './footer.tsx';

function show(footer: Partial<FooterConfig>): void {
  render(
    <SiteFixture config={{ footer: { style: 'light', links: [], ...footer } }}>
      <Footer />
    </SiteFixture>,
  );
}

const glossary = { label: 'Glossary', to: '/user/glossary' };
const away = { label: 'Elsewhere', href: 'https://example.com/' };

afterEach(cleanup);

describe('Footer', () => {
  it('renders columns, with or without a title', () => {
    show({
      links: [
        { title: 'For users', items: [glossary] },
        { title: null, items: [away] },
      ],
    });
    expect(screen.getByText('For users')).toBeTruthy();
    expect(document.querySelectorAll('.footer-column')).toHaveLength(2);
    expect(document.querySelectorAll('.footer-title')).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'For users' })).toBeTruthy();
  });

  it('renders a plain list with middle dots between the items', () => {
    show({ links: [glossary, away, glossary] });
    expect(document.querySelector('nav')?.textContent).toBe('Glossary·Elsewhere·Glossary');
  });

  it('shows a logo for each mode with its size and link, and copyright markup', () => {
    const logo = {
      src: 'light.svg',
      srcDark: 'dark.svg',
      width: 80,
      height: 40,
      href: 'https://example.com/',
      target: '_self',
    };
    show({ logo, copyright: 'Made by <b>readers</b>' });
    const [light, dark] = document.querySelectorAll('.footer-logo img');
    expect([light?.getAttribute('src'), dark?.getAttribute('src')]).toEqual([
      '/docs/light.svg',
      '/docs/dark.svg',
    ]);
    expect([light?.getAttribute('width'), light?.getAttribute('height')]).toEqual(['80', '40']);
    const link = document.querySelector('.footer-logo a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'https://example.com/',
      '_self',
    ]);
    expect(screen.getByText('readers').tagName).toBe('B');
  });

  it('links the logo to a page of the site by its path below the base path', () => {
    show({ logo: { src: 'light.svg', href: '/guide/' } });
    expect(document.querySelector('.footer-logo a')?.getAttribute('href')).toBe('/docs/guide/');
  });

  it('external links get an icon and a new tab; markup is unchanged', () => {
    show({ links: [away, { html: '<i>Own</i>' }] });
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.querySelector('.external-icon')).not.toBeNull();
    expect(screen.getByText('Own').tagName).toBe('I');
  });

  it('has two styles, and renders nothing if nothing is configured', () => {
    show({ style: 'dark', copyright: 'x' });
    expect(screen.getByRole('contentinfo').className).toContain('footer-dark');
    expect(document.querySelector('nav, .footer-logo')).toBeNull();
    cleanup();
    show({});
    expect(document.querySelector('footer')).toBeNull();
  });

  it('contains tools for readers even if nothing else is configured', () => {
    render(
      <SiteFixture>
        <Footer tools={<button type="button">My vocabulary</button>} />
      </SiteFixture>,
    );
    expect(
      screen
        .getByRole('contentinfo')
        .contains(screen.getByRole('button', { name: 'My vocabulary' })),
    ).toBe(true);
  });

  it('internal links have the base path and a trailing slash', () => {
    show({ links: [glossary] });
    expect(screen.getByRole('link', { name: 'Glossary' }).getAttribute('href')).toBe(
      '/docs/user/glossary/',
    );
  });
});
