import type { ReactNode } from 'react';
import { translate } from '#client/translate.ts';

const step = { type: 'button', className: 'quiet-button', 'data-action': 'step' } as const;

/**
 * Buttons that move the reading position, with the same words on every page. A behavior handles
 * them.
 */
export function SectionSteps(): ReactNode {
  return (
    <div className="section-steps">
      <button id="control-previous-section" {...step} value="-1">
        {translate('steps.previous', 'Previous section')}
      </button>
      <button id="control-next-section" {...step} value="1">
        {translate('steps.next', 'Next section')}
      </button>
      <button id="control-top" {...step} value="0">
        {translate('steps.top', 'Top')}
      </button>
    </div>
  );
}
