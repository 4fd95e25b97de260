import type { ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';

const step = { type: 'button', className: 'quiet-button', 'data-action': 'step' } as const;

/**
 * Buttons that move the reading position, with the same words on every page. A behavior handles
 * them.
 */
export function SectionSteps(): ReactNode {
  return (
    <div className="section-steps">
      <button id="control-previous-section" {...step} value="-1">
        <Translate id="steps.previous">Previous section</Translate>
      </button>
      <button id="control-next-section" {...step} value="1">
        <Translate id="steps.next">Next section</Translate>
      </button>
      <button id="control-top" {...step} value="0">
        <Translate id="steps.top">Top</Translate>
      </button>
    </div>
  );
}
