import { LoadFailure } from '../ui/load-failure.tsx';

interface PageNotLoadedProps {
  readonly error: Error;
  readonly heading: string;
  onRetry(): void;
}

/** Replaces a page whose code could not be loaded with the reason and a retry button. */
export function PageNotLoaded({ error, heading, onRetry }: PageNotLoadedProps) {
  return (
    <main id="main-content" className="page-frame state-page" tabIndex={-1}>
      <h1>{heading}</h1>
      <LoadFailure error={error} onRetry={onRetry} />
    </main>
  );
}
