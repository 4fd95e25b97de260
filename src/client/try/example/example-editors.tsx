import { useEffect, useState } from 'react';
import { onClick } from '#client/behaviors/support/delegate.ts';
import { showFeedback } from '#client/behaviors/support/show-feedback.ts';
import type { ExampleSessions, OpenedExample, OpenExample } from './opened-example.tsx';
import { translate } from '#client/i18n/translate.ts';

/** Matches the "Try" buttons of examples, and the code of examples that can be tried. */
const pressable =
  '.try-button, .example:not(.course-step *):has(.try-button, .first-field) .example-before code';

/**
 * Replaces an example with an editor when the reader presses its "Try" button or its code, or
 * focuses the field of the first example. The editor's code is loaded only then.
 */
export function ExampleEditors() {
  const [opened, setOpened] = useState<OpenExample>();
  const [Opened, setComponent] = useState<typeof OpenedExample>();
  const [sessions] = useState<ExampleSessions>(() => new WeakMap());
  useEffect(() => {
    const open = async (control: HTMLElement, pressed?: MouseEvent) => {
      const figure = control.closest<HTMLElement>('.example');
      if (!figure) return;
      const button = figure.querySelector<HTMLElement>('.try-button') ?? undefined;
      try {
        const module = await import('./opened-example.tsx');
        setComponent(() => module.OpenedExample);
        const host = document.createElement('div');
        // One editor at a time, because the controls of two editors would have the same names.
        setOpened((before) =>
          before?.figure === figure ? before : { button, figure, host, at: pressed },
        );
      } catch {
        if (button) showFeedback(button, translate('try.notLoaded', 'Not loaded'));
      }
    };
    const stop = onClick(pressable, (pressed, event) => {
      const isImage = pressed.matches('code');
      // If text in an example is selected, the reader may be about to copy it.
      if (!isImage || getSelection()?.isCollapsed) void open(pressed, isImage ? event : undefined);
    });
    const first = document.querySelector<HTMLElement>('.first-field');
    // Opens the editor, and marks a command entered before it has loaded, so that it runs then.
    const onFirst = (event: Event) => {
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
  }, []);
  const close = () => {
    setOpened(undefined);
    // The button reappears when the editor is closed.
    requestAnimationFrame(() => opened?.button?.focus());
  };
  return Opened && opened && <Opened example={opened} sessions={sessions} onClose={close} />;
}
