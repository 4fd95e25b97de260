import { useCallback, useMemo, type ReactNode } from 'react';
import { Editor, type EditorProps } from './editor.tsx';
import { reachesGoal } from './reaches-goal.ts';
import { readExample } from './read-example.ts';
import type { SessionStep } from './session.ts';

/** What an editor needs that begins as an example does. */
export interface ExampleEditorProps extends Omit<EditorProps, 'start' | 'onStep'> {
  readonly figure: Element;
  /** Called when a command has led to what the example has in the end. */
  readonly onSolved?: () => void;
}

/** An editor that begins as an example in the page does. */
export function ExampleEditor({ figure, onSolved, ...rest }: ExampleEditorProps): ReactNode {
  const start = useMemo(() => readExample(figure, 'before'), [figure]);
  const goal = useMemo(() => readExample(figure, 'after'), [figure]);
  const onStep = useCallback(
    ({ after }: SessionStep) => {
      if (start && goal && reachesGoal(after, { start, goal })) onSolved?.();
    },
    [start, goal, onSolved],
  );
  return start ? <Editor {...rest} start={start} onStep={onStep} /> : null;
}
