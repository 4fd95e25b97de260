import type { SiteConfigFields } from '#shared/config/site-config.ts';

const repositoryUrl = 'https://github.com/cursorless-dev/cursorless';

/** The extension's repository, at the commit that these pages and the API reference describe. */
export const repository = {
  url: repositoryUrl,
  branch: 'main',
  sourceRef: '6bde5d396',
  contentPath: 'docs',
};

/** Groups of the user sidebar, in the order in which readers need them. */
const userGroups = [
  { label: 'Start', items: ['user/README', 'user/installation', 'try'] },
  {
    label: 'Commands',
    items: ['user/marks', 'user/modifiers', 'user/ranges-and-lists', 'user/actions', 'scopes'],
  },
  { label: 'Everyday', items: ['editing-code', 'editing-prose', 'common-mistakes'] },
  { label: 'Look up', items: ['cheatsheet', 'user/glossary', 'alphabet', 'languages'] },
  {
    label: 'Make it yours',
    items: ['user/customization', 'seeing-hats', 'user/unicode', 'user/experimental'],
  },
  { label: 'Fix', items: ['troubleshooting', 'error-messages', 'user/updating'] },
];

/**
 * This site's configuration, as plain data. Every field is described in
 * `src/shared/config/site-config.ts`.
 */
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
  sidebar: { groups: { user: userGroups } },
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
  api: { path: 'contributing/api' },
  footer: {
    style: 'light',
    links: [
      {
        title: 'For users',
        items: [
          { label: 'Installation', to: '/user/installation/' },
          { label: 'Try it', to: '/user/try/' },
          { label: 'Glossary', to: '/user/glossary/' },
          { label: 'Troubleshooting', to: '/user/troubleshooting/' },
        ],
      },
      {
        title: 'For contributors',
        items: [
          { label: 'Contributing', to: '/contributing/' },
          { label: 'How a command runs', to: '/contributing/how-a-command-runs/' },
          { label: 'Adding an action', to: '/contributing/adding-an-action/' },
          { label: 'Adding a scope', to: '/contributing/adding-a-scope/' },
          { label: 'API reference', to: '/contributing/api/' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'Browsing by voice', to: '/voice/' },
          { label: 'Report a problem', href: `${repositoryUrl}/issues/new` },
          { label: 'Discussions', href: `${repositoryUrl}/discussions` },
        ],
      },
    ],
    copyright: 'Cursorless is free software under the MIT license.',
  },
};

export default siteConfig;
