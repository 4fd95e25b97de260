import type { ReactNode } from 'react';

/** The search page. */
export function SearchPage(): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className="page-frame search-page">
      <h1>Search the documentation</h1>
    </main>
  );
}
