import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { useLoadWithRetry } from './use-load-with-retry.ts';
import { translate } from '#client/i18n/translate.ts';

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
  return (
    <ModalDialog
      className="failure-dialog"
      title={title}
      closeLabel={translate('loading.close', 'Close')}
      onClose={onClose}
    >
      {children}
    </ModalDialog>
  );
}
