import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { createDocument, isReversed, selectionRange, toSelection } from '#engine/text/document.ts';
import type { Selection } from '#shared/text/position.ts';
import { drawState } from '../drawing/draw-state.ts';
import { isUndo } from '#client/try/command/command-field.tsx';
import { DrawnText } from '../drawing/drawn-text.tsx';
import type { SessionStep } from '#client/try/session/session.ts';

interface TextAreaProps {
  readonly state: EngineState;
  readonly step: SessionStep | undefined;
  onText(text: string, selections: readonly Selection[]): void;
  onPlace(selections: readonly Selection[]): void;
  onUndo(): void;
}

/**
 * The text, editable by hand. The visible text is drawn below a field with transparent letters, so that hats, selections
 * and highlights need no editor: both wrap lines in the same places.
 */
export function TextArea({ state, step, onText, onPlace, onUndo }: TextAreaProps): ReactNode {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(() => drawState(state, step), [state, step]);
  useLayoutEffect(() => {
    if (field.current && field.current === document.activeElement)
      showSelection(field.current, state);
  }, [state]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isUndo(event)) return;
    event.preventDefault();
    onUndo();
  };
  return (
    <div className="try-text">
      <pre className="example-code" dir="ltr" aria-hidden="true">
        <code>
          <DrawnText lines={lines} />
        </code>
      </pre>
      <textarea
        ref={field}
        className="example-code"
        dir="ltr"
        aria-label={translate({ id: 'try.text', message: 'Text to edit' })}
        rows={1}
        value={state.text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => showSelection(currentTarget, state)}
        onChange={({ currentTarget }) =>
          onText(currentTarget.value, [readSelection(currentTarget)])
        }
        onSelect={({ currentTarget }) => {
          // The browser has one selection; while it is the first of several, the others stay.
          if (!isShown(currentTarget, state)) onPlace([readSelection(currentTarget)]);
        }}
      />
    </div>
  );
}

function readSelection({
  value,
  selectionStart,
  selectionEnd,
  selectionDirection,
}: HTMLTextAreaElement): Selection {
  const range = { start: selectionStart, end: selectionEnd };
  return toSelection(createDocument(value), range, selectionDirection === 'backward');
}

function isShown(
  field: HTMLTextAreaElement,
  { text, languageId, selections }: EngineState,
): boolean {
  const [first] = selections;
  if (!first || field.value !== text) return true;
  const { start, end } = selectionRange(createDocument(text, languageId), first);
  return field.selectionStart === start && field.selectionEnd === end;
}

function showSelection(field: HTMLTextAreaElement, state: EngineState): void {
  const [first] = state.selections;
  if (!first || isShown(field, state)) return;
  const { start, end } = selectionRange(createDocument(state.text, state.languageId), first);
  field.setSelectionRange(start, end, isReversed(first) ? 'backward' : 'forward');
}
