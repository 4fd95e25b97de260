import type { ComponentType } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { PageNotLoaded } from './page-not-loaded.tsx';
import { useLoadWithRetry } from './use-load-with-retry.ts';

interface RecoveringInput {
  /** The document's content: it can be read, but its live parts do not work. */
  readonly Adopted: ComponentType;
  /** Requests the code again. */
  readonly load: () => Promise<ComponentType>;
  /** Why the first attempt failed. */
  readonly failure: Error;
  /** Heading of a page that is empty without its code; null if its text can be read anyway. */
  readonly heading: string | null;
}

/**
 * Creates content whose code could not be loaded at first: the text remains, a notice explains the
 * failure, and a retry makes the content live.
 */
export function createRecoveringContent({
  Adopted,
  load,
  failure,
  heading,
}: RecoveringInput): ComponentType {
  return function Recovering() {
    const { value: Content, error, retry } = useLoadWithRetry(load, failure);
    const isHydrated = useHydrated();
    if (Content) return <Content />;
    if (!isHydrated || !error) return <Adopted />;
    if (heading !== null) return <PageNotLoaded error={error} heading={heading} onRetry={retry} />;
    return (
      <>
        <LoadFailure error={error} onRetry={retry} />
        <Adopted />
      </>
    );
  };
}
