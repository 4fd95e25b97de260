import type { ComponentType } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { PageNotLoaded } from './page-not-loaded.tsx';
import { useLoadWithRetry } from './use-load-with-retry.ts';

interface RecoveringInput {
  /** The content as the document holds it: it can be read, but what is live in it does not work. */
  readonly Adopted: ComponentType;
  /** Asks for the code again. */
  readonly load: () => Promise<ComponentType>;
  /** Why the first try failed. */
  readonly failure: Error;
  /** Heading of a page that is nothing without its code; null where the text stays. */
  readonly heading: string | null;
}

/** Content whose code was missing on first load: the text stays, a box says so, and the live content comes with a later try. */
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
