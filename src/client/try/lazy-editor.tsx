import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Translate } from '../ui/translate.tsx';
import { useLoadWithRetry } from '../loading/use-load-with-retry.ts';

interface LazyEditorProps<Props> {
  /** Imports the editor; the same function at every call. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** An editor whose code is loaded when it is drawn; where that fails, the place says so and tries again. */
export function LazyEditor<Props extends object>({
  load,
  props,
}: LazyEditorProps<Props>): ReactNode {
  const { value: Editor, error, retry } = useLoadWithRetry(load);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!Editor)
    return (
      <p role="status">
        <Translate id="try.opening">Opening the editor.</Translate>
      </p>
    );
  return (
    <ErrorBoundary fallback={(reason, onRetry) => <LoadFailure error={reason} onRetry={onRetry} />}>
      <Editor {...props} />
    </ErrorBoundary>
  );
}
