import { Children, isValidElement, useMemo, useState, type ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { CourseContext } from './course-context.ts';
import { createParserSource } from '#client/try/session/parser-source.ts';
import { useCourseProgress } from './course-progress.ts';

/** A course of `<Step>`s: the reader's progress, and the open step. */
export function Course({ children }: { readonly children: ReactNode }): ReactNode {
  const { done, add, clear } = useCourseProgress();
  const [current, open] = useState<string>();
  const ids = useMemo(() => listIds(children), [children]);
  const [parser] = useState(createParserSource);
  const view = useMemo(
    () => ({ ids, done, current, open, finish: add, parser }),
    [ids, done, current, add, parser],
  );
  const count = ids.filter((id) => done.includes(id)).length;
  const next = ids.find((id) => !done.includes(id));
  const clearAll = (): void => {
    clear();
    open(undefined);
  };
  return (
    <CourseContext value={view}>
      <div className="course" data-lesson={current}>
        {useHydrated() && (
          <div className="course-progress">
            <p>
              <Translate id="course.progress" values={{ count, total: ids.length }}>
                {'{count} of {total} steps done.'}
              </Translate>
            </p>
            {next !== undefined && (
              <button type="button" className="button" onClick={() => open(next)}>
                {count === 0 ? (
                  <Translate id="course.start">Start the course</Translate>
                ) : (
                  <Translate id="course.goOn" values={{ number: ids.indexOf(next) + 1 }}>
                    {'Continue with step {number}'}
                  </Translate>
                )}
              </button>
            )}
            {count > 0 && (
              <button type="button" className="button" onClick={clearAll}>
                <Translate id="course.clear">Clear progress</Translate>
              </button>
            )}
          </div>
        )}
        {children}
      </div>
    </CourseContext>
  );
}

function listIds(children: ReactNode): readonly string[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ readonly id?: string }>(child) && child.props.id ? [child.props.id] : [],
  );
}
