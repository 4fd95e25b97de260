import { useId, useState } from 'react';
import type { TraceProps } from './trace-player.tsx';
import { LoadedPart } from '#client/loading/loaded-part.tsx';
import './trace.css';
import { translate } from '#client/i18n/translate.ts';

const loadPlayer = async () => (await import('./trace-player.tsx')).TracePlayer;

/** A button that opens and closes a command's trace; nothing if the trace is empty. */
export function WatchButton({ trace, failure }: TraceProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (trace.length === 0) return null;
  return (
    <>
      <p className="try-buttons">
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {failure === undefined
            ? translate('trace.watch', 'Watch it happen')
            : translate('trace.watchFailure', 'Watch where it ended')}
        </button>
      </p>
      <div id={id}>{isOpen && <LoadedPart load={loadPlayer} props={{ trace, failure }} />}</div>
    </>
  );
}
