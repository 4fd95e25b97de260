import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import { LoadedPart } from '#client/loading/loaded-part.tsx';
import './trace.css';

interface WatchButtonProps {
  readonly trace: readonly TraceStage[];
  /** Why the command failed. */
  readonly failure?: string;
}

const loadPlayer = async () => (await import('./trace-player.tsx')).TracePlayer;

/** A button that opens a command's trace. */
export function WatchButton({ trace, failure }: WatchButtonProps): ReactNode {
  const translate = useTranslate();
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
            ? translate({ id: 'trace.watch', message: 'Watch it happen' })
            : translate({ id: 'trace.watchFailure', message: 'Watch where it ended' })}
        </button>
      </p>
      <div id={id}>{isOpen && <LoadedPart load={loadPlayer} props={{ trace, failure }} />}</div>
    </>
  );
}
