import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { LazyEditor } from '#client/try/editor/lazy-editor.tsx';
import { phraseOf } from './step-examples.ts';

/** An example with an editor in place of its picture. */
export interface OpenExample {
  /** The button that was pressed; none if the field of the first example got focus, which cannot be closed. */
  readonly button: HTMLElement | undefined;
  readonly figure: HTMLElement;
  /** Added to the figure, in place of its picture. */
  readonly host: HTMLElement;
}

const loadEditor = async () => (await import('./example-editor.tsx')).ExampleEditor;

interface OpenedExampleProps {
  readonly example: OpenExample;
  onClose(): void;
}

/** Renders an editor into the figure of the open example. */
export function OpenedExample({ example, onClose }: OpenedExampleProps): ReactNode {
  const { button, figure, host } = example;
  const translate = useTranslate();
  useEffect(() => {
    const frame = figure.querySelector<HTMLElement>('.example-frame');
    // The first example stays visible until its editor has loaded: then styles hide it.
    if (frame && button) frame.hidden = true;
    figure.append(host);
    return () => {
      host.remove();
      if (frame) frame.hidden = false;
    };
  }, [button, figure, host]);
  const phrase = phraseOf(figure);
  return createPortal(
    <LazyEditor
      load={loadEditor}
      props={{
        figure,
        phrase,
        label: translate({ id: 'try.label', message: 'Editor for {phrase}' }, { phrase }),
        isFocused: button !== undefined,
        ...(button && { onClose }),
      }}
    />,
    host,
  );
}
