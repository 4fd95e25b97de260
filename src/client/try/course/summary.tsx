import type { ReactNode } from 'react';
import { translate } from '#client/i18n/translate.ts';

interface SummaryProps {
  /** The commands of all steps. */
  readonly phrases: readonly string[];
  /** Numbers of the steps that took a hint or another try. */
  readonly helped: readonly number[];
}

/**
 * Shows what the reader can say after the course, and which steps were not solved on the first try.
 */
export function Summary({ phrases, helped }: SummaryProps): ReactNode {
  const actions = [...new Set(phrases.map((phrase) => phrase.split(' ')[0] ?? ''))];
  return (
    <>
      <p>
        {translate(
          'course.learnt',
          'You have finished the course. Commands that you can say now start with {actions}.',
          { actions: actions.map((action) => `“${action}”`).join(', ') },
        )}
      </p>
      <p>
        {helped.length === 0
          ? translate('course.unaided', 'You solved every step on the first try.')
          : translate('course.helped', 'Steps that took a hint or another try: {numbers}.', {
              numbers: helped.join(', '),
            })}
      </p>
    </>
  );
}
