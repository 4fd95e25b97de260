import type { ReactNode } from 'react';

/** The search page. */
export function SearchPage(): ReactNode {
  return <h1>Search the documentation</h1>;
}
