/**
 * Packages that the dev server bundles for the browser in advance, so that it need not scan all
 * sources first, and no page reloads because a package was found later. Vite discovers other
 * imports of authors' pages.
 */
export const preparedPackages = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'zustand',
    'zustand/vanilla',
    '@docsearch/react/modal',
    'algoliasearch/lite',
    'minisearch/SearchableMap',
    'fastest-levenshtein',
    'diff',
    'web-tree-sitter',
  ],
  entries: [],
  holdUntilCrawlEnd: false,
};
