import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { useLoadWithRetry } from './use-load-with-retry.ts';

interface LoadedPartProps<Props> {
  /** Imports the component; must be the same function on every call. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Class of the notice about a failure. */
  readonly className?: string;
}

/**
 * A part that few readers open, so its code is loaded only then. If that fails, a notice offers to
 * retry.
 */
export function LoadedPart<Props extends object>(given: LoadedPartProps<Props>): ReactNode {
  const { load, props, className } = given;
  const { value: Part, error, retry } = useLoadWithRetry(load);
  if (error)
    return (
      <div className={className}>
        <LoadFailure error={error} onRetry={retry} />
      </div>
    );
  return Part && <Part {...props} />;
}
