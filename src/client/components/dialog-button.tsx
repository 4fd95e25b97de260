import { useState, type ComponentType } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';

interface DialogButtonProps {
  /** A stable, documented id by which tools such as Rango recognize the button. */
  readonly id: string;
  /** The button's label and the dialog's title. */
  readonly title: string;
  /** Imports the dialog; must be the same function on every render. */
  readonly load: () => Promise<ComponentType<{ onClose(): void }>>;
}

/** Opens a dialog whose code is loaded on demand. Not rendered without JavaScript. */
export function DialogButton({ id, title, load }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useHydrated()) return null;
  return (
    <>
      <button id={id} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && <LazyDialog load={load} title={title} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
