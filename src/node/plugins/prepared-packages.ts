/**
 * The packages that the development server bundles for the browser before anybody asks for them, so that it need not read
 * all sources first, and no page is loaded again because one was found later. What authors' pages import besides is left
 * to Vite to discover.
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
    '@docsearch/react/button',
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
