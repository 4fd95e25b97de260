import { describe, expect, it } from 'vitest';
import { resolveRedirects, type RedirectTargets } from './resolve-redirects.ts';

const pages = ['/', '/guide/', '/Guide/Tools/', '/1.0/guide/'];
const targets: RedirectTargets = {
  baseUrl: '/docs/',
  siteBaseUrl: '/docs/',
  pages,
  findPath: (path) => pages.find((page) => page.toLowerCase() === path.toLowerCase()),
  isFile: (path) => path === '/poster.pdf',
  nested: ['/docs/de/'],
  elsewhere: ['/blog/'],
};

/** Resolves redirects written as `from > to`, one per line of a file. */
function resolve(lines: readonly string[], more: Partial<RedirectTargets> = {}) {
  const written = lines.map((line, index) => {
    const [from = '', to = ''] = line.split(' > ');
    const position = () => ({ file: 'site.config.ts', line: index + 1, column: 3 });
    return { from, written: from, to, position, targetPosition: position };
  });
  const { redirects, problems } = resolveRedirects(written, { ...targets, ...more });
  return {
    leads: redirects.map(({ from, to }) => `${from} > ${to}`),
    faults: problems.map(({ position, message, hint }) => `${position.line} ${message} ${hint}`),
  };
}

describe('resolveRedirects', () => {
  it.each([
    ['/old > /guide/', '/old/ > /docs/guide/'],
    ['/docs/old/ > /docs/guide', '/old/ > /docs/guide/'],
    ['/old/ > /guide/tools?a=b#top', '/old/ > /docs/Guide/Tools/?a=b#top'],
    ['/old.html > /', '/old.html > /docs/'],
    ['/old/ > /poster.pdf', '/old/ > /docs/poster.pdf'],
    ['/old/ > /blog/news/', '/old/ > /blog/news/'],
    ['/old/ > https://example.org/ü', '/old/ > https://example.org/%C3%BC'],
    ['/%C3%BCber/ > /', '/über/ > /docs/'],
  ])('resolves %s', (written, lead) => {
    expect(resolve([written])).toEqual({ leads: [lead], faults: [] });
  });

  it('leads a page that has moved twice directly to its final address, and ignores duplicates', () => {
    expect(resolve(['/a/ > /b/', '/b > /guide/', '/b/ > /guide'])).toEqual({
      leads: ['/a/ > /docs/guide/', '/b/ > /docs/guide/'],
      faults: [],
    });
  });

  it("replaces the site's base path with the language's", () => {
    const german = { baseUrl: '/docs/de/', nested: [] };
    expect(resolve(['/docs/old/ > /docs/guide/'], german).leads).toEqual([
      '/old/ > /docs/de/guide/',
    ]);
  });

  it.each([
    ['/a/ > /a', '1 The redirect from "/a/" leads to itself. Point it to a page.'],
    [
      '/a > /giude/',
      '1 The redirect from "/a" leads to "/giude/", which does not exist. The nearest page is "/guide/". If another part of the host has it, add "/giude/" to `checks.elsewhere` in the configuration.',
    ],
    [
      '/a/ > /handbook-of-the-kiln/x',
      '"/handbook-of-the-kiln/x", which does not exist. Write the path of a page, such as "/guide/", or a full address. If another part of the host has it, add "/handbook-of-the-kiln/" to `checks.elsewhere` in the configuration.',
    ],
    ['/a/ > javascript:alert()', '1 The redirect from "/a/" leads to "javascript:alert()", which'],
    ['/a/ > //elsewhere.example/', '1 The redirect from "/a/" leads to "//elsewhere.example/"'],
    ['/a/ > https://', '1 The redirect from "/a/" leads to "https://", which does not exist.'],
    ['/GUIDE > /', '1 The redirect from "/GUIDE" starts at a page that exists. Remove'],
    ['/guide.html > /', '1 The redirect from "/guide.html" starts at a page that exists.'],
    ['/de/old/ > /', '1 The redirect from "/de/old/" starts in another language. Remove'],
    ['old > /', '1 The redirect from "old" starts outside the site. Write'],
    ['//host/old > /', '1 The redirect from "//host/old" starts outside the site.'],
    ['https://host/old > /', '1 The redirect from "https://host/old" starts outside the site.'],
    ['/../old > /', '1 The redirect from "/../old" starts outside the site.'],
    ['/%2e%2e/old > /', '1 The redirect from "/%2e%2e/old" starts outside the site.'],
    ['/old?page=2 > /', '1 The redirect from "/old?page=2" starts outside the site.'],
  ])('rejects %s', (written, fault) => {
    const { leads, faults } = resolve([written]);
    expect(leads).toEqual([]);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it('rejects a loop, and a second target, and names the first one', () => {
    expect(resolve(['/x/ > /a/', '/a > /b/', '/b/ > /c/', '/c > /a/']).faults).toEqual([
      '2 The redirect from "/a" is part of a loop: /a → /b/ → /c → /a. Point it to a page.',
    ]);
    expect(resolve(['/a/ > /b/', '/b/ > /nowhere/']).faults).toEqual([
      expect.stringMatching(/^2 The redirect from "\/b\/" leads to "\/nowhere\/"/),
    ]);
    expect(resolve(['/a/ > /guide/', '/A > /'])).toEqual({
      leads: ['/a/ > /docs/guide/'],
      faults: [
        '2 The redirect from "/A" has two targets: "/guide/" and "/". Remove one of them; the other is in site.config.ts:1.',
      ],
    });
  });
});
