import type { ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';

interface SummaryProps {
  /** The commands of all steps. */
  readonly phrases: readonly string[];
  /** Numbers of the steps that took a hint or another try. */
  readonly helped: readonly number[];
}

/**
 * Shows what the reader of a finished course can say now, and which steps were not solved at once.
 */
export function Summary({ phrases, helped }: SummaryProps): ReactNode {
  const actions = [...new Set(phrases.map((phrase) => phrase.split(' ')[0] ?? ''))];
  return (
    <>
      <p>
        <Translate
          id="course.learnt"
          values={{ actions: actions.map((action) => `“${action}”`).join(', ') }}
        >
          {'You have finished the course. Commands that you can say now start with {actions}.'}
        </Translate>
      </p>
      <p>
        {helped.length === 0 ? (
          <Translate id="course.unaided">You solved every step at once.</Translate>
        ) : (
          <Translate id="course.helped" values={{ numbers: helped.join(', ') }}>
            {'Steps that took a hint or another try: {numbers}.'}
          </Translate>
        )}
      </p>
    </>
  );
}
