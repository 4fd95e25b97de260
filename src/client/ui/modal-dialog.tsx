import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface ModalDialogProps {
  readonly className: string;
  /** Heading, and name of the dialog. */
  readonly title: string;
  /** Words on the button that closes it. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A modal dialog with its title and a button to close it; the focus goes back to what opened it. */
export function ModalDialog({
  className,
  title,
  closeLabel,
  children,
  onClose,
}: ModalDialogProps): ReactNode {
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // Closing before React removes it gives focus back to the button.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className={`modal-dialog ${className}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="modal-dialog-header">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="quiet-button" onClick={onClose}>
          {closeLabel}
        </button>
      </div>
      {children}
    </dialog>
  );
}
