import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { useLoadWithRetry } from '#client/loading/use-load-with-retry.ts';
import { translate } from '#client/translate.ts';

interface LazyEditorProps<Props> {
  /** Imports the editor; must be the same function on every call. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** An editor whose code is loaded when it renders; after a failure, a notice offers to retry. */
export function LazyEditor<Props extends object>({
  load,
  props,
}: LazyEditorProps<Props>): ReactNode {
  const { value: Editor, error, retry } = useLoadWithRetry(load);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!Editor) return <p role="status">{translate('try.opening', 'Opening the editor.')}</p>;
  return (
    <ErrorBoundary fallback={(reason, onRetry) => <LoadFailure error={reason} onRetry={onRetry} />}>
      <Editor {...props} />
    </ErrorBoundary>
  );
}
