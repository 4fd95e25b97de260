import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { createStartState } from '../session/start-state.ts';
import { inLanguage } from '#client/language/in-language.tsx';
import { Editor, type EditorProps } from '#client/try/editor/editor.tsx';
import { ShorterPhrase } from '#client/try/how-to-say/shorter-phrase.tsx';
import type { EngineState } from '#engine/model/engine-state.ts';
import { documentOf, toSelection } from '#engine/text/document.ts';
import { readExample, type ExampleSide } from './read-example.ts';
import { openSession, placeCursor, type SessionStep } from '#client/try/session/session.ts';

/** Props of an editor that starts from an example. */
export interface ExampleEditorProps extends Omit<EditorProps, 'start' | 'onStep' | 'task'> {
  readonly figure: Element;
  /** Offset of the pressed character in the rendered example. */
  readonly pointAt?: number;
  /** Called when a command solves the task. */
  readonly onSolved?: () => void;
  /** Whether the example is a task, in which a phrase that misses the goal has no effect. */
  readonly isTask?: boolean;
}

/** An editor that starts from an example on the page. */
export const ExampleEditor = inLanguage(GoalEditor);

function GoalEditor({ figure, onSolved, isTask = false, pointAt, ...rest }: ExampleEditorProps) {
  const start = useMemo(() => readStart(figure, 'before'), [figure]);
  const task = useMemo(() => {
    const goal = readStart(figure, 'after');
    return start && goal && { start, goal };
  }, [figure, start]);
  /** The command that solved the task. */
  const [solution, setSolution] = useState<SessionStep>();
  const onStep = useCallback(
    (step: SessionStep) => {
      // In a task, every step is a solution: commands that miss the goal have no effect.
      if (!task || !isTask) return;
      setSolution(step);
      onSolved?.();
    },
    [task, isTask, onSolved],
  );
  const { resumed } = rest;
  const pointed = useMemo(() => {
    const session = resumed ?? (start && openSession(start));
    if (!session || pointAt === undefined || session.state.text !== start?.text) return undefined;
    const place = { start: pointAt, end: pointAt };
    return placeCursor(session, [toSelection(documentOf(session.state), place)]);
  }, [resumed, start, pointAt]);
  const field = useMemo(
    () => figure.querySelector<HTMLInputElement>('.first-field > input'),
    [figure],
  );
  useLayoutEffect(() => {
    if (field) continueFrom(figure, field);
  }, [figure, field]);
  return (
    start && (
      <Editor
        {...rest}
        {...(field && { phrase: field.value })}
        {...(pointed && { resumed: pointed, isPointing: true })}
        start={start}
        task={isTask ? task : undefined}
        onStep={onStep}
      >
        {solution && <ShorterPhrase step={solution} />}
        {rest.children}
      </Editor>
    )
  );
}

/** Returns the state that one side of an example shows; undefined if that side has no code. */
export function readStart(figure: Element, side: ExampleSide): EngineState | undefined {
  const start = readExample(figure, side);
  return start && createStartState(start);
}

/** Continues where the reader left off in the field that the editor replaces. */
function continueFrom(figure: Element, field: HTMLInputElement) {
  const command = figure.querySelector<HTMLInputElement>('.try-command input');
  const focused = field.ownerDocument.activeElement;
  const isSaid = field.closest('[data-said]') !== null;
  if (isSaid || field === focused) command?.focus();
  else if (field.parentElement?.contains(focused))
    figure.querySelector<HTMLElement>('.try-command [type="submit"]')?.focus();
  command?.setSelectionRange(field.selectionStart, field.selectionEnd);
  if (isSaid) command?.form?.requestSubmit();
}
