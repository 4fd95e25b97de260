import {
  Children,
  isValidElement,
  use,
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
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';
import { parseJson } from '#client/parse-json.ts';
import { connectStored, safeStorage } from '#client/store/safe-storage.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { figureOf, phraseOf } from '#client/try/example/step-examples.ts';
import type { Taught } from '#client/try/drills/drill-cards.ts';
import { useFocusOnClose } from './use-focus-on-close.ts';
import { safeDecode } from '#shared/paths/base-path.ts';
import { translate } from '#client/i18n/translate.ts';

const loadDrills = async () => (await import('#client/try/drills/drills.tsx')).Drills;

/** A course of `<Step>`s, with the reader's progress and the open step. */
export function Course({ children }: { readonly children: ReactNode }) {
  const { done, helped, add, clear } = useCourseProgress();
  const [current, open] = useState<string>();
  const [isPracticing, setPracticing] = useState(false);
  const practice = useFocusOnClose(isPracticing);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ids = useMemo(
    () =>
      Children.toArray(children).flatMap((child) =>
        isValidElement<{ readonly id?: string }>(child) && child.props.id ? child.props.id : [],
      ),
    [children],
  );
  const view = useMemo(
    () => ({ ids, done, current, open, finish: add }),
    [ids, done, current, add],
  );
  const find = useCallback(
    (id: string) => figureOf(place && stepsIn(place)[ids.indexOf(id)]),
    [place, ids],
  );
  const taught = useMemo(() => {
    const steps = ids.filter((id) => done.includes(id));
    const phrases = steps.map((id) => phraseOf(find(id))).filter(Boolean);
    return { steps, phrases, isFinished: steps.length === ids.length };
  }, [ids, done, find]);
  useLinkedStep(place, (step) => {
    setPracticing(false);
    open(step && place ? ids[stepsIn(place).indexOf(step)] : undefined);
  });
  return (
    <CourseContext value={view}>
      <div ref={setPlace} className="course" data-lesson={isPracticing ? 'drills' : current}>
        {isPracticing && (
          <LazyEditor
            load={loadDrills}
            props={{ taught, figureOf: find, onClose: () => setPracticing(false) }}
          />
        )}
        {useHydrated() && (
          <Progress taught={taught} helped={helped} onClear={clear}>
            <button
              ref={practice}
              type="button"
              className="button"
              onClick={() => setPracticing(true)}
            >
              {translate('drills.start', 'Practice words and phrases')}
            </button>
          </Progress>
        )}
        {children}
      </div>
    </CourseContext>
  );
}

interface ProgressProps {
  readonly taught: Taught;
  /** Ids of the steps that took a hint or another try. */
  readonly helped: readonly string[];
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the progress, with buttons to continue or start over. After the course, shows what the
 * reader can say, and which steps were not solved on the first try.
 */
function Progress({ taught: { steps, phrases }, helped, onClear, children }: ProgressProps) {
  const { ids, open } = use(CourseContext);
  const next = ids.find((id) => !steps.includes(id));
  const clear = ({ currentTarget }: MouseEvent) => {
    onClear();
    open(undefined);
    // This button disappears, so focus moves to the first button.
    currentTarget.parentElement?.querySelector('button')?.focus();
  };
  const start = next !== undefined && (
    <button type="button" className="button main-button" onClick={() => open(next)}>
      {steps.length === 0
        ? translate('course.start', 'Start the course')
        : translate('course.goOn', 'Continue with step {number}', {
            number: ids.indexOf(next) + 1,
          })}
    </button>
  );
  /**
   * Container for the start button at the top of the page, if the page has one: `<p
   * id="course-start">`.
   */
  const top = document.getElementById('course-start');
  return (
    <div className="course-progress">
      {next === undefined && <Finished phrases={phrases} helped={helped} />}
      <p>
        {translate('course.progress', '{count} of {total} steps done.', {
          count: steps.length,
          total: ids.length,
        })}
      </p>
      {top ? createPortal(start, top) : start}
      {children}
      {steps.length > 0 && (
        <button type="button" className="button" onClick={clear}>
          {translate('course.clear', 'Clear progress')}
        </button>
      )}
    </div>
  );
}

/** What a reader who has finished the course can say, and which steps took help. */
function Finished({ phrases, helped }: { phrases: readonly string[]; helped: readonly string[] }) {
  const { ids } = use(CourseContext);
  const actions = new Set(phrases.map((phrase) => phrase.split(' ')[0] ?? ''));
  const numbers = ids.flatMap((id, index) => (helped.includes(id) ? [index + 1] : []));
  return (
    <>
      <p>
        {translate(
          'course.learnt',
          'You have finished the course. Commands that you can say now start with {actions}.',
          { actions: [...actions].map((action) => `“${action}”`).join(', ') },
        )}
      </p>
      <p>
        {numbers.length === 0
          ? translate('course.unaided', 'You solved every step on the first try.')
          : translate('course.helped', 'Steps that took a hint or another try: {numbers}.', {
              numbers: numbers.join(', '),
            })}
      </p>
    </>
  );
}

/**
 * Returns the ids of the completed steps and of the steps that needed a hint or another try, with
 * functions that add a step and clear both lists. The lists are stored only in this browser, and
 * are empty on the server and until scripts run.
 */
function useCourseProgress() {
  const [done, changeDone] = useStoredList(storageKeys.course);
  const [helped, changeHelped] = useStoredList(storageKeys.courseHelp);
  const add = useCallback(
    (id: string, isHelped: boolean) => {
      changeDone(id);
      if (isHelped) changeHelped(id);
    },
    [changeDone, changeHelped],
  );
  const clear = () => {
    changeDone();
    changeHelped();
  };
  return { done, helped, add, clear };
}

/**
 * Returns a stored list, and a function that adds an item if it is not in the list yet, or clears
 * the list if called without an item.
 */
function useStoredList(key: string) {
  const [list, setList] = useState<readonly string[]>([]);
  useEffect(() => connectStored(key, () => setList(readList(key))), [key]);
  const change = useCallback(
    (added?: string) => {
      const next = added === undefined ? [] : [...new Set([...readList(key), added])];
      safeStorage.set(key, JSON.stringify(next));
      setList(readList(key));
    },
    [key],
  );
  return [list, change] as const;
}

/** Reads a stored list of strings. Returns an empty list if the stored value is not a list. */
function readList(key: string) {
  const value = parseJson(safeStorage.get(key));
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function stepsIn(course: Element) {
  return [...course.querySelectorAll('.course-step')];
}

/**
 * If a lesson is open and does not contain a link's target, opens the step that does, or closes the
 * lesson if no step does.
 */
function useLinkedStep(place: HTMLElement | null, onStep: (step: Element | null) => void) {
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
