import { whenIdle } from '#client/loading/when-idle.ts';
import type { Behaviour } from './behaviour.ts';

/**
 * Gives every button "Try" the phrase of its example as a second, unseen half of its name, which tells the many buttons of a
 * page apart. Written into the HTML, each phrase would be there twice. A new page is painted first: nobody sees the names.
 */
export const installTryButtonNames: Behaviour = (root) => {
  const nameAll = (): void =>
    root
      .querySelectorAll('.try-button:not(:has(.example-phrase))')
      .forEach((button) => nameButton(button));
  let stopWaiting = (): void => undefined;
  const arrivals = new MutationObserver(() => {
    stopWaiting();
    stopWaiting = whenIdle(nameAll);
  });
  arrivals.observe(root.body, { childList: true, subtree: true });
  nameAll();
  return () => {
    arrivals.disconnect();
    stopWaiting();
  };
};

function nameButton(button: Element): void {
  const said = button.closest('.example')?.querySelector('.example-spoken')?.textContent ?? '';
  const phrase = button.ownerDocument.createElement('span');
  phrase.className = 'example-phrase visually-hidden';
  phrase.textContent = said.replace(/[“”]/g, '');
  button.append(' ', phrase);
}
