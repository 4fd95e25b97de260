import { useCallback, useMemo, type ReactNode } from 'react';
import type { EngineState } from '#engine/state/engine-state.ts';
import { Editor, type EditorProps } from './editor.tsx';
import { reachesGoal } from './reaches-goal.ts';
import { readExample } from './read-example.ts';

/** What an editor needs that begins as an example does. */
export interface ExampleEditorProps extends Omit<EditorProps, 'start' | 'onState'> {
  readonly figure: Element;
  /** Called when the text is as the example has it in the end. */
  readonly onSolved?: () => void;
}

/** An editor that begins as an example in the page does. */
export function ExampleEditor({ figure, onSolved, ...rest }: ExampleEditorProps): ReactNode {
  const start = useMemo(() => readExample(figure, 'before'), [figure]);
  const goal = useMemo(() => readExample(figure, 'after'), [figure]);
  const onState = useCallback(
    (state: EngineState) => {
      if (start && goal && reachesGoal(state, { start, goal })) onSolved?.();
    },
    [start, goal, onSolved],
  );
  return start ? <Editor {...rest} start={start} onState={onState} /> : null;
}
