import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { onClick } from '#client/behaviours/delegate.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { LazyEditor } from './lazy-editor.tsx';

interface OpenExample {
  readonly button: HTMLElement;
  readonly figure: HTMLElement;
  /** Stands in the figure, in place of its picture. */
  readonly host: HTMLElement;
}

const loadEditor = async () => (await import('./example-editor.tsx')).ExampleEditor;

/** Opens an editor in place of each example whose button "Try" is pressed. Its code is loaded then. */
export function ExampleEditors(): ReactNode {
  const [opened, setOpened] = useState<readonly OpenExample[]>([]);
  useEffect(
    () =>
      onClick(document, '.try-button', (button) => {
        const figure = button.closest<HTMLElement>('.example');
        if (!figure) return;
        const host = document.createElement('div');
        setOpened((before) => [...before, { button, figure, host }]);
      }),
    [],
  );
  const close = useCallback(({ host, button }: OpenExample) => {
    setOpened((before) => before.filter((other) => other.host !== host));
    // The button is back once the editor is gone.
    requestAnimationFrame(() => button.focus());
  }, []);
  return opened.map((example, index) => (
    <OpenedExample key={index} example={example} onClose={close} />
  ));
}

interface OpenedExampleProps {
  readonly example: OpenExample;
  onClose(example: OpenExample): void;
}

function OpenedExample({ example, onClose }: OpenedExampleProps): ReactNode {
  const { button, figure, host } = example;
  const translate = useTranslate();
  useEffect(() => {
    const frame = figure.querySelector<HTMLElement>('.example-frame');
    if (frame) frame.hidden = true;
    figure.prepend(host);
    return () => {
      host.remove();
      if (frame) frame.hidden = false;
    };
  }, [figure, host]);
  const phrase = button.querySelector('.example-phrase')?.textContent ?? '';
  return createPortal(
    <LazyEditor
      load={loadEditor}
      props={{
        figure,
        phrase: phrase.replace(/[“”]/g, ''),
        label: translate({ id: 'try.label', message: 'Editor for {phrase}' }, { phrase }),
        isFocused: true,
        onClose: () => onClose(example),
      }}
    />,
    host,
  );
}
