import {
  Children,
  isValidElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { scrollToHash } from '#client/ui/scroll.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { CourseContext } from './course-context.ts';
import { createParserSource } from '#client/try/session/parser-source.ts';
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';
import { useCourseProgress } from './course-progress.ts';
import { figureOf, phraseOf } from '#client/try/example/step-examples.ts';
import { Summary } from './summary.tsx';
import { useFocusOnClose } from './use-focus-on-close.ts';
import { safeDecode } from '#shared/paths/base-path.ts';
import { translate } from '#client/translate.ts';

const loadDrills = async () => (await import('#client/try/drills/drills.tsx')).Drills;

/** A course of `<Step>`s, with the reader's progress and the open step. */
export function Course({ children }: { readonly children: ReactNode }): ReactNode {
  const { done, helped, add, clear } = useCourseProgress();
  const [current, open] = useState<string>();
  const [isPracticing, setPracticing] = useState(false);
  const practice = useFocusOnClose(isPracticing);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ids = useMemo(() => listIds(children), [children]);
  const [parser] = useState(createParserSource);
  const view = useMemo(
    () => ({ ids, done, current, open, finish: add, parser }),
    [ids, done, current, add, parser],
  );
  const count = ids.filter((id) => done.includes(id)).length;
  const next = ids.find((id) => !done.includes(id));
  const find = useCallback(
    (id: string) => {
      const section = place ? stepsIn(place)[ids.indexOf(id)] : undefined;
      return section && figureOf(section);
    },
    [place, ids],
  );
  const taught = useMemo(() => {
    const steps = ids.filter((id) => done.includes(id));
    const phrases = steps.flatMap((id) => {
      const figure = find(id);
      return figure ? [phraseOf(figure)] : [];
    });
    return { steps, phrases, isFinished: steps.length === ids.length };
  }, [ids, done, find]);
  useLinkedStep(place, (step) => {
    setPracticing(false);
    open(step && place ? ids[stepsIn(place).indexOf(step)] : undefined);
  });
  const clearAll = ({ currentTarget }: MouseEvent): void => {
    clear();
    open(undefined);
    // This button disappears.
    currentTarget.parentElement?.querySelector('button')?.focus();
  };
  return (
    <CourseContext value={view}>
      <div ref={setPlace} className="course" data-lesson={isPracticing ? 'drills' : current}>
        {isPracticing && (
          <LazyEditor
            load={loadDrills}
            props={{ taught, figureOf: find, parser, onClose: () => setPracticing(false) }}
          />
        )}
        {useHydrated() && (
          <div className="course-progress">
            {next === undefined && place && (
              <Summary
                phrases={stepsIn(place).flatMap(phrasesIn)}
                helped={ids.flatMap((id, index) => (helped.includes(id) ? [index + 1] : []))}
              />
            )}
            <p>
              {translate('course.progress', '{count} of {total} steps done.', {
                count,
                total: ids.length,
              })}
            </p>
            {next !== undefined && (
              <AtTop>
                <button type="button" className="button main-button" onClick={() => open(next)}>
                  {count === 0
                    ? translate('course.start', 'Start the course')
                    : translate('course.goOn', 'Continue with step {number}', {
                        number: ids.indexOf(next) + 1,
                      })}
                </button>
              </AtTop>
            )}
            <button
              ref={practice}
              type="button"
              className="button"
              onClick={() => setPracticing(true)}
            >
              {translate('drills.start', 'Practice words and phrases')}
            </button>
            {count > 0 && (
              <button type="button" className="button" onClick={clearAll}>
                {translate('course.clear', 'Clear progress')}
              </button>
            )}
          </div>
        )}
        {children}
      </div>
    </CourseContext>
  );
}

/** Renders at the top of the page, if it has a place for it: `<p id="course-start">`. */
function AtTop({ children }: { readonly children: ReactNode }): ReactNode {
  const place = document.getElementById('course-start');
  return place ? createPortal(children, place) : children;
}

function stepsIn(course: Element): readonly Element[] {
  return [...course.querySelectorAll('.course-step')];
}

function phrasesIn(step: Element): readonly string[] {
  const figure = figureOf(step);
  return figure ? [phraseOf(figure)] : [];
}

function listIds(children: ReactNode): readonly string[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ readonly id?: string }>(child) && child.props.id ? [child.props.id] : [],
  );
}

/** Opens the step of a link to content that the lesson hides, or closes the lesson. */
function useLinkedStep(place: HTMLElement | null, onStep: (step: Element | null) => void): void {
  const { hash, key } = useLocation();
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const target = place && document.getElementById(safeDecode(hash.slice(1)));
    if (!target || !place.dataset['lesson'] || target.closest('[data-open]')) return;
    const step = target.closest('.course-step');
    const frame = requestAnimationFrame(() => {
      latest.current(step);
      if (!step) requestAnimationFrame(() => scrollToHash(hash));
    });
    return () => cancelAnimationFrame(frame);
    // The key distinguishes a second click on the same link from the first.
  }, [hash, key, place]);
}
