import { LoadFailure } from '../ui/load-failure.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { LoadedPart, type LoadedPartProps } from './loaded-part.tsx';
import { translate } from '#client/i18n/translate.ts';

interface LazyDialogProps<Props> extends LoadedPartProps<Props & { onClose(): void }> {
  /** Accessible name of the error dialog. */
  readonly title: string;
}

/**
 * A dialog whose code is loaded when it opens. If loading fails or the dialog crashes, a small
 * dialog reports that and offers to retry; the page itself is unaffected.
 */
export function LazyDialog<Props extends object>({ title, ...part }: LazyDialogProps<Props>) {
  return (
    <LoadedPart
      {...part}
      drawFailure={(_error, onRetry) => (
        <ModalDialog
          className="failure-dialog"
          title={title}
          closeLabel={translate('loading.close', 'Close')}
          onClose={part.props.onClose}
        >
          <LoadFailure onRetry={onRetry} />
        </ModalDialog>
      )}
    />
  );
}
