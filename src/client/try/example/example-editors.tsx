import { useEffect, useState, type ReactNode } from 'react';
import { onClick } from '#client/behaviours/delegate.ts';
import { showFeedback } from '#client/behaviours/show-feedback.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { ExampleSessions, OpenedExample, OpenExample } from './opened-example.tsx';

/** Opens an editor in place of an example when its "Try" button is pressed, or when the field of the first one gets focus. Loads the code then. */
export function ExampleEditors(): ReactNode {
  const translate = useTranslate();
  const [opened, setOpened] = useState<OpenExample>();
  const [Opened, setComponent] = useState<typeof OpenedExample>();
  const [sessions] = useState<ExampleSessions>(() => new WeakMap());
  useEffect(() => {
    const open = async (control: HTMLElement, button?: HTMLElement): Promise<void> => {
      const figure = control.closest<HTMLElement>('.example');
      if (!figure) return;
      try {
        const module = await import('./opened-example.tsx');
        setComponent(() => module.OpenedExample);
        const host = document.createElement('div');
        // One at a time: two editors would have controls of the same names.
        setOpened((before) => (before?.figure === figure ? before : { button, figure, host }));
      } catch {
        const message = { id: 'try.notLoaded', message: 'Not loaded' };
        if (button) showFeedback(button, translate(message));
      }
    };
    const stop = onClick(document, '.try-button', (button) => void open(button, button));
    const first = document.querySelector<HTMLElement>('.first-field');
    // A command that is given before the editor has loaded is marked, so that the editor runs it.
    const onFirst = (event: Event): void => {
      const isCommand =
        event.target instanceof HTMLButtonElement
          ? event.type === 'click'
          : 'key' in event && event.key === 'Enter';
      if (!first) return;
      if (isCommand) first.dataset.said = '';
      void open(first);
    };
    for (const type of ['focusin', 'keydown', 'click']) first?.addEventListener(type, onFirst);
    if (first?.matches(':focus-within')) void open(first);
    return stop;
  }, [translate]);
  const close = (): void => {
    setOpened(undefined);
    // The button returns when the editor is closed.
    requestAnimationFrame(() => opened?.button?.focus());
  };
  return Opened && opened && <Opened example={opened} sessions={sessions} onClose={close} />;
}
