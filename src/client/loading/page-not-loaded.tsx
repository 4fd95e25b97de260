import type { ReactNode } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';

interface PageNotLoadedProps {
  readonly error: Error;
  readonly heading: string;
  onRetry(): void;
}

/** Stands in for a page whose code could not be loaded: the reason, and a way to try again. */
export function PageNotLoaded({ error, heading, onRetry }: PageNotLoadedProps): ReactNode {
  return (
    <main id="main-content" className="page-frame state-page" tabIndex={-1}>
      <h1>{heading}</h1>
      <LoadFailure error={error} onRetry={onRetry} />
    </main>
  );
}
