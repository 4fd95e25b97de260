import { translate } from '#client/i18n/translate.ts';

const step = { type: 'button', className: 'quiet-button', 'data-action': 'step' } as const;

interface SectionStepsProps {
  /**
   * Whether the buttons have the ids by which shortcuts and voice commands press them. Default:
   * true.
   */
  readonly hasIds?: boolean;
}

/**
 * Buttons that move the reading position, with the same labels on every page. A behavior handles
 * them.
 */
export function SectionSteps({ hasIds = true }: SectionStepsProps) {
  const id = (name: string) => (hasIds ? `control-${name}` : undefined);
  return (
    <div className="section-steps">
      <button id={id('previous-section')} {...step} value="-1">
        {translate('steps.previous', 'Previous section')}
      </button>
      <button id={id('next-section')} {...step} value="1">
        {translate('steps.next', 'Next section')}
      </button>
      <button id={id('top')} {...step} value="0">
        {translate('steps.top', 'Top')}
      </button>
    </div>
  );
}
