import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { listen } from '#client/listen.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { createDocument, documentOf, toSelection } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { isSameRange, type Range } from '#shared/text/range.ts';
import { isReversed, type Selection } from '#shared/text/position.ts';
import { createColorCode } from '../drawing/color-code.ts';
import { drawState } from '../drawing/draw-state.ts';
import { directionOfKey, type HistoryDirection } from '#client/try/guess/history-direction.ts';
import { DrawnText } from '../drawing/drawn-text.tsx';
import type { SessionStep } from '#client/try/session/session.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';

interface TextAreaProps {
  readonly state: EngineState;
  readonly step: SessionStep | undefined;
  /** Whether to focus the text when it appears. */
  readonly isFocused: boolean;
  onText(text: string, selections: readonly Selection[]): void;
  onPlace(selections: readonly Selection[]): void;
  onHistory(direction: HistoryDirection): void;
  /**
   * Called when the reader points at a place, by clicking it or by pressing Ctrl+Enter at the
   * cursor.
   */
  onPoint(place: Range): void;
  onEscape(): void;
  /** Content rendered over the text. */
  readonly children: ReactNode;
}

/**
 * The text, editable by hand. The visible text is drawn beneath a field with transparent letters,
 * so that hats, selections and highlights need no editor library; both layers wrap lines in the
 * same places.
 */
export function TextArea({
  state,
  step,
  isFocused,
  onText,
  onPlace,
  onHistory,
  onPoint,
  onEscape,
  children,
}: TextAreaProps) {
  const { text, languageId } = state;
  // Memoized separately: highlighting takes half of the drawing time, and hats and selections
  // change more often than the text.
  const colorCode = useMemo(() => createColorCode(languageId), [languageId]);
  const tokens = useMemo(() => colorCode(text), [colorCode, text]);
  const lines = useMemo(() => drawState(state, step, tokens), [state, step, tokens]);
  const selecting = useSelection(state, onPlace, isFocused);
  return (
    <div className="try-text">
      <pre className="example-code" dir="ltr" aria-hidden="true">
        <code>
          <DrawnText lines={lines} />
        </code>
      </pre>
      <textarea
        className="example-code"
        dir="ltr"
        aria-label={translate('try.text', 'Text to edit')}
        rows={1}
        {...verbatim}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape();
          const isPoint = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          const direction = directionOfKey(event);
          if (!isPoint && !direction) return;
          event.preventDefault();
          if (isPoint) onPoint(selectedIn(event.currentTarget));
          else if (direction) onHistory(direction);
        }}
        {...selecting}
        onChange={({ currentTarget }) =>
          onText(currentTarget.value, [readSelection(currentTarget)])
        }
        onClick={({ currentTarget }) => onPoint(selectedIn(currentTarget))}
      />
      {children}
    </div>
  );
}

/**
 * Writes the state's text and first selection to the field, and reports the field's selection when
 * it changes. Returns the field's props.
 */
function useSelection(
  state: EngineState,
  onPlace: TextAreaProps['onPlace'],
  isFocused: boolean,
): ComponentProps<'textarea'> {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The field's own selection while the field is not focused. */
  const idle = useRef<Range>(null);
  useLayoutEffect(() => {
    if (!field.current) return;
    // Set by hand, because React would also write the whole text into the element's default value
    // on every keystroke.
    if (field.current.value !== state.text) field.current.value = state.text;
    if (field.current === document.activeElement) showSelection(field.current, state);
    else idle.current = selectedIn(field.current);
  }, [state]);
  useEffect(() => {
    if (isFocused) field.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const report = (area: HTMLTextAreaElement) => {
    // The browser supports only one selection. While it matches the first of several, the others
    // are kept.
    if (!isShown(area, state)) onPlace([readSelection(area)]);
  };
  // In the layout phase, so that no listener compares the field with an outdated state.
  useLayoutEffect(() =>
    // React's "select" event misses selections made by programs such as dictation software, because
    // browsers dispatch "selectionchange" on the field:
    // https://github.com/facebook/react/issues/25643
    listen<DocumentEventMap>(document, {
      selectionchange() {
        if (field.current && field.current === document.activeElement) report(field.current);
      },
    }),
  );
  return {
    ref: field,
    onFocus({ currentTarget }) {
      // Programs may select text before they focus the field.
      const isChanged = idle.current && !isSameRange(selectedIn(currentTarget), idle.current);
      if (!isChanged) showSelection(currentTarget, state);
    },
    onBlur({ currentTarget }) {
      idle.current = selectedIn(currentTarget);
    },
    // Fires sooner than "selectionchange", which may fire after the focus has moved.
    onSelect({ currentTarget }) {
      report(currentTarget);
    },
  };
}

function readSelection(field: HTMLTextAreaElement) {
  const isBackward = field.selectionDirection === 'backward';
  return toSelection(createDocument(field.value), selectedIn(field), isBackward);
}

function selectedIn({ selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { start: selectionStart, end: selectionEnd };
}

function isShown(field: HTMLTextAreaElement, state: EngineState) {
  const [first] = state.selections;
  if (!first || field.value !== state.text) return true;
  return isSameRange(selectedIn(field), selectionRange(documentOf(state), first));
}

function showSelection(field: HTMLTextAreaElement, state: EngineState) {
  const [first] = state.selections;
  if (!first || isShown(field, state)) return;
  const { start, end } = selectionRange(documentOf(state), first);
  field.setSelectionRange(start, end, isReversed(first) ? 'backward' : 'forward');
}
