import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { useLoadWithRetry } from './use-load-with-retry.ts';

interface LazyDialogProps<Props> {
  /** Imports the dialog; must be the same function on every call. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props & { onClose(): void };
  /** Accessible name of the error dialog. */
  readonly title: string;
}

/**
 * A dialog whose code is loaded when it opens. If loading fails or the dialog crashes, a small
 * dialog reports that and offers to retry; the page itself is unaffected.
 */
export function LazyDialog<Props extends object>({
  load,
  props,
  title,
}: LazyDialogProps<Props>): ReactNode {
  const { value: Dialog, error, retry } = useLoadWithRetry(load);
  const drawFailure = (_reason: Error, onRetry: () => void): ReactNode => (
    <FailureDialog title={title} onClose={props.onClose}>
      <LoadFailure onRetry={onRetry} />
    </FailureDialog>
  );
  if (error) return drawFailure(error, retry);
  return Dialog ? (
    <ErrorBoundary fallback={drawFailure}>
      <Dialog {...props} />
    </ErrorBoundary>
  ) : null;
}

interface FailureDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

function FailureDialog({ title, children, onClose }: FailureDialogProps): ReactNode {
  const translate = useTranslate();
  return (
    <ModalDialog
      className="failure-dialog"
      title={title}
      closeLabel={translate({ id: 'loading.close', message: 'Close' })}
      onClose={onClose}
    >
      {children}
    </ModalDialog>
  );
}
