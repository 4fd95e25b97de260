import { use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { announce } from '#client/announce.ts';
import { CourseContext } from './course-context.ts';
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';
import { figureOf, languageOf, phraseOf, phrasesUpTo } from '#client/try/example/step-examples.ts';
import { pageParser } from '#client/try/session/page-parser.ts';
import type { Session } from '#client/try/session/session.ts';
import { useFocusOnClose } from './use-focus-on-close.ts';
import './course.css';
import { translate } from '#client/i18n/translate.ts';

interface StepProps {
  readonly id: string;
  /**
   * A heading, text, and an example. The example's first side is the initial text, its second side
   * the goal, and its command the hint.
   */
  readonly children: ReactNode;
}

const loadEditor = async () =>
  (await import('#client/try/example/example-editor.tsx')).ExampleEditor;

/** A step of the course. Any phrase that reaches the goal is accepted. */
export function Step({ id, children }: StepProps) {
  const { ids, done, current, open } = use(CourseContext);
  const [isHinted, setHinted] = useState(false);
  const [section, setSection] = useState<HTMLElement | null>(null);
  const isOpen = current === id;
  const isDone = done.includes(id);
  const number = ids.indexOf(id) + 1;
  const total = ids.length;
  const button = useFocusOnClose(isOpen);
  useEffect(() => {
    if (isOpen) section?.scrollIntoView();
  }, [isOpen, section]);
  return (
    <section
      ref={setSection}
      className="course-step"
      data-hint={isHinted || undefined}
      data-open={isOpen || undefined}
    >
      {isOpen && (
        <div className="lesson-progress">
          <p>{translate('course.position', 'Step {number} of {total}', { number, total })}</p>
          <progress value={number} max={total} aria-hidden="true" />
        </div>
      )}
      {children}
      {isDone && <p className="course-done">{translate('course.done', 'Done')}</p>}
      {isOpen && <StepEditor id={id} section={section} onHint={() => setHinted(true)} />}
      {useHydrated() && !isOpen && (
        <button ref={button} type="button" className="button" onClick={() => open(id)}>
          {translate('course.do', 'Do step {number}', { number })}
        </button>
      )}
    </section>
  );
}

interface StepEditorProps {
  readonly id: string;
  readonly section: HTMLElement | null;
  onHint(): void;
}

function StepEditor({ id, section, onHint }: StepEditorProps) {
  const { ids, open, finish } = use(CourseContext);
  const [isSolved, setSolved] = useState(false);
  const isHelped = useRef(false);
  const number = ids.indexOf(id) + 1;
  const figure = figureOf(section);
  useGoalLabel(figure);
  const taught = useMemo(() => (section ? phrasesUpTo(section) : []), [section]);
  useEffect(() => {
    // Loads the grammars for this step and the next one, so that the next step is ready.
    for (const step of [section, section?.nextElementSibling]) {
      const languageId = languageOf(figureOf(step));
      if (languageId !== undefined) pageParser.warmUp(languageId);
    }
  }, [section]);
  const onSolved = useCallback(() => {
    finish(id, isHelped.current);
    setSolved(true);
  }, [finish, id]);
  const onSession = useCallback(({ miss }: Session) => {
    isHelped.current ||= miss !== undefined;
  }, []);
  const showHint = () => {
    onHint();
    isHelped.current = true;
    announce(translate('course.hintSaid', 'Say “{phrase}”.', { phrase: phraseOf(figure) }));
  };
  if (!figure) return null;
  return (
    <LazyEditor
      load={loadEditor}
      props={{
        figure,
        label: translate('course.editor', 'Editor for step {number}', { number }),
        isFocused: true,
        isTask: !isSolved,
        taught,
        onSession,
        onSolved,
        onClose: () => open(undefined),
        children: isSolved ? (
          <Solved number={number} next={ids[number]} onNext={open} />
        ) : (
          <p className="try-buttons">
            <button type="button" className="button" onClick={showHint}>
              {translate('course.hint', 'Hint')}
            </button>
          </p>
        ),
      }}
    />
  );
}

/** Labels an example's result, which remains visible, as the goal. */
function useGoalLabel(figure: Element | undefined) {
  useEffect(() => {
    const label = figure?.querySelector('.example-after .example-label');
    const before = label?.textContent;
    if (!label || before === undefined) return;
    label.textContent = translate('try.goal', 'Goal');
    return () => {
      label.textContent = before;
    };
  }, [figure]);
}

interface SolvedProps {
  readonly number: number;
  /** Id of the next step; undefined after the last one. */
  readonly next: string | undefined;
  /** Opens the next step; undefined closes the last step. */
  onNext(id: string | undefined): void;
}

/** Says that a step is done, and moves focus to the button that continues. */
function Solved({ number, next, onNext }: SolvedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place} className="course-solved">
      <p>
        {next === undefined
          ? translate('course.end', 'That was the last step. You’ve finished the course.')
          : translate('course.solved', 'Step {number} is done.', { number })}
      </p>
      <button
        type="button"
        className="button"
        onClick={({ currentTarget }) => {
          const course = currentTarget.closest('.course');
          onNext(next);
          // The summary is above the control to use next, so focusing that control also shows the
          // summary.
          if (next === undefined)
            requestAnimationFrame(() =>
              course?.querySelector<HTMLElement>('.course-progress button')?.focus(),
            );
        }}
      >
        {next === undefined
          ? translate('course.toSummary', 'Show the summary')
          : translate('course.next', 'Next step')}
      </button>
    </div>
  );
}
