import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';
import type { Session } from '#client/try/session/session.ts';
import { phraseOf } from './step-examples.ts';
import { translate } from '#client/i18n/translate.ts';

/** An example that is replaced with an editor. */
export interface OpenExample {
  /** The example's "Try" button; undefined for the first example, which cannot be closed. */
  readonly button: HTMLElement | undefined;
  /** The click on the example's code; undefined if the reader opened the editor in another way. */
  readonly at: MouseEvent | undefined;
  readonly figure: HTMLElement;
  /** Element added to the figure in place of the rendered example. */
  readonly host: HTMLElement;
}

const loadEditor = async () => (await import('./example-editor.tsx')).ExampleEditor;

/**
 * Sessions of the examples on the page, keyed by figure, so that opening another example loses
 * nothing.
 */
export type ExampleSessions = WeakMap<HTMLElement, Session>;

interface OpenedExampleProps {
  readonly example: OpenExample;
  readonly sessions: ExampleSessions;
  onClose(): void;
}

/** Renders an editor into the figure of the open example. */
export function OpenedExample({ example, sessions, onClose }: OpenedExampleProps) {
  const { button, figure, host, at } = example;
  // Computed while the rendered example is still visible.
  const pointAt = useMemo(
    () => at && offsetAt(at, figure.querySelector('.example-before code')),
    [at, figure],
  );
  useEffect(() => {
    const frame = figure.querySelector<HTMLElement>('.example-frame');
    // The first example stays visible until its editor has loaded; then styles hide the example.
    if (frame && button) frame.hidden = true;
    figure.append(host);
    return () => {
      host.remove();
      if (frame) frame.hidden = false;
    };
  }, [button, figure, host]);
  const resumed = useMemo(() => sessions.get(figure), [sessions, figure]);
  const phrase = phraseOf(figure);
  return createPortal(
    <LazyEditor
      load={loadEditor}
      props={{
        figure,
        // A phrase that has already been run is not suggested again.
        phrase: resumed?.step ? '' : phrase,
        resumed,
        onSession: (session: Session) => sessions.set(figure, session),
        label: translate('try.label', 'Editor for {phrase}', { phrase }),
        pointAt,
        isFocused: button !== undefined && pointAt === undefined,
        onClose: button && onClose,
      }}
    />,
    host,
  );
}

/**
 * Returns the offset of the character at a point in the rendered example; undefined if there is no
 * character, or if the browser cannot find it.
 */
function offsetAt({ clientX, clientY }: MouseEvent, code: Element | null) {
  if (!code || !('caretPositionFromPoint' in document)) return undefined;
  const caret = document.caretPositionFromPoint(clientX, clientY);
  if (!caret || !code.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().length;
}
