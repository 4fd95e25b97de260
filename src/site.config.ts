import type { SiteConfigFields } from '#shared/site-config.ts';

const repositoryUrl = 'https://github.com/cursorless-dev/cursorless';

/** The repository of the extension, at the commit that these pages and the API reference describe. */
export const repository = {
  url: repositoryUrl,
  branch: 'main',
  sourceRef: '6bde5d396',
  contentPath: 'docs',
};

/** Pages to look things up in, below the sidebar and in the footer. */
const atHand = {
  title: 'At hand',
  items: [
    { label: 'Try it', to: '/user/try/' },
    { label: 'Cheatsheet of commands', to: '/user/cheatsheet/' },
    { label: 'Scopes by example', to: '/user/scopes/' },
    { label: 'Supported languages', to: '/user/languages/' },
    { label: 'Seeing hats', to: '/user/seeing-hats/' },
    { label: 'Common mistakes', to: '/user/common-mistakes/' },
    { label: 'When it does not work', to: '/user/troubleshooting/' },
  ],
};

/** The configuration of this site: plain data. Every field is described in `src/shared/site-config.ts`. */
const siteConfig: SiteConfigFields = {
  title: 'Cursorless',
  tagline: 'Structural voice coding at the speed of thought',
  url: 'https://www.cursorless.org',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  image: 'social-card.png',
  repository,
  sidebars: { user: 'user', contributing: 'contributing' },
  sidebar: { links: { user: atHand } },
  navbar: {
    title: 'Cursorless',
    logo: { src: 'logo.svg', alt: 'Cursorless', width: 32, height: 32 },
    hideOnScroll: false,
    items: [
      { type: 'doc', docId: 'user/README', label: 'For users', position: 'left' },
      {
        type: 'doc',
        docId: 'contributing/CONTRIBUTING',
        label: 'For contributors',
        position: 'left',
      },
      { href: repositoryUrl, label: 'GitHub repository', position: 'right' },
    ],
  },
  search: {
    searchPagePath: 'search',
    sandboxPath: '/user/try/',
    contextualSearch: true,
    placeholder: 'Search docs',
    reportUrl: `${repositoryUrl}/issues/new?title=${encodeURIComponent('Search finds nothing for: ')}{query}`,
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'For users',
        items: [
          { label: 'Installation', to: '/user/installation/' },
          { label: 'Customization', to: '/user/customization/' },
          { label: 'Glossary', to: '/user/glossary/' },
        ],
      },
      atHand,
      {
        title: 'For contributors',
        items: [
          { label: 'Contributing', to: '/contributing/' },
          { label: 'API reference', to: '/contributing/api/' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'Report a problem', href: `${repositoryUrl}/issues/new` },
          { label: 'Discussions', href: `${repositoryUrl}/discussions` },
        ],
      },
    ],
    copyright: 'Cursorless is free software under the MIT license.',
  },
};

export default siteConfig;
