import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { announce } from '#client/announce.ts';
import { DrawnText } from '#client/try/drawing/drawn-text.tsx';
import { drawFrame } from '#client/try/drawing/draw-state.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import { traceFrames } from '../drawing/trace-frames.ts';
import { translate } from '#client/i18n/translate.ts';

/** What a command did, step by step. */
export interface TraceProps {
  readonly trace: readonly TraceStage[];
  /** Why the command failed; absent if it succeeded. */
  readonly failure?: string;
}

/**
 * Shows step by step how a command finds its targets and what it does with them. It does not play
 * automatically.
 */
export function TracePlayer({ trace, failure }: TraceProps) {
  const id = useId();
  const frames = useMemo(() => traceFrames(trace, failure), [trace, failure]);
  const [place, setPlace] = useState(0);
  const picture = useRef<HTMLPreElement>(null);
  useEffect(() => {
    picture.current?.querySelector(outlines)?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const at = Math.min(place, frames.length - 1);
  const frame = frames[at];
  if (!frame) return null;
  const count = translate('trace.place', '{number} of {total}', {
    number: at + 1,
    total: frames.length,
  });
  // For the buttons; the slider announces its own value.
  const step = (by: number) => {
    const next = Math.max(0, Math.min(at + by, frames.length - 1));
    setPlace(next);
    announce(frames[next]?.sentence ?? '');
  };
  return (
    <div className="trace" role="group" aria-label={traceLabel}>
      <p id={`${id}-sentence`} className="trace-sentence">
        <span className="trace-count">{count}</span> {frame.sentence}
      </p>
      <div className="trace-keys">
        <button type="button" className="button" aria-disabled={at === 0} onClick={() => step(-1)}>
          {translate('trace.back', 'Back')}
        </button>
        <input
          ref={focus}
          type="range"
          min={1}
          max={frames.length}
          value={at + 1}
          aria-label={traceLabel}
          aria-valuetext={`${count}. ${frame.sentence}`}
          onChange={({ target }) => setPlace(Number(target.value) - 1)}
        />
        <button
          type="button"
          className="button"
          aria-disabled={at === frames.length - 1}
          onClick={() => step(1)}
        >
          {translate('trace.forward', 'Forward')}
        </button>
      </div>
      <pre ref={picture} className="example-code" dir="ltr" aria-hidden="true">
        <code>
          <DrawnText lines={drawFrame(frame)} />
        </code>
      </pre>
    </div>
  );
}

/** Focuses the slider, so that the arrow keys work at once, and scrolls the trace into view. */
function focus(slider: HTMLInputElement | null) {
  slider?.focus();
  slider?.closest('.trace')?.scrollIntoView({ block: 'nearest' });
}

const outlines = '.example-marked, .example-removed, .example-added, .example-cursor';
const traceLabel = translate('trace.label', 'How it happened');
