import { use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Translate } from '../ui/translate.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { CourseContext } from './course-context.ts';
import { LazyEditor } from './lazy-editor.tsx';
import './course.css';

interface StepProps {
  readonly id: string;
  /** A heading, words, and an example: its first side is the text at hand, its second the wanted one, its command the hint. */
  readonly children: ReactNode;
}

const loadEditor = async () => (await import('./example-editor.tsx')).ExampleEditor;

/** A step of the course. Any phrase that leads to the wanted text will do. */
export function Step({ id, children }: StepProps): ReactNode {
  const { ids, done, current, open } = use(CourseContext);
  const [isHinted, setHinted] = useState(false);
  const [section, setSection] = useState<HTMLElement | null>(null);
  const isHydrated = useHydrated();
  const isOpen = current === id;
  const isDone = done.includes(id);
  const number = ids.indexOf(id) + 1;
  useEffect(() => {
    if (isOpen) section?.scrollIntoView();
  }, [isOpen, section]);
  return (
    <section ref={setSection} className="course-step" data-hint={isHinted || undefined}>
      {children}
      {isDone && (
        <p className="course-done">
          <Translate id="course.done">Done</Translate>
        </p>
      )}
      {isOpen && <StepEditor id={id} section={section} onHint={() => setHinted(true)} />}
      {isHydrated && !isOpen && (
        <button type="button" className="button" onClick={() => open(id)}>
          <Translate id="course.do" values={{ number }}>
            {'Do step {number}'}
          </Translate>
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

function StepEditor({ id, section, onHint }: StepEditorProps): ReactNode {
  const { ids, open, finish } = use(CourseContext);
  const [isSolved, setSolved] = useState(false);
  const translate = useTranslate();
  const announce = useAnnounce();
  const number = ids.indexOf(id) + 1;
  const figure = section?.querySelector('.example');
  const onSolved = useCallback(() => {
    finish(id);
    setSolved(true);
  }, [finish, id]);
  const close = (): void => open(undefined);
  const showHint = (): void => {
    onHint();
    const phrase = figure?.querySelector('.example-phrase')?.textContent ?? '';
    announce(translate({ id: 'course.hintSaid', message: 'Say {phrase}.' }, { phrase }));
  };
  if (!figure) return null;
  return (
    <LazyEditor
      load={loadEditor}
      props={{
        figure,
        label: translate({ id: 'course.editor', message: 'Editor for step {number}' }, { number }),
        isFocused: true,
        onSolved,
        onClose: close,
        children: isSolved ? (
          <Solved number={number} next={ids[number]} onNext={open} />
        ) : (
          <p className="try-buttons">
            <button type="button" className="quiet-button" onClick={showHint}>
              <Translate id="course.hint">Show hint</Translate>
            </button>
          </p>
        ),
      }}
    />
  );
}

interface SolvedProps {
  readonly number: number;
  /** Id of the step that follows; undefined after the last one. */
  readonly next: string | undefined;
  onNext(id: string): void;
}

/** Tells that a step is done and leads on: the focus is on the way to the next one. */
function Solved({ number, next, onNext }: SolvedProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = place.current?.querySelector('button') ?? place.current;
    target?.focus();
  }, []);
  return (
    <div ref={place} className="course-solved" tabIndex={-1}>
      <p>
        {next === undefined ? (
          <Translate id="course.end">That was the last step. The course is done.</Translate>
        ) : (
          <Translate id="course.solved" values={{ number }}>
            {'Step {number} is done.'}
          </Translate>
        )}
      </p>
      {next !== undefined && (
        <button type="button" className="button" onClick={() => onNext(next)}>
          <Translate id="course.next">Next step</Translate>
        </button>
      )}
    </div>
  );
}
