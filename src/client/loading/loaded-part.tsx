import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { useLoadWithRetry } from './use-load-with-retry.ts';

export interface LoadedPartProps<Props> {
  /** Imports the component; must be the same function on every call. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Class of the notice about a failure. */
  readonly className?: string;
  /** Shown while it loads. */
  readonly waiting?: ReactNode;
}

/**
 * A part that few readers open, so its code is loaded only then. If that fails, a notice offers to
 * retry.
 */
export function LoadedPart<Props extends object>(given: LoadedPartProps<Props>): ReactNode {
  const { load, props, className, waiting } = given;
  const { value: Part, error, retry } = useLoadWithRetry(load);
  const fail = (reason: Error, onRetry: () => void) => (
    <div className={className}>
      <LoadFailure error={reason} onRetry={onRetry} />
    </div>
  );
  if (error) return fail(error, retry);
  return Part ? (
    <ErrorBoundary fallback={fail}>
      <Part {...props} />
    </ErrorBoundary>
  ) : (
    waiting
  );
}
