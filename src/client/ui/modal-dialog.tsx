import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';

interface ModalProps extends ComponentProps<'dialog'> {
  onClose(): void;
}

/** An open modal dialog. When closed, it returns focus to the element that opened it. */
export function Modal({ onClose, ...rest }: ModalProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // Closing the dialog before React removes it returns focus to the element that had it.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      {...rest}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    />
  );
}

interface ModalDialogProps {
  readonly className: string;
  /** Heading and accessible name of the dialog. */
  readonly title: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A modal dialog with a title and a close button. */
export function ModalDialog({ className, title, closeLabel, children, onClose }: ModalDialogProps) {
  const titleId = useId();
  return (
    <Modal className={`modal-dialog ${className}`} aria-labelledby={titleId} onClose={onClose}>
      <div className="modal-dialog-header">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="quiet-button" onClick={onClose}>
          {closeLabel}
        </button>
      </div>
      {children}
    </Modal>
  );
}
