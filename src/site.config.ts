import type { SiteConfigFields } from '#shared/config/site-config.ts';

const repositoryUrl = 'https://github.com/cursorless-dev/cursorless';

/** The repository of the extension, at the commit that these pages and the API reference describe. */
export const repository = {
  url: repositoryUrl,
  branch: 'main',
  sourceRef: '6bde5d396',
  contentPath: 'docs',
};

/** Quick-reference links, below the sidebar and in the footer. */
const atHand = {
  title: 'Quick reference',
  items: [
    { label: 'Try it', to: '/user/try/' },
    { label: 'Cheatsheet', to: '/user/cheatsheet/' },
    { label: 'Scopes by example', to: '/user/scopes/' },
    { label: 'Supported languages', to: '/user/languages/' },
    { label: 'Seeing hats', to: '/user/seeing-hats/' },
    { label: 'Spoken alphabet', to: '/user/alphabet/' },
    { label: 'Browsing by voice', to: '/voice/' },
    { label: 'Editing code', to: '/user/editing-code/' },
    { label: 'Editing prose', to: '/user/editing-prose/' },
    { label: 'Common mistakes', to: '/user/common-mistakes/' },
    { label: 'Troubleshooting', to: '/user/troubleshooting/' },
    { label: 'Error messages', to: '/user/error-messages/' },
  ],
};

/** Links to pages that explain the code, below the contributors' sidebar. */
const guides = {
  title: 'Guides',
  items: [
    { label: 'How a command runs', to: '/contributing/how-a-command-runs/' },
    { label: 'Adding an action', to: '/contributing/adding-an-action/' },
    { label: 'Adding a scope', to: '/contributing/adding-a-scope/' },
  ],
};

/** The configuration of this site: plain data. Every field is described in `src/shared/config/site-config.ts`. */
const siteConfig: SiteConfigFields = {
  title: 'Cursorless',
  tagline: 'Structural voice coding at the speed of thought',
  url: 'https://www.cursorless.org',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  image: 'social-card.png',
  socialCards: true,
  voice: true,
  repository,
  sidebars: { user: 'user', contributing: 'contributing' },
  sidebar: { links: { user: atHand, contributing: guides } },
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
    popular: ['installation', 'hats', 'marks'],
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
        ],
      },
      {
        title: atHand.title,
        items: [
          // The reference has a class named "Cheatsheet", and each name on a page must have one
          // target.
          ...atHand.items.map((item) =>
            item.label === 'Cheatsheet' ? { ...item, label: 'Cheatsheet of commands' } : item,
          ),
          { label: 'Glossary', to: '/user/glossary/' },
        ],
      },
      {
        title: 'For contributors',
        items: [
          { label: 'Contributing', to: '/contributing/' },
          ...guides.items,
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
