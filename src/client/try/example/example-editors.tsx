import { useEffect, useState, type ReactNode } from 'react';
import { onClick } from '#client/behaviours/delegate.ts';
import { showFeedback } from '#client/behaviours/show-feedback.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { ExampleSessions, OpenedExample, OpenExample } from './opened-example.tsx';

/**
 * Replaces an example with an editor when its "Try" button is pressed, or when the field of the
 * first example is focused. The code is loaded at that time.
 */
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
        // One at a time, because two editors would have controls with the same names.
        setOpened((before) => (before?.figure === figure ? before : { button, figure, host }));
      } catch {
        const message = { id: 'try.notLoaded', message: 'Not loaded' };
        if (button) showFeedback(button, translate(message));
      }
    };
    const stop = onClick(document, '.try-button', (button) => void open(button, button));
    const first = document.querySelector<HTMLElement>('.first-field');
    // Marks a command entered before the editor has loaded, so that the editor runs it.
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
    // The button reappears when the editor is closed.
    requestAnimationFrame(() => opened?.button?.focus());
  };
  return Opened && opened && <Opened example={opened} sessions={sessions} onClose={close} />;
}
