import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { useLoadWithRetry } from './use-load-with-retry.ts';

export interface LoadedPartProps<Props> {
  /** Imports the component; must be the same function on every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** CSS class of the failure notice. */
  readonly className?: string;
  /** Renders the failure notice; by default, the error and a retry button. */
  readonly drawFailure?: (error: Error, onRetry: () => void) => ReactNode;
  /** Shown while the component loads. */
  readonly waiting?: ReactNode;
}

/**
 * A component that few readers open, so its code is loaded when it is first rendered. If it cannot
 * be loaded or crashes, a notice offers to retry.
 */
export function LoadedPart<Props extends object>({
  load,
  props,
  className,
  waiting,
  drawFailure = (reason, onRetry) => (
    <div className={className}>
      <LoadFailure error={reason} onRetry={onRetry} />
    </div>
  ),
}: LoadedPartProps<Props>) {
  const { value: Part, error, retry } = useLoadWithRetry(load);
  if (error) return drawFailure(error, retry);
  return Part ? (
    <ErrorBoundary fallback={drawFailure}>
      <Part {...props} />
    </ErrorBoundary>
  ) : (
    waiting
  );
}
