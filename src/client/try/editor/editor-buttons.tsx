import type { ReactNode } from 'react';
import { announce } from '#client/announce.ts';
import { translate } from '#client/i18n/translate.ts';

interface EditorButtonsProps {
  readonly onStartOver: () => void;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The buttons below an editor. */
export function EditorButtons(props: EditorButtonsProps): ReactNode {
  const { onStartOver, onClose, children } = props;
  const startOver = (): void => {
    onStartOver();
    announce(translate('try.startedOver', 'Back to the original text.'));
  };
  return (
    <p className="try-buttons">
      <button type="button" className="button" onClick={startOver}>
        {translate('try.startOver', 'Start over')}
      </button>
      {children}
      {onClose && (
        <button type="button" className="button" onClick={onClose}>
          {translate('try.close', 'Close')}
        </button>
      )}
    </p>
  );
}
